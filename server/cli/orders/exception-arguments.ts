/** Amounts and notes as the commands about exceptions take them. */
import { readPrice } from '../../../domain/written-price.ts';
import { asTyped, option, type Reader } from '../frame/arguments.ts';
import { UsageError } from '../frame/command.ts';
import type { InBoth } from '../frame/language.ts';

const words = {
  it: {
    noAmount: (name: string, typed: string) =>
      `${name} vuole un importo sopra lo zero, come 12,50 o 12.50, non "${typed}".`,
  },
  en: {
    noAmount: (name: string, typed: string) =>
      `${name} must be an amount above 0, such as 12,50 or 12.50, not "${typed}".`,
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
