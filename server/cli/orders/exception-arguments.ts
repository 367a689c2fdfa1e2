/** Amounts, items and notes as the commands about exceptions take them. */
import type { InBoth, Locale } from '../../../domain/constants.ts';
import { readPrice } from '../../../domain/written-price.ts';
import { asTyped, operand, option, wholeNumber, type Reader } from '../frame/arguments.ts';
import { UsageError } from '../frame/command.ts';

const words = {
  it: {
    noAmount: (name: string, typed: string) =>
      `${name} vuole un importo sopra lo zero, come 12,50 o 12.50, non "${typed}".`,
    noItem: (number: string) => `L’ordine ${number} non ha quel pezzo.`,
  },
  en: {
    noAmount: (name: string, typed: string) =>
      `${name} must be an amount above 0, such as 12,50 or 12.50, not "${typed}".`,
    noItem: (number: string) => `The order ${number} has no such item.`,
  },
} satisfies InBoth<object>;

export const eurosPlaceholder: InBoth = { it: 'EURO', en: 'EUROS' };

/** @returns cents. @throws UsageError */
export const euros: Reader<number> = (typed, name, language) => {
  const cents = readPrice(typed);
  if (cents === undefined) throw new UsageError(words[language].noAmount(name, typed));
  return cents;
};

/** What the buyer is told beside the reason. */
export const note = option(
  { it: 'TESTO', en: 'TEXT' },
  { it: 'che cosa diciamo in più al cliente', en: 'what the buyer is told beside' },
  asTyped,
);

/** What was typed, or nothing. */
export const noteOf = (typed: string | undefined): string | null => typed?.trim() || null;

export const noSuchItem = (number: string, language: Locale): string => words[language].noItem(number);

export const itemPlaceholder: InBoth = { it: 'N', en: 'ITEM' };

/** An item of an order, counted from 1. */
export const whichItem = wholeNumber(1, 99);

/** One item of an order. */
export const oneItem = operand(
  itemPlaceholder,
  {
    it: 'quale pezzo, da 1, come dice "orders show"',
    en: 'which item, from 1, as "orders show" lists them',
  },
  whichItem,
);
