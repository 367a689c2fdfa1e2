/** The same request sent twice is done once (api, `Idempotency-Key`). */
import { createHash, randomUUID } from 'node:crypto';
import { and, eq, inArray, lt, notInArray, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { idempotencyKeyHours } from '../../domain/constants.ts';
import { IdempotencyHeader } from '../../domain/contract/buying.ts';
import { Problem } from '../../domain/problem.ts';
import type { Db, Executor } from '../db/client.ts';
import { idempotencyKeys } from '../db/schema/idempotency.ts';

export type KeyedCall = {
  /** The call and whose it is, `checkout:<user id>`: a key means something only to its sender. */
  readonly scope: string;
  readonly key: string;
  /** The request's body after validation: another body under the same key is a mistake of the caller's. */
  readonly body: unknown;
  /** How long the key holds; 24 hours (api) unless said. Scopes of another length are named to `forgetOldKeys` as well. */
  readonly retentionHours?: number;
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

/** For calls whose key may be left out: with one the call is taken once, without one each time it comes (api). Other headers pass. */
export const keyHeaders = z.looseObject(IdempotencyHeader.shape);

/** @throws Problem `idempotency_key_required` when there is one that cannot be a key */
export const keyOf = (headers: Record<string, unknown>): string =>
  headers['idempotency-key'] === undefined ? randomUUID() : idempotencyKeyOf(headers);

/** For routes that look at the validation themselves: an odd key is refused by `keyOf`, with a code of its own. */
export function refuseInvalid({ validationError }: Pick<FastifyRequest, 'validationError'>): void {
  if (validationError && validationError.validationContext !== 'headers') throw validationError;
}

/**
 * Does something once for a key; asked again while the key holds, it gives the first answer.
 * The key's row is written first in the transaction of the act itself, so that requests at the same moment
 * wait for the first one. An act that throws leaves no trace and may be tried again.
 *
 * @param act runs in that transaction; its answer must survive JSON
 * @throws Problem `idempotency_key_reused`
 */
export async function doOnce<Answer>(
  db: Db,
  { scope, key, body, retentionHours = idempotencyKeyHours }: KeyedCall,
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
        setWhere: isOlder(now, retentionHours),
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
export async function wasDone(
  db: Executor,
  { scope, key }: Pick<KeyedCall, 'scope' | 'key'>,
): Promise<boolean> {
  const here = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
  return (await db.$count(idempotencyKeys, here)) > 0;
}

/** @param tx the transaction of the act */
export async function noteDone(
  tx: Executor,
  { scope, key }: Pick<KeyedCall, 'scope' | 'key'>,
  now: Date,
): Promise<void> {
  await tx.insert(idempotencyKeys).values({ scope, key, bodyHash: '', createdAt: now }).onConflictDoNothing();
}

/**
 * Forgets the keys that hold no longer.
 *
 * @param longer scopes whose keys hold longer than others, and how long
 */
export async function forgetOldKeys(
  db: Executor,
  now: Date,
  longer: { readonly scopes: readonly string[]; readonly retentionHours: number },
): Promise<void> {
  const { scope } = idempotencyKeys;
  const scopes = [...longer.scopes];
  await db
    .delete(idempotencyKeys)
    .where(
      or(
        and(notInArray(scope, scopes), isOlder(now, idempotencyKeyHours)),
        and(inArray(scope, scopes), isOlder(now, longer.retentionHours)),
      ),
    );
}

const isOlder = (now: Date, hours: number) =>
  lt(idempotencyKeys.createdAt, new Date(now.getTime() - hours * 60 * 60 * 1000));
