import {useState, useSyncExternalStore, type ReactNode} from 'react';

import NumberField from '@site/src/components/ui/NumberField';
import {formatInteger} from '@site/src/lib/format';
import {freePlaces, readStudents} from '@site/src/lib/students';

import styles from './styles.module.css';

interface Props {
  readonly per: number;
}

function answer(text: string, per: number): string {
  if (text.trim() === '') return 'Escriba un número y verá aquí los cursos.';
  const students = readStudents(text);
  if (typeof students === 'string') return students;
  const places = freePlaces(students, per);
  const missing = per - (students % per);
  const next = `Con ${formatInteger(missing)} ${missing === 1 ? 'estudiante' : 'estudiantes'} más suma otro.`;
  if (places === 0) return `Aún no suma un curso sin costo. ${next.replace('otro', 'el primero')}`;
  return `${formatInteger(places)} ${places === 1 ? 'curso' : 'cursos'} sin costo. ${next}`;
}

/** Of the field; the page has one calculator. */
const id = 'calculadora-cupos';

const EXAMPLE = '420';

let inField: string | undefined;
/** What was typed before the scripts came; asked for before React may draw the field anew, as in a page that was translated. */
const readEarly = (): string =>
  (inField ??= document.querySelector<HTMLInputElement>(`#${id}`)?.value ?? EXAMPLE);
const never = () => () => undefined;

/** The school's own number: worked out in the page, kept nowhere and sent to nobody. */
export default function Calculator({per}: Props): ReactNode {
  const early = useSyncExternalStore(never, readEarly, () => EXAMPLE);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? early;
  return (
    <div className={styles.calculator}>
      <NumberField
        id={id}
        label="¿Cuántos estudiantes inscribe su colegio?"
        note="El cálculo se hace en esta página. No se guarda ni se envía."
        maxLength={9}
        value={text}
        onChange={(event) => setTyped(event.target.value)}>
        <output htmlFor={id}>{answer(text, per)}</output>
      </NumberField>
    </div>
  );
}
