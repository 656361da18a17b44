// Asked for by `loader.ts` when a script has not arrived. Where the host answers without it a release has
// taken it away, and nothing on this page will bring it back: the page is loaded anew, with what the visitor
// was doing, unless something typed or ticked would be lost.
import {isGone, pressOf, startFresh} from '../lib/fresh-start';

const {held, request} = document.currentScript as HTMLScriptElement & {
  /** What waits for the script, by the button or link that was pressed, or the key's event. */
  readonly held: ReadonlyMap<unknown, unknown>;
  /** Address of the script that did not come. */
  readonly request: string;
};

const SEARCH = document.querySelector<HTMLInputElement>('#buscador-campo');

/** A field whose content a reload would throw away; the search goes along. */
const isFilled = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  field !== SEARCH &&
  (field.value !== field.defaultValue || ('checked' in field && field.checked !== field.defaultChecked));

/** What opened a box or a menu that stands open. */
function openerOf(): HTMLElement | null {
  const box = document.querySelector(':is(:popover-open)');
  return (
    (box && document.querySelector<HTMLElement>(`[popovertarget="${box.id}"]`)) ??
    document.querySelector<HTMLElement>('details[name][data-closes][open] > summary')
  );
}

/** Says it in the middle of the window, where the browser can; at the top of the page elsewhere. */
function tell(): void {
  const notice = document.createElement('aside');
  notice.className = 'saved-copy';
  notice.popover = 'auto';
  notice.role = 'status';
  notice.innerHTML =
    '<p>El sitio se actualizó y esta página es de antes. <a href="">Cargarla de nuevo</a>. Lo que escribió o marcó aquí se borra.</p>';
  document.body.prepend(notice);
  notice.showPopover?.();
}

async function rescue(): Promise<void> {
  if (!(await isGone({request}))) return;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  if ([...fields].some(isFilled)) return tell();
  if (SEARCH?.closest(':is(:popover-open)')) return void startFresh(() => SEARCH.value);
  const pressed = [...held.keys()].find((key) => key instanceof HTMLElement) ?? openerOf();
  startFresh(undefined, pressed ? pressOf(pressed) : undefined);
}

void rescue();
