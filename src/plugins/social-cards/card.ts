import {SOCIAL_CARD} from '../../lib/social-card';

/** A node as satori takes it: an element without React. */
interface Node {
  readonly type: string;
  readonly props: {
    readonly style?: Record<string, unknown>;
    readonly children?: unknown;
    readonly [key: string]: unknown;
  };
}

export interface CardText {
  readonly title: string;
  /** Section of the site, the small line over the title. */
  readonly section: string;
  readonly brand: string;
  readonly tagline: string;
}

const node = (type: string, style: Record<string, unknown>, children?: unknown): Node => ({
  type,
  props: {style: {display: 'flex', ...style}, children},
});

const disc = (left: number, top: number, size: number, background: string, border?: string): Node =>
  node('div', {
    position: 'absolute',
    left,
    top,
    width: size,
    height: size,
    borderRadius: size,
    background,
    ...(border ? {border} : {}),
  });

/** Colours of the court; they are paint, the same in light and dark (`tokens.css`). */
const COURT = '#0e545c';
const CHALK = '#f6faf5';
const AMBER = '#ffb627';
const CORAL = '#e5475b';
const BLUE = '#3f62c7';

/** The mark in large: five heads in a ring, the sixth arriving. */
function ring(centerX: number, centerY: number, radius: number, head: number): Node[] {
  const angles = [30, 90, 150, 210, 270, -30];
  return angles.map((degrees, index) => {
    const reach = index === 5 ? radius * 1.18 : radius;
    const x = centerX + reach * Math.cos((degrees * Math.PI) / 180) - head / 2;
    const y = centerY + reach * Math.sin((degrees * Math.PI) / 180) - head / 2;
    return disc(x, y, head, index === 5 ? AMBER : CHALK);
  });
}

/** The social image of a page, 1200 × 630: section and title on the court, the ronda on the right. */
export function card({title, section, brand, tagline}: CardText): Node {
  const size = title.length > 60 ? 58 : title.length > 34 ? 70 : 86;
  return node(
    'div',
    {
      width: SOCIAL_CARD.width,
      height: SOCIAL_CARD.height,
      background: COURT,
      color: CHALK,
      position: 'relative',
      fontFamily: 'Encode',
    },
    [
      disc(840, -170, 420, BLUE, `6px solid ${CHALK}`),
      disc(1010, 420, 360, CORAL, `6px solid ${CHALK}`),
      ...ring(1000, 315, 112, 84),
      node(
        'div',
        {
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 780,
          height: 630,
          padding: '64px 0 60px 72px',
        },
        [
          node('div', {flexDirection: 'column'}, [
            node('div', {fontSize: 30, color: AMBER, marginBottom: 22}, section),
            node('div', {fontSize: size, lineHeight: 1.04, letterSpacing: -1.5, fontWeight: 800}, title),
          ]),
          node('div', {flexDirection: 'column'}, [
            node('div', {fontSize: 36, fontWeight: 800}, brand),
            node('div', {fontSize: 26, color: '#cfe3df', marginTop: 6}, tagline),
          ]),
        ],
      ),
    ],
  );
}
