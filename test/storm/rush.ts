/** More buyers than pieces: everybody wants one of the same few, at once. */
import { randomUUID } from 'node:crypto';
import { Problem } from '../../domain/problem.ts';
import type { CheckoutResult } from '../../domain/contract/checkout-result.ts';
import { payByCard } from '../people.ts';
import { insist, isLost } from './insist.ts';
import type { Storm } from './open-storm.ts';
import type { Buyer } from './people.ts';

export type Rush = {
  readonly attempts: number;
  readonly orders: number;
  /** How those were told who got nothing. */
  readonly refusals: Readonly<Record<string, number>>;
  /** The slowest answer, in milliseconds. */
  readonly slowestMs: number;
};

/**
 * Each buyer tries for one of the new pieces; those who get one pay for it.
 *
 * @throws Error when a piece has other than one order
 */
export async function rush(storm: Storm, buyers: readonly Buyer[], pieces: number): Promise<Rush> {
  const parts = await storm.stock(pieces);
  const sold = new Map<number, CheckoutResult[]>();
  const refusals: Record<string, number> = {};
  let slowestMs = 0;
  const carts = await Promise.all(
    buyers.map(async (buyer, at) => {
      const partId = parts[at % parts.length]!;
      return { buyer, partId, checkout: await insist(() => buyer.checkoutFor([partId], 'card'), isLost) };
    }),
  );
  await Promise.all(
    carts.map(async ({ buyer, partId, checkout }) => {
      const begun = performance.now();
      try {
        // A machine with other work to do says that it cannot just now: that is no answer about the piece.
        const key = randomUUID();
        const result = await insist(() => buyer.api.checkout(checkout, key), isLost);
        sold.set(partId, [...(sold.get(partId) ?? []), result]);
        await insist(() => pay(buyer, result), isLost);
      } catch (error) {
        const code = error instanceof Problem ? error.code : String(error);
        refusals[code] = (refusals[code] ?? 0) + 1;
      }
      slowestMs = Math.max(slowestMs, performance.now() - begun);
    }),
  );
  const wrong = parts.filter((partId) => sold.get(partId)?.length !== 1);
  if (wrong.length > 0)
    throw new Error(
      `Of ${pieces} single pieces ${wrong.length} have no order, or several: ${wrong.join(', ')}`,
    );
  return { attempts: buyers.length, orders: sold.size, refusals, slowestMs };
}

/** Pays on the sandbox's page. @throws Problem `unavailable` */
async function pay(buyer: Buyer, result: CheckoutResult): Promise<void> {
  const { status } = await payByCard(buyer, result, '4242424242424242');
  if (status === 503) throw new Problem('unavailable');
}

/** How often two transactions have waited for each other, since the database was started. */
export async function deadlocks({ deps }: Storm): Promise<number> {
  const { rows } = await deps.database.pool.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.deadlocks);
}
