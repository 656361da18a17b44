/**
 * Keywords are chosen by editors, so a page that has the word there answers before one that says it in
 * passing. A singular that stands for a plural of the text adds nothing of its own.
 */
export const RANKING = {metaWeights: {claves: 12, nombres: 12, singulares: 0.1}};
