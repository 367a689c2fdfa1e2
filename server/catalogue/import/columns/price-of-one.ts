/** The price of one piece beside what all pieces of a line are worth together, as stock lists print it. Pure. */
import { readForeignPrice } from '../cells/foreign-values.ts';
import { looksLikeCount } from './counts.ts';
import type { Described } from './described.ts';

/** Fewer lines with several pieces are alike by chance. */
const leastOfSeveral = 2;

/**
 * The column of prices of which the one that was taken is the product with the count, on every line that says all three.
 *
 * @param others columns that were not taken for the price
 * @param counted the column that counts pieces
 */
export function priceOfOne(
  taken: Described,
  others: readonly Described[],
  counted: Described | undefined,
): Described | undefined {
  if (!counted) return undefined;
  const several = counted.cells.flatMap((cell, line) => {
    // `4,00` of a printout.
    const count = cell.replace(/[.,]0+$/, '');
    return looksLikeCount(count) && Number(count) > 1 ? [{ line, count: Number(count) }] : [];
  });
  if (several.length < leastOfSeveral) return undefined;
  const centsAt = ({ cells }: Described, line: number): number | undefined =>
    readForeignPrice(cells[line] ?? '')?.cents;
  return others.find((other) => {
    const said = several.flatMap(({ line, count }) => {
      const [all, one] = [centsAt(taken, line), centsAt(other, line)];
      return all === undefined || one === undefined ? [] : [{ all, product: one * count }];
    });
    return said.length >= leastOfSeveral && said.every(({ all, product }) => all === product);
  });
}
