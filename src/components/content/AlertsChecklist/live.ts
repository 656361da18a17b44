import {dayInBogota} from '@site/src/lib/dates';
import {formatDate} from '@site/src/lib/format';
import {keep, readKept, UNKEPT} from '@site/src/lib/kept';
import {saveCsv} from '@site/src/lib/save-csv';

import {checklistRows} from './export';

const KEY = 'ce-lista-de-alertas';

/** Keeps, counts and saves what is ticked in the checklist; the boxes are the browser's own. */
export function start(list: HTMLElement): void {
  const boxes = [...list.querySelectorAll('input')];
  const part = <T extends HTMLElement>(selector: string): T => list.querySelector<T>(selector)!;
  const clear = part('[data-does=clear]');
  const today = dayInBogota(Date.now());
  const ticked = (): string[] => boxes.filter(({checked}) => checked).map(({name}) => name);
  /** What «Deshacer» brings back. */
  let last: readonly string[] | undefined;

  const show = (): void => {
    const done = ticked().length;
    part<HTMLProgressElement>('progress').value = done;
    part('output').textContent = `${done} de ${boxes.length} revisados`;
    clear.textContent = last ? 'Deshacer' : 'Borrar marcas';
  };
  const save = (): void => {
    part('[data-says]').textContent = keep(KEY, ticked()) ? '' : UNKEPT;
    show();
  };

  part('[data-today]').textContent = formatDate(today);
  // Those that were ticked before this ran stay, with those of another day.
  const kept = readKept(KEY);
  const isNew = boxes.some(({checked, name}) => checked && !kept.includes(name));
  for (const box of boxes) box.checked ||= kept.includes(box.name);
  if (isNew) save();
  else show();

  list.addEventListener('change', () => {
    last = undefined;
    save();
  });
  list.addEventListener('click', ({target}) => {
    const {does} = (target as Element).closest<HTMLElement>('[data-does]')?.dataset ?? {};
    if (does === 'csv') saveCsv(checklistRows(ticked(), today), `lista-de-alertas-${today}.csv`);
    if (does === 'clear') {
      const before = last ? undefined : ticked();
      for (const box of boxes) box.checked = last?.includes(box.name) ?? false;
      last = before;
      save();
    }
  });
}
