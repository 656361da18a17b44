import type {ReactNode} from 'react';

import ActionLink from '@site/src/components/ui/ActionLink';
import SiteLink from '@site/src/components/ui/SiteLink';
import {outbound} from '@site/src/lib/links';

import styles from './styles.module.css';

/**
 * The card «Ir a Habilmind»: who runs the tools and the way to the platform.
 *
 * @example
 * <HabilmindCard />
 */
export default function HabilmindCard(): ReactNode {
  return (
    <div className={styles.card}>
      <h3>La plataforma donde se aplica</h3>
      <p>
        Habilmind es la plataforma aliada de evaluación. Allí se responden las pruebas y se leen los informes.{' '}
        <SiteLink href="/habilmind">Conozca la alianza</SiteLink>.
      </p>
      <ActionLink href={outbound('habilmind').href} variant="secondary">
        Ir a Habilmind
      </ActionLink>
    </div>
  );
}
