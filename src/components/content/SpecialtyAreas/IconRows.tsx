import type {ReactNode} from 'react';

import Icon, {isIconName} from '@site/src/components/ui/Icon';

interface Props {
  /** Component that shows them, for the message. */
  readonly owner: string;
  readonly rows: readonly {readonly icon: string; readonly title: string; readonly description: string}[];
}

/** Ruled rows of an expert's page, an icon each. Throws in Spanish when an icon does not exist. */
export default function IconRows({owner, rows}: Props): ReactNode {
  return (
    <ul role="list" className="rows">
      {rows.map(({icon, title, description}) => {
        if (!isIconName(icon))
          throw new Error(
            `${owner}: no existe el icono «${icon}» de «${title}» en src/data/experts.yaml. Los nombres están en ui/Icon/shapes.tsx.`,
          );
        return (
          <li key={title}>
            <h3>
              <Icon name={icon} />
              {title}
            </h3>
            <p>{description}</p>
          </li>
        );
      })}
    </ul>
  );
}
