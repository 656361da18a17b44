/** Where a browser keeps the mode that its visitor chose. */
export const MODE_KEY = 'ce-modo';
