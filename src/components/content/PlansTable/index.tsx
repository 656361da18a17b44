import type {ReactNode} from 'react';

import plans from '@data/plans';
import ActionLink from '@site/src/components/ui/ActionLink';
import Icon from '@site/src/components/ui/Icon';
import type {Plan} from '@site/src/data/types';
import {formatMoney} from '@site/src/lib/format';
import {outbound} from '@site/src/lib/links';

import styles from './styles.module.css';

/** Name of the plan that another one contains. Throws in Spanish when it does not exist. */
function nameOf(id: Plan['includes']): string {
  const plan = plans.plans.find((entry) => entry.id === id);
  if (!plan) {
    const valid = plans.plans.map((entry) => entry.id).join(', ');
    throw new Error(`plans.yaml: «includes: ${id}» no existe. Use uno de estos: ${valid}.`);
  }
  return plan.name;
}

function Feature({children, strong}: {readonly children: ReactNode; readonly strong?: boolean}): ReactNode {
  return (
    <li data-strong={strong}>
      <Icon name="check" className={styles.tick} />
      <span>{children}</span>
    </li>
  );
}

function PlanCard({plan}: {readonly plan: Plan}): ReactNode {
  const demo = outbound('demo');
  return (
    <article
      id={`plan-${plan.id}`}
      data-search-title={`Plan ${plan.name}`}
      className={plan.highlight ? `${styles.plan} on-court` : styles.plan}
      data-highlight={plan.highlight}>
      <header className={styles.head}>
        <h3>{plan.name}</h3>
        {plan.highlight && <p className={styles.badge}>{plans.badge}</p>}
      </header>
      <p className={styles.subtitle}>{plan.subtitle}</p>
      <p className={styles.price}>
        <b>{formatMoney(plan.price.amount)}</b>
        <span>{plan.price.currency} por estudiante, por año escolar</span>
      </p>
      <p className={styles.subtitle}>{plan.description}</p>
      <ul role="list" className={styles.features}>
        {plan.includes && <Feature strong>Todo lo de {nameOf(plan.includes)}</Feature>}
        {plan.features.map((feature) => (
          <Feature key={feature}>{feature}</Feature>
        ))}
      </ul>
      <ActionLink href={demo.href} variant={plan.highlight ? 'primary' : 'secondary'} className={styles.demo}>
        {demo.label}
        <span className="visually-hidden">, plan {plan.name}</span>
      </ActionLink>
    </article>
  );
}

/**
 * The three plans of `plans.yaml` side by side, the highlighted one taller, and what all of them
 * include. Prices are whole pesos for one student and one school year.
 *
 * ```mdx
 * <PlansTable />
 * ```
 */
export default function PlansTable(): ReactNode {
  return (
    <div className={styles.table}>
      <div className={styles.plans}>
        {plans.plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </div>
      <div className={styles.common}>
        <h3>En todos los planes</h3>
        <ul role="list">
          {plans.common.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>{plans.unsaid}</p>
      </div>
    </div>
  );
}
