/** Keywords are chosen by editors, so a page that has the word there answers before one that says it in passing. */
export const RANKING = {metaWeights: {claves: 12, norma: 12}};
