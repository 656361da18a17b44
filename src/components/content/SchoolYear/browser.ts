/** A link that carries a plan (`state.ts`) leads to it, and there it wakes as an island does (`live.ts`). */
export default function schoolYear(): void {
  const lead = (): void => {
    if (/^#plan\./i.test(location.hash)) document.getElementById('plan')?.scrollIntoView();
  };
  lead();
  addEventListener('hashchange', lead);
}
