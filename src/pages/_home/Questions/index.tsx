import type {ReactNode} from 'react';

import contacts from '@data/contacts';
import Faq from '@site/src/components/content/Faq';
import SiteLink from '@site/src/components/ui/SiteLink';

import Band from '../Band';
import styles from './styles.module.css';

/** Pages that go deeper into what the questions touch. */
const further = [
  {label: 'Por qué hace falta: las cifras', to: '/necesidad-educacion-emocional'},
  {label: 'Webinar sobre las leyes', to: '/webinar'},
  {label: 'Universitat de Lleida', to: '/universidad-de-lleida'},
  {label: 'Universidad del Rosario', to: '/universidad-del-rosario'},
] as const;

function Aside(): ReactNode {
  const whatsapp = contacts.find(({id}) => id === 'whatsapp');
  return (
    <div className={styles.aside}>
      {whatsapp && (
        <p>
          ¿Su pregunta es otra? <SiteLink href={whatsapp.href}>Escríbanos por {whatsapp.label}</SiteLink>.
        </p>
      )}
      <h3>Más sobre estas respuestas</h3>
      <ul role="list">
        {further.map(({label, to}) => (
          <li key={to}>
            <SiteLink href={to}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The frequent questions, and where to go on. */
export default function Questions(): ReactNode {
  return (
    <Band id="preguntas" title="Preguntas de los colegios" layout="beside" lead={<Aside />}>
      <Faq />
    </Band>
  );
}
