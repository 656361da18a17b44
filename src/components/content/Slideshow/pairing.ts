/**
 * Which window of the audience a presenter's window moves: exactly one. Further tabs with the slides are
 * known, moved by nobody, and can be chosen. Pure, so that the tests share its rules.
 */
export interface Pairing {
  readonly partner: string | undefined;
  /** The partner opened the presenter's window. */
  readonly isOpener: boolean;
  readonly others: readonly string[];
}

export const ALONE: Pairing = {partner: undefined, isOpener: false, others: []};

const without = (ids: readonly string[], id: string | undefined): readonly string[] =>
  ids.filter((other) => other !== id);

/** A window of the audience was heard of. The first one is moved, unless the one that opened us answers. */
export function met(pairing: Pairing, id: string, isOpener = false): Pairing {
  const {partner, others} = pairing;
  if (id === partner) return pairing;
  if (partner === undefined || (isOpener && !pairing.isOpener))
    return {partner: id, isOpener, others: partner ? [...without(others, id), partner] : without(others, id)};
  return others.includes(id) ? pairing : {...pairing, others: [...others, id]};
}

/** A window was closed. Another one is not taken in its place unasked. */
export function lost(pairing: Pairing, id: string): Pairing {
  if (id === pairing.partner) return {...pairing, partner: undefined, isOpener: false};
  return pairing.others.includes(id) ? {...pairing, others: without(pairing.others, id)} : pairing;
}

/** The presenter asks for the next of the other windows. */
export function switched({partner, others}: Pairing): Pairing {
  const [next, ...rest] = others;
  return {partner: next ?? partner, isOpener: true, others: next && partner ? [...rest, partner] : rest};
}
