/** What the commands about returns share: which item is meant, and why nothing was done. */
import type { Locale } from '../../../domain/constants.ts';
import type { DoneItem, ItemOutcome } from '../../orders/lifecycle/item-moves.ts';
import { operand, type Argument } from '../frame/arguments.ts';
import { Refused } from '../frame/command.ts';
import { itemPlaceholder, noSuchItem, whichItem } from '../orders/exception-arguments.ts';
import { unknownOrder } from '../orders/order-words.ts';

/** One item of an order; all of them when left out. */
export const nthItem: Argument<number | undefined> = {
  ...operand(
    itemPlaceholder,
    {
      it: 'quale pezzo, da 1, come dice "returns list"; se non lo dici, tutti quelli che ci sono',
      en: 'which item, from 1, as "returns list" says; all that it is about when left out',
    },
    whichItem,
  ),
  isOptional: true,
  read: (typed, name, language) => (typed === undefined ? undefined : whichItem(typed, name, language)),
};

/** @throws Refused for all that changed nothing */
export function doneWith(
  outcome: ItemOutcome,
  number: string,
  nothing: string,
  language: Locale,
): { done: readonly DoneItem[]; cents: number } {
  if (outcome === 'unknown') throw new Refused(unknownOrder(number, language));
  if (outcome === 'no_such_item') throw new Refused(noSuchItem(number, language));
  if (outcome === 'nothing') throw new Refused(nothing);
  return outcome;
}
