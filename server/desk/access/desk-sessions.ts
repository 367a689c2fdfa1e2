/**
 * Visits at the desk: short, apart from buyers' sessions, and ended at once on the server's side. The cookie is a random token of which the
 * database has the hash alone; it is another one after the second step, so that what was seen before is good for nothing.
 */
import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { DeskSession } from '../../../domain/contract/desk.ts';
import {
  deskDayHours,
  deskIdleMinutes,
  secondStepMinutes,
  type VisitStage,
} from '../../../domain/desk/staff.ts';
import { Problem } from '../../../domain/problem.ts';
import type { Executor } from '../../db/client.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';
import { staff, staffSessions } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import { hasFactor } from '../second-factor/factors.ts';
import type { StaffRow } from '../staff/staff.ts';

/** Somebody who is at the desk, and how far they are with signing in. */
export type Visit = {
  readonly sessionId: string;
  readonly stage: VisitStage;
  readonly person: Omit<StaffRow, 'passwordHash'>;
};

const minuteMs = 60_000;
const ago = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * minuteMs);
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
const newToken = (): string => randomBytes(32).toString('base64url');

/** Visits that have not ended: of those without the second step the time for it is not over. */
const isLive = (now: Date) =>
  and(
    gt(staffSessions.seenAt, ago(now, deskIdleMinutes)),
    gt(staffSessions.createdAt, ago(now, deskDayHours * 60)),
    or(isNotNull(staffSessions.strongAt), gt(staffSessions.createdAt, ago(now, secondStepMinutes))),
  );

/**
 * Begins a visit with the password alone. The person's row is locked and looked at again: a password that was changed meanwhile
 * opens nothing.
 *
 * @returns the cookie's value
 * @throws Problem `invalid_credentials`
 */
export async function startVisit(
  { database: { db }, clock }: Deps,
  { id, passwordHash }: Pick<StaffRow, 'id' | 'passwordHash'>,
  userAgent: string,
): Promise<string> {
  const now = clock();
  const token = newToken();
  await db.transaction(async (tx) => {
    const [same] = await tx
      .select({ id: staff.id })
      .from(staff)
      .where(and(eq(staff.id, id), eq(staff.passwordHash, passwordHash ?? '')))
      .for('share');
    if (!same) throw new Problem('invalid_credentials');
    await tx.insert(staffSessions).values({
      id: uuidv7({ msecs: now.getTime() }),
      staffId: id,
      tokenHash: hashOf(token),
      createdAt: now,
      seenAt: now,
      userAgent,
    });
  });
  return token;
}

/** The visit of a cookie, if it has not ended; noted as seen, once a minute at most. */
export async function findVisit(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  token: string | undefined,
): Promise<Visit | undefined> {
  if (!token) return undefined;
  const now = clock();
  const [found] = await db
    .select({ session: staffSessions, person: staff, hasFactor })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenHash, hashOf(token)), isLive(now)));
  if (!found) return undefined;
  const { session, person } = found;
  if (session.seenAt <= ago(now, 1))
    await db.update(staffSessions).set({ seenAt: now }).where(eq(staffSessions.id, session.id));
  const { passwordHash: _hash, ...rest } = person;
  const stage = session.strongAt ? 'in' : found.hasFactor ? 'second_factor' : 'enrolment';
  return { sessionId: session.id, stage, person: rest };
}

/** The second step was done. @returns the cookie's value from now on */
export async function strengthen(tx: Executor, sessionId: string, now: Date): Promise<string> {
  const token = newToken();
  const [row] = await tx
    .update(staffSessions)
    .set({ tokenHash: hashOf(token), strongAt: now, createdAt: now, seenAt: now, challenge: null })
    .where(and(eq(staffSessions.id, sessionId), isNull(staffSessions.strongAt)))
    .returning({ id: staffSessions.id });
  if (!row) throw new Problem('unauthorized');
  return token;
}

/** Notes what a passkey has to sign. */
export async function keepChallenge(db: Executor, sessionId: string, challenge: string): Promise<void> {
  await db.update(staffSessions).set({ challenge }).where(eq(staffSessions.id, sessionId));
}

/** What it has to sign, once. @throws Problem `second_factor_wrong` when nothing was asked, or it was answered before */
export async function takeChallenge(tx: Executor, sessionId: string): Promise<string> {
  const [row] = await tx
    .select({ challenge: staffSessions.challenge })
    .from(staffSessions)
    .where(eq(staffSessions.id, sessionId))
    .for('update');
  if (!row?.challenge) throw new Problem('second_factor_wrong');
  await tx.update(staffSessions).set({ challenge: null }).where(eq(staffSessions.id, sessionId));
  return row.challenge;
}

/** A person's visits that have not ended, the latest first. */
export async function listVisits(
  db: Executor,
  { person, sessionId }: Visit,
  now: Date,
): Promise<DeskSession[]> {
  const rows = await db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, person.id), isNotNull(staffSessions.strongAt), isLive(now)))
    .orderBy(desc(staffSessions.seenAt), desc(staffSessions.id));
  return rows.map(({ id, createdAt, seenAt, userAgent }) => ({
    id,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    userAgent,
    isCurrent: id === sessionId,
  }));
}

/** @throws Problem `session_not_found`, for another person's too */
export async function endVisit(db: Executor, staffId: string, id: string): Promise<void> {
  const ended = await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), eq(staffSessions.id, id)))
    .returning({ id: staffSessions.id });
  if (ended.length === 0) throw new Problem('session_not_found');
}

export async function endOtherVisits(db: Executor, { person, sessionId }: Visit): Promise<void> {
  await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, person.id), ne(staffSessions.id, sessionId)));
}

/** Forgets the visits that are over by any of the bounds. What they were told on goes on being told: nobody has ended them. */
export async function forgetEndedVisits(db: Executor, now: Date): Promise<void> {
  const isOver = or(
    lte(staffSessions.seenAt, ago(now, deskIdleMinutes)),
    lte(staffSessions.createdAt, ago(now, deskDayHours * 60)),
    and(isNull(staffSessions.strongAt), lte(staffSessions.createdAt, ago(now, secondStepMinutes))),
  );
  await db.transaction(async (tx) => {
    const over = tx
      .select({ id: staffSessions.id })
      .from(staffSessions)
      .where(sql`${isOver}`);
    await tx
      .update(pushSubscriptions)
      .set({ sessionId: null })
      .where(inArray(pushSubscriptions.sessionId, over));
    await tx.delete(staffSessions).where(sql`${isOver}`);
  });
}
