import type {ReactNode} from 'react';

import laws from '@data/laws';
import {HeroActions} from '@site/src/components/layout/PageHero';
import Art from '@site/src/components/ui/Art';
import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {PageFrontMatter} from '@site/src/data/front-matter';
import {formatDate} from '@site/src/lib/format';

import HomeData from './HomeData';
import styles from './styles.module.css';

interface Props {
  readonly frontMatter: PageFrontMatter;
}

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
export default function HomeHero({frontMatter: {title, highlight = '', lead, actions}}: Props): ReactNode {
  const [before, after] = highlight ? title.split(highlight) : [title];
  return (
    <section id="inicio" className={styles.hero} aria-labelledby="inicio-titulo">
      <HomeData />
      <div className={styles.text}>
        <h1 id="inicio-titulo">
          {before}
          <span className={styles.underlined}>{highlight}</span>
          {after}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <HeroActions actions={actions} />
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
