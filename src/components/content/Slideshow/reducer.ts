/** A place on the slide: parts of its width and height, 0 to 1. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the show stands. Pure, so that both windows and the tests share one set of rules. */
export interface DeckState {
  /** 0 to total - 1. */
  readonly index: number;
  readonly total: number;
  /** The screen is black, for when the room should look at the presenter. */
  readonly isBlank: boolean;
  readonly isOverview: boolean;
  /** Step within the slide, 0 for the whole of it. */
  readonly step: number;
  /** The part of the slide that is enlarged. */
  readonly zoom: Point | undefined;
}

/** What both windows share. */
export type SharedState = Pick<DeckState, 'index' | 'isBlank' | 'step' | 'zoom'>;

export type DeckAction =
  /** Buttons and swipes: they stop at the ends. */
  | {readonly type: 'next' | 'previous'}
  /** Keys: they go round at the ends. */
  | {readonly type: 'forward' | 'back'}
  | {readonly type: 'first' | 'last'}
  | {readonly type: 'go'; readonly index: number}
  | {readonly type: 'toggle-blank' | 'toggle-overview' | 'close-overlays'}
  | {readonly type: 'step'; readonly step: number}
  | {readonly type: 'zoom'; readonly at: Point | undefined}
  /** What the other window says. */
  | ({readonly type: 'sync'} & SharedState);

export const initialState = (total: number): DeckState => ({
  index: 0,
  total,
  isBlank: false,
  isOverview: false,
  step: 0,
  zoom: undefined,
});

const clamp = (index: number, total: number): number =>
  Math.min(Math.max(Math.trunc(index) || 0, 0), total - 1);

const wrap = (index: number, total: number): number => (index + total) % total;

/** Shows a slide: whatever lay over it goes. */
const show = (state: DeckState, index: number): DeckState =>
  index === state.index && !state.isBlank && !state.isOverview
    ? state
    : {...state, index, isBlank: false, isOverview: false, step: 0, zoom: undefined};

export function reduce(state: DeckState, action: DeckAction): DeckState {
  const {index, total} = state;
  switch (action.type) {
    case 'next':
    case 'previous':
    case 'forward':
    case 'back': {
      // Out of the black the room sees the slide it left: the next one would pass unseen.
      if (state.isBlank) return {...state, isBlank: false};
      const to = index + (action.type === 'next' || action.type === 'forward' ? 1 : -1);
      return show(
        state,
        action.type === 'next' || action.type === 'previous' ? clamp(to, total) : wrap(to, total),
      );
    }
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
    case 'step':
      return {...state, step: action.step};
    case 'zoom':
      return {...state, zoom: action.at};
    case 'sync': {
      const {isBlank, step, zoom} = action;
      const index = clamp(action.index, total);
      // A slide asked for from the other window is shown, as if asked for here.
      const isOverview = state.isOverview && index === state.index && !isBlank;
      return {...state, index, isBlank, isOverview, step, zoom};
    }
  }
}
