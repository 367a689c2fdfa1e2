/**
 * Pieces that are kept for a channel, released or sold there: the same stock, under the same locks as a checkout. Of two sales at once one
 * is first, and the other is told that there are not enough. Each runs in the caller's transaction; a problem leaves nothing behind.
 */
import { and, eq, lte } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ChannelSale, Hold, NewChannelSale, NewHold } from '../../../domain/contract/channels.ts';
import { Problem } from '../../../domain/problem.ts';
import { release, reserve, sellFree, takeBack } from '../../../domain/stock.ts';
import type { Executor } from '../../db/client.ts';
import { channelPieces } from '../../db/schema/channels.ts';
import { parts } from '../../db/schema/catalogue.ts';
import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import { changeStock, type Pieces } from '../../orders/lifecycle/stock.ts';

type PieceRow = typeof channelPieces.$inferSelect;

/** @throws Problem `part_not_found`, `out_of_stock` with `lines` */
export async function holdPieces(
  tx: Executor,
  channelId: string,
  { partId, quantity, minutes }: NewHold,
  now: Date,
): Promise<Hold> {
  await takeFrom(tx, { partId, quantity }, reserve);
  const id = uuidv7({ msecs: now.getTime() });
  const heldUntil = new Date(now.getTime() + minutes * 60_000);
  await tx
    .insert(channelPieces)
    .values({ id, channelId, partId, quantity, state: 'held', createdAt: now, heldUntil });
  return { id, partId, quantity, heldUntil: heldUntil.toISOString() };
}

/**
 * What is released already stays so.
 *
 * @throws Problem `hold_not_found`, also for what was sold meanwhile
 */
export async function releaseHold(tx: Executor, channelId: string, id: string): Promise<void> {
  const hold = await lockHold(tx, channelId, id);
  if (!hold || hold.state === 'sold') throw new Problem('hold_not_found');
  await free(tx, hold);
}

/**
 * A sale that was made there. What was kept for it is sold first; where its time was over, what there is.
 *
 * @throws Problem `part_not_found`; `hold_not_found`, also for one of another part; `out_of_stock` with `lines`: then the channel has to
 *   take its sale back
 */
export async function sellPieces(
  tx: Executor,
  jobs: Jobs,
  channelId: string,
  { partId, quantity, reference, holdId }: NewChannelSale,
  now: Date,
): Promise<ChannelSale> {
  const hold = holdId === undefined ? undefined : await lockHold(tx, channelId, holdId);
  if (holdId !== undefined && (hold?.partId !== partId || hold.state === 'sold'))
    throw new Problem('hold_not_found');
  // Nobody comes in between: the part is locked by the first of the two.
  if (hold) await free(tx, hold);
  await takeFrom(tx, { partId, quantity }, sellFree);
  const id = hold?.id ?? uuidv7({ msecs: now.getTime() });
  const sold = { quantity, state: 'sold', reference, heldUntil: null, soldAt: now } as const;
  await tx
    .insert(channelPieces)
    .values({ id, channelId, partId, createdAt: now, ...sold })
    .onConflictDoUpdate({ target: channelPieces.id, set: sold });
  await jobs.send(tx, 'staff-notice', { kind: 'sold_elsewhere', saleId: id });
  const { sku, available } = parts;
  const [left] = await tx.select({ sku, available }).from(parts).where(eq(parts.id, partId));
  if (!left) throw new Error(`the part ${partId} went away while it was sold`);
  return { id, partId, quantity, reference, ...left };
}

/**
 * A sale that came to nothing there: its pieces are for sale again, and nobody has to fetch them. What was taken back already stays so.
 *
 * @throws Problem `sale_not_found`, also for what is only kept
 */
export async function takeSaleBack(tx: Executor, channelId: string, id: string): Promise<void> {
  const sale = await lockHold(tx, channelId, id);
  // Of what was never sold nobody has said when it was.
  if (!sale?.soldAt) throw new Problem('sale_not_found');
  if (sale.state !== 'sold') return;
  await changeStock(tx, [sale], takeBack);
  await tx
    .update(channelPieces)
    .set({ state: 'released', pickedAt: null, pickedBy: null, pickerId: null })
    .where(eq(channelPieces.id, id));
}

/** Releases what was kept for too long, each in its own transaction: a sale that comes now waits for one only. */
export async function releaseOverdue({
  database: { db },
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  const overdue = await db
    .select({ id: channelPieces.id, channelId: channelPieces.channelId })
    .from(channelPieces)
    .where(and(eq(channelPieces.state, 'held'), lte(channelPieces.heldUntil, now)));
  for (const { id, channelId } of overdue)
    await db.transaction(async (tx) => {
      // It may have been sold while this one waited for it.
      const hold = await lockHold(tx, channelId, id);
      if (hold) await free(tx, hold);
    });
}

async function takeFrom(
  tx: Executor,
  pieces: Pieces,
  rule: Parameters<typeof changeStock>[2],
): Promise<void> {
  const short = await changeStock(tx, [pieces], rule);
  if (short.length === 0) return;
  const isThere = (await tx.$count(parts, eq(parts.id, pieces.partId))) > 0;
  throw isThere ? new Problem('out_of_stock', { extra: { lines: short } }) : new Problem('part_not_found');
}

/** Before its part: everybody locks in this order. */
async function lockHold(tx: Executor, channelId: string, id: string): Promise<PieceRow | undefined> {
  const [row] = await tx
    .select()
    .from(channelPieces)
    .where(and(eq(channelPieces.id, id), eq(channelPieces.channelId, channelId)))
    .for('update');
  return row;
}

/** A locked one. */
async function free(tx: Executor, { id, state, partId, quantity }: PieceRow): Promise<void> {
  if (state !== 'held') return;
  await changeStock(tx, [{ partId, quantity }], release);
  await tx.update(channelPieces).set({ state: 'released', heldUntil: null }).where(eq(channelPieces.id, id));
}
