/** Two prices of one piece, without VAT and with it, where only their cells tell which is which. Pure. */
import { readForeignPrice } from '../cells/foreign-values.ts';
import { fold } from '../letters.ts';
import { vatNames } from '../vat-in-notes.ts';
import type { Described } from './described.ts';

/** Rates of VAT in Europe lie between, as factors. */
const leastRate = 1.04;
const mostRate = 1.28;
/** Fewer lines are alike by chance. */
const leastLines = 3;
/** Cents that are lost by rounding either price. */
const mostLost = 2;

const ofVat = new RegExp(
  String.raw`(?<!\p{L})(?:${vatNames}|ttc|tax|gross|brutto|lordo|ivato)(?!\p{L})`,
  'u',
);

/**
 * `PVP` beside `PVP+IVA`: the column of prices that says of itself that VAT is in it, where on every line it is by the same rate more.
 *
 * @param others columns that were not taken for the price
 */
export function withVatBeside(taken: Described, others: readonly Described[]): Described | undefined {
  if (ofVat.test(fold(taken.header))) return undefined;
  const centsOf = ({ cells }: Described): (number | undefined)[] =>
    cells.map((cell) => readForeignPrice(cell)?.cents);
  const net = centsOf(taken);
  return others.find((other) => {
    if (!ofVat.test(fold(other.header))) return false;
    const pairs = centsOf(other).flatMap((gross, line) => {
      const without = net[line];
      return gross === undefined || without === undefined || without === 0 ? [] : [{ gross, without }];
    });
    const [dearest] = pairs.toSorted((one, another) => another.without - one.without);
    if (!dearest || pairs.length < leastLines) return false;
    const rate = dearest.gross / dearest.without;
    return (
      rate > leastRate &&
      rate < mostRate &&
      pairs.every(({ gross, without }) => Math.abs(gross - without * rate) <= mostLost)
    );
  });
}

/** `standard_price` is what a piece cost where `list_price` beside it, what is asked, is never less (Odoo). */
export function listPriceBesideCost(taken: Described, others: readonly Described[]): Described | undefined {
  if (!/(?<!\p{L})standard[ _]price$/u.test(fold(taken.header))) return undefined;
  const centsAt = ({ cells }: Described, line: number): number =>
    readForeignPrice(cells[line] ?? '')?.cents ?? 0;
  return others.find(
    (other) =>
      /(?<!\p{L})list[ _]price$/u.test(fold(other.header)) &&
      taken.cells.every((_, line) => centsAt(other, line) >= centsAt(taken, line)) &&
      taken.cells.some((_, line) => centsAt(other, line) > centsAt(taken, line)),
  );
}
