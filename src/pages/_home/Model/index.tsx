import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import CompetenceBand from '@site/src/components/content/CompetenceBand';
import ToolFinder from '@site/src/components/content/ToolFinder';

import Band, {BandHead} from '../Band';
import Families from './Families';
import Measure from './Measure';
import Students from './Students';
import styles from './styles.module.css';
import Teachers from './Teachers';

/** What the model is: four cards, one of measuring and three of acting, which tool to choose, and the competences. */
export default function Model(): ReactNode {
  useBrokenLinks().collectAnchor('herramientas');
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
      <div id="herramientas" className={styles.competences}>
        <BandHead
          id="herramientas"
          title="Qué herramienta responde su pregunta"
          lead="A qué competencia se acerca cada una es nuestra lectura. Ninguna da un puntaje de las seis."
        />
        <ToolFinder />
      </div>
      <div className={styles.competences}>
        <BandHead
          id="competencias"
          title="Seis competencias que la ley pide desarrollar"
          lead="La Ley 2491 enumera seis, que el Ministerio debe supervisar; la Ley 2503, cinco muy parecidas. De las formaciones de docentes y familias, el proveedor no dice cuáles trabajan."
        />
        <CompetenceBand />
      </div>
    </Band>
  );
}
