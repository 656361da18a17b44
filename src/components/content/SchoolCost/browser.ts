import {readStudents} from '@site/src/lib/students';

import {costLines, type Prices} from './cost';

/** What a year costs the visitor's own school, as it is typed. The number stays in the address, to be sent on. */
export default function schoolCost(): void {
  const own = document.querySelector<HTMLElement>('[data-prices]');
  if (!own) return;
  const field = own.querySelector('input')!;
  const answer = own.querySelector('[role=status]')!;
  const prices = JSON.parse(own.dataset['prices']!) as Prices;

  const show = (): void => {
    const read = readStudents(field.value);
    answer.textContent = typeof read === 'string' ? read : costLines(read, prices).join('\n');
    field.setAttribute('aria-invalid', String(typeof read === 'string' && field.value.trim() !== ''));
  };
  const fromAddress = (): void => {
    const {searchParams} = new URL(location.href);
    const asked = searchParams.get('estudiantes');
    if (asked !== null) field.value = asked.slice(0, field.maxLength);
    if (asked !== null || field.value) show();
  };

  field.addEventListener('input', () => {
    show();
    const read = readStudents(field.value);
    const address = new URL(location.href);
    if (typeof read === 'number') address.searchParams.set('estudiantes', String(read));
    else address.searchParams.delete('estudiantes');
    history.replaceState(history.state, '', address);
  });
  addEventListener('popstate', fromAddress);
  fromAddress();
}
