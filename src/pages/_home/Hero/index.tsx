import type {ReactNode} from 'react';

import laws from '@data/laws';
import ActionLink from '@site/src/components/ui/ActionLink';
import Art from '@site/src/components/ui/Art';
import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';
import {formatDate} from '@site/src/lib/format';
import {outbound} from '@site/src/lib/links';
import {NBSP} from '@site/src/lib/text';

import styles from './styles.module.css';

function LawRows(): ReactNode {
  return (
    <ul role="list" className={styles.laws}>
      {laws.map(({id, number, shortTitle, articleCount, sanctioned}) => (
        <li key={id}>
          <SiteLink href={`/${id}`}>
            <b>
              <span className="visually-hidden">Ley </span>
              {number}
            </b>
            <span>
              <strong>{shortTitle}</strong>
              {articleCount} artículos, explicados. Sancionada el {formatDate(sanctioned)}
            </span>
            <Icon name="arrow" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** What the site offers in one sentence, the two laws, and the ronda that opens for one more. */
export default function Hero(): ReactNode {
  const demo = outbound('demo');
  return (
    <section id="inicio" className={styles.hero} aria-labelledby="inicio-titulo">
      <div className={styles.text}>
        <h1 id="inicio-titulo">
          Educar las emociones ya{NBSP}es{NBSP}ley. Cúmplala{' '}
          <span className={styles.underlined}>con evidencia.</span>
        </h1>
        <p className={styles.lead}>
          Conozca cómo está cada curso, actúe con estudiantes, docentes y familias, y forme a su equipo. Un
          modelo que acompaña al colegio ante las dos leyes de 2025.
        </p>
        <div className={styles.actions}>
          <ActionLink href={demo.href}>{demo.label}</ActionLink>
          <ActionLink href="#que-es" variant="secondary">
            Ver el modelo
          </ActionLink>
        </div>
        <LawRows />
      </div>
      <Art
        name="ronda-abierta"
        className={styles.court}
        label="Patio escolar desde arriba. Cinco estudiantes, en ronda alrededor de un gráfico de seis competencias, se sueltan y abren los brazos a quien llega."
      />
    </section>
  );
}
