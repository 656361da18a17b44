import type {ReactNode} from 'react';

import network from '@data/network';
import Art from '@site/src/components/ui/Art';
import {formatInteger} from '@site/src/lib/format';
import {NBSP} from '@site/src/lib/text';

import styles from './styles.module.css';

/**
 * The network's online master's in numbers, with one dot for each teaching unit, from
 * `src/data/network.yaml`. No props.
 *
 * @example
 * <MasterOutline />
 */
export default function MasterOutline(): ReactNode {
  const {modules, units, credits, hoursPerUnit} = network.master;
  const [least, most] = hoursPerUnit;
  const facts = [
    {value: String(modules), label: 'módulos'},
    {value: String(units), label: 'unidades didácticas'},
    {value: String(credits), label: 'créditos'},
    {value: `${least}${NBSP}a${NBSP}${most}${NBSP}h`, label: 'de trabajo por unidad'},
  ];
  return (
    <div className={styles.master}>
      <div className={styles.plot}>
        <Art name="master-units" label={`${units} puntos, uno por unidad didáctica.`} />
        <p>
          Un punto, una unidad de {least} a {most}
          {NBSP}horas. En total son entre {formatInteger(units * least)} y {formatInteger(units * most)}
          {NBSP}horas de trabajo.
        </p>
      </div>
      <dl className={styles.facts}>
        {facts.map(({value, label}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
