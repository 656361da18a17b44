import type {Fullscreen} from './useFullscreen';
import type {Show} from './useShow';

export interface DeckFunction {
  readonly label: string;
  readonly keys: readonly string[];
  readonly onUse: () => void;
}

const BLANK = {label: 'Pantalla en negro', keys: ['B', '.']} as const;
const OVERVIEW = {label: 'Todas las diapositivas', keys: ['O']} as const;

const fullscreenFunction = ({isFull, wasInterrupted, toggle}: Fullscreen): DeckFunction => ({
  label: isFull && !wasInterrupted ? 'Salir de pantalla completa' : 'Pantalla completa',
  keys: ['F'],
  onUse: toggle,
});

/** The same for the presenter's window. */
export const presenterFunctionsOf = ({
  fullscreen,
  act,
  onOverview,
  onPointer,
  onZoom,
  onReading,
}: {
  readonly fullscreen: Fullscreen;
  readonly act: Show['act'];
  readonly onOverview: () => void;
  readonly onPointer: () => void;
  readonly onZoom: () => void;
  readonly onReading: () => void;
}): readonly DeckFunction[] => [
  fullscreenFunction(fullscreen),
  {...OVERVIEW, onUse: onOverview},
  {...BLANK, onUse: () => act({type: 'toggle-blank'})},
  {label: 'Puntero que ven todos', keys: ['P'], onUse: onPointer},
  {label: 'Ampliar donde está el puntero', keys: ['Z'], onUse: onZoom},
  {label: 'Notas del folleto', keys: ['N'], onUse: onReading},
];

/** The functions of the deck with their keys, for hands without a keyboard. */
export function functionsOf({
  fullscreen,
  act,
  onPresenter,
}: {
  readonly fullscreen: Fullscreen;
  readonly act: Show['act'];
  readonly onPresenter: () => void;
}): readonly DeckFunction[] {
  return [
    fullscreenFunction(fullscreen),
    {...OVERVIEW, onUse: () => act({type: 'toggle-overview'})},
    {...BLANK, onUse: () => act({type: 'toggle-blank'})},
    {label: 'Vista de presentador', keys: ['S'], onUse: onPresenter},
  ];
}
