/** How the command line names parts. */
import type { InBoth, Locale } from '../../../domain/constants.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import type { PartName, StockedPart } from '../../catalogue/shopkeeping/lock-part.ts';
import { Refused } from '../frame/command.ts';
import { operand } from '../frame/arguments.ts';
import { money, printable } from '../frame/words.ts';

/** The part that a command is about: `F-1042`, or `#17`. */
export const part = operand(
  { it: 'PEZZO', en: 'PART' },
  {
    it: 'il tuo codice del pezzo, oppure ‘#’ e il suo numero nel negozio (fra virgolette: per la shell # è un commento)',
    en: 'the yard’s code of the piece, or ‘#’ and its number in the shop (in quotes: a shell takes # for a comment)',
  },
  (typed): PartName => (/^#\d{1,9}$/.test(typed) ? { id: Number(typed.slice(1)) } : { sku: typed }),
);

const words = {
  it: {
    noCode: (sku: string) => `Non c’è nessun pezzo con il codice "${sku}".`,
    noNumber: (id: number) => `Non c’è nessun pezzo con il numero #${id}.`,
    pieces: (count: number, written: string) => `${written} ${count === 1 ? 'pezzo' : 'pezzi'}`,
    less: (price: string, percent: number, discounted: string) =>
      `${price}, con lo sconto del ${percent} % ${discounted}`,
    inOrders: (count: number, written: string) => `${written} ${count === 1 ? 'ordine' : 'ordini'}`,
  },
  en: {
    noCode: (sku: string) => `There is no part with the code "${sku}".`,
    noNumber: (id: number) => `There is no part with the number #${id}.`,
    pieces: (count: number, written: string) => `${written} ${count === 1 ? 'piece' : 'pieces'}`,
    less: (price: string, percent: number, discounted: string) => `${price}, less ${percent} % ${discounted}`,
    inOrders: (count: number, written: string) => `${written} ${count === 1 ? 'order' : 'orders'}`,
  },
} satisfies InBoth<object>;

/** What a change gave. @throws Refused when there was no such part */
export function found<Result>(name: PartName, result: Result | undefined, language: Locale): Result {
  if (result !== undefined) return result;
  const say = words[language];
  throw new Refused(name.id === undefined ? say.noCode(printable(name.sku)) : say.noNumber(name.id));
}

/** `F-1042 (#17), Fanale anteriore sinistro`. */
export const called = ({ sku, id, nameIt }: Pick<StockedPart, 'sku' | 'id' | 'nameIt'>): string =>
  `${printable(sku)} (#${id}), ${printable(nameIt)}`;

/** `1 piece`, `3 pezzi`. */
export const pieces = (quantity: number, language: Locale): string =>
  words[language].pieces(quantity, formatNumber(quantity, language));

/** `1 order`, `3 ordini`. */
export const ordersCounted = (count: number, language: Locale): string =>
  words[language].inOrders(count, formatNumber(count, language));

/** What a part costs: `€79.00`, or `€79.00, less 10 % €71.10`. */
export const costs = ({ price, discount, discountedPrice }: StockedPart, language: Locale): string =>
  discount === 0
    ? money(price, language)
    : words[language].less(money(price, language), discount, money(discountedPrice, language));
