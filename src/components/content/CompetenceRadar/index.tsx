import type {ReactNode} from 'react';

import competences from '@data/competences';
import CompetenceGrid from '@site/src/components/content/CompetenceGrid';
import ReportCycle from '@site/src/components/content/ReportCycle';
import Plot from '@site/src/components/ui/Plot';
import {competenceRadar} from '@site/src/art/lib/synthetic';

import styles from './styles.module.css';

interface Props {
  /** What the tool of the page contributes, in Markdown, under the cycle. */
  readonly children?: ReactNode;
}

/** «Conciencia emocional, de 48 a 66; …», in the order of the law. */
function describe(): string {
  return competences
    .map(({name}, index) => `${name}, de ${competenceRadar.first[index]} a ${competenceRadar.second[index]}`)
    .join('; ');
}

/**
 * Why the law matters, drawn: the radar of the six competences of Ley 2491 in two applications
 * (invented data), the six by name and the cycle of reports.
 *
 * @example
 * <CompetenceRadar />
 * <CompetenceRadar>
 *
 * ### Qué aporta esta herramienta
 *
 * Texto.
 *
 * </CompetenceRadar>
 */
export default function CompetenceRadar({children}: Props): ReactNode {
  return (
    <div className={styles.pair}>
      <figure className={styles.figure}>
        <Plot
          name="competence-radar"
          className={styles.radar}
          label={`Radar de las seis competencias, de 0 a 100, en dos aplicaciones. ${describe()}. Datos sintéticos.`}
        />
        <figcaption>
          Línea de puntos: primera aplicación. Área: segunda. Así puede leerse un avance cuando el colegio
          reúne sus mediciones. Datos sintéticos.
        </figcaption>
      </figure>
      <div className={styles.side}>
        <CompetenceGrid variant="list" />
        <ReportCycle />
        {children && <div className={styles.prose}>{children}</div>}
      </div>
    </div>
  );
}
