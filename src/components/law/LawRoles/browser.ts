const roleIn = (search: string): string | undefined =>
  new URLSearchParams(search).get('rol')?.trim().toLowerCase();

/**
 * Marks what concerns the role in the address: in its articles (`data-concerns`) and in the rail. Opens what
 * that reader asks (`LawReaders`). The roles are those that `LawRoles` links.
 */
export default function lawRoles(): void {
  const nav = document.querySelector<HTMLElement>('[data-roles]');
  if (!nav) return;
  const mark = nav.querySelector<HTMLElement>('[data-mark]')!;
  const links = [...nav.querySelectorAll('a')];
  const articles = [...document.querySelectorAll<HTMLElement>('[data-concerns]')];

  function show(): void {
    const asked = roleIn(location.search);
    const chosen = links.find(({search}) => roleIn(search) === asked) ?? links[0]!;
    const role = roleIn(chosen.search);
    const of = chosen.dataset['of'];
    document.querySelectorAll('[data-concern]').forEach((part) => part.remove());
    const concerned = articles.filter(({dataset}) => role && dataset['concerns']!.split(' ').includes(role));
    for (const article of concerned) {
      const copy = mark.cloneNode(true) as HTMLElement;
      copy.hidden = false;
      copy.lastElementChild!.textContent = `Le concierne ${of}`;
      delete copy.dataset['mark'];
      copy.dataset['concern'] = '';
      article.firstElementChild!.insertBefore(copy, article.querySelector('[data-plain]'));
    }
    const hashes = new Set(concerned.map((article) => `#${article.getAttribute('aria-labelledby')}`));
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-rail] a')) {
      if (!hashes.has(link.hash)) continue;
      const words = document.createElement('span');
      words.className = 'visually-hidden';
      words.textContent = `, le concierne ${of}`;
      const icon = mark.firstElementChild!.cloneNode(true) as Element;
      for (const part of [icon, words]) part.setAttribute('data-concern', '');
      link.append(icon, words);
    }
    for (const link of links) {
      if (link === chosen) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    nav!.querySelector('[role=status]')!.textContent = role
      ? `${concerned.length} de ${articles.length} artículos le conciernen ${of}, según nuestra lectura. Están señalados.`
      : '';
    // The others stay as their reader left them.
    const reader = role && document.getElementById(role);
    if (reader instanceof HTMLDetailsElement) reader.open = true;
  }

  nav.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    show();
  });
  addEventListener('popstate', show);
  show();
}
