import {isScalar, visit} from 'yaml';

import {closest, type Problem} from '../../data/problems';
import {parseYaml} from '../../data/yaml';

/** Icons that a data file names and nobody has drawn. */
export function checkIcons(file: string, bytes: Uint8Array, icons: readonly string[]): Problem[] {
  const {document, lines} = parseYaml(file, bytes);
  const problems: Problem[] = [];
  visit(document, {
    Pair(_, {key, value}) {
      if (!isScalar(key) || key.value !== 'icon' || !isScalar(value) || !value.range) return;
      const name = String(value.value);
      if (icons.includes(name)) return;
      const {line, col} = lines.linePos(value.range[0]);
      const meant = closest(name, icons);
      problems.push({
        file,
        line,
        column: col,
        field: 'icon',
        found: `«${name}», un dibujo que no existe`,
        expected: `uno de estos: ${icons.join(', ')}`,
        cure: meant ? `¿quiso escribir «${meant}»?` : `escriba, por ejemplo, «${icons[0]}».`,
      });
    },
  });
  return problems;
}
