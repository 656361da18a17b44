/** The painted corner of a law's head: an amber quarter inside a court cut, with their white lines. */
export default function draw(): string {
  return `<svg viewBox="0 0 400 320" preserveAspectRatio="xMaxYMax slice">
    <path d="M400 320H80L400 0z" fill="var(--ce-patio)"/>
    <circle cx="400" cy="320" r="170" fill="var(--ce-accion)"/>
    <g fill="none" stroke="var(--ce-linea-patio)" stroke-width="6">
      <circle cx="400" cy="320" r="170"/>
      <path d="M76 324L404 -4"/>
    </g>
  </svg>`;
}
