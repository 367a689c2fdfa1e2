/** What a refund takes out of the sale that it belongs to: the lines of a credit note (art. 26 D.P.R. 633/1972). Amounts in cents. */
import { apportion } from './apportion.ts';
import { invoiceLines, poolsOf, type MoneyLine, type Pool, type Sale } from './invoice-lines.ts';

/**
 * Money that went back: for an item, or of the whole order where it names none. `shipping` is what of it is shipping; where that was not
 * written down it is worked out.
 */
export type GivenBack = {
  readonly itemId: string | null;
  readonly cents: number;
  readonly shipping?: number | null;
};

type Taken = { readonly at: number; readonly of: 'goods' | 'shipping'; readonly cents: number };

/**
 * The lines of a refund. Over all refunds of a sale no scheme gives back more than was paid under it, and when all of the money
 * has gone back all of each has.
 *
 * @param earlier the refunds before it, in their order
 * @returns lines that add up to the refund
 * @throws RangeError when more goes back than was paid
 */
export function creditLines(sale: Sale, earlier: readonly GivenBack[], refund: GivenBack): MoneyLine[] {
  const full = poolsOf(sale);
  const left = earlier.reduce((pools, each) => without(pools, takenBy(sale, pools, each)), full);
  const taken = takenBy(sale, left, refund);
  if (earlier.length === 0 && sumOf(full) === refund.cents && refund.itemId === null)
    return invoiceLines(sale);
  const item = sale.items.find(({ id }) => id === refund.itemId);
  return taken.map(({ at, of, cents }) => ({
    about:
      of === 'shipping'
        ? { kind: 'returned_shipping' }
        : item
          ? { kind: 'returned', item }
          : { kind: 'paid_back' },
    quantity: 1,
    unitCents: cents,
    vatScheme: full[at]?.vatScheme ?? 'margin',
  }));
}

const sumOf = (pools: readonly Pool[]): number =>
  pools.reduce((sum, { goods, shipping }) => sum + goods + shipping, 0);

const without = (pools: readonly Pool[], taken: readonly Taken[]): Pool[] =>
  pools.map((pool, at) =>
    taken
      .filter((one) => one.at === at)
      .reduce((rest, { of, cents }) => ({ ...rest, [of]: rest[of] - cents }), pool),
  );

/** Where the money of a refund comes from, in the order of its lines; nothing that is nothing. */
function takenBy(sale: Sale, pools: readonly Pool[], { itemId, cents, shipping }: GivenBack): Taken[] {
  if (cents > sumOf(pools)) throw new RangeError('more goes back than was paid');
  const item = sale.items.find(({ id }) => id === itemId);
  const isKnown = shipping !== undefined && shipping !== null;
  if (!item && !isKnown) return inProportion(pools, cents, ['goods', 'shipping']);
  const there = (of: Taken['of']) => pools.reduce((sum, pool) => sum + pool[of], 0);
  const wanted = isKnown ? shipping : item ? shippingWith(sale, item, cents, there('shipping')) : 0;
  // What one of the two has no more of is the other’s.
  const ofShipping = Math.min(there('shipping'), Math.max(wanted, cents - there('goods')));
  const ofGoods = cents - ofShipping;
  if (!item)
    return [
      ...inProportion(pools, ofGoods, ['goods']),
      ...inProportion(pools, ofShipping, ['shipping']),
    ].toSorted((one, other) => one.at - other.at);
  const own = pools.findIndex(({ vatScheme }) => vatScheme === item.vatScheme);
  const order = [own, ...pools.flatMap((_, at) => (at === own ? [] : [at]))];
  return [...fill(pools, 'goods', order, ofGoods), ...fill(pools, 'shipping', order, ofShipping)];
}

/** All of the shipping where that much more than the item’s own goes back, as with the last of an order. */
const shippingWith = (sale: Sale, item: Sale['items'][number], cents: number, all: number): number =>
  all > 0 && cents - leastFor(sale, item) >= all ? all : 0;

/** What is paid back for an item where shipping stays with the shop, as `refund.ts` reckons it. */
function leastFor({ items, discount }: Sale, item: Sale['items'][number]): number {
  const all = items.reduce((sum, each) => sum + each.discountedPrice * each.quantity, 0);
  const goods = item.discountedPrice * item.quantity;
  return all === 0 ? 0 : goods - Math.ceil((discount * goods) / all);
}

function fill(pools: readonly Pool[], of: Taken['of'], order: readonly number[], cents: number): Taken[] {
  let wanted = cents;
  return order.flatMap((at) => {
    const some = Math.min(wanted, pools[at]?.[of] ?? 0);
    wanted -= some;
    return some > 0 ? [{ at, of, cents: some }] : [];
  });
}

function inProportion(pools: readonly Pool[], cents: number, kinds: readonly Taken['of'][]): Taken[] {
  const all = pools.flatMap((pool, at) => kinds.map((of) => ({ at, of, there: pool[of] })));
  const shares = apportion(
    cents,
    all.map(({ there }) => there),
  );
  return all.map(({ at, of }, nth) => ({ at, of, cents: shares[nth] ?? 0 })).filter((one) => one.cents > 0);
}
