import type {ReactNode} from 'react';

interface Props {
  readonly rows: readonly {readonly title: string; readonly description: string}[];
}

/** Titles with their texts on an expert's page. */
export default function Rows({rows}: Props): ReactNode {
  return (
    <ul role="list" className="rows">
      {rows.map(({title, description}) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
