import type {CompetenceId} from '../data/types';

/**
 * The marks of the six competences, one solid shape each on a 48 unit grid, as SVG text in
 * `currentColor`. Plain text because two readers need them: components (`ui/CompetenceMark`) and
 * the drawings of `src/art`, which are loaded without JSX.
 */
export const marks: Record<CompetenceId, string> = {
  conciencia:
    '<path fill-rule="evenodd" d="M24 3.5a20.5 20.5 0 1 1 0 41a20.5 20.5 0 1 1 0 -41zM24 11.5a12.5 12.5 0 1 0 0 25a12.5 12.5 0 1 0 0 -25z"/><circle cx="24" cy="24" r="6.5"/>',
  autonomia:
    '<path d="M24 8.5L41.5 39H6.5z" stroke="currentColor" stroke-width="7" stroke-linejoin="round"/>',
  regulacion: '<path d="M3 22.5a17 17 0 0 1 34 0zM11 25.5a17 17 0 0 0 34 0z"/>',
  sociales:
    '<path fill-rule="evenodd" d="M2.5 24a14 14 0 1 1 28 0a14 14 0 1 1 -28 0zM17.5 24a14 14 0 1 1 28 0a14 14 0 1 1 -28 0z"/>',
  vida: '<path fill-rule="nonzero" d="M26 30.1a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0 -17.2 0zM15.4 36.2a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0 -17.2 0zM4.8 30.1a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0 -17.2 0zM4.8 17.9a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0 -17.2 0zM15.4 11.8a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0 -17.2 0zM26 17.9a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0 -17.2 0zM24 15a9 9 0 1 1 0 18a9 9 0 1 1 0 -18z"/>',
  autocuidado:
    '<path d="M4 43V24a20 20 0 0 1 40 0V43H33.5V24a9.5 9.5 0 0 0 -19 0V43z"/><circle cx="24" cy="37" r="6"/>',
};
