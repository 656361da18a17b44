import {toCsv} from './csv';

/** Saves rows as a table from the browser; nothing is sent. */
export function saveCsv(rows: readonly (readonly string[])[], name: string): void {
  const address = URL.createObjectURL(new Blob([toCsv(rows)], {type: 'text/csv;charset=utf-8'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
