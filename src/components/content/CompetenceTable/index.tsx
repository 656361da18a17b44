import type {ReactNode} from 'react';

import competences from '@data/competences';
import tools from '@data/tools';
import ComparisonTable from '@site/src/components/content/ComparisonTable';
import CompetenceMark from '@site/src/components/ui/CompetenceMark';

import styles from './styles.module.css';

/**
 * The six competences of Ley 2491 beside the five of Ley 2503, how the student programme works on each and which
 * tools come near. Of courses and sessions nobody says it. Draws on competences.yaml and tools.yaml.
 *
 * ```mdx
 * <CompetenceTable />
 * ```
 */
export default function CompetenceTable(): ReactNode {
  return (
    <ComparisonTable
      caption="Cada competencia en las dos leyes, y cómo se trabaja"
      columns={[
        'Ley 2491: seis',
        'Ley 2503: cinco',
        'Programa para estudiantes',
        'Herramientas que se acercan',
      ]}
      rows={competences.map(({id, name, ley2503, programme}) => [
        <span key={id} className={`${styles.name} k-${id}`}>
          <CompetenceMark id={id} />
          {name}
        </span>,
        ley2503?.name ?? 'No la nombra',
        programme === 'direct' ? 'La trabaja de forma directa' : 'La complementa',
        tools
          .filter((tool) => tool.competences.includes(id))
          .map(({shortName}) => shortName)
          .join(', ') || 'Ninguna',
      ])}
      highlight={false}
    />
  );
}
