import type {ReactNode} from 'react';
import laws from '@data/laws';

import type {LawId} from '@site/src/data/types';
import {formatDate} from '@site/src/lib/format';

interface Props {
  readonly law: LawId;
}

/**
 * The table of changes to a law. None is known so far, and it says until when we have looked.
 * Throws on an unknown law.
 *
 * ```mdx
 * <LawChanges law="ley-2491-de-2025" />
 * ```
 */
export default function LawChanges({law: id}: Props): ReactNode {
  const law = laws.find((entry) => entry.id === id);
  if (!law)
    throw new Error(
      `LawChanges: no existe la ley «${id}». Use: ${laws.map((entry) => entry.id).join(', ')}.`,
    );
  return (
    <table>
      <caption className="visually-hidden">Cambios de la {law.name}</caption>
      <thead>
        <tr>
          <th scope="col">Fecha</th>
          <th scope="col">Cambio</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            Hasta el <time dateTime={law.checked}>{formatDate(law.checked)}</time>
          </td>
          <td>Ninguno. No hemos encontrado normas que la modifiquen ni que la reglamenten.</td>
        </tr>
      </tbody>
    </table>
  );
}
