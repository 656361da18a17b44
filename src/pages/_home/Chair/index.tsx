import type {ReactNode} from 'react';

import CertificationCards from '@site/src/components/content/CertificationCards';
import ComparisonTable from '@site/src/components/content/ComparisonTable';

import Band, {BandHead} from '../Band';
import styles from './styles.module.css';

/** Six aspects of the chair, asked and answered, and the three certifications. */
export default function Chair(): ReactNode {
  return (
    <Band
      id="catedra"
      title="La cátedra en seis aspectos"
      lead="Qué pide el marco legal y con qué lo acompaña el modelo. La responsabilidad sigue siendo del colegio.">
      <ComparisonTable />
      <div className={styles.certifications}>
        <BandHead
          id="certificaciones"
          title="Certificaciones"
          lead="Una es de cada docente que se forma y dos son del colegio. Así las llama el proveedor."
        />
        <CertificationCards />
      </div>
    </Band>
  );
}
