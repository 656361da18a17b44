import type {ErrorCode} from 'yaml';

import type {Problem} from './problems';

/** Slips of YAML writing, said in Spanish. */
type SyntaxText = Pick<Problem, 'found' | 'expected' | 'cure'>;

const quoted = 'title: "Ley 2491: educación emocional"';

export const reservedSign: SyntaxText = {
  found: 'un texto que empieza con un signo reservado',
  expected: 'un texto entre comillas cuando empieza con @, `, %, *, & o !',
  cure: 'encierre el texto entre comillas: label: "@colegio".',
};
export const cutByHash: SyntaxText = {
  found: 'un # después de un valor: lo que sigue no se mostraría',
  expected: 'los comentarios en su propia línea, arriba',
  cure: 'suba el comentario a la línea anterior; si el # es parte del texto, enciérrelo entre comillas.',
};
export const unclosedQuote: SyntaxText = {
  found: 'unas comillas que se abren y no se cierran',
  expected: 'las comillas de cierre al final del texto',
  cure: `ciérrelas, por ejemplo: ${quoted}.`,
};
const unclosedBracket: SyntaxText = {
  found: 'un corchete o una llave sin cerrar en la línea anterior',
  expected: 'el signo de cierre: ] o }',
  cure: 'ciérrelo, por ejemplo: [9, 10].',
};
const missingColon: SyntaxText = {
  found: 'una línea sin dos puntos, o con una sangría que no corresponde',
  expected: 'la forma «campo: valor», alineada con las demás líneas de la entrada',
  cure: 'escriba, por ejemplo, name: Socioemociograma; use dos espacios por nivel.',
};
const missingSpace: SyntaxText = {
  found: 'un guion pegado al texto',
  expected: 'un espacio después del guion',
  cure: 'escriba, por ejemplo, «- id: entrada».',
};
const colonInText: SyntaxText = {
  found: 'dos puntos dentro de un texto sin comillas, o una línea con más sangría',
  expected: 'un texto entre comillas cuando contiene dos puntos y un espacio',
  cure: `encierre todo el texto entre comillas: ${quoted}.`,
};
const other: SyntaxText = {
  found: 'una línea que no se puede leer como YAML',
  expected: 'la forma «campo: valor», con dos espacios de sangría por nivel',
  cure: `compárela con la entrada anterior; si el texto tiene dos puntos o comillas, enciérrelo: ${quoted}.`,
};

const byCode: Partial<Record<ErrorCode, SyntaxText>> = {
  BAD_SCALAR_START: reservedSign,
  BAD_ALIAS: reservedSign,
  BLOCK_AS_IMPLICIT_KEY: colonInText,
  MULTILINE_IMPLICIT_KEY: missingColon,
  DUPLICATE_KEY: {
    found: 'un campo escrito dos veces en la misma entrada',
    expected: 'cada campo una sola vez',
    cure: 'borre una de las dos líneas, o comience otra entrada con un guion: «- id: otra-entrada».',
  },
  BAD_INDENT: {
    found: 'una línea con una sangría que no corresponde',
    expected: 'la misma sangría que las demás líneas del grupo',
    cure: 'alinee la línea con las de su entrada; use dos espacios por nivel.',
  },
  BAD_DQ_ESCAPE: {
    found: 'una barra invertida dentro de comillas dobles',
    expected: 'un texto sin barras invertidas',
    cure: "borre la barra, o use comillas simples: 'texto'.",
  },
  MULTIPLE_DOCS: {
    found: 'una línea con tres guiones en medio del archivo',
    expected: 'un solo bloque de datos por archivo',
    cure: 'borre la línea «---».',
  },
};

export function syntaxText(code: ErrorCode, message: string, row: string): SyntaxText {
  if (/^\s*-[^\s-]/.test(row)) return missingSpace;
  if (code === 'MISSING_CHAR' && /implicit/i.test(message)) return missingColon;
  if (/flow/i.test(message)) return unclosedBracket;
  return byCode[code] ?? other;
}
