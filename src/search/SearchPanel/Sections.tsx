import type {ReactNode} from 'react';

import {SECTIONS} from '@site/src/lib/sections';

import styles from './styles.module.css';

interface Props {
  /** Undefined is the whole site. */
  readonly value?: string;
  readonly onChange: (section: string | undefined) => void;
}

const options = [SECTIONS.leyes, SECTIONS.instrumentos, SECTIONS.programas, SECTIONS.aliados, 'Preguntas'];

/** Where to look: the whole site or one of its sections. */
export default function Sections({value, onChange}: Props): ReactNode {
  return (
    <fieldset className={styles.sections}>
      <legend className="visually-hidden">Buscar en</legend>
      <div>
        {[undefined, ...options].map((option) => (
          <label key={option ?? 'todo'}>
            <input
              type="radio"
              name="buscador-seccion"
              checked={value === option}
              onChange={() => onChange(option)}
            />
            <span>{option ?? 'Todo'}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
