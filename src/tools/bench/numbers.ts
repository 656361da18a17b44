/** The middle value; of an even count, the mean of the two in the middle. Undefined of nothing. */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return undefined;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** Median of what was measured: a run that could not measure something gives no value for it. */
export const medianOf = (values: readonly (number | undefined)[]): number | undefined =>
  median(values.filter((value): value is number => value !== undefined));

/** `17200` → `17.2 kB`. A kilobyte is 1000 bytes, as browsers show it. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** `1234.4` → `1.23 s`, `56.7` → `57 ms`. */
export const duration = (ms: number): string =>
  ms >= 1000 ? `${(ms / 1000).toFixed(2)} s` : `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;
