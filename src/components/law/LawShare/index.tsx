import type {ReactNode} from 'react';

import Disclosure from '@site/src/components/ui/Disclosure';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {Law} from '@site/src/data/types';
import {base, origin} from '@site/src/lib/address';
import {articleId, citeArticle, whatsAppHref} from '@site/src/lib/law';

import styles from './styles.module.css';

interface Props {
  readonly law: Law;
  readonly number: number;
}

/**
 * A value that one press selects whole and, with scripts, a button copies. Text and not a field: a
 * browser looks for fields to fill in, and laid each closed panel out for that: 130 ms on a phone.
 */
function CopyField({label, value}: {readonly label: string; readonly value: string}): ReactNode {
  return (
    <div className={styles.field}>
      <b>{label}</b>
      <p tabIndex={-1}>{value}</p>
      <button type="button" data-needs-script="" data-copies="">
        {`Copiar ${label.toLowerCase()}`}
      </button>
    </div>
  );
}

/**
 * Ways to pass an article on: its address, its citation and a message for WhatsApp. A native
 * disclosure; without scripts the texts can be selected and the message is a plain link. `browser.ts` copies.
 */
export default function LawShare({law, number}: Props): ReactNode {
  const address = `${origin}${base}${law.id}#${articleId(number)}`;
  return (
    <Disclosure label="Citar o enviar" data-search="skip" data-wakes="">
      <CopyField label="Enlace" value={address} />
      <CopyField label="Cita" value={citeArticle(law, number)} />
      <SiteLink href={whatsAppHref(`${law.name}, artículo ${number}: ${address}`)} className={styles.send}>
        Enviar por WhatsApp
      </SiteLink>
      <p role="status" className={styles.status} />
    </Disclosure>
  );
}
