import type {ReactNode} from 'react';

import courses from '@data/courses';
import plans from '@data/plans';
import {findById} from '@site/src/lib/find';
import {formatInteger, formatMoney} from '@site/src/lib/format';
import {freePlaces} from '@site/src/lib/students';

import ComparisonTable from '../ComparisonTable';
import {bringsPlaces, yearTotal, type Prices} from './cost';
import styles from './styles.module.css';

/** The school's own number: a total for each plan (`browser.ts`). Not there without scripts. */
function Own({prices}: {readonly prices: Prices}): ReactNode {
  return (
    <div className={styles.own} data-prices={JSON.stringify(prices)} data-needs-script="">
      <label htmlFor="estudiantes">¿Cuántos estudiantes tiene su colegio?</label>
      <input
        id="estudiantes"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        aria-describedby="estudiantes-nota"
      />
      <p role="status">Escriba un número y verá aquí el total de cada plan.</p>
      <small id="estudiantes-nota">
        La cuenta se hace en esta página y no se envía. El número queda en la dirección, por si la comparte.
      </small>
    </div>
  );
}

/** Schools of three sizes: enough to place one's own. */
const SIZES = [200, 500, 1000] as const;

/**
 * What a school year costs with each plan, for three sizes of school: price times students, and the courses
 * without cost that come with it. With scripts also for the school's own number, which `?estudiantes=850` brings.
 * What the provider does not say stands beside it. Draws on plans.yaml and `freePlacePer` of courses.yaml.
 *
 * ```mdx
 * <SchoolCost />
 * ```
 */
export default function SchoolCost(): ReactNode {
  const {freePlacePer: per} = findById(courses, 'especializacion', 'SchoolCost');
  if (!per)
    throw new Error(
      'SchoolCost: falta «freePlacePer» en el curso «especializacion» de src/data/courses.yaml.',
    );
  const withPlaces = plans.plans.filter((plan) => bringsPlaces(plan, plans.plans)).map(({name}) => name);
  return (
    <>
      <ComparisonTable
        caption="Total de un año escolar, en pesos colombianos"
        columns={[
          'Colegio',
          ...plans.plans.map(({name}) => name),
          `Cursos sin costo con ${withPlaces.join(' o ')}`,
        ]}
        rows={SIZES.map((students) => [
          `${formatInteger(students)} estudiantes`,
          ...plans.plans.map((plan) => formatMoney(yearTotal(plan, students))),
          formatInteger(freePlaces(students, per)),
        ])}
        highlight={false}
      />
      <div className={styles.beside}>
        <Own
          prices={{
            per,
            plans: plans.plans.map((plan) => ({
              name: plan.name,
              price: plan.price,
              places: bringsPlaces(plan, plans.plans),
            })),
          }}
        />
        <div className={styles.unknown}>
          <h3>Pregunte al pedir la propuesta</h3>
          <ul>
            {plans.unknown.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
