import {useEffect, useRef, useState, type ReactNode} from 'react';
import {loadArt, readArt} from '@art';

interface Props {
  /** File of `src/art` without its ending. */
  readonly name: string;
  /** Text alternative. Without it the drawing is decoration and hidden from screen readers. */
  readonly label?: string;
  readonly className?: string;
}

/** What this page has shown: the presenter's window draws the same slides again, where no server has. */
const shown = new Map<string, string>();

/**
 * A drawing of `src/art`, inline so that it follows the colour mode. It arrives in the page's HTML;
 * React keeps what the server wrote (hence `suppressHydrationWarning`) and brings the SVG itself only
 * where the server has drawn nothing, as in `npm run dev`. Give it its proportions in CSS so that nothing shifts meanwhile.
 */
export default function Art({name, label, className}: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [svg, setSvg] = useState(() => readArt(name) ?? '');
  if (typeof window === 'undefined' && svg === '') {
    throw new Error(`Art: no existe el dibujo «${name}» en src/art.`);
  }

  useEffect(() => {
    let isCurrent = true;
    if (ref.current?.hasChildNodes()) shown.set(name, ref.current.innerHTML);
    else
      void loadArt(name).then((text) => {
        if (isCurrent) setSvg(text || (shown.get(name) ?? ''));
      });
    return () => {
      isCurrent = false;
    };
  }, [name]);

  return (
    <div
      ref={ref}
      className={className}
      {...(label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true})}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: svg}}
    />
  );
}
