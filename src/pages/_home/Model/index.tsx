import type {ReactNode} from 'react';

import CompetenceBand from '@site/src/components/content/CompetenceBand';

import Band, {BandHead} from '../Band';
import Families from './Families';
import Measure from './Measure';
import Students from './Students';
import styles from './styles.module.css';
import Teachers from './Teachers';

/** What the model is: four cards, one of measuring and three of acting, and the six competences. */
export default function Model(): ReactNode {
  return (
    <Band
      id="que-es"
      title="Medir, actuar y formar"
      lead="Hay cosas que no se ven desde el tablero. Desde arriba se nota cómo se trata el grupo, quién está solo y por dónde empezar.">
      <ul role="list" className={styles.pieces}>
        <Measure />
        <Students />
        <Teachers />
        <Families />
      </ul>
      <div className={styles.competences}>
        <BandHead
          id="competencias"
          title="Seis competencias que la ley pide desarrollar"
          lead="La Ley 2491 las enumera. El Ministerio debe supervisarlas con evaluaciones periódicas."
        />
        <CompetenceBand />
      </div>
    </Band>
  );
}
