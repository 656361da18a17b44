import type {DeckCommand} from './keys';

/** In the overview the arrows choose a slide instead of moving the show. */
export function moveInOverview(stage: HTMLElement | null, command: DeckCommand['type']): boolean {
  const buttons = [...(stage?.querySelectorAll<HTMLElement>('button') ?? [])];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const targets: Partial<Record<DeckCommand['type'], number>> = {
    forward: Math.min(at + 1, buttons.length - 1),
    back: Math.max(at - 1, 0),
    first: 0,
    last: buttons.length - 1,
  };
  const target = targets[command];
  if (target === undefined) return false;
  buttons[target]?.focus();
  return true;
}
