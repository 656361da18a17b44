/*
 * Inline in the head of every page whose scripts are held back; `compile.ts` minifies it. No imports:
 * it must be small, and the same text on every page, since the content policy names its hash.
 *
 * Until React has taken over (`data-has-hydrated`), it does three things:
 * - it waits for a sign that the visitor wants more than reading, then asks for the scripts and watches
 *   them: should they fail, `global.css` hides the controls that cannot work, as with JavaScript off;
 * - it does by hand what is too small to ask for scripts: landing on a hash, the compact header,
 *   closing menus, opening the search box;
 * - it keeps what only React can answer, and gives it back once.
 *
 * What the markup says to it: `data-hydrate="visible"` (ask when it comes near the window),
 * `data-hydrate="touch"` (ask when a pointer or the focus reaches it), `data-hydrate="keys"` (its
 * arrow keys are React's), `data-hydrate-stored="<key>"` (ask at once if storage has the key),
 * `data-closes` (a disclosure that closes when one of its links is followed or, with a `name`, on a
 * press outside).
 */

/** Address of `resilience/rescue.ts`, which is there in every release. */
declare const RESCUE: string;

(() => {
  interface Connection {
    readonly effectiveType: string;
    readonly saveData: boolean;
    readonly downlink: number;
  }
  const root = document.documentElement;
  const find = <T extends HTMLElement>(selector: string): T | null => document.querySelector<T>(selector);
  const add = <T extends 'script' | 'link'>(name: T, values: Partial<HTMLElementTagNameMap[T]>): void =>
    document.head.append(Object.assign(document.createElement(name), values));
  let addresses = find<HTMLMetaElement>('meta[name=held-scripts]')!.content.split(' ');
  let isAsked = false;
  let hasMoved = false;
  let tries = 0;
  /** What to give back to React, in order; a control that was pressed three times is there once. */
  const kept = new Map<unknown, () => void>();
  let isLive = false;

  const on = (name: string, handle: (event: never) => void): void =>
    addEventListener(name, (event) => isLive || handle(event as never), true);

  /**
   * One more try at the next sign, which is not the rest of the same gesture; after that, controls
   * that need scripts go (`global.css`), until a later sign finds the line mended.
   */
  const fail = (): void => {
    setTimeout(() => {
      isAsked = false;
      kept.clear();
      root.dataset['scripts'] = tries > 1 ? 'failed' : 'held';
    }, 1000);
    add('script', {src: RESCUE, held: [...kept]} as object);
  };

  const bring = (): void => {
    if (tries < 3) root.dataset['scripts'] = 'loading';
    let waiting = addresses.length;
    for (const src of addresses) {
      const settle = ({type, target}: Event): void => {
        if (type === 'load') addresses = addresses.filter((address) => address !== src);
        // Docusaurus would wait for the element that it finds, for good.
        else (target as Element).remove();
        waiting -= 1;
        if (!waiting && addresses.length > 0) {
          fail();
        }
      };
      add('script', {src, async: false, onload: settle, onerror: settle as OnErrorEventHandler});
    }
  };

  /**
   * Asks for the scripts, once the browser's own answer, a menu say, has been painted. Whether they are
   * likely to arrive, so that what is meant for them can be kept.
   */
  const ask = (): boolean => {
    if (!isAsked) {
      isAsked = true;
      tries += 1;
      requestAnimationFrame(() => setTimeout(bring, 50));
    }
    return tries < 3;
  };
  const giveUp = (): void => {
    tries = 2;
    fail();
  };
  // A page part that fails is asked for once more by Docusaurus, which then gives up this way. Browsers
  // reject promises of their own too, a view transition's say: those were not thrown by a file of ours.
  on('unhandledrejection', (event: PromiseRejectionEvent) => {
    if (!event.reason?.stack?.includes(location.origin)) return;
    event.preventDefault();
    giveUp();
  });

  // A script of the site that was cut short, or that throws.
  on('error', ({filename}: Partial<ErrorEvent>) => {
    if (filename?.startsWith(location.origin)) giveUp();
  });

  new MutationObserver(() => {
    if (root.dataset['hasHydrated'] !== 'true') return;
    // Effects of the same commit first.
    setTimeout(() => {
      isLive = true;
      delete root.dataset['scripts'];
      kept.forEach((act) => act());
    });
  }).observe(root, {attributeFilter: ['data-has-hydrated']});

  const hold = (event: Event, key: unknown, act: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.set(key, act);
  };

  /** To wherever the focus is by then: each key may move it on. */
  const holdKey = (event: KeyboardEvent): void =>
    hold(event, event, () => document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', event)));

  /** The search box opens and takes what is typed; React finds it open and goes on. */
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
    if (
      (target as Element).closest?.(
        '[data-compact],button:not([popovertarget]),input,select,textarea,[data-hydrate=touch]',
      )
    )
      ask();
  };

  on('pointerdown', (event: PointerEvent) => {
    reach(event);
    document.querySelectorAll<HTMLDetailsElement>('[name][data-closes]').forEach((menu) => {
      if (!menu.contains(event.target as Node)) menu.open = false;
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
    const button = target.closest('button');
    if (target.closest('a')) {
      target.closest('[data-closes]')?.removeAttribute('open');
      target.closest<HTMLElement>('[popover]')?.hidePopover?.();
      // Browsers that know no popovers name no target: there React opens the boxes.
    } else if (button && !button.popoverTargetElement) {
      if (ask()) hold(event, button, () => button.click());
    } else if (button?.matches('header > * > [popovertarget=buscador]')) openSearch(event);
  });

  on('keydown', (event: KeyboardEvent) => {
    const {key} = event;
    const target = event.target as HTMLElement;
    const hasModifier = event.ctrlKey || event.metaKey;
    const isMove = /^(Arrow|Page|Home|End| )/.test(key);
    // Keys that scroll are no sign, nor are those of a form that is filled in, which have no name.
    if (!key || (isMove && target === document.body) || !ask()) return;
    const menu = target.closest('details');
    if (isMove && key !== ' ' && target.closest('[data-hydrate=keys]')) {
      holdKey(event);
    } else if (key === 'Escape' && menu?.hasAttribute('name') && !menu.closest('dialog')) {
      menu.open = false;
      menu.querySelector('summary')!.focus();
    } else if (
      key.toLowerCase() === (hasModifier ? 'k' : '/') &&
      !event.altKey &&
      !target.closest('input,textarea,select,dialog')
    )
      // Browsers that know no popovers: there React opens the box.
      ('popover' in root ? openSearch : holdKey)(event);
  });

  on('scroll', () => {
    find('[data-compact]')!.dataset['compact'] = String(scrollY > 50);
  });
  ['pointerdown', 'keydown', 'wheel', 'touchstart'].forEach((name) => on(name, () => (hasMoved = true)));

  /** Opens what is closed around the target of the address; an odd spelling of it is for React. */
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
    // What a reload cut short (`lib/fresh-start.ts`); React gives a press back, a search goes on at once.
    const mark = (history.state as {freshStart?: {resume?: string}} | null)?.freshStart;
    if (mark || /\b(buscar|rol)=/.test(location.search)) ask();
    if (mark?.resume != null) {
      openSearch(event);
      (document.activeElement as HTMLInputElement).value = mark.resume;
    }
    document.querySelectorAll<HTMLElement>('[data-hydrate-stored]').forEach(({dataset}) => {
      try {
        if (localStorage.getItem(dataset['hydrateStored']!)) ask();
      } catch {
        // No storage, nothing stored.
      }
    });
    const observer = new IntersectionObserver(
      (entries) => entries.some(({isIntersecting}) => isIntersecting) && ask() && observer.disconnect(),
      {rootMargin: '300px'},
    );
    document.querySelectorAll('[data-hydrate=visible]').forEach((element) => observer.observe(element));
  });

  // Not at once: the layout that `load` brings comes first.
  on('load', () =>
    setTimeout(() => {
      const {connection} = navigator as {readonly connection?: Connection};
      // Only where the browser knows that the line is fast; elsewhere nothing is fetched that nobody asked for.
      if (connection?.effectiveType !== '4g' || connection.saveData || connection.downlink < 5)
        find('[data-fast]')?.remove();
      else if (!isAsked) addresses.forEach((href) => add('link', {rel: 'prefetch', href}));
    }, 200),
  );
})();
