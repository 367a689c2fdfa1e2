/** What such pieces went for in this shop, and what they cost now: by the number where it is known here, else by kind and model. */
import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  or,
  type SQL,
} from 'drizzle-orm';
import type { PricesHere } from '../../../domain/contract/desk-listing.ts';
import { partNumberKeys } from '../../../domain/part-number.ts';
import type { Executor } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';

const mostPrices = 12;

/** Orders whose pieces somebody has paid for and was not given back all of it. */
const soldStates = ['paid', 'shipped', 'delivered'] as const;

export async function readPricesHere(
  db: Executor,
  { kind, model, number = '' }: { readonly kind: number; readonly model: number; readonly number?: string },
): Promise<PricesHere> {
  const keys = partNumberKeys(number);
  if (keys.length > 0) {
    const found = await pricesWhere(db, hasNumber(keys));
    if (found.sold.length + found.onSale.length > 0) return { by: 'number', ...found };
  }
  const isAlike = and(eq(parts.categoryId, kind), arrayContains(parts.modelIds, [model]));
  return { by: 'kind', ...(await pricesWhere(db, isAlike)) };
}

const hasNumber = (keys: string[]): SQL | undefined =>
  or(
    inArray(parts.serialKey, keys),
    inArray(parts.manufacturerKey, keys),
    arrayOverlaps(parts.otherKeys, keys),
  );

async function pricesWhere(db: Executor, isAlike: SQL | undefined): Promise<Omit<PricesHere, 'by'>> {
  const sold = await db
    .select({ price: orderItems.discountedPrice })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(parts, eq(parts.id, orderItems.partId))
    .where(
      and(
        isAlike,
        inArray(orders.state, [...soldStates]),
        isNotNull(orders.purchasedAt),
        eq(orderItems.state, 'ordered'),
      ),
    )
    .orderBy(desc(orders.purchasedAt))
    .limit(mostPrices);
  const onSale = await db
    .select({ price: parts.discountedPrice })
    .from(parts)
    .where(and(isAlike, gt(parts.available, 0)))
    .orderBy(asc(parts.discountedPrice))
    .limit(mostPrices);
  const pricesOf = (rows: readonly { readonly price: number }[]) => rows.map(({ price }) => price);
  return { sold: pricesOf(sold), onSale: pricesOf(onSale) };
}
