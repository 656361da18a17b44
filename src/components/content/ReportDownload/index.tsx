import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import report from '@generated/report-file/default/report.json';

import webinar from '@data/webinar';
import Art from '@site/src/components/ui/Art';
import Icon from '@site/src/components/ui/Icon';
import {NBSP} from '@site/src/lib/text';

import styles from './styles.module.css';

interface Props {
  /** What the report holds, one or two sentences. */
  readonly children: ReactNode;
}

/**
 * The executive report with its download button. The button is a plain link: the build would look
 * for a `Link` to a PDF among the pages of the site. Type and size come from the real file.
 *
 * @example
 * <ReportDownload>Seis páginas para leer en comité.</ReportDownload>
 */
export default function ReportDownload({children}: Props): ReactNode {
  const size = `${Math.round(report.bytes / 1000)}${NBSP}kB`;
  return (
    <div className={styles.report}>
      <div className={styles.cover} aria-hidden="true">
        <Art name="ronda-abierta" className={styles.art} />
        <span>Informe ejecutivo</span>
      </div>
      <div className={styles.text}>
        <h3>{webinar.report.title}</h3>
        <div>{children}</div>
        <a
          className={styles.button}
          href={useBaseUrl(`/${report.file}`)}
          download={report.file}
          type="application/pdf">
          <Icon name="download" />
          <span>
            Descargar el informe <small>(PDF, {size})</small>
          </span>
        </a>
      </div>
    </div>
  );
}
