/*
 * Inline in the head of every page; `plugins/islands/compile.ts` minifies it. No imports: it must be small,
 * and the same text on every page, since the content policy names its hash.
 *
 * It does three things:
 * - it waits for a sign that the visitor wants more than reading, then asks for the site's one script
 *   (`site.ts`) and watches it: should it fail, `global.css` hides the controls that cannot work, as with
 *   JavaScript off;
 * - it does by hand what is too small to ask for a script: landing on a hash, the compact header, closing
 *   menus, opening the search box;
 * - it keeps what only the script, or an island of it that still sleeps, can answer, and gives it back once.
 *
 * What the markup says to it: `data-island` (wakes when it comes near the window, or is touched),
 * `data-wakes` (ask when a pointer or the focus reaches it; `keys`: its arrow keys are the script's),
 * `data-holds` (its links too are answered by the script), `data-stored="<key>"` (ask at once if storage has
 * the key), `data-closes` (a disclosure that closes when one of its links is followed or, with a `name`, on
 * a press outside and by Escape).
 *
 * Between it and `site.ts`: `data-wanted` marks the islands that are to wake, `ce-want` says that there is
 * a new one, `ce-live` that something can be given back, `ce-lost` that an island's file did not come.
 */

/** Address of `rescue.ts`, which is there in every release. */
declare const RESCUE: string;

(() => {
  interface Connection {
    readonly effectiveType: string;
    readonly saveData: boolean;
    readonly downlink: number;
  }
  const root = document.documentElement;
  const find = <T extends HTMLElement>(selector: string): T | null => document.querySelector<T>(selector);
  const each = (selector: string, act: (element: HTMLElement) => void): void =>
    document.querySelectorAll<HTMLElement>(selector).forEach(act);
  const add = <T extends 'script' | 'link'>(name: T, values: Partial<HTMLElementTagNameMap[T]>): void =>
    document.head.append(Object.assign(document.createElement(name), values));
  const address = (): string => find<HTMLMetaElement>('meta[name=site-script]')!.content.split(' ')[0]!;
  let isAsked = false;
  let hasMoved = false;
  let tries = 0;
  /** What to give back once it is live, in order; a control that was pressed three times is there once. */
  const kept = new Map<unknown, () => void>();
  const isReady = (): boolean => root.dataset['hasHydrated'] === 'true';
  const isLive = (target: Element): boolean => isReady() && !target.closest('[data-island]:not([data-live])');

  const on = (name: string, handle: (event: never) => void): void =>
    addEventListener(name, handle as EventListener, true);

  /**
   * One more try at the next sign, which is not the rest of the same gesture; after that, controls
   * that need scripts go (`global.css`), until a later sign finds the line mended.
   */
  const fail = (request = address()): void => {
    setTimeout(() => {
      isAsked = false;
      kept.clear();
      root.dataset['scripts'] = tries > 1 ? 'failed' : 'held';
    }, 1000);
    add('script', {src: RESCUE, held: kept, request} as object);
  };

  const bring = (): void => {
    if (tries < 3) root.dataset['scripts'] = 'loading';
    add('script', {src: address(), onerror: () => fail()});
  };

  /**
   * Asks for the script, once the browser's own answer, a menu say, has been painted. Whether it is
   * likely to arrive, so that what is meant for it can be kept.
   */
  const ask = (): boolean => {
    if (!isAsked && !isReady()) {
      isAsked = true;
      tries += 1;
      requestAnimationFrame(() => setTimeout(bring, 50));
    }
    return tries < 3;
  };
  // A script of the site that was cut short, or that throws before it has done its work.
  on('error', ({filename}: Partial<ErrorEvent>) => {
    if (!filename?.startsWith(location.origin) || isReady()) return;
    tries = 2;
    fail();
  });
  on('ce-lost', ({detail}: CustomEvent<string>) => fail(detail));

  const want = (island: HTMLElement | null): void => {
    if (!island || 'live' in island.dataset) return;
    island.dataset['wanted'] = '';
    dispatchEvent(new Event('ce-want'));
  };

  on('ce-live', () => kept.forEach((giveBack) => giveBack()));

  const hold = (event: Event, key: unknown, target: Element, act: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.set(key, () => isLive(target) && kept.delete(key) && act());
  };

  /** To wherever the focus is by then: each key may move it on. */
  const holdKey = (event: KeyboardEvent, owner: Element): void =>
    hold(event, event, owner, () =>
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', event)),
    );

  /** The search box opens and takes what is typed; the script finds it open and goes on. */
  const openSearch = (event: Event): void => {
    const box = find('#buscador');
    if (!box?.togglePopover || !ask()) return;
    event.preventDefault();
    // eslint-disable-next-line no-restricted-syntax -- asked for two lines above
    box.togglePopover(true);
    box.querySelector('input')!.focus();
  };

  const reach = ({target}: {readonly target: EventTarget | null}): void => {
    // The document, which may be a target too, has no `closest`.
    const sign = (target as Element).closest?.<HTMLElement>(
      '[data-compact],button:not([popovertarget]),input,[data-wakes],[data-island]',
    );
    if (sign && ask()) want(sign.closest('[data-island]'));
  };

  on('pointerdown', (event: PointerEvent) => {
    reach(event);
    each('[name][data-closes]', (menu) => {
      if (!menu.contains(event.target as Node)) menu.removeAttribute('open');
    });
  });
  // Only where it has moved: a page that scrolls under a resting mouse is no sign.
  let place = '';
  on('pointermove', (event: PointerEvent) => {
    const last = place;
    place = `${event.screenX} ${event.screenY}`;
    if (event.pointerType !== 'touch' && place !== last) reach(event);
  });
  on('focusin', reach);

  on('click', (event: MouseEvent) => {
    const target = event.target as Element;
    const control = target.closest<HTMLButtonElement & HTMLAnchorElement>('button,[data-holds] a');
    if (!control) {
      const link = target.closest('a');
      link?.closest('[data-closes]')?.removeAttribute('open');
      link?.closest<HTMLElement>('[popover]')?.hidePopover?.();
    } else if (isLive(control) || event.ctrlKey || event.metaKey) return;
    // Browsers that know no popovers name no target: there the script opens the boxes.
    else if (!control.popoverTargetElement) {
      if (!ask()) return;
      hold(event, control, control, () => control.click());
      // A link is never lost: the page that it leads to answers as well.
      if (control.href) setTimeout(() => kept.delete(control) && location.assign(control.href), 1000);
    } else if (control.matches('header > * > [popovertarget=buscador]')) openSearch(event);
  });

  on('keydown', (event: KeyboardEvent) => {
    const {key} = event;
    const target = event.target as HTMLElement;
    // Forms that are filled in send keys that have no name; those with Alt are the browser's own.
    if (!key || event.altKey) return;
    const menu = target.closest<HTMLDetailsElement>('details[name][open]');
    if (key === 'Escape' && menu && !menu.closest('dialog')) {
      menu.open = false;
      menu.querySelector('summary')!.focus();
    }
    const hasModifier = event.ctrlKey || event.metaKey;
    const isMove = /^(Arrow|Page|Home|End| )/.test(key);
    const isOnPage = target === document.body;
    // A show that wakes with the page has its keys on all of it.
    const owner = isOnPage
      ? (isMove || !key[1]) && find('[data-when]')
      : isMove && key !== ' ' && target.closest('[data-wakes=keys]');
    if (owner && !hasModifier && !isLive(owner) && ask()) holdKey(event, owner);
    // Keys that scroll are no sign.
    else if (
      !isReady() &&
      !(isMove && isOnPage) &&
      ask() &&
      key.toLowerCase() === (hasModifier ? 'k' : '/') &&
      !target.closest('input,textarea,select,dialog')
    )
      // Browsers that know no popovers: there the script opens the box.
      ('popover' in root ? openSearch : holdKey)(event, target);
  });

  on('scroll', () => {
    find('[data-compact]')!.dataset['compact'] = String(scrollY > 50);
    if (find('[data-rail]')) ask();
  });
  ['pointerdown', 'keydown', 'wheel', 'touchstart'].forEach((name) => on(name, () => (hasMoved = true)));

  /** Opens what is closed around the target of the address; an odd spelling of it is for `anchors.ts`. */
  const land = (): Element | null => {
    const name = location.hash.slice(1);
    const target = document.getElementById(name);
    if (name && !target) ask();
    for (let block = target?.closest('details'); block; block = block.parentElement?.closest('details'))
      block.open = true;
    return target;
  };
  on('hashchange', land);

  on('DOMContentLoaded', (event: Event) => {
    const target = land();
    // The font may arrive after the landing and move the target.
    if (target)
      void document.fonts.ready.then(() => hasMoved || target.scrollIntoView({behavior: 'instant'}));
    // What a reload cut short (`fresh-start.ts`); a press is given back, a search goes on at once.
    const mark = (history.state as {freshStart?: {resume?: string}} | null)?.freshStart;
    if (mark || /(buscar|rol|estudiantes)=/.test(location.search)) ask();
    if (mark?.resume != null) {
      openSearch(event);
      (document.activeElement as HTMLInputElement).value = mark.resume;
    }
    each('[data-stored]', ({dataset}) => {
      try {
        if (localStorage.getItem(dataset['stored']!)) ask();
      } catch {
        // No storage, nothing stored.
      }
    });
    const observer = new IntersectionObserver(
      (entries) =>
        entries.forEach(
          ({isIntersecting, target: near}) => isIntersecting && ask() && want(near as HTMLElement),
        ),
      {rootMargin: '300px'},
    );
    each('[data-island]', (island) => observer.observe(island));
  });

  // Not at once: the layout that `load` brings comes first.
  on('load', () =>
    setTimeout(() => {
      const {connection} = navigator as {readonly connection?: Connection};
      // Only where the browser knows that the line is fast; elsewhere nothing is fetched that nobody asked for.
      if (connection?.effectiveType !== '4g' || connection.saveData || connection.downlink < 5)
        find('[data-fast]')?.remove();
      else if (!isAsked) add('link', {rel: 'prefetch', href: address()});
    }, 200),
  );
})();
