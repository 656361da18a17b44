/** Where the show stands. Pure, so that both windows and the tests share one set of rules. */
export interface DeckState {
  /** 0 to total - 1. */
  readonly index: number;
  readonly total: number;
  /** The screen is black, for when the room should look at the presenter. */
  readonly isBlank: boolean;
  readonly isOverview: boolean;
}

export type DeckAction =
  /** Buttons and swipes: they stop at the ends. */
  | {readonly type: 'next' | 'previous'}
  /** Keys: they go round at the ends. */
  | {readonly type: 'forward' | 'back'}
  | {readonly type: 'first' | 'last'}
  | {readonly type: 'go'; readonly index: number}
  | {readonly type: 'toggle-blank' | 'toggle-overview' | 'close-overlays'}
  /** What the other window says. */
  | {readonly type: 'sync'; readonly index: number; readonly isBlank: boolean};

export const initialState = (total: number): DeckState => ({
  index: 0,
  total,
  isBlank: false,
  isOverview: false,
});

const clamp = (index: number, total: number): number =>
  Math.min(Math.max(Math.trunc(index) || 0, 0), total - 1);

const wrap = (index: number, total: number): number => (index + total) % total;

/** Shows a slide: whatever lay over it goes. */
const show = (state: DeckState, index: number): DeckState =>
  index === state.index && !state.isBlank && !state.isOverview
    ? state
    : {...state, index, isBlank: false, isOverview: false};

export function reduce(state: DeckState, action: DeckAction): DeckState {
  const {index, total} = state;
  switch (action.type) {
    case 'next':
      return show(state, clamp(index + 1, total));
    case 'previous':
      return show(state, clamp(index - 1, total));
    case 'forward':
      return show(state, wrap(index + 1, total));
    case 'back':
      return show(state, wrap(index - 1, total));
    case 'first':
      return show(state, 0);
    case 'last':
      return show(state, total - 1);
    case 'go':
      return show(state, clamp(action.index, total));
    case 'toggle-blank':
      return {...state, isBlank: !state.isBlank, isOverview: false};
    case 'toggle-overview':
      return {...state, isOverview: !state.isOverview, isBlank: false};
    case 'close-overlays':
      return state.isBlank || state.isOverview ? {...state, isBlank: false, isOverview: false} : state;
    case 'sync': {
      const index = clamp(action.index, total);
      // A slide asked for from the other window is shown, as if asked for here.
      const isOverview = state.isOverview && index === state.index && !action.isBlank;
      return {...state, index, isBlank: action.isBlank, isOverview};
    }
  }
}
