/** The painted corner of a law's head: an amber circle and a court cut, with their white lines. */
export default function draw(): string {
  return `<svg viewBox="0 0 360 400" preserveAspectRatio="xMaxYMid slice">
    <path d="M360 400H140L360 212z" fill="var(--ce-patio)"/>
    <circle cx="360" cy="0" r="180" fill="var(--ce-accion)"/>
    <g fill="none" stroke="var(--ce-papel)" stroke-width="6">
      <circle cx="360" cy="0" r="180"/>
      <path d="M140 400L360 212"/>
    </g>
  </svg>`;
}
