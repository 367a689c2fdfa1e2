/** Whether the shop is closed for maintenance: the shopkeeper's word, in the database, so that every process of the shop hears it. */
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db, Executor } from './db/client.ts';
import { settings } from './db/schema/shop.ts';

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
