const SEMESTERS = [52, 114, 176, 238];

/** Four semester reports and one impact study in two years. */
export default function draw(): string {
  return (
    '<svg viewBox="0 0 320 190"><g fill="none" stroke-linecap="round" stroke-linejoin="round">' +
    '<path d="M36 92H284" stroke="var(--ce-autocuidado-t)" stroke-width="4"/>' +
    `<g fill="var(--ce-papel)" stroke="var(--ce-autocuidado)" stroke-width="5">${SEMESTERS.map((x) => `<circle cx="${x}" cy="92" r="17"/>`).join('')}</g>` +
    `<path d="${SEMESTERS.map((x) => `M${x - 6} 92l4.5 4.5L${x + 7} 87`).join('')}" stroke="var(--ce-autocuidado-t)" stroke-width="3.5"/>` +
    '<path d="M36 58V48H254V58" stroke="var(--ce-autocuidado-t)" stroke-width="3"/></g>' +
    '<circle cx="284" cy="92" r="26" fill="var(--ce-autocuidado)"/>' +
    '<path d="M274 102V94M284 102V82M294 102V88" stroke="var(--ce-papel)" stroke-width="5" stroke-linecap="round"/>' +
    '<g fill="var(--ce-autocuidado-t)" font-size="16" font-weight="700" font-stretch="88%" text-anchor="middle">' +
    `${SEMESTERS.map((x, index) => `<text x="${x}" y="138">S${index + 1}</text>`).join('')}<text x="145" y="38">dos años</text></g></svg>`
  );
}
