import type {ReactNode} from 'react';

import HelpLines from '@site/src/components/ui/HelpLines';
import {base} from '@site/src/lib/address';

import styles from './styles.module.css';

/** Before any answer, when the question has a word of danger. */
export default function Help(): ReactNode {
  return (
    <section className={styles.help} aria-live="polite" aria-labelledby="buscador-ayuda">
      <p id="buscador-ayuda">
        <strong>Si usted o alguien está en riesgo, pida ayuda ahora.</strong> No tiene que hacerlo a solas.
      </p>
      <HelpLines className={styles.lines} />
      <a href={`${base}bullying-test#ayuda-ahora`}>De dónde salen estas líneas</a>
    </section>
  );
}
