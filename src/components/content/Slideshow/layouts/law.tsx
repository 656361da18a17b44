import type {ReactNode} from 'react';

import laws from '@data/laws';

import {Head, Note, type LayoutProps} from './parts';
import styles from './styles.module.css';

/** A paper sheet a law on amber, with its number and its first points; `step` brings one to the fore. */
export function LawSlide(props: LayoutProps): ReactNode {
  const {slide, step = 0} = props;
  const sheets = slide.laws ?? [];
  return (
    <div className={styles.rows}>
      <Head {...props} />
      <div className={styles.sheets} data-stepping={step > 0 ? '' : undefined}>
        {sheets.map(({law, text, items}, sheet) => {
          const before = sheets.slice(0, sheet).reduce((sum, {items: points}) => sum + points.length, 0);
          return (
            <div key={law} className={styles.sheet}>
              <h3>
                <span>Ley</span> {laws.find(({id}) => id === law)?.number}
              </h3>
              <p>{text}</p>
              <ol role="list">
                {items.map((item, index) => (
                  <li key={item} aria-current={before + index + 1 === step ? 'step' : undefined}>
                    <b aria-hidden="true">{index + 1}</b>
                    <span>{item}</span>
                  </li>
                ))}
              </ol>
            </div>
          );
        })}
      </div>
      <Note slide={slide} />
    </div>
  );
}
