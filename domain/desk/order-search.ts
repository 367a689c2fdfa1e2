/** What was typed to find an order: a line of a bank statement, a name that somebody says on the telephone. */
import { orderNumbersIn } from '../order-number.ts';
import { readPrice } from '../written-price.ts';

export type OrderSearch = {
  /** Whole numbers of orders that stand in it. */
  readonly numbers: readonly string[];
  /** All of them are to be found in one order. */
  readonly words: readonly string[];
  /** The amount that it is, if it is one. */
  readonly cents: number | undefined;
};

/** More words say nothing more of one order. */
const mostWords = 8;

/** @param text `Rossi`, `mario@example.com`, `84,40`, `+ 1.234,50 EUR`, `s 26 7k2m9q` */
export function wordsOfOrderSearch(text: string): OrderSearch {
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, mostWords);
  return { numbers: orderNumbersIn(text), words, cents: readPrice(text.trim().replace(/^\+\s*/, '')) };
}
