/** How the command line names parts. */
import type { PartName, StockedPart } from '../../catalogue/shopkeeping/lock-part.ts';
import { Refused } from '../frame/command.ts';
import { operand } from '../frame/arguments.ts';
import { money, printable } from '../frame/words.ts';

/** The part that a command is about: `F-1042`, or `#17`. */
export const part = operand(
  'PART',
  'the yard’s code of the piece, or ‘#’ and its number in the shop (in quotes: a shell takes # for a comment)',
  (typed): PartName => (/^#\d{1,9}$/.test(typed) ? { id: Number(typed.slice(1)) } : { sku: typed }),
);

/** What a change gave. @throws Refused when there was no such part */
export function found<Result>(name: PartName, result: Result | undefined): Result {
  if (result !== undefined) return result;
  throw new Refused(
    name.id === undefined
      ? `There is no part with the code "${printable(name.sku)}".`
      : `There is no part with the number #${name.id}.`,
  );
}

/** `F-1042 (#17), Fanale anteriore sinistro`. */
export const called = ({ sku, id, nameIt }: Pick<StockedPart, 'sku' | 'id' | 'nameIt'>): string =>
  `${printable(sku)} (#${id}), ${printable(nameIt)}`;

/** `1 piece`, `3 pieces`. */
export const pieces = (quantity: number): string => `${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`;

/** `1 piece is`, `3 pieces are`. */
export const piecesAre = (quantity: number): string => `${pieces(quantity)} ${quantity === 1 ? 'is' : 'are'}`;

/** What a part costs: `€79.00`, or `€79.00, less 10 % €71.10`. */
export const costs = ({ price, discount, discountedPrice }: StockedPart): string =>
  discount === 0 ? money(price) : `${money(price)}, less ${discount} % ${money(discountedPrice)}`;
