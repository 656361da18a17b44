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
import {menuOf, type MenuLink} from '@site/src/lib/navigation';

import Ecosystem from './Ecosystem';
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
        {/* Under the fold of every page: a file of its own, asked for when it comes near. */}
        <img
          src={useBaseUrl('/img/art/ronda-cerrada.svg')}
          alt=""
          width={652}
          height={652}
          loading="lazy"
          decoding="async"
          className={styles.art}
        />
        <p>{brand.closing}</p>
        <ActionLink href={demo.href}>{demo.label}</ActionLink>
      </div>
    </section>
  );
}

function ContactList(): ReactNode {
  return (
    <section aria-labelledby="pie-contacto" className={styles.contact}>
      <h2 id="pie-contacto">Contacto</h2>
      <ul role="list">
        {contacts.map(({id, label, display, href}) => (
          <li key={id}>
            <SiteLink href={href}>
              <Icon name={contactIcons[id]} />
              <span>
                <span className={styles.channel}>{label}</span>
                {/* A telephone number must not part at the end of a line. */}
                <span>: {href.startsWith('tel:') ? display.replace(/ /g, NBSP) : display}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const legal = menuOf('pie-legal');
const more = menuOf('pie-mas');

const LinkItems = ({links}: {readonly links: readonly MenuLink[]}): ReactNode => (
  <ul role="list">
    {links.map(({label, href}) => (
      <li key={href}>
        <SiteLink href={href}>{label}</SiteLink>
      </li>
    ))}
  </ul>
);

const Legal = (): ReactNode => (
  <nav aria-labelledby={legal.id} className={styles.legal}>
    <h2 id={legal.id}>{legal.label}</h2>
    <LinkItems links={legal.entries} />
  </nav>
);

/** Folded on phones, where its summary is its name; open under its heading where there is room. */
const MorePages = (): ReactNode => (
  <nav aria-labelledby={more.id} className={styles.more}>
    <h2 id={more.id}>{more.label}</h2>
    <details>
      <summary>
        {more.label}
        <Icon name="chevron" />
      </summary>
      <LinkItems links={more.entries} />
    </details>
  </nav>
);

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
            <Legal />
            <MorePages />
          </div>
        </div>
      </div>
    </footer>
  );
}
