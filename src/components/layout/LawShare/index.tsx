import {useRef, useState, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import Icon from '@site/src/components/ui/Icon';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {Law} from '@site/src/data/types';
import {articleId, citeArticle, whatsAppHref} from '@site/src/lib/law';

import styles from './styles.module.css';

interface Props {
  readonly law: Law;
  readonly number: number;
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onResult: (message: string) => void;
}

/**
 * A value that one press selects whole and, with scripts, a button copies. Text and not a field: a
 * browser looks for fields to fill in, and laid each closed panel out for that: 130 ms on a phone.
 */
function CopyField({label, value, onResult}: FieldProps): ReactNode {
  const field = useRef<HTMLParagraphElement>(null);
  const fail = (): void => {
    field.current?.focus();
    if (field.current) getSelection()?.selectAllChildren(field.current);
    onResult('No se pudo copiar. El texto quedó seleccionado: cópielo con el teclado o con el menú.');
  };
  const handleClick = (): void => {
    // Called straight from the press: some browsers refuse the clipboard after any wait.
    if (!navigator.clipboard?.writeText) return fail();
    navigator.clipboard.writeText(value).then(() => onResult(`${label}: copiado.`), fail);
  };
  return (
    <div className={styles.field}>
      <b>{label}</b>
      <p ref={field} tabIndex={-1}>
        {value}
      </p>
      <button type="button" data-needs-script="" onClick={handleClick}>
        <Icon name={label === 'Cita' ? 'document' : 'link'} />
        {`Copiar ${label.toLowerCase()}`}
      </button>
    </div>
  );
}

/**
 * Ways to pass an article on: its address, its citation and a message for WhatsApp. A native
 * disclosure; without scripts the texts can be selected and the message is a plain link.
 */
export default function LawShare({law, number}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const [message, setMessage] = useState('');
  const address = `${siteConfig.url}${siteConfig.baseUrl}${law.id}#${articleId(number)}`;
  return (
    <details className={styles.share} data-search="skip" data-hydrate="touch">
      <summary>
        Citar o compartir
        <Icon name="chevron" />
      </summary>
      <div className={styles.panel}>
        <CopyField label="Enlace" value={address} onResult={setMessage} />
        <CopyField label="Cita" value={citeArticle(law, number)} onResult={setMessage} />
        <SiteLink href={whatsAppHref(`${law.name}, artículo ${number}: ${address}`)} className={styles.send}>
          <Icon name="chat" />
          Enviar por WhatsApp
        </SiteLink>
        <p role="status" className={styles.status}>
          {message}
        </p>
      </div>
    </details>
  );
}
