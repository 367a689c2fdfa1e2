/** What is sold over the yard's own counter: noted with what was paid, out of stock at once, and taken back where it was a mistake. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { CounterSale, NotedCounterSale } from '../../../domain/contract/desk-stock.ts';
import { Problem } from '../../../domain/problem.ts';
import { changeQuantity } from '../../catalogue/shopkeeping/change-part.ts';
import { lockPart } from '../../catalogue/shopkeeping/lock-part.ts';
import type { Executor } from '../../db/client.ts';
import { categories, parts } from '../../db/schema/catalogue.ts';
import { counterSales } from '../../db/schema/counter-sales.ts';
import type { AtStock } from './do-at-stock.ts';

/**
 * @throws Problem `part_not_found`; `part_changed` where so many can be sold no more; `invalid_body` for a safety part without the number
 * under which its buyer repairs cars
 */
export async function sellAtCounter(
  { tx, who, now, log }: AtStock,
  id: number,
  { pieces, amount, repairer, note }: CounterSale,
): Promise<void> {
  const part = await lockPart(tx, { id });
  if (!part) throw new Problem('part_not_found');
  if (repairer === undefined && (await isSafety(tx, id)))
    throw new Problem('invalid_body', { errors: [{ path: 'repairer', code: 'required' }] });
  if (pieces > part.onHand - part.reserved) throw new Problem('part_changed');
  const left = part.onHand - pieces;
  await changeQuantity(tx, { id }, left, now);
  const vatScheme = sql`(select coalesce(vat_scheme, 'margin') from ${parts} where id = ${id})`;
  await tx.insert(counterSales).values({
    id: randomUUID(),
    partId: id,
    pieces,
    amount,
    vatScheme,
    soldAt: now,
    soldBy: who.name,
  });
  await log({
    action: 'sold_at_counter',
    subject: part.sku,
    before: { pieces: part.onHand },
    after: { pieces: left, soldFor: amount, repairer, note },
  });
}

async function isSafety(tx: Executor, id: number): Promise<boolean> {
  const [kind] = await tx
    .select({ safety: categories.safety })
    .from(parts)
    .innerJoin(categories, eq(categories.id, parts.categoryId))
    .where(eq(parts.id, id));
  return kind?.safety ?? false;
}

/** Its pieces are in stock again. Taken back already, nothing happens. @throws Problem `not_found` */
export async function takeBackCounterSale(
  { tx, who, now, log }: AtStock,
  id: number,
  saleId: string,
): Promise<void> {
  const part = await lockPart(tx, { id });
  const isIt = and(eq(counterSales.id, saleId), eq(counterSales.partId, id));
  // Asked once the part is locked: of two who take it back at once the second finds it done.
  const [sale] = await tx.select().from(counterSales).where(isIt);
  if (!part || !sale) throw new Problem('not_found');
  if (sale.takenBackAt) return;
  const onHand = part.onHand + sale.pieces;
  await tx.update(counterSales).set({ takenBackAt: now, takenBackBy: who.name }).where(isIt);
  await changeQuantity(tx, { id }, onHand, now);
  await log({
    action: 'counter_sale_taken_back',
    subject: part.sku,
    before: { pieces: part.onHand, soldFor: sale.amount },
    after: { pieces: onHand },
  });
}

/** Those of a part that stand, the latest first. */
export async function readCounterSales(db: Executor, partId: number): Promise<NotedCounterSale[]> {
  const { id, pieces, amount, soldAt, soldBy } = counterSales;
  const rows = await db
    .select({ id, pieces, amount, soldAt, soldBy })
    .from(counterSales)
    .where(and(eq(counterSales.partId, partId), isNull(counterSales.takenBackAt)))
    .orderBy(desc(soldAt), desc(id));
  return rows.map((row) => ({ ...row, soldAt: row.soldAt.toISOString() }));
}
