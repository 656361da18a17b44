/** Copies the text before a button with `data-copies`, and says so in the panel's status. */
export default function lawShare(): void {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest('[data-copies]');
    const field = button?.previousElementSibling as HTMLElement | null | undefined;
    if (!button || !field) return;
    const say = (message: string): void => {
      button.closest('details')!.querySelector('[role=status]')!.textContent = message;
    };
    const fail = (): void => {
      field.focus();
      getSelection()?.selectAllChildren(field);
      say('No se pudo copiar. El texto quedó seleccionado: cópielo con el teclado o con el menú.');
    };
    // Called straight from the press: some browsers refuse the clipboard after any wait.
    if (!navigator.clipboard?.writeText) return fail();
    const label = field.previousElementSibling!.textContent;
    navigator.clipboard.writeText(field.textContent).then(() => say(`${label}: copiado.`), fail);
  });
}
