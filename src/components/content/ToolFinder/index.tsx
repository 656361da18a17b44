import type {ReactNode} from 'react';

import competences from '@data/competences';
import tools from '@data/tools';
import ComparisonTable from '@site/src/components/content/ComparisonTable';
import Disclosure from '@site/src/components/ui/Disclosure';
import SiteLink from '@site/src/components/ui/SiteLink';
import type {Tool} from '@site/src/data/types';
import {bindNumbers} from '@site/src/lib/tools';

import styles from './styles.module.css';

const GROUPS = [
  ['', 'Todos'],
  ['estudiantes', 'Estudiantes'],
  ['familias', 'Familias'],
] as const;

/** «Familias. Con hijos de 3 a 18 años. 30 min.», with what is known. */
const who = ({group, ages, duration}: Tool): string =>
  bindNumbers(
    [group === 'familias' ? 'Familias' : 'Estudiantes', ages, duration]
      .filter(Boolean)
      .map((part) => `${part}.`)
      .join(' '),
  );

const touches = (tool: Tool): string =>
  competences
    .filter(({id}) => tool.competences.includes(id))
    .map(({name}) => name)
    .join('. ') || 'Ninguna, en los estudiantes';

/**
 * Which tool answers a school's question: one row a tool, and a native choice of who answers that hides the other
 * rows (`:has()`, no scripts), folded on phones. Draws on tools.yaml: a new tool appears by itself.
 *
 * ```mdx
 * <ToolFinder />
 * ```
 */
export default function ToolFinder(): ReactNode {
  return (
    <Disclosure isForPhones label={`Ver las ${tools.length} herramientas`}>
      <div className={styles.finder}>
        <fieldset>
          <legend>Contestan</legend>
          {GROUPS.map(([value, label]) => (
            <label key={value}>
              <input type="radio" name="contestan" value={value} defaultChecked={value === ''} />
              {label}
            </label>
          ))}
        </fieldset>
        <ComparisonTable
          caption="Las herramientas"
          columns={['Su pregunta', 'Herramienta', 'Quién contesta', 'Se acerca a', 'Qué recibe el colegio']}
          rows={tools.map((tool) => [
            tool.question,
            <SiteLink key="tool" href={`/${tool.id}`}>
              {tool.shortName}
            </SiteLink>,
            who(tool),
            touches(tool),
            tool.gets,
          ])}
          groups={tools.map(({group}) => group)}
          highlight={false}
        />
      </div>
    </Disclosure>
  );
}
