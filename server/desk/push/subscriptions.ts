/**
 * Which browsers are told of what. One belongs to a person and to the visit at which it was last seen: it goes with either. A visit that
 * runs out by itself leaves it, so that a telephone in a pocket goes on hearing (decision 0117).
 */
import { ECDH } from 'node:crypto';
import { and, desc, eq, lt, ne, notInArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { NewPushSubscription } from '../../../domain/contract/desk-push.ts';
import { Problem } from '../../../domain/problem.ts';
import { dayMs } from '../../../domain/rome-clock.ts';
import type { Config } from '../../config/config.ts';
import type { Executor } from '../../db/client.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';
import { staffSessions } from '../../db/schema/staff.ts';
import { fitAddress } from '../../http/public-hosts.ts';
import type { Visit } from '../access/desk-sessions.ts';

/** Whoever has more telephones than this hears on those that came last. */
const mostOfPerson = 10;
/** A browser that has not been at the desk for so long is somebody's drawer. */
const forgottenDays = 30;

/**
 * From now on this visit's browser is told. Said twice it is one.
 *
 * @throws Problem `invalid_body` for an address that may not be asked, or keys that nothing can be encrypted for; `unauthorized` where the
 *   visit was ended meanwhile
 */
export async function keepSubscription(
  tx: Executor,
  config: Pick<Config, 'allowsPrivateWebhooks'>,
  { person, sessionId }: Visit,
  { endpoint: given, keys }: NewPushSubscription,
  now: Date,
): Promise<void> {
  const endpoint = fitAddress(given, config.allowsPrivateWebhooks);
  if (!endpoint) throw unfit('endpoint');
  if (!isPublicKey(keys.p256dh)) throw unfit('keys.p256dh');
  if (Buffer.from(keys.auth, 'base64url').length !== 16) throw unfit('keys.auth');
  await lockVisit(tx, sessionId);
  await leaveOthers(tx, sessionId, endpoint);
  const kept = { staffId: person.id, sessionId, p256dh: keys.p256dh, auth: keys.auth, seenAt: now };
  await tx
    .insert(pushSubscriptions)
    .values({ id: uuidv7({ msecs: now.getTime() }), endpoint, createdAt: now, ...kept })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: kept });
  const latest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.staffId, person.id))
    .orderBy(desc(pushSubscriptions.seenAt), desc(pushSubscriptions.id))
    .limit(mostOfPerson);
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.staffId, person.id), notInArray(pushSubscriptions.id, latest)));
}

/**
 * The browser is at the desk again: it belongs to this visit from now on.
 *
 * @returns whether it is this person's; another one's is not taken over
 */
export async function seeSubscription(
  tx: Executor,
  { person, sessionId }: Visit,
  endpoint: string,
  now: Date,
): Promise<boolean> {
  const isTheirs = and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.staffId, person.id));
  await lockVisit(tx, sessionId);
  if ((await tx.$count(pushSubscriptions, isTheirs)) === 0) return false;
  await leaveOthers(tx, sessionId, endpoint);
  const seen = await tx.update(pushSubscriptions).set({ sessionId, seenAt: now }).where(isTheirs).returning();
  return seen.length > 0;
}

/** This visit's browser is told nothing any more. */
export async function dropSubscription(db: Executor, { sessionId }: Visit): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}

export const hasSubscription = async (db: Executor, { sessionId }: Visit): Promise<boolean> =>
  (await db.$count(pushSubscriptions, eq(pushSubscriptions.sessionId, sessionId))) > 0;

/** Forgets browsers that have not been at the desk for a month. */
export async function forgetUnseen(db: Executor, now: Date): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(lt(pushSubscriptions.seenAt, new Date(now.getTime() - forgottenDays * dayMs)));
}

/** Two presses of one browser come one after the other. @throws Problem `unauthorized` */
async function lockVisit(tx: Executor, sessionId: string): Promise<void> {
  const [visit] = await tx
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(eq(staffSessions.id, sessionId))
    .for('update');
  if (!visit) throw new Problem('unauthorized');
}

/** A visit is one browser's: what it had before it subscribed anew is nobody's. */
const leaveOthers = (tx: Executor, sessionId: string, endpoint: string) =>
  tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.sessionId, sessionId), ne(pushSubscriptions.endpoint, endpoint)));

/** Whether it is a point of P-256, as RFC 8291 asks. */
function isPublicKey(key: string): boolean {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

const unfit = (path: string) => new Problem('invalid_body', { errors: [{ path, code: 'invalid' }] });
