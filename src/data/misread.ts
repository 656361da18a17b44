import {isScalar, visit, type Document, type LineCounter} from 'yaml';

import type {Problem} from './problems';

/** What YAML reads without complaint as something else than what was typed. */
export function misread(file: string, text: string, document: Document, lines: LineCounter): Problem[] {
  const problems: Problem[] = [];
  const add = (at: number, found: string, expected: string, cure: string): void => {
    const {line, col} = lines.linePos(at);
    problems.push({file, line, column: col, found, expected, cure});
  };
  visit(document, {
    Scalar: (_, {value, source = '', type, range}) => {
      if (type !== 'PLAIN' || !range) return;
      if (typeof value === 'number' && /^[-+]?\d{1,3}\.\d{3}$/.test(source)) {
        add(
          range[0],
          `${source}, que YAML lee como ${value}`,
          'un número sin punto de miles',
          `escriba ${source.replace('.', '')}, sin punto; si es un decimal, ${source}0; si es un texto, "${source}".`,
        );
      }
      // The next element of a list, moved to the right, becomes part of the text before it.
      const swallowed = /\n[ \t]*(?=[-*•])/.exec(text.slice(range[0], range[1]));
      if (swallowed) {
        add(
          range[0] + swallowed.index + swallowed[0].length,
          'un elemento de lista con más sangría que el anterior: se leería como parte de su texto',
          'el guion debajo del guion del elemento anterior, y un espacio',
          'alinee el guion con el anterior: borre los espacios de más.',
        );
      }
    },
    Map: (_, {items, flow}) => {
      if (!flow) return;
      // `{label: Datos, privacidad}`: what follows the comma would be a field of its own.
      items.forEach(({key, value}, index) => {
        const before = items[index - 1];
        if (value !== null || !isScalar(key) || !key.range || !before || !isScalar(before.value)) return;
        const start = before.value.range?.[0] ?? key.range[0];
        const typed = text.slice(start, key.range[1]);
        const isNumber = /^\d{1,3}(?:,\d{3})+$/.test(typed);
        add(
          key.range[0],
          `«${typed}», un valor con una coma: lo que sigue a la coma se perdería`,
          'entre llaves { }, un valor sin comas o entre comillas',
          isNumber ? `escriba ${typed.replaceAll(',', '')}` : `escriba "${typed.replaceAll('"', '')}"`,
        );
      });
    },
  });
  return problems;
}
