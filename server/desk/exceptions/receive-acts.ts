/** Returns are there and were looked at, at the desk or by the command line: with photos of them as they are now, and what they were and became in the log. */
import { eq } from 'drizzle-orm';
import type { ReceivedReturn } from '../../../domain/contract/desk-exceptions.ts';
import type { Logged } from '../../../domain/desk/log-fields.ts';
import { Problem } from '../../../domain/problem.ts';
import { findPhotos } from '../../catalogue/photos/keep-photo.ts';
import { showPhotos } from '../../catalogue/shopkeeping/edit-photos.ts';
import { putPartAt } from '../../catalogue/shopkeeping/put-part.ts';
import type { Executor } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import type { Which } from '../../orders/lifecycle/item-moves.ts';
import {
  receiveReturns,
  type Inspection,
  type ReceiveOutcome,
} from '../../orders/returning/receive-returns.ts';
import { actAndLog, isDone, type Doing, type OnOrder } from '../orders/do-and-log.ts';
import { itemOf, orRefuseReturn, type OnItem } from './on-item.ts';

/** `photos`: hashes, of what it looks like now. `place`: where it is put, where that is said. */
type Received = Inspection & {
  readonly photos?: readonly string[] | undefined;
  readonly place?: string | undefined;
};

/**
 * A line for each piece: what it was, and what it became.
 *
 * @returns as `receiveReturns`
 * @throws Problem `invalid_body` for photos that the shop does not have, and for more than a part may show
 */
export const receiveReturnsAndLog = (
  deps: Omit<Doing, 'jobs'>,
  on: OnOrder,
  which: Which,
  received: Received,
): Promise<ReceiveOutcome> =>
  actAndLog<ReceiveOutcome>(deps, on, isDone, async (tx, order, now) => {
    const { verdict, note, place } = received;
    const photoIds = verdict === 'unusable' ? [] : await photosTaken(tx, received.photos ?? []);
    const inspection = verdict === 'worse' ? { ...received, photoIds } : { verdict, note };
    const outcome = await receiveReturns(tx, on.orderNumber, which, now, inspection);
    const lines = [];
    for (const { item } of typeof outcome === 'string' ? [] : outcome.done) {
      if (verdict === 'good' && !(await showPhotos(tx, item.partId, photoIds, now)))
        refuseField('photos', 'too_many');
      const photos = photoIds.length > 0 ? photoIds.length : undefined;
      const { regradedPartId } = await itemOf(tx, order, item.id);
      const was = regradedPartId === null ? { code: item.sku } : await soldAs(tx, item.partId);
      const is = regradedPartId === null ? was : await soldAs(tx, regradedPartId);
      const put = verdict === 'unusable' ? {} : await putAt(tx, regradedPartId ?? item.partId, place, now);
      const before = { ...(regradedPartId !== null && was), ...put.before };
      lines.push({
        action: 'return_received' as const,
        before: Object.keys(before).length > 0 ? before : null,
        after: { ...is, verdict, photos, note, ...put.after },
      });
    }
    return { outcome, lines };
  });

/** @throws Problem as `receiveReturnsAndLog`, and `invalid_body` for a grade that is better, or a price that is higher, than the piece had */
export async function receiveAtDesk(deps: Doing, on: OnItem, received: ReceivedReturn): Promise<void> {
  const outcome = await receiveReturnsAndLog(deps, on, on.itemId, received);
  if (outcome === 'better_grade') refuseField('condition', outcome);
  if (outcome === 'higher_price') refuseField('price', outcome);
  await orRefuseReturn(deps, on, outcome, (item) => item.outcome === received.verdict);
}

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

/** @param place where it is put, if anybody said so @returns where it lay and where it lies, where these are two places */
async function putAt(
  tx: Executor,
  partId: number,
  place: string | undefined,
  now: Date,
): Promise<{ readonly before?: Logged; readonly after?: Logged }> {
  const put = place === undefined ? undefined : await putPartAt(tx, partId, place, now);
  return put?.outcome === 'changed' ? put : {};
}

/** What a part is on sale as, for the log. */
async function soldAs(tx: Executor, partId: number): Promise<Logged> {
  const [part] = await tx
    .select({ code: parts.sku, condition: parts.condition, price: parts.price })
    .from(parts)
    .where(eq(parts.id, partId));
  return part ?? {};
}
