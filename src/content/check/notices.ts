import {closest} from '../../data/problems';

import type {Report} from './types';

const NAMES = ['aviso', 'alerta', 'nota'];
const ENGLISH: Readonly<Record<string, string>> = {
  note: 'nota',
  info: 'nota',
  tip: 'aviso',
  important: 'aviso',
  warning: 'alerta',
  caution: 'alerta',
  danger: 'alerta',
};
const EXAMPLE = ':::aviso, el texto en otra línea, y ::: en otra línea';

/** Boxes: `:::aviso` … `:::`, each opened and closed, with a name that exists. */
export function checkNotices(prose: string, report: Report): void {
  let open: {readonly line: number; readonly name: string} | undefined;
  prose.split('\n').forEach((row, index) => {
    const line = index + 1;
    const alert = /^\s*>\s*\[!(\w+)\]/.exec(row);
    if (alert) {
      report({
        line,
        column: row.indexOf('[') + 1,
        found: `«[!${alert[1]}]», un cuadro que solo entiende GitHub`,
        expected: `un cuadro del sitio: ${NAMES.map((name) => `:::${name}`).join(', ')}`,
        cure: `cámbielo por :::${ENGLISH[alert[1]!.toLowerCase()] ?? 'nota'}, el texto sin los signos >, y ::: al final.`,
      });
    }
    const wide = /^\s*([:：]*：[:：]*)[ \t]*(\p{L}*)(.*)/u.exec(row);
    const braced = /^\s*(:{3,}[ \t]*\p{L}+)[ \t]*\{([^}]*)\}?\s*$/u.exec(row);
    if (wide || braced) {
      report({
        line,
        column: row.search(/\S/) + 1,
        found: `«${row.trim()}», un cuadro mal escrito`,
        expected: 'tres veces dos puntos, el nombre del cuadro y, si lo lleva, su título entre corchetes',
        cure: `escriba ${wide ? `:::${wide[2]!.toLowerCase()}${wide[3]!.trimEnd()}` : `${braced![1]}[${braced![2]}]`}`,
        example: EXAMPLE,
      });
      if (wide) {
        open = wide[2] === '' ? undefined : {line, name: wide[2]!};
        return;
      }
    }
    const match = /^\s*(:{2,})[ \t]*([\p{L}\w-]*)(.*)/u.exec(row);
    if (!match) return;
    const [, colons = '', word = '', rest = ''] = match;
    const name = word.toLowerCase();
    const column = row.indexOf(':') + 1;
    if (colons.length === 2) {
      // `::enlace` is shown as typed; `::aviso` lacks a colon.
      if (!NAMES.includes(name)) return;
      report({
        line,
        column,
        found: `«${row.trim()}», con dos veces dos puntos`,
        expected: `:::${name}, con tres`,
        cure: `escriba :::${name}${rest.trimEnd()}`,
        example: EXAMPLE,
      });
      return;
    }
    if (name === '') {
      if (!open) {
        report({
          line,
          column,
          found: '«:::», un cierre sin cuadro abierto',
          expected: ':::aviso, :::alerta o :::nota más arriba',
          cure: 'borre la línea, o agregue :::aviso antes del texto.',
          example: EXAMPLE,
        });
      }
      open = undefined;
      return;
    }
    if (open) unclosed(open);
    open = {line, name: word};
    if (NAMES.includes(name)) return;
    const meant = ENGLISH[name] ?? closest(name, NAMES);
    report({
      line,
      column,
      found: `«:::${word}», un cuadro que no existe`,
      expected: `uno de estos: ${NAMES.map((known) => `:::${known}`).join(', ')}`,
      cure: meant ? `¿quiso escribir :::${meant}?` : 'escriba, por ejemplo, :::nota.',
    });
  });
  if (open) unclosed(open);

  function unclosed({line, name}: {readonly line: number; readonly name: string}): void {
    report({
      line,
      column: 1,
      found: `«:::${name}», un cuadro que no se cierra`,
      expected: '::: en una línea propia, donde termina el cuadro',
      cure: 'agregue una línea con ::: después del texto del cuadro.',
      example: EXAMPLE,
    });
  }
}
