/** A return is there and was looked at, at the desk: with photos of it as it is now, and what it was and became in the log. */
import { eq } from 'drizzle-orm';
import type { ReceivedReturn } from '../../../domain/contract/desk-exceptions.ts';
import type { Logged } from '../../../domain/desk/log-fields.ts';
import { Problem } from '../../../domain/problem.ts';
import { findPhotos } from '../../catalogue/photos/keep-photo.ts';
import { showPhotos } from '../../catalogue/shopkeeping/edit-photos.ts';
import type { Executor } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import { receiveReturns } from '../../orders/returning/receive-returns.ts';
import { doAndLog, type Doing } from '../orders/do-and-log.ts';
import { itemOf, type OnItem } from './on-item.ts';

/**
 * @throws Problem `invalid_body` for a grade that is better, or a price that is higher, than the piece had, for photos that the shop does not
 * have, and for more than its part may show
 */
export const receiveAtDesk = (deps: Doing, on: OnItem, received: ReceivedReturn): Promise<void> =>
  doAndLog(deps, on, { done: ['done'], same: ['received_before'] }, async (tx, order, now) => {
    const item = await itemOf(tx, order, on.itemId);
    const { verdict, note } = received;
    const action = 'return_received';
    if (item.returnedAt !== null && item.outcome === verdict) return { outcome: 'received_before', action };
    const photoIds = verdict === 'unusable' ? [] : await photosTaken(tx, received.photos ?? []);
    const inspection = verdict === 'worse' ? { ...received, photoIds } : { verdict, note };
    const outcome = await receiveReturns(tx, on.orderNumber, on.itemId, now, inspection);
    if (outcome === 'better_grade') refuseField('condition', outcome);
    if (outcome === 'higher_price') refuseField('price', outcome);
    if (verdict === 'good' && !(await showPhotos(tx, item.partId, photoIds, now)))
      refuseField('photos', 'too_many');
    const photos = photoIds.length > 0 ? photoIds.length : undefined;
    const { regradedPartId } = await itemOf(tx, order, on.itemId);
    const was = regradedPartId === null ? { code: item.sku } : await soldAs(tx, item.partId);
    const is = regradedPartId === null ? was : await soldAs(tx, regradedPartId);
    return {
      outcome: typeof outcome === 'string' ? outcome : 'done',
      action,
      before: regradedPartId === null ? null : was,
      after: { ...is, verdict, photos, note },
    };
  });

function refuseField(path: string, code: string): never {
  throw new Problem('invalid_body', { errors: [{ path, code }] });
}

/** Photos by their hashes. @throws Problem `invalid_body` with `photos.2`: `missing` */
async function photosTaken(tx: Executor, hashes: readonly string[]): Promise<number[]> {
  const ids = await findPhotos(tx, hashes);
  const errors = hashes.flatMap((hash, at) =>
    ids.has(hash) ? [] : [{ path: `photos.${at}`, code: 'missing' }],
  );
  if (errors.length > 0) throw new Problem('invalid_body', { errors });
  return hashes.flatMap((hash) => ids.get(hash) ?? []);
}

/** What a part is on sale as, for the log. */
async function soldAs(tx: Executor, partId: number): Promise<Logged> {
  const [part] = await tx
    .select({ code: parts.sku, condition: parts.condition, price: parts.price })
    .from(parts)
    .where(eq(parts.id, partId));
  return part ?? {};
}
