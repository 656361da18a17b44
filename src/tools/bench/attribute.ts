/** The parts of a source map (version 3) that say where generated text comes from. */
export interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Numbers of one segment of a source map, which writes them in base 64 with five bits a digit. */
export function decodeSegment(segment: string): number[] {
  const values: number[] = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit);
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    values.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return values;
}

/** Bytes of a script by the source that they come from. Text that no source owns is `(bundler)`. */
export function bytesBySource(code: string, map: SourceMap): Map<string, number> {
  const bytes = new Map<string, number>();
  const add = (source: string, text: string): void => {
    if (text) bytes.set(source, (bytes.get(source) ?? 0) + Buffer.byteLength(text));
  };
  const lines = code.split('\n');
  let sourceIndex = 0;
  map.mappings.split(';').forEach((segments, line) => {
    const text = lines[line] ?? '';
    let column = 0;
    let owner = '(bundler)';
    for (const segment of segments === '' ? [] : segments.split(',')) {
      const [step = 0, sourceStep] = decodeSegment(segment);
      add(owner, text.slice(column, column + step));
      column += step;
      if (sourceStep !== undefined) sourceIndex += sourceStep;
      owner = sourceStep === undefined ? '(bundler)' : (map.sources[sourceIndex] ?? '(bundler)');
    }
    add(owner, text.slice(column));
  });
  return bytes;
}

/** Name that a reader of the report knows: the npm package, or what part of the site it is. */
export function packageOf(source: string): string {
  const inside = source.split('node_modules/').at(-1)!;
  if (inside !== source) {
    const [scope, name] = inside.split('/');
    return scope!.startsWith('@') ? `${scope}/${name}` : scope!;
  }
  if (/webpack\/(runtime|bootstrap)|rspack\/runtime/.test(source)) return '(bundler)';
  if (/\.mdx?(\?|$)/.test(source)) return 'site: text of the page';
  if (/src\/data|site-data|site-laws/.test(source)) return 'site: data';
  if (/\.docusaurus\//.test(source)) return 'site: routes and generated data';
  if (/src\/(components|theme|lib|client|plugins|pages|art)\//.test(source)) return 'site: components';
  return source.startsWith('(') ? source : 'site: other';
}
