/** File of the social image of a route, under the base address: `/rieeb` → `img/social/rieeb.png`. */
export function socialCardFile(route: string): string {
  const name = route.replace(/^\/|\/$/g, '').replace(/\.html$/, '');
  return `img/social/${name || 'inicio'}.png`;
}

/** Pixels of a social image. */
export const SOCIAL_CARD = {width: 1200, height: 630} as const;
