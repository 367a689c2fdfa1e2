/** The people of the desk: who there is, how one comes and goes, and what each wants to be written to about. */
import { asc, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { DeskSettings, NewStaffMember, StaffMember } from '../../../domain/contract/desk.ts';
import { firstNotices } from '../../../domain/desk/staff.ts';
import { Problem } from '../../../domain/problem.ts';
import type { Executor } from '../../db/client.ts';
import {
  staff,
  staffCodes,
  staffPasskeys,
  staffRecoveryCodes,
  staffSessions,
} from '../../db/schema/staff.ts';
import { logAction, type Actor } from '../action-log.ts';
import { hasFactor } from '../second-factor/factors.ts';

export type StaffRow = typeof staff.$inferSelect;

const lastSeen = sql<Date | null>`(select max(seen_at) from staff_sessions where staff_sessions.staff_id = staff.id)`;

/** In the order of their names. */
export async function listStaff(db: Executor): Promise<StaffMember[]> {
  const rows = await db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      passwordHash: staff.passwordHash,
      hasFactor,
      seenAt: lastSeen,
    })
    .from(staff)
    .orderBy(asc(staff.name), asc(staff.email));
  return rows.map(({ passwordHash, hasFactor: has, seenAt, ...row }) => ({
    ...row,
    isReady: passwordHash !== null && has,
    seenAt: seenAt && new Date(seenAt).toISOString(),
  }));
}

export async function findStaff(db: Executor, email: string): Promise<StaffRow | undefined> {
  const [found] = await db.select().from(staff).where(eq(staff.email, email));
  return found;
}

/**
 * Somebody comes, or has come before under the same address: then name, role and language are those that are said now.
 *
 * @throws Problem `last_owner` when the only owner would be none any more
 * @param forgetsFactors their passkeys, codes and visits go: somebody who has lost the telephone begins anew
 */
export async function addStaff(
  tx: Executor,
  who: Actor,
  { email, name, role, locale }: NewStaffMember,
  now: Date,
  forgetsFactors = false,
): Promise<StaffRow> {
  const owners = await lockOwners(tx);
  const before = await findStaff(tx, email);
  const [row] = await tx
    .insert(staff)
    .values({
      id: uuidv7({ msecs: now.getTime() }),
      email,
      name,
      role,
      locale,
      notices: [...firstNotices[role]],
      createdAt: now,
    })
    .onConflictDoUpdate({ target: staff.email, set: { name, role, locale } })
    .returning();
  if (!row) throw new Error(`nobody was added for ${email}`);
  if (before?.role === 'owner' && role !== 'owner' && owners.length === 1) throw new Problem('last_owner');
  if (forgetsFactors)
    for (const table of [staffPasskeys, staffCodes, staffRecoveryCodes, staffSessions])
      await tx.delete(table).where(eq(table.staffId, row.id));
  const known = before && { name: before.name, role: before.role };
  await logAction(
    tx,
    who,
    { action: 'staff_added', subject: email, before: known, after: { name, role, forgetsFactors } },
    now,
  );
  return row;
}

/**
 * Somebody goes: their visits end at once.
 *
 * @throws Problem `staff_not_found`; `last_owner` for the only owner while others are there
 */
export async function removeStaff(tx: Executor, who: Actor, id: string, now: Date): Promise<StaffRow> {
  const owners = await lockOwners(tx);
  const [row] = await tx.select().from(staff).where(eq(staff.id, id)).for('update');
  if (!row) throw new Problem('staff_not_found');
  const isLastOwner = row.role === 'owner' && owners.length === 1;
  if (isLastOwner && (await tx.$count(staff)) > 1) throw new Problem('last_owner');
  await tx.delete(staff).where(eq(staff.id, id));
  const before = { name: row.name, role: row.role };
  await logAction(tx, who, { action: 'staff_removed', subject: row.email, before }, now);
  return row;
}

/** Of two owners who remove each other at once one stays: all owners are locked, in one order, before anybody goes. */
const lockOwners = (tx: Executor) =>
  tx.select({ id: staff.id }).from(staff).where(eq(staff.role, 'owner')).orderBy(staff.id).for('update');

export async function changeSettings(db: Executor, id: string, settings: DeskSettings): Promise<void> {
  const notices = [...new Set(settings.notices)];
  await db.update(staff).set({ locale: settings.locale, notices }).where(eq(staff.id, id));
}
