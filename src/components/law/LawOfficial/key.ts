/** Where this browser keeps the reader's choice of the official text. */
export const OFFICIAL_KEY = 'ce-texto-oficial';
