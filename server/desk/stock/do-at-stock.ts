/** Something that is done in the stock room: once for its key, whoever sends it again, with its line in the log. */
import type { FastifyRequest } from 'fastify';
import type { Executor } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { doOnce, idempotencyKeyOf } from '../../http/idempotency.ts';
import { actorOf } from '../access/guard.ts';
import { logAction, type Act, type Actor } from '../action-log.ts';

/** Keys are the yard's: what a bad line swallowed may be sent again by whoever is there next. */
const scope = 'desk-stock';

export type AtStock = {
  readonly tx: Executor;
  readonly who: Actor;
  readonly now: Date;
  /** Writes a line of the log, in the transaction of the act. */
  log(act: Act): Promise<void>;
};

/**
 * @param act runs in one transaction; what it throws leaves no trace, and what it answers survives JSON
 * @returns what the act answered, the first time it was done
 * @throws Problem `idempotency_key_required`, `idempotency_key_reused`
 */
export async function doAtStock<Answer>(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  request: FastifyRequest,
  act: (at: AtStock) => Promise<Answer>,
): Promise<Answer> {
  const [who, now] = [actorOf(request), clock()];
  const body = { method: request.method, url: request.url, body: request.body };
  const call = { scope, key: idempotencyKeyOf(request.headers), body };
  const { answer } = await doOnce(db, call, now, async (tx) => ({
    answer: await act({ tx, who, now, log: (said) => logAction(tx, who, said, now) }),
  }));
  return answer;
}
