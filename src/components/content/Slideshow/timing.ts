/** «4:05», and «1:02:09» from an hour on. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

export interface Pace {
  readonly tone: 'early' | 'fine' | 'late';
  readonly text: string;
}

/** Less than this off the plan is on time. */
const TOLERANCE = 45;

const sumOf = (seconds: readonly number[]): number => seconds.reduce((sum, value) => sum + value, 0);

/** Seconds left of a talk that began with slide `from`; negative when it is over. */
export const timeLeft = (elapsed: number, planned: readonly number[], from = 0): number =>
  sumOf(planned.slice(from)) - elapsed;

/** How a talk that began with slide `from` goes against its plan: `planned` are the seconds of each slide. */
export function paceOf(elapsed: number, index: number, planned: readonly number[], from = 0): Pace {
  const start = sumOf(planned.slice(from, index));
  const end = start + (planned[index] ?? 0);
  const minutes = (seconds: number): string => `${Math.max(1, Math.round(seconds / 60))}\u00a0min`;
  if (elapsed > end + TOLERANCE) return {tone: 'late', text: `Lleva ${minutes(elapsed - end)} de más`};
  if (elapsed < start - TOLERANCE)
    return {tone: 'early', text: `Lleva ${minutes(start - elapsed)} de ventaja`};
  return {tone: 'fine', text: 'Va a tiempo'};
}

/** Said where the presenter reads it, never over the slides. */
export const MAY_DIM =
  'Este navegador no mantiene la pantalla encendida. Revise el tiempo de reposo del equipo antes de empezar.';
