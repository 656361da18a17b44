/**
 * Pages that the browser may fetch before a link is followed: documents of the site, no files (no
 * page has a dot in its address) and no filters. On hover or touch it fetches; the page that the link
 * «Siguiente» at the foot leads to is also drawn ahead, where the loader finds a fast connection
 * (`data-fast`). Browsers leave all of it with Save-Data or a low battery.
 */
export function speculationRules(baseUrl: string): string {
  const pages = {
    and: [
      {href_matches: `${baseUrl}*`},
      {not: {href_matches: `${baseUrl}*.*`}},
      {not: {selector_matches: '[download], [target="_blank"], [rel~="nofollow"]'}},
    ],
  };
  const next = {selector_matches: '[rel~="next"]'};
  const script = (attributes: string, rules: object): string =>
    `<script type="speculationrules"${attributes}>${JSON.stringify(rules)}</script>`;
  return (
    script('', {prefetch: [{where: pages, eagerness: 'moderate'}]}) +
    script(' data-fast', {prerender: [{where: next, eagerness: 'moderate'}]})
  );
}
