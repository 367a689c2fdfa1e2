/** What became of a piece of an order, in one word wherever the desk shows it. */
import type { DeskItem } from '../../../domain/contract/desk-orders.ts';
import type { DeskWords } from '../words/it.ts';

/** @returns nothing for one that is to be sent, or is the buyer's */
export const fateOf = (
  { exceptions, piece }: DeskWords,
  { state, outcome }: Pick<DeskItem, 'state' | 'outcome'>,
): string => (state !== 'ordered' && outcome ? exceptions.outcomes[outcome] : piece.states[state]);
