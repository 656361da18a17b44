import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';

import experts from '@data/experts';
import {BackHome, HeroActions} from '@site/src/components/layout/PageHero';
import Art from '@site/src/components/ui/Art';
import type {PageFrontMatter} from '@site/src/data/front-matter';
import type {ExpertId} from '@site/src/data/types';
import {findById} from '@site/src/lib/find';

import styles from './styles.module.css';

interface Props {
  readonly frontMatter: PageFrontMatter;
  readonly expert: ExpertId;
  readonly bar?: ReactNode;
}

/**
 * Head of an expert's page: a photo or a geometric portrait without features, affiliation, name or role, area
 * and the counted contributions. A role that tells the area needs no `area`. A person whom nobody has confirmed
 * is not for search engines: such a page is left out of the sitemap too, by Docusaurus. Throws in Spanish when
 * the expert does not exist.
 */
export default function ProfileHero({frontMatter, expert, bar}: Props): ReactNode {
  const {title, lead, actions, backHome} = frontMatter;
  const {affiliation, area, contributions, provisional, photo} = findById(experts, expert, 'ProfileHero');
  const address = useBaseUrl(photo ?? '');
  return (
    <header className={styles.hero}>
      {provisional && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
      <div className="wrap">
        {bar}
        <div className={styles.grid}>
          {photo ? (
            <img src={address} alt={`Retrato de ${title}`} loading="lazy" className={styles.portrait} />
          ) : (
            <Art name={`portrait-${expert}`} className={styles.portrait} />
          )}
          <div className={styles.text}>
            {backHome && <BackHome />}
            <p className={styles.affiliation}>{affiliation}</p>
            <h1>{title}</h1>
            {area && <p className={styles.area}>{area}</p>}
            {lead && <p className={styles.lead}>{lead}</p>}
            {contributions.length > 0 && (
              <dl className={styles.counts}>
                {contributions.map(({value, label}) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            <HeroActions actions={actions} />
          </div>
        </div>
      </div>
    </header>
  );
}
