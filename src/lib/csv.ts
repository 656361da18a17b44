/**
 * A value that a spreadsheet would run as a formula becomes text; quotes are doubled.
 */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${safe.replace(/"/g, '""')}"`;
}

/**
 * Rows as CSV for spreadsheets in Spanish: semicolons, CRLF and a byte-order mark, without which Excel
 * breaks accents.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}
