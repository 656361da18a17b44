/** Plain ones; `data-watch` says where one comes from. */
const INLINE = /<script(?: data-watch(?:="?true"?)?)?>([\s\S]*?)<\/script>/g;

/**
 * The page with its inline scripts in one element, in their order, before the files that run at once or
 * else at the end of the head: each element of its own would cost the page's policy a hash.
 */
export function gatherScripts(html: string): string {
  const scripts = [...html.matchAll(INLINE)].map(([, text]) => text!);
  if (scripts.length === 0) throw new Error('the page has no inline script that reads `<script>…</script>`.');
  if (scripts.length === 1) return html;
  const script = `<script>${scripts.join(';')}</script>`;
  return html.replace(INLINE, '').replace(/<script\b[^>]*\ssrc=|<\/head>/, (next) => script + next);
}
