/**
 * Whether the shop is closed for maintenance: the shopkeeper's word, in the database, so that every process of the shop hears it.
 * While it is, the API answers 503 `maintenance`, but for the calls of machines (api; design 4.21).
 */
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { maintenanceRetrySeconds } from '../../domain/constants.ts';
import { Problem } from '../../domain/problem.ts';
import type { Db, Executor } from '../db/client.ts';
import { settings } from '../db/schema/shop.ts';

const name = 'maintenance';

/** What the setting holds. `since` is when it was last changed: ISO 8601, or null when it never was. */
const Maintenance = z.object({ isOn: z.boolean(), since: z.nullable(z.string()) });
export type Maintenance = z.infer<typeof Maintenance>;

export async function readMaintenance(db: Executor): Promise<Maintenance> {
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  return row ? Maintenance.parse(row.value) : { isOn: false, since: null };
}

/** Closes or opens the shop. @returns whether it was otherwise before */
export async function setMaintenance(db: Db, isOn: boolean, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Made first, so that there is a row to wait for when two say it at once.
    await tx
      .insert(settings)
      .values({ name, value: { isOn: false, since: null } })
      .onConflictDoNothing();
    await tx.select().from(settings).where(eq(settings.name, name)).for('update');
    const before = await readMaintenance(tx);
    if (before.isOn === isOn) return false;
    await tx
      .update(settings)
      .set({ value: { isOn, since: now.toISOString() } })
      .where(eq(settings.name, name));
    return true;
  });
}

/** How long an answer of the database is believed: a change takes effect within two seconds (no query for each request). */
const believedForMs = 1_000;

/**
 * Whether the shop is closed, asked for every request.
 * Those who ask while the database is being asked wait for the same answer; a database that does not answer changes nothing, and
 * nobody waits for it a second time.
 */
export function watchMaintenance(db: Db, clock: () => Date): () => Promise<boolean> {
  let known = false;
  let askedAt = -Infinity;
  let isAway = false;
  let asking: Promise<void> | undefined;

  async function ask(now: number): Promise<void> {
    try {
      known = (await readMaintenance(db)).isOn;
      askedAt = now;
      isAway = false;
    } catch {
      // The request itself will meet the same database and say so.
      isAway = true;
    } finally {
      asking = undefined;
    }
  }

  return async () => {
    const now = clock().getTime();
    if (Math.abs(now - askedAt) < believedForMs) return known;
    asking ??= ask(now);
    // What needs no database does not wait for one that is away.
    if (!isAway) await asking;
    return known;
  };
}

/** Says when to come again. */
export const markClosed = (reply: FastifyReply): void =>
  void reply.header('retry-after', maintenanceRetrySeconds);

/**
 * Closes every call of this part of the server while `isInMaintenance` says so. The payment webhook stays open: what is
 * paid for is paid for.
 */
export function closeInMaintenance(app: FastifyInstance, isInMaintenance: () => Promise<boolean>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isForMachines || !(await isInMaintenance())) return;
    markClosed(reply);
    throw new Problem('maintenance');
  });
}
