import type {ReactNode} from 'react';

import Icon, {isIconName} from '@site/src/components/ui/Icon';
import type {Slide} from '@site/src/data/types';

import styles from './styles.module.css';

/** What every layout gets. */
export interface LayoutProps {
  readonly slide: Slide;
  /** Name of the slide's heading for `aria-labelledby`; absent in copies (next slide, presenter). */
  readonly headingId?: string;
  /** Step within the slide: 0 is the whole of it. See `steps.ts`. */
  readonly step?: number;
}

/** The small line over the title, with its icon. Throws in Spanish when the icon does not exist. */
export function Label({slide}: {readonly slide: Slide}): ReactNode {
  const {icon, label, id} = slide;
  if (!label) return null;
  if (icon && !isIconName(icon)) {
    throw new Error(
      `slides.yaml: la diapositiva «${id}» pide el icono «${icon}», que no existe. Vea ui/Icon/shapes.tsx.`,
    );
  }
  return (
    <p className={styles.label}>
      {icon && isIconName(icon) && <Icon name={icon} />}
      {label}
    </p>
  );
}

/** Label, title and, if the slide has one, subtitle. */
export function Head({slide, headingId}: LayoutProps): ReactNode {
  return (
    <header className={styles.head}>
      <Label slide={slide} />
      <h2 id={headingId}>{slide.title}</h2>
      {slide.subtitle && <p className={styles.subtitle}>{slide.subtitle}</p>}
    </header>
  );
}

/** The small line at the foot. */
export function Note({slide}: {readonly slide: Slide}): ReactNode {
  return slide.note ? <p className={styles.note}>{slide.note}</p> : null;
}

/** `content` as a list, whether the editor wrote one text or several. */
export const textsOf = ({content}: Slide): readonly string[] =>
  content === undefined ? [] : typeof content === 'string' ? [content] : content;

/** «Familias: participan» → heading and text. A text without colon has no heading. */
export function splitLead(text: string): {readonly lead?: string; readonly rest: string} {
  const match = /^([^:]{1,40}):\s+(.+)$/.exec(text);
  return match ? {lead: match[1], rest: match[2] ?? ''} : {rest: text};
}

/** Painted circles that bleed off the corners of a slide, with the court's white line. */
export function Corners({
  large,
  small,
}: {
  readonly large: 'coral' | 'amber';
  readonly small: 'blue' | 'coral';
}): ReactNode {
  return <div className={styles.corners} data-large={large} data-small={small} aria-hidden="true" />;
}
