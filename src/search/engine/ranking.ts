/**
 * Titles say what a place is about and keywords are chosen by editors, so a place that has the word there answers
 * before one that says it in passing; then one on a page with that title. A singular that stands for a plural of
 * the text adds nothing of its own.
 */
export const RANKING = {
  metaWeights: {title: 5, claves: 5, nombres: 2, pagina: 1, seccion: 0, singulares: 0.1},
};
