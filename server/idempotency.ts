/** The same request sent twice is done once (api, `Idempotency-Key`). */
import { createHash } from 'node:crypto';
import { and, eq, inArray, lt, notInArray, or } from 'drizzle-orm';
import { idempotencyKeyHours, letterKeyDays } from '../domain/constants.ts';
import { IdempotencyHeader } from '../domain/contract/buying.ts';
import { Problem } from '../domain/problem.ts';
import type { Db, Executor } from './db/client.ts';
import { idempotencyKeys } from './db/schema/orders.ts';

export type KeyedCall = {
  /** The call and whose it is, `checkout:<user id>`: a key means something only to its sender. */
  readonly scope: string;
  readonly key: string;
  /** The request's body after validation: another body under the same key is a mistake of the caller's. */
  readonly body: unknown;
};

/**
 * The request's `Idempotency-Key`.
 *
 * @throws Problem `idempotency_key_required` when there is none, or it is not 8 to 128 letters, digits and `_.:-`
 */
export function idempotencyKeyOf(headers: Record<string, unknown>): string {
  const { data } = IdempotencyHeader.safeParse(headers);
  const key = data?.['idempotency-key'];
  if (!key) throw new Problem('idempotency_key_required');
  return key;
}

/**
 * Does something once for a key; asked again within 24 hours, or 30 days for letters, it gives the first answer.
 * The key's row is written first in the transaction of the act itself, so that requests at the same moment
 * wait for the first one. An act that throws leaves no trace and may be tried again.
 *
 * @param act runs in that transaction; its answer must survive JSON
 * @throws Problem `idempotency_key_reused`
 */
export async function doOnce<Answer>(
  db: Db,
  { scope, key, body }: KeyedCall,
  now: Date,
  act: (tx: Executor) => Promise<Answer>,
): Promise<Answer> {
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  const here = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));

  return db.transaction(async (tx) => {
    const [taken] = await tx
      .insert(idempotencyKeys)
      .values({ scope, key, bodyHash, createdAt: now })
      .onConflictDoUpdate({
        target: [idempotencyKeys.scope, idempotencyKeys.key],
        set: { bodyHash, body: null, createdAt: now },
        setWhere: isOver(now),
      })
      .returning({ key: idempotencyKeys.key });
    if (!taken) {
      const [first] = await tx.select().from(idempotencyKeys).where(here);
      if (first?.bodyHash !== bodyHash) throw new Problem('idempotency_key_reused');
      return first.body as Answer;
    }
    const answer = await act(tx);
    await tx.update(idempotencyKeys).set({ body: answer }).where(here);
    return answer;
  });
}

/**
 * For an act that takes too long for one transaction, or whose body leaves no hash behind: whether it was done under a key. Whoever
 * does it notes so with it (`noteDone`).
 */
export async function wasDone(db: Executor, { scope, key }: Omit<KeyedCall, 'body'>): Promise<boolean> {
  const here = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
  return (await db.$count(idempotencyKeys, here)) > 0;
}

/** @param tx the transaction of the act */
export async function noteDone(
  tx: Executor,
  { scope, key }: Omit<KeyedCall, 'body'>,
  now: Date,
): Promise<void> {
  await tx.insert(idempotencyKeys).values({ scope, key, bodyHash: '', createdAt: now }).onConflictDoNothing();
}

/** Forgets the keys that are over. */
export async function forgetOldKeys(db: Executor, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(isOver(now));
}

/** What waits in a browser for a network, and may come late a second time. */
const letterScopes = ['requests', 'contact'];

/** Of a key that is there: whether it may be forgotten. */
function isOver(now: Date) {
  const { scope, createdAt } = idempotencyKeys;
  const isOlderThan = (hours: number) => lt(createdAt, new Date(now.getTime() - hours * 60 * 60 * 1000));
  return or(
    and(notInArray(scope, letterScopes), isOlderThan(idempotencyKeyHours)),
    and(inArray(scope, letterScopes), isOlderThan(letterKeyDays * 24)),
  );
}
