/** The log of the desk: who did what, when, and how it was before and after. Written in the transaction of the act, never changed. */
import { desc, lt, sql } from 'drizzle-orm';
import type { DeskAction } from '../../domain/contract/desk.ts';
import type { DeskActionName } from '../../domain/desk/actions.ts';
import type { Logged } from '../../domain/desk/log-fields.ts';
import { bookkeepingYears } from '../../domain/constants.ts';
import type { Executor } from '../db/client.ts';
import { deskActions } from '../db/schema/staff.ts';

/** Who acts: somebody at the desk, or the command line. */
export type Actor = { readonly id: string | null; readonly name: string };

export const commandLine: Actor = { id: null, name: '' };

export type Act = {
  readonly action: DeskActionName;
  /** The order's number, the piece's code, or the address of whom it is about. */
  readonly subject: string;
  readonly before?: Logged | null;
  readonly after?: Logged | null;
};

export async function logAction(tx: Executor, who: Actor, act: Act, now: Date): Promise<void> {
  const { action, subject, before = null, after = null } = act;
  await tx
    .insert(deskActions)
    .values({ at: now, staffId: who.id, who: who.name, action, subject, before, after });
}

const pageSize = 50;

/** The latest first. @param before those before the one of this id */
export async function listActions(db: Executor, before: number | undefined): Promise<DeskAction[]> {
  const rows = await db
    .select()
    .from(deskActions)
    .where(before === undefined ? undefined : lt(deskActions.id, before))
    .orderBy(desc(deskActions.id))
    .limit(pageSize);
  return rows.map(({ staffId: _staffId, at, ...row }) => ({
    ...row,
    action: row.action as DeskActionName,
    at: at.toISOString(),
  }));
}

/** Forgets what is older than the books must be kept: the database lets nobody delete anything else, and goes by its own clock. */
export async function forgetOldActions(db: Executor): Promise<void> {
  await db.delete(deskActions).where(sql`at < now() - make_interval(years => ${bookkeepingYears})`);
}
