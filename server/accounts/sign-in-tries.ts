/**
 * How many wrong passwords an account is tried with. Whoever has many addresses has no more tries than a patient person with
 * one, so all addresses count together; but then anybody could keep the owner out, by wrong passwords sent for ever. So an
 * address from which the account was signed in to lately counts by itself: what strangers do elsewhere is not held
 * against the owner at home, and whoever sits at home with them has as few tries as anybody. A guesser elsewhere stays
 * out with the right password too, or the limit would only tell which one it is. An owner elsewhere sets a new password by
 * the link: it counts as a sign-in. An e-mail without an account is counted as one with, so that the limit tells nobody which there are.
 */
import { createHmac } from 'node:crypto';
import { and, gt, inArray, lte } from 'drizzle-orm';
import { knownPlaceDays } from '../../domain/constants.ts';
import { Problem } from '../../domain/problem.ts';
import { knownAddresses } from '../db/schema/accounts.ts';
import { limitCounts } from '../db/schema/shop.ts';
import type { Db } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { deriveKeys } from '../config/derived-key.ts';
import { countCall, takeBackCall } from '../http/limit-counts.ts';
import { tooMany } from '../http/refuse-beyond.ts';

const windowMs = 15 * 60_000;
const knownMs = knownPlaceDays * 24 * 60 * 60 * 1000;

/** Who tries from where; `address` as `addressOf` gives it. */
export type Trying = { readonly email: string; readonly address: string };

export function createSignInTries({ config, database: { db }, clock, limits }: Deps) {
  const secrets = deriveKeys(config, 'known-place');
  /** These stay for a month: without the shop's secret nobody finds out an address by hashing all there are. */
  const hashed = (words: readonly string[], secret = secrets[0]) =>
    createHmac('sha256', secret).update(JSON.stringify(words)).digest('base64url');
  const placeOf = ({ email, address }: Trying) => ['known', email, address];
  const homeKey = ({ email, address }: Trying) => hashed(['wrong', email, address]);
  const elsewhereKey = ({ email }: Trying) => hashed(['wrong', email]);

  async function isKnown(trying: Trying, now: Date): Promise<boolean> {
    const names = secrets.map((secret) => hashed(placeOf(trying), secret));
    const isHere = and(inArray(knownAddresses.key, names), gt(knownAddresses.endsAt, now));
    return (await db.$count(knownAddresses, isHere)) > 0;
  }

  async function remember(trying: Trying): Promise<void> {
    const endsAt = new Date(clock().getTime() + knownMs);
    await db
      .insert(knownAddresses)
      .values({ key: hashed(placeOf(trying)), endsAt })
      .onConflictDoUpdate({ target: knownAddresses.key, set: { endsAt } });
  }

  return {
    /**
     * Lets somebody sign in, unless there were too many wrong passwords. A try counts before the password is looked at, so
     * that of many at once no more than the limit are, and is taken back unless it was wrong.
     *
     * @param signIn throws Problem `invalid_credentials` for a wrong password
     * @throws Problem `too_many_requests` with `retryAfterSeconds`, for the right password too
     */
    async count<Session>(trying: Trying, signIn: () => Promise<Session>): Promise<Session> {
      const now = clock();
      const key = (await isKnown(trying, now)) ? homeKey(trying) : elsewhereKey(trying);
      const { current, endsAt } = await countCall(db, key, now, windowMs);
      if (current > limits.accountAttempts) throw tooMany(endsAt.getTime() - now.getTime());
      try {
        const session = await signIn();
        await remember(trying);
        await takeBackCall(db, key);
        return session;
      } catch (error) {
        const isWrong = error instanceof Problem && error.code === 'invalid_credentials';
        if (!isWrong) await takeBackCall(db, key);
        throw error;
      }
    },

    /** After a new password by the link: whoever has the mailbox is the owner, here and wherever they sign in next. */
    async beginAnew(trying: Trying): Promise<void> {
      await db.delete(limitCounts).where(inArray(limitCounts.key, [homeKey(trying), elsewhereKey(trying)]));
      await remember(trying);
    },
  };
}

/** Forgets addresses whose time is over. */
export async function forgetKnownAddresses(db: Db, now: Date): Promise<void> {
  await db.delete(knownAddresses).where(lte(knownAddresses.endsAt, now));
}
