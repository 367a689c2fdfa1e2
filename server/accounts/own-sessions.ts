/** The browsers that a person is signed in with, as they see and end them themselves. */
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { browserName } from '../../domain/browser-name.ts';
import type { Session } from '../../domain/contract/profile.ts';
import { Problem } from '../../domain/problem.ts';
import type { Executor } from '../db/client.ts';
import { sessions } from '../db/schema/accounts.ts';

/** A person, and the session that they ask from. */
export type Asking = { readonly userId: string; readonly sessionId: string };

/** Those that still live, the one that asks first, then the latest seen. */
export async function listSessions(
  db: Executor,
  { userId, sessionId }: Asking,
  now: Date,
): Promise<Session[]> {
  const { id, userAgent, createdAt, seenAt } = sessions;
  const rows = await db
    .select({ id, userAgent, createdAt, seenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(eq(id, sessionId)), desc(seenAt), desc(id));
  return rows.map((row) => ({
    ...row,
    ...browserName(row.userAgent),
    createdAt: row.createdAt.toISOString(),
    seenAt: row.seenAt.toISOString(),
    isCurrent: row.id === sessionId,
  }));
}

/** @throws Problem `session_not_found`, for another person's session too */
export async function endSession(db: Executor, userId: string, id: string): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new Problem('session_not_found');
}

/** Ends all but the one that asks. */
export async function endOtherSessions(db: Executor, { userId, sessionId }: Asking): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}
