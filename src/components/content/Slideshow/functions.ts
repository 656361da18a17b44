import type {Fullscreen} from './useFullscreen';
import type {Show} from './useShow';

export interface DeckFunction {
  readonly label: string;
  readonly keys: readonly string[];
  readonly onUse: () => void;
}

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
    {
      label:
        fullscreen.isFull && !fullscreen.wasInterrupted ? 'Salir de pantalla completa' : 'Pantalla completa',
      keys: ['F'],
      onUse: fullscreen.toggle,
    },
    {label: 'Todas las diapositivas', keys: ['O'], onUse: () => act({type: 'toggle-overview'})},
    {label: 'Pantalla en negro', keys: ['B', '.'], onUse: () => act({type: 'toggle-blank'})},
    {label: 'Vista de presentador', keys: ['S'], onUse: onPresenter},
  ];
}
