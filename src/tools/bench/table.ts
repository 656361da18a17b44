import {duration, kilobytes} from './numbers';

/** A Markdown table with aligned columns. The first column is text, the rest are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${widths
      .map((width, column) => {
        const cell = cells[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** Name and value of a figure as a person reads them; the unit is the last word of its name. */
export function show(name: string, value: number | undefined): string {
  if (value === undefined) return '–';
  if (name.endsWith(' bytes')) return kilobytes(value);
  if (name.endsWith(' ms')) return duration(value);
  return name === 'CLS' ? value.toFixed(3) : String(Math.round(value));
}

export const label = (name: string): string => name.replace(/ (bytes|ms)$/, '');

/** `+12 %`, `−3 %`, or the plain difference where the old value is nothing. */
export function change(name: string, before: number | undefined, now: number | undefined): string {
  if (before === undefined || now === undefined) return '–';
  if (before === now) return '=';
  const sign = now > before ? '+' : '−';
  if (before === 0) return `${sign}${show(name, Math.abs(now))}`;
  return `${sign}${((Math.abs(now - before) / before) * 100).toFixed(0)} %`;
}
