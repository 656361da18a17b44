import type {ReactNode} from 'react';

import Icon from '@site/src/components/ui/Icon';

import styles from './styles.module.css';

const SEMESTERS = [1, 2, 3, 4] as const;

interface Props {
  /** Markdown beside the cycle, from 960 px. */
  readonly children?: ReactNode;
}

function Cycle(): ReactNode {
  return (
    <ol role="list" className={styles.cycle} aria-label="Dos años de reportes y estudios">
      {SEMESTERS.map((semester) => (
        <li key={semester}>
          <span className={styles.disc}>
            <Icon name="document" />
          </span>
          <span>
            <strong>Semestre {semester}</strong>
            <span>Reporte del colegio</span>
          </span>
        </li>
      ))}
      <li data-study="">
        <span className={styles.disc}>
          <Icon name="chart" />
        </span>
        <span>
          <strong>Cada dos años</strong>
          <span>Estudio de impacto, del Ministerio</span>
        </span>
      </li>
    </ol>
  );
}

/**
 * Two years of Ley 2491: the school's report each semester and the impact study, which the ministry
 * does. A row from 640 px, a list on phones.
 *
 * @example
 * <ReportCycle />
 */
export default function ReportCycle({children}: Props): ReactNode {
  if (!children) return <Cycle />;
  return (
    <div className={styles.pair}>
      <Cycle />
      <div className={styles.prose}>{children}</div>
    </div>
  );
}
