/** Signed-in browsers: started by a sign-in, kept by rotating cookies, ended on both sides. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { sessionLifetimeDays, sessionLifetimeMaxDays } from '../../domain/constants.ts';
import { Problem } from '../../domain/problem.ts';
import type { Executor } from '../db/client.ts';
import { sessions, users } from '../db/schema/accounts.ts';
import type { Deps } from '../deps.ts';
import { deriveKey, deriveKeys } from '../config/derived-key.ts';
import { createKeyedLimiter } from '../http/limiter.ts';
import { newTrail, takeCookie } from './rotation.ts';
import { type CheckedCredentials, withoutPassword, type SignedInUser } from './users.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** As many pages as a session keeps cookies for; whoever opens more at once asks again. */
const waitingMost = 100;

/** How often a session is read anew because another process changed it meanwhile. Here its requests take turns. */
const roundsMost = 8;

/** A session after a sign-in or a refresh: `cookie` is the value to set. */
export type OpenSession = { readonly userId: string; readonly sessionId: string; readonly cookie: string };

/** Who asks: what the browser calls itself, and its address as `addressOf` gives it. */
export type Asker = { readonly userAgent: string; readonly address: string };

/** More than one browser has a session's cookie. Whoever calls is told that the session is over, and no more. */
export class CookieReused extends Problem {
  /** Of the account. */
  readonly email: string | undefined;

  constructor(email: string | undefined) {
    super('session_expired');
    this.email = email;
  }
}

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions({ config, database: { db }, clock }: Deps) {
  const [currentKey, formerKey] = deriveKeys(config, 'session-cookie');
  const inTurn = createKeyedLimiter(waitingMost);
  const networkKey = deriveKey(config.sessionSecret, 'session-network');

  /** A browser's name without its version, which changes over night, and a network that nobody reads out of the database. */
  const senderOf = ({ userAgent, address }: Asker) => ({
    browser: createHash('sha256').update(userAgent.replaceAll(/\d/g, '')).digest('base64url').slice(0, 16),
    network: createHmac('sha256', networkKey).update(address).digest('base64url').slice(0, 16),
  });

  /** Derived, never stored: the same session and number always give the same cookie. */
  const cookieOf = (sessionId: string, counter: number, key = currentKey) => {
    const named = `${sessionId}.${counter}`;
    return `${named}.${createHmac('sha256', key).update(named).digest('base64url')}`;
  };

  const readCookie = (cookie: string | undefined): { sessionId: string; counter: number } | undefined => {
    const [, sessionId, counter] = /^([0-9a-f-]{36})\.(\d{1,9})\.[\w-]{43}$/.exec(cookie ?? '') ?? [];
    if (!cookie || !sessionId || !counter) return undefined;
    const isSignedBy = (key: Buffer) => {
      const expected = cookieOf(sessionId, Number(counter), key);
      return expected.length === cookie.length && timingSafeEqual(Buffer.from(expected), Buffer.from(cookie));
    };
    const isOurs = isSignedBy(currentKey) || (formerKey !== undefined && isSignedBy(formerKey));
    return isOurs ? { sessionId, counter: Number(counter) } : undefined;
  };

  /** A month after the last visit, and never more than three after the sign-in. */
  const expiry = (now: Date, createdAt: Date) =>
    new Date(
      Math.min(
        now.getTime() + sessionLifetimeDays * dayMs,
        createdAt.getTime() + sessionLifetimeMaxDays * dayMs,
      ),
    );

  return {
    /**
     * Opens a session for somebody whose password was just checked. The person's row is locked and looked at again:
     * a password that was changed meanwhile, or an account that was erased, opens nothing.
     *
     * @throws Problem `invalid_credentials`
     */
    async start({ userId, passwordHash }: CheckedCredentials, userAgent: string): Promise<OpenSession> {
      const now = clock();
      const sessionId = uuidv7({ msecs: now.getTime() });
      await db.transaction(async (tx) => {
        const [user] = await tx
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
          .for('share');
        if (!user) throw new Problem('invalid_credentials');
        await tx.insert(sessions).values({
          id: sessionId,
          userId,
          userAgent,
          trail: newTrail(now.getTime()),
          expiresAt: expiry(now, now),
          createdAt: now,
          seenAt: now,
        });
      });
      return { userId, sessionId, cookie: cookieOf(sessionId, 0) };
    },

    /**
     * Takes a cookie and gives the one to use from now on. A session's requests take turns in this process. In the database nothing
     * is locked: what changes a session does so only as long as nobody else did since it was read, and else reads it again.
     *
     * @throws Problem `session_expired`; `unavailable` when too many ask at once; `CookieReused` where the cookie was copied: the session is then over for everybody
     */
    async refresh(presented: string | undefined, asker: Asker): Promise<OpenSession> {
      const cookie = readCookie(presented);
      if (!cookie) throw new Problem('session_expired');
      const { sessionId } = cookie;
      const now = clock();
      const sender = senderOf(asker);
      return inTurn(sessionId, async () => {
        for (let round = 0; round < roundsMost; round += 1) {
          const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
          if (!session) throw new Problem('session_expired');
          const asRead = and(eq(sessions.id, sessionId), eq(sessions.counter, session.counter));
          const counter = session.counter + 1;
          const isLive = session.expiresAt > now;
          const trail = isLive && takeCookie(session.trail, cookie.counter, counter, sender, now.getTime());
          if (!trail) {
            // Too old, or copied.
            const ended = await db.delete(sessions).where(asRead).returning({ id: sessions.id });
            if (ended.length === 0) continue;
            if (!isLive) throw new Problem('session_expired');
            const [user] = await db
              .select({ email: users.email })
              .from(users)
              .where(eq(users.id, session.userId))
              // The session is gone by now: that it was copied is told even where nobody can say whose it was.
              .catch(() => []);
            throw new CookieReused(user?.email);
          }
          const { userAgent } = asker;
          const rotated = await db
            .update(sessions)
            .set({ counter, trail, expiresAt: expiry(now, session.createdAt), seenAt: now, userAgent })
            .where(asRead)
            .returning({ id: sessions.id });
          if (rotated.length > 0)
            return { userId: session.userId, sessionId, cookie: cookieOf(sessionId, counter) };
        }
        throw new Problem('unavailable');
      });
    },

    /** Ends the session of a cookie; a cookie that is not ours ends nothing. */
    async end(presented: string | undefined): Promise<void> {
      const cookie = readCookie(presented);
      if (cookie) await db.delete(sessions).where(eq(sessions.id, cookie.sessionId));
    },

    /** The person of a session that still lives, by primary key: an ended session ends at once. */
    async userOf(sessionId: string, userId: string): Promise<SignedInUser | undefined> {
      const [row] = await db
        .select({ user: users })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.expiresAt, clock())));
      return row && withoutPassword(row.user);
    },
  };
}

/** Forgets the sessions that nobody came back to. */
export async function forgetExpiredSessions(db: Executor, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}
