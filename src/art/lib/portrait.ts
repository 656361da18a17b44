import type {CompetenceId} from '../../data/types';

export interface Portrait {
  /** Tint and colour of the ground; categorical, it says nothing about a competence. */
  readonly tone: CompetenceId;
  readonly skin: string;
  readonly hair: string;
  readonly shirt: string;
  readonly style: 'short' | 'long';
}

const HAIR: Record<Portrait['style'], {readonly behind: string; readonly front: string}> = {
  short: {behind: '', front: 'M66 128a54 54 0 0 1 108 0c-14-6-24-16-30-28-14 18-44 30-78 28z'},
  long: {
    behind: 'M64 200V126a56 56 0 0 1 112 0v74z',
    front: 'M66 128a54 54 0 0 1 108 0c-30 4-56-8-66-30-6 16-20 26-42 30z',
  },
};

/** Geometric portrait in court colours, without features: a person, not a likeness. */
export function portrait({tone, skin, hair, shirt, style}: Portrait): string {
  const {behind, front} = HAIR[style];
  return (
    '<svg viewBox="0 0 240 260" preserveAspectRatio="xMidYMax slice">' +
    `<rect width="240" height="260" fill="var(--ce-${tone}-f)"/>` +
    `<circle cx="240" cy="0" r="110" fill="var(--ce-${tone})" stroke="#f6faf5" stroke-width="4"/>` +
    (behind && `<path d="${behind}" fill="${hair}"/>`) +
    `<path d="M30 260a90 90 0 0 1 180 0z" fill="${shirt}"/>` +
    `<path d="M100 160h40v22a20 20 0 0 1-40 0z" fill="${skin}"/>` +
    `<circle cx="120" cy="128" r="52" fill="${skin}"/>` +
    `<path d="${front}" fill="${hair}"/></svg>`
  );
}
