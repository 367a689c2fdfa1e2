/** Whose orders are meant by a line of a bank statement, or by a name with slips: where nothing was found by its words as they are. Pure. */
import { slipsBetween } from '../edit-distance.ts';
import { wordsOf } from '../fold.ts';
import { plainName, tellingWords, type OrderSearch } from './order-search.ts';

export type SearchedOrder = {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string | null;
  readonly amount: number;
};

/** In a word of so many letters one slip is forgiven. */
const shortestMistyped = 5;

/** Of a company's name so many words tell it, behind them banks cut. */
const tellingOfCompany = 2;

/** What many companies have in their names. */
const ofCompanies = new Set(
  'srl srls snc sas spa ss sagl gmbh di e la il dei autofficina officina carrozzeria garage auto ricambi autoricambi elettrauto autodemolizioni'.split(
    ' ',
  ),
);

const wordsIn = (text: string | null): string[] => wordsOf(plainName(text ?? ''));

/**
 * @param search of the whole text
 * @returns those whose whole name stands in it, or whose name has all of its words but for slips; of them, or where there are none of all,
 *   the ones with an amount that stands in it, if there are any
 */
export function meantOrders<Order extends SearchedOrder>(
  text: string,
  { words }: Pick<OrderSearch, 'words'>,
  orders: readonly Order[],
): Order[] {
  const said = wordsSaidIn(text);
  const typed = tellingWords(words).map((word) => word.text);
  const named = orders.filter((order) => isNamed(order, said) || isMistyped(order, typed));
  const amounts = new Set(words.flatMap(({ cents }) => cents ?? []));
  const paid = (named.length > 0 ? named : orders).filter(({ amount }) => amounts.has(amount));
  return paid.length > 0 ? paid : named;
}

type Said = (word: string) => boolean;

/** A word is in it with a blank within, too: `SANT AGOSTINO`. */
function wordsSaidIn(text: string): Said {
  const words = wordsIn(text);
  const said = new Set([...words, ...words.map((word, at) => word + (words[at + 1] ?? ''))]);
  return (word) => said.has(word);
}

function isNamed({ firstName, lastName, companyName }: SearchedOrder, isSaid: Said): boolean {
  const last = wordsIn(lastName);
  const isPerson = last.length > 0 && last.every(isSaid) && wordsIn(firstName).some(isSaid);
  const company = wordsIn(companyName)
    .filter((word) => !ofCompanies.has(word))
    .slice(0, tellingOfCompany);
  return isPerson || (company.length > 0 && company.every(isSaid));
}

function isMistyped({ firstName, lastName, companyName }: SearchedOrder, typed: readonly string[]): boolean {
  const own = [firstName, lastName, companyName].flatMap(wordsIn);
  const isAlike = (word: string, name: string) =>
    word === name || (word.length >= shortestMistyped && slipsBetween(word, name) <= 1);
  return (
    typed.some((word) => word.length >= shortestMistyped) &&
    typed.every((word) => own.some((name) => isAlike(word, name)))
  );
}
