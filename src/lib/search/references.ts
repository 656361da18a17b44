/**
 * Words that stand for a law or an article in the index. They are written as nobody writes, so that
 * a query for one finds that article and nothing else: «artículo 1» does not mean 10 to 15.
 */
export function referenceWords(law: number | undefined, article: number | undefined): string[] {
  if (law === undefined) return [];
  if (article === undefined) return [`xley${law}x`];
  return [`xley${law}art${article}x`, `xart${article}x`];
}
