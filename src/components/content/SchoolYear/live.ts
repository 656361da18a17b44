import steps from '@laws/plan.json';

import {dayInBogota} from '@site/src/lib/dates';
import {MONTHS} from '@site/src/lib/format';
import {keep, readKept, UNKEPT} from '@site/src/lib/kept';
import {saveCsv} from '@site/src/lib/save-csv';
import type {Calendar} from '@site/src/lib/school-year';
import {settleOn} from '@site/src/lib/settle-on';

import {planRows, sortOut, summary, toHash, wordsIn} from './state';

const KEY = 'ce-plan-del-ano';

/** What a box adds to the plan when it is checked. The names of steps are told from those of the checklist. */
const wordOf = ({type, name, value}: HTMLInputElement): string =>
  type === 'radio' ? value : name.replace(/^paso-/, '');

/** Keeps, shares, counts and saves what is chosen and ticked in the plan; the boxes are the browser's own. */
export function start(plan: HTMLElement): void {
  const inputs = [...plan.querySelectorAll<HTMLInputElement>('input[name]')];
  const [counted, told] = plan.querySelectorAll<HTMLElement>('[data-says]');
  const clear = plan.querySelector<HTMLElement>('[data-does=clear]')!;
  const today = dayInBogota(Date.now());
  const words = (): string[] => inputs.filter(({checked}) => checked).map(wordOf);
  const calendar = (): Calendar => (words().includes('b') ? 'b' : 'a');
  /** What «Deshacer» brings back. */
  let last: readonly string[] | undefined;

  const show = (): void => {
    counted!.textContent = summary(steps, words(), calendar(), today);
    clear.textContent = last ? 'Deshacer' : 'Borrar marcas';
  };
  const apply = (next: readonly string[]): void => {
    for (const input of inputs) input.checked = input.name === 'calendario' && input.defaultChecked;
    // Of two choices where one is possible, the later one counts.
    for (const word of next) inputs.find((input) => wordOf(input) === word)!.checked = true;
    show();
  };
  const foldOf = ({id}: {readonly id: string}): HTMLDetailsElement =>
    inputs.find(({name}) => name === `paso-${id}`)!.closest('details')!;
  /** Opens the month we are in instead of that of the build, both under the window: nothing in it moves. */
  const openMonth = (): void => {
    const month = MONTHS[Number(today.slice(5, 7)) - 1];
    const current = steps.filter(({months}) => months[calendar()] === month).map(foldOf);
    for (const fold of steps.map(foldOf))
      if (fold.getBoundingClientRect().top > innerHeight) fold.open = current.includes(fold);
  };
  const save = (): void => {
    told!.textContent = keep(KEY, words()) ? '' : UNKEPT;
    // From here on the plan is the visitor's own, also after a reload.
    if (wordsIn(location.hash)) history.replaceState(history.state, '', '#plan');
    show();
  };
  const known = (list: readonly string[]) => sortOut(list, inputs.map(wordOf));

  const takeShared = (): boolean => {
    const shared = wordsIn(location.hash);
    if (!shared) return false;
    const {kept, dropped} = known(shared);
    apply(kept);
    told!.textContent = [
      'Este plan viene de un enlace. Al marcar algo queda en este navegador',
      readKept(KEY).length > 0 ? ', en lugar del que usted tenía.' : '.',
      dropped.length > 0 &&
        ` Del enlace se dejó lo que este plan no tiene: ${dropped.join(', ').slice(0, 200)}.`,
    ]
      .filter(Boolean)
      .join('');
    settleOn(document.getElementById('plan')!);
    openMonth();
    return true;
  };

  const share = (): void => {
    const url = location.origin + location.pathname + toHash(words());
    const fail = (): void => void (told!.textContent = `No se pudo copiar. Este es el enlace: ${url}`);
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      // Closing the sheet is no failure.
      navigator.share({title: 'Plan del año escolar', url}).catch(() => {});
    } else if (!navigator.clipboard?.writeText) fail();
    else
      navigator.clipboard
        .writeText(url)
        .then(() => (told!.textContent = 'Enlace copiado: lleva lo que usted marcó, y nada más.'), fail);
  };

  plan.addEventListener('change', ({target}) => {
    if (!inputs.includes(target as HTMLInputElement)) return;
    last = undefined;
    save();
    if ((target as HTMLInputElement).name === 'calendario') openMonth();
  });
  plan.addEventListener('click', ({target}) => {
    const {does} = (target as Element).closest<HTMLElement>('[data-does]')?.dataset ?? {};
    if (does === 'share') share();
    if (does === 'csv')
      saveCsv(planRows(steps, words(), calendar()), `plan-del-ano-${calendar()}-${today}.csv`);
    if (does === 'clear') {
      const before = last ? undefined : words();
      apply(last ?? words().filter((word) => !steps.some(({id}) => id === word)));
      last = before;
      save();
    }
  });
  addEventListener('hashchange', takeShared);

  // Ticked before this ran.
  const touched = inputs.filter(({checked, defaultChecked}) => checked && !defaultChecked);
  if (takeShared()) return;
  apply([...known(readKept(KEY)).kept, ...touched.map(wordOf)]);
  if (touched.length > 0) save();
  openMonth();
}
