/** What the commands about returns, and about single items, share: which item is meant, and why nothing was done. */
import type { ItemOutcome } from '../../orders/lifecycle/item-moves.ts';
import { operand, wholeNumber, type Argument } from '../frame/arguments.ts';
import { Refused } from '../frame/command.ts';
import type { InBoth, Language } from '../frame/language.ts';
import { unknownOrder } from '../orders/order-words.ts';

const words = {
  it: { noItem: (number: string) => `L’ordine ${number} non ha quel pezzo.` },
  en: { noItem: (number: string) => `The order ${number} has no such item.` },
} satisfies InBoth<object>;

export const noSuchItem = (number: string, language: Language): string => words[language].noItem(number);

const most = 99;
const placeholder: InBoth = { it: 'N', en: 'ITEM' };

/** One item of an order. */
export const oneItem = operand(
  placeholder,
  {
    it: 'quale pezzo, da 1, come dice "orders show"',
    en: 'which item, from 1, as "orders show" lists them',
  },
  wholeNumber(1, most),
);

/** One item of an order; all of them when left out. */
export const nthItem: Argument<number | undefined> = {
  ...operand(
    placeholder,
    {
      it: 'quale pezzo, da 1, come dice "returns list"; se non lo dici, tutti quelli che ci sono',
      en: 'which item, from 1, as "returns list" says; all that it is about when left out',
    },
    wholeNumber(1, most),
  ),
  isOptional: true,
  read: (typed, name, language) =>
    typed === undefined ? undefined : wholeNumber(1, most)(typed, name, language),
};

/** @throws Refused for all that changed nothing */
export function doneWith(
  outcome: ItemOutcome,
  number: string,
  nothing: string,
  language: Language,
): { done: number; cents: number } {
  if (outcome === 'unknown') throw new Refused(unknownOrder(number, language));
  if (outcome === 'no_such_item') throw new Refused(noSuchItem(number, language));
  if (outcome === 'nothing') throw new Refused(nothing);
  return outcome;
}
