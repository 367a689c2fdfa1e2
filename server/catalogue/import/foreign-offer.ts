/** What a foreign line asks for its piece, and how many there are. What cannot be sold so is told as wrong. */
import type { Origin } from './british-files.ts';
import { plainText } from './cells/clean-text.ts';
import { readDay } from './cells/days.ts';
import {
  otherCurrencyIn,
  isPlaceholder,
  readAnyQuantity,
  readForeignPrice,
  saysVatIsAdded,
  withVat,
} from './cells/foreign-values.ts';
import { piecesIn } from './cells/pieces-in-text.ts';
import type { Meaning } from './columns/meanings.ts';
import { descriptionsOf, goneIn } from './foreign-line.ts';
import { fold } from './letters.ts';
import { longestName, type LineReader } from './line-reader.ts';
import { remembering } from './remembering.ts';
import { readDiscount } from './values.ts';
import { expectedCell, takenCell } from './told/of-cells.ts';

export type ForeignSettings = {
  /** Whether the prices of the file are without VAT; undefined where nobody said. */
  readonly prices: 'net' | 'gross' | undefined;
  /** The rate of VAT in percent that the file tells beside its table; empty where it tells none. */
  readonly vat?: string;
  /** Where the file comes from; the continent when left out. */
  readonly origin?: Origin;
  /** As `2026-11-29`, where offers may have ended. */
  readonly today?: string;
  /** The file says some facts of pieces that the shop has, and not what they are. */
  readonly isShort: boolean;
};

export type ForeignOffer = {
  /** Cents, with VAT. */
  readonly price: number;
  readonly listedQuantity: number;
  /** Percent. */
  readonly discount: number;
};

/** @returns undefined where one of them is wrong */
export function readOffer(reader: LineReader, settings: ForeignSettings): ForeignOffer | undefined {
  const price = priceOf(reader, settings);
  const listedQuantity = quantityOf(reader);
  const discount = discountOf(reader);
  return price === undefined || listedQuantity === undefined || discount === undefined
    ? undefined
    : { price, listedQuantity, discount };
}

/** What the prices of a column are in: the line says it, or the column's name. */
export const currencyOf = ({ headerOf, said }: LineReader, column: Meaning): string =>
  said('currency') || otherCurrencyIn(headerOf(column));

function priceOf(
  reader: LineReader,
  { prices, isShort, vat = '', today = '' }: ForeignSettings,
): number | undefined {
  const { line, said, wrong } = reader;
  if (isShort && !line.has('price')) return 1;
  const isNet = prices === 'net';
  const net = inEuros(reader, 'netPrice');
  const gross = askedOf(inEuros(reader, 'price'), runsOn(today, reader) ? inEuros(reader, 'salePrice') : '');
  const text = (isNet ? net || gross : gross || net) || '';
  const column = gross === '' && net !== '' ? 'netPrice' : 'price';
  const read = readForeignPrice(text, currencyOf(reader, column));
  if (read === undefined) {
    wrong(column, text, expectedCell.price);
    return undefined;
  }
  if (isPlaceholder(read.cents)) {
    wrong(column, text, expectedCell.realPrice);
    return undefined;
  }
  const hasNoVat =
    isNet ||
    read.isNet ||
    // `PVP+IVA` beside `PVP` is the sum of both.
    (net === '' && saysVatIsAdded(reader.headerOf(column))) ||
    (gross === '' && net !== '' && prices === undefined && line.has('price'));
  return hasNoVat ? withVat(read.cents, said('vat') || vat) : read.cents;
}

const inMinorUnits =
  /(?<!\p{L})(?:cents?|cts|centesimi|centimes?|centimos|eurocents?|minor(?: units?)?)(?!\p{L})/u;
const isInCents = remembering((header: string): boolean =>
  inMinorUnits.test(fold(header).replaceAll('_', ' ')),
);

/** `price_cents: 6000` of a program that counts in whole cents. */
export function inEuros({ headerOf, said }: Pick<LineReader, 'headerOf' | 'said'>, meaning: Meaning): string {
  const text = said(meaning);
  return /^\d+$/.test(text) && isInCents(headerOf(meaning)) ? (Number(text) / 100).toFixed(2) : text;
}

/** Whether what is asked for a while is asked on a day, as far as the line says. */
function runsOn(today: string, { said }: LineReader): boolean {
  const [from, to] = [readDay(said('saleFrom')), readDay(said('saleTo'))];
  return today === '' || ((from === undefined || from <= today) && (to === undefined || to >= today));
}

/** What is asked for a while is less than the price; other programs write nought where nothing is on sale. */
function askedOf(price: string, onSale: string): string {
  if (onSale === '') return price;
  const less = readForeignPrice(onSale)?.cents;
  const usual = readForeignPrice(price)?.cents;
  return less !== undefined && (usual === undefined || less < usual) ? onSale : price;
}

function quantityOf(reader: LineReader): number | undefined {
  const { line, note, said, wrong } = reader;
  const gone = goneIn(line);
  if (gone !== undefined) {
    note(gone.meaning, gone.text, takenCell.noneLeft);
    return 0;
  }
  const text = plainText(line.cells('listedQuantity')[0]?.text ?? '');
  if (text === '' || /^[-–—?]+$/.test(text)) return countedIn(reader);
  const quantity = readAnyQuantity(text);
  if (quantity === undefined) wrong('listedQuantity', text, expectedCell.pieces);
  const reserved = said('reservedQuantity');
  const kept = readAnyQuantity(reserved) ?? 0;
  if (quantity === undefined || quantity === 0 || kept === 0 || reserved === '') return quantity;
  const left = Math.max(0, quantity - kept);
  note('reservedQuantity', reserved, left === 0 ? takenCell.noneLeft : takenCell.pieces(left));
  return left;
}

/** Where no cell counts them: as many as the name or the description says, else one. */
function countedIn({ line, said, note }: LineReader): number {
  const name = said('nameIt', longestName);
  const counted = piecesIn([name, ...descriptionsOf(line)], said('price') || said('netPrice'));
  if (counted === undefined) return 1;
  note(
    name.includes(counted.read) ? 'nameIt' : 'descriptionIt',
    counted.read,
    takenCell.pieces(counted.count),
  );
  return counted.count;
}

function discountOf({ said, wrong }: LineReader): number | undefined {
  const text = said('discount');
  const value = readDiscount(text);
  if (value === undefined) wrong('discount', text, expectedCell.percent);
  return value;
}
