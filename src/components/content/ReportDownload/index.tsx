import type {ReactNode} from 'react';

import webinar from '@data/webinar';
import Art from '@site/src/components/ui/Art';
import PrintedFile from '@site/src/components/ui/PrintedFile';

import styles from './styles.module.css';

interface Props {
  /** What the report holds, one or two sentences. */
  readonly children: ReactNode;
}

/**
 * The executive report with its download button.
 *
 * @example
 * <ReportDownload>Seis páginas para leer en comité.</ReportDownload>
 */
export default function ReportDownload({children}: Props): ReactNode {
  return (
    <div className={styles.report}>
      <div className={styles.cover} aria-hidden="true">
        <Art name="ronda-abierta" className={styles.art} />
        <span>Informe ejecutivo</span>
      </div>
      <div className={styles.text}>
        <h3>{webinar.report.title}</h3>
        <div>{children}</div>
        <PrintedFile className={styles.button} file={webinar.report.file}>
          Descargar el informe
        </PrintedFile>
      </div>
    </div>
  );
}
