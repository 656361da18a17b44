import {ROLES} from './roles';

const roleIn = (search: string) => {
  const asked = new URLSearchParams(search).get('rol')?.trim().toLowerCase();
  return ROLES.find(({id}) => id === asked);
};

/** Marks what concerns the role in the address: in its articles (`data-concerns`) and in the rail. */
export default function lawRoles(): void {
  const nav = document.querySelector<HTMLElement>('[data-roles]');
  if (!nav) return;
  const mark = nav.querySelector<HTMLElement>('[data-mark]')!;
  const articles = [...document.querySelectorAll<HTMLElement>('[data-concerns]')];

  function show(): void {
    const role = roleIn(location.search);
    document.querySelectorAll('[data-concern]').forEach((part) => part.remove());
    const concerned = articles.filter(
      ({dataset}) => role && dataset['concerns']!.split(' ').includes(role.id),
    );
    for (const article of concerned) {
      const copy = mark.cloneNode(true) as HTMLElement;
      copy.hidden = false;
      copy.lastElementChild!.textContent = `Le concierne ${role!.of}`;
      delete copy.dataset['mark'];
      copy.dataset['concern'] = '';
      article.firstElementChild!.insertBefore(copy, article.querySelector('[data-plain]'));
    }
    const hashes = new Set(concerned.map((article) => `#${article.getAttribute('aria-labelledby')}`));
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-rail] a')) {
      if (!hashes.has(link.hash)) continue;
      const words = document.createElement('span');
      words.className = 'visually-hidden';
      words.textContent = `, le concierne ${role!.of}`;
      const icon = mark.firstElementChild!.cloneNode(true) as Element;
      for (const part of [icon, words]) part.setAttribute('data-concern', '');
      link.append(icon, words);
    }
    for (const link of nav!.querySelectorAll('a')) {
      if (roleIn(link.search)?.id === role?.id) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    nav!.querySelector('[role=status]')!.textContent = role
      ? `${concerned.length} de ${articles.length} artículos le conciernen ${role.of}, según nuestra lectura. Están señalados.`
      : '';
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
