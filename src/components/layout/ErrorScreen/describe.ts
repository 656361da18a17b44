/** What is known of an error, in the order of the specification: status, text or message. */
export function describe(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error ?? '') || 'Error desconocido';
  const {status, statusText, message} = error as {status?: unknown; statusText?: unknown; message?: unknown};
  const parts = [status, statusText, message]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .map(String)
    .filter((part) => part !== '');
  return [...new Set(parts)].join(' · ') || 'Error desconocido';
}
