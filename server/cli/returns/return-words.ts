/** How the command line speaks of what was given back. */
import type { ItemOutcome } from '../../orders/lifecycle/item-moves.ts';
import { Refused } from '../frame/command.ts';
import { operand, wholeNumber, type Argument } from '../frame/arguments.ts';
import { unknownOrder } from '../orders/order-words.ts';

const most = 99;

/** One item of an order; all of them when left out. */
export const nthItem: Argument<number | undefined> = {
  ...operand(
    'ITEM',
    'which item, from 1, as "returns list" says; all that it is about when left out',
    wholeNumber(1, most),
  ),
  isOptional: true,
  read: (typed, name) => (typed === undefined ? undefined : wholeNumber(1, most)(typed, name)),
};

/** @throws Refused for all that changed nothing */
export function doneWith(
  outcome: ItemOutcome,
  number: string,
  nothing: string,
): { done: number; cents: number } {
  if (outcome === 'unknown') throw new Refused(unknownOrder(number));
  if (outcome === 'no_such_item') throw new Refused(`The order ${number} has no such item.`);
  if (outcome === 'nothing') throw new Refused(nothing);
  return outcome;
}

export const items = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;
