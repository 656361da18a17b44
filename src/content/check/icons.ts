import {isScalar, visit} from 'yaml';

import {closest, type Problem} from '../../data/problems';
import {parseYaml} from '../../data/yaml';

import {missingAsset} from './front-matter';
import type {Context} from './types';

/** Icons that a data file names and nobody has drawn, and photos that nobody has uploaded. */
export function checkIcons(
  file: string,
  bytes: Uint8Array,
  icons: readonly string[],
  assets: Context['assets'],
): Problem[] {
  const {document, lines} = parseYaml(file, bytes);
  const problems: Problem[] = [];
  visit(document, {
    Pair(_, {key, value}) {
      if (!isScalar(key) || !isScalar(value) || !value.range) return;
      const name = String(value.value);
      const {line, col} = lines.linePos(value.range[0]);
      if (key.value === 'photo' && name.startsWith('/') && !assets.has(name))
        problems.push({file, line, column: col, field: 'photo', ...missingAsset(name, assets)});
      if (key.value !== 'icon' || icons.includes(name)) return;
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
