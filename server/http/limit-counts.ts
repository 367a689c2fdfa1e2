/** Where calls are counted for the limits: in the database, so that all processes of the shop count together. */
import { createHash } from 'node:crypto';
import { callbackify } from 'node:util';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { and, eq, gt, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db, Executor } from '../db/client.ts';
import { limitCounts } from '../db/schema/shop.ts';
import type { Clock } from '../clock.ts';

type Count = { readonly current: number; /** Milliseconds until it begins anew. */ readonly ttl: number };

/** So many callers beyond their limit are known without asking the database: whoever hammers costs it nothing. */
const knownMost = 10_000;

/** @returns a store of `@fastify/rate-limit`; the keys that it is given name the limit, too */
export function createLimitCounts(db: Db, clock: Clock): FastifyRateLimitStoreCtor {
  /** Until when a caller is refused, in milliseconds since 1970, and what was counted then. */
  const refused = new LRUCache<string, { endsAt: number; current: number }>({ max: knownMost });

  async function count(key: string, windowMs: number, max: number): Promise<Count> {
    const known = knownOf(key);
    if (known) return known;
    const now = clock();
    const { current, endsAt } = await countCall(db, key, now, windowMs);
    if (current > max) refused.set(key, { current, endsAt: endsAt.getTime() });
    else refused.delete(key);
    return { current, ttl: endsAt.getTime() - now.getTime() };
  }

  /** @returns undefined where the database would have to be asked */
  function knownOf(key: string): Count | undefined {
    const known = refused.get(key);
    const ttl = known ? known.endsAt - clock().getTime() : 0;
    return known && ttl > 0 ? { current: known.current, ttl } : undefined;
  }

  const countInTurn = callbackify(count);
  return class LimitCounts implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number, max: number) {
      countInTurn(hashedKey(key), windowMs, max, callback);
    }
    /** For who only looks: a caller that is not known to be refused has as good as not called. */
    read(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1]) {
      callback(null, knownOf(hashedKey(key)) ?? { current: 0, ttl: 0 });
    }
    child = (): FastifyRateLimitStore => this;
  };
}

/** What names a limit and who calls, as the database has it: a key holds an address or an e-mail, and neither is for the database. */
export const hashedKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * Counts a call: the first one begins a time, and so does the first after its end.
 *
 * @param key a hash that tells nobody who calls
 * @param by for how many it counts
 */
export async function countCall(
  db: Executor,
  key: string,
  now: Date,
  windowMs: number,
  by = 1,
): Promise<{ current: number; endsAt: Date }> {
  const endsAt = new Date(now.getTime() + windowMs);
  const isOver = sql`${limitCounts.endsAt} <= ${now.toISOString()}`;
  const [row] = await db
    .insert(limitCounts)
    .values({ key, calls: by, endsAt })
    .onConflictDoUpdate({
      target: limitCounts.key,
      set: {
        calls: sql`case when ${isOver} then excluded.calls else ${limitCounts.calls} + excluded.calls end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${limitCounts.endsAt} end`,
      },
    })
    .returning({ current: limitCounts.calls, endsAt: limitCounts.endsAt });
  return row ?? { current: by, endsAt };
}

/** Takes a counted call back: it was none of those that are counted. */
export async function takeBackCall(db: Executor, key: string): Promise<void> {
  await db
    .update(limitCounts)
    .set({ calls: sql`${limitCounts.calls} - 1` })
    .where(and(eq(limitCounts.key, key), gt(limitCounts.calls, 0)));
}

/** Forgets whose time is over. */
export async function forgetCounts(db: Db, now: Date): Promise<void> {
  await db.delete(limitCounts).where(sql`${limitCounts.endsAt} <= ${now.toISOString()}`);
}
