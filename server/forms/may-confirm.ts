/** Whether somebody who wrote to the shop gets a mail that says so. */
import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Executor } from '../db/client.ts';
import { idempotencyKeys } from '../db/schema/idempotency.ts';

/** Nobody proved that the address is theirs: it gets one such mail in this time, however often it is typed. */
const pauseMs = 60 * 60_000;

/** @param tx the transaction that takes what was written: of several at once one gets the mail */
export async function mayConfirm(tx: Executor, email: string, now: Date): Promise<boolean> {
  const key = createHash('sha256').update(email).digest('base64url');
  const [taken] = await tx
    .insert(idempotencyKeys)
    .values({ scope: 'receipt', key, bodyHash: '', createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { createdAt: now },
      setWhere: lt(idempotencyKeys.createdAt, new Date(now.getTime() - pauseMs)),
    })
    .returning({ key: idempotencyKeys.key });
  return taken !== undefined;
}
