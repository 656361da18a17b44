import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import brand from '@data/brand';
import contacts from '@data/contacts';
import preparation from '@data/preparation';
import ActionLink from '@site/src/components/ui/ActionLink';
import Icon, {type IconName} from '@site/src/components/ui/Icon';
import Logo from '@site/src/components/ui/Logo';
import SiteLink from '@site/src/components/ui/SiteLink';
import {NBSP} from '@site/src/lib/text';
import type {Contact} from '@site/src/data/types';
import {outbound} from '@site/src/lib/links';

import Ecosystem from './Ecosystem';
import {legalLinks, moreLinks} from './links';
import styles from './styles.module.css';

const contactIcons: Record<Contact['id'], IconName> = {
  phone: 'phone',
  email: 'mail',
  whatsapp: 'chat',
  support: 'help',
};

function Closing(): ReactNode {
  const demo = outbound('demo');
  return (
    <section className={styles.closing} aria-labelledby="pie-cierre">
      <div className="wrap">
        <h2 id="pie-cierre">{brand.motto}</h2>
        <p>{brand.closing}</p>
        <ActionLink href={demo.href}>{demo.label}</ActionLink>
      </div>
      {/* Under the fold of every page: a file of its own, asked for when it comes near. */}
      <img
        src={useBaseUrl('/img/art/ronda-cerrada.svg')}
        alt=""
        width={1060}
        height={560}
        loading="lazy"
        decoding="async"
        className={styles.art}
      />
    </section>
  );
}

function ContactList(): ReactNode {
  return (
    <section aria-labelledby="pie-contacto">
      <h2 id="pie-contacto">Contacto</h2>
      <ul role="list">
        {contacts.map(({id, label, display, href}) => (
          <li key={id}>
            <SiteLink href={href}>
              <Icon name={contactIcons[id]} />
              <span>
                <span className={id === 'support' ? 'visually-hidden' : styles.channel}>{label}: </span>
                {/* A telephone number must not part at the end of a line. */}
                {href.startsWith('tel:') ? display.replace(/ /g, NBSP) : display}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LinkListProps {
  readonly id: string;
  readonly title: string;
  readonly links: readonly {readonly label: string; readonly to: string}[];
}

function LinkList({id, title, links}: LinkListProps): ReactNode {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul role="list">
        {links.map(({label, to}) => (
          <li key={to}>
            <SiteLink href={to}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The foot of every page: the closing call, the ecosystem, contact, legal links, the pages that no
 * menu lists and the notes.
 */
export default function SiteFooter(): ReactNode {
  return (
    <footer className={`${styles.footer} on-court`}>
      <Closing />
      <div className={styles.ground}>
        <Ecosystem />
        <div className={styles.columns}>
          <div className="wrap">
            <div className={styles.notes}>
              <SiteLink href="/" className={styles.logo}>
                <Logo />
              </SiteLink>
              <p>{brand.screenshotNote}</p>
              {preparation && <p>{preparation}</p>}
              <p>
                © {brand.copyrightYear} {brand.name}
              </p>
            </div>
            <ContactList />
            <LinkList id="pie-legal" title="Legal" links={legalLinks} />
            <LinkList id="pie-mas" title="Más páginas" links={moreLinks} />
          </div>
        </div>
      </div>
    </footer>
  );
}
