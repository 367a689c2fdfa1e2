/** What was typed or pasted to find an order: a line of a bank statement, a name or a number that somebody says on the telephone. Pure. */
import { fold } from '../fold.ts';
import { numberOfOrder, orderNumberBytes } from '../order-number.ts';
import { readableSigns } from '../readable-signs.ts';
import { readPrice } from '../written-price.ts';

export type OrderSearch = {
  /** Numbers of orders that may stand in it, whole or without what they begin with; most of them are none. */
  readonly numbers: readonly string[];
  /** All of them are to be found in one order. */
  readonly words: readonly WordOfSearch[];
  /** The amount that all of it is, if it is one. */
  readonly cents: number | undefined;
};

export type WordOfSearch = {
  /** As `plainName` has it. */
  readonly text: string;
  /** The amount that it can be read as. */
  readonly cents: number | undefined;
};

/** More words say nothing more of one order. */
const mostWords = 30;

/** A number without its year is one of these last years. */
const years = 5;

/** What stands around a name, a number or an amount and says nothing of an order. */
const glue = new Set(
  `sig sigra sigri signor signora spett spettle egr dott dottssa drssa dr avv ing geom arch rag mr mrs ms ordine ordini ord order nr n no num
  numero di da del per a e il la euro eur importo bonifico causale rif pagamento saldo fattura di the of from by`.split(
    /\s+/,
  ),
);

/** As a name is compared: no capitals, accents, dots or apostrophes; `F.lli` and `Fratelli` are the same. */
export const plainName = (text: string): string =>
  fold(text)
    .replace(/[.'’‘`´]/g, '')
    .replaceAll('fratelli', 'flli');

const priceIn = (text: string): number | undefined =>
  readPrice(
    text
      .trim()
      .replace(/^\+\s*/, '')
      .replace(/[;:]$/, ''),
  );

/**
 * @param text `Rossi`, `mario@example.com`, `84,40 esposito`, `+ 1.234,50 EUR`, `s 26 7k2m9q`, `BONIFICO DA MARIO ROSSI RIF S-26-7K2M9Q`
 */
export function readOrderSearch(text: string, now: Date): OrderSearch {
  const words = text
    .split(/[\s<>;|]+/)
    .map((word) => ({
      text: plainName(word).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''),
      cents: priceIn(word),
    }))
    .filter((word) => word.text !== '')
    .slice(0, mostWords);
  return { numbers: numbersIn(text, now.getFullYear()), words, cents: priceIn(text) };
}

/** The words that tell something of an order: all of them where none does. */
export function tellingWords(words: readonly WordOfSearch[]): readonly WordOfSearch[] {
  const telling = words.filter(({ text }) => !glue.has(text));
  return telling.length > 0 ? telling : words;
}

/** Letters that no number has, as what they were read for (Crockford). */
const misread: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };
const readable = (text: string): string => text.replace(/[ILO]/g, (sign) => misread[sign] ?? sign);

const sign = `[${readableSigns}ILO]`;
const between = String.raw`[^\p{L}\p{N}]{0,3}`;
/** With whatever between its signs; behind letters, as banks drop blanks: `RIF.ORDINES-26-J9Y6GS`. */
const whole = new RegExp(
  String.raw`S${between}([\dO]{2})${between}((?:${sign}\s?){${orderNumberBytes}})(?![\p{L}\p{N}])`,
  'gu',
);
const short = new RegExp(String.raw`(?<![\p{L}\p{N}])${sign}{${orderNumberBytes}}(?![\p{L}\p{N}])`, 'gu');

function numbersIn(text: string, year: number): string[] {
  const upper = text.toUpperCase();
  const wholeOnes = [...upper.matchAll(whole)].map(([, digits = '', signs = '']) =>
    numberOfOrder(readable(digits), readable(signs.replace(/\s/g, ''))),
  );
  const shortOnes = [...upper.matchAll(short)].flatMap(([signs]) =>
    Array.from({ length: years }, (_, ago) => numberOfOrder(String((year - ago) % 100), readable(signs))),
  );
  return [...new Set([...wholeOnes, ...shortOnes])];
}
