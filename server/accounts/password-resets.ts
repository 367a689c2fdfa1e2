/**
 * Links to a new password. Asking for one is the same for every address, account or not: it only orders a job, which looks the
 * address up, so that what nobody gets is in no mail's way; for an account it orders another one, which makes the link. The token is derived from the job's id, so that a job that runs twice sends
 * the same link; the database knows its hash alone.
 */
import { createHash, createHmac } from 'node:crypto';
import { and, eq, gt, lte, ne } from 'drizzle-orm';
import { resetLinkMinutes, type Locale } from '../../domain/constants.ts';
import type { PasswordReset } from '../../domain/contract/account.ts';
import { Problem } from '../../domain/problem.ts';
import type { Executor } from '../db/client.ts';
import { passwordResets, sessions, users } from '../db/schema/accounts.ts';
import type { Deps } from '../deps.ts';
import { deriveKey } from '../config/derived-key.ts';
import type { JobData } from '../jobs/job-data.ts';
import { passwordResetMail } from '../mail/password-mails.ts';
import { hashUnguessable } from './passwords.ts';

type Link = { readonly tokenHash: string; readonly expiresAt: Date };

/** The job behind asking: an address that has an account gets its mail, any other takes no mail's place. */
export async function orderResetMail(
  { database: { db }, jobs }: Deps,
  asked: JobData['password-reset-asked'],
): Promise<void> {
  const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, asked.email));
  if (account) await jobs.send(db, 'password-reset-mail', asked);
}

/** Makes the link and mails it, in the account's language; without an account nothing happens. */
export async function sendPasswordReset(
  { config, database, clock, mailer }: Deps,
  { id, email, askedAt }: JobData['password-reset-mail'],
): Promise<void> {
  const key = deriveKey(config.sessionSecret, 'password-reset');
  const token = createHmac('sha256', key).update(id).digest('base64url');
  const link = {
    tokenHash: hashOf(token),
    expiresAt: new Date(new Date(askedAt).getTime() + resetLinkMinutes * 60_000),
  };
  const account = await database.db.transaction((tx) => keepLink(tx, email, link, clock()));
  if (!account) return;
  const { locale } = account;
  const { publicUrl } = config;
  await mailer.send(
    passwordResetMail({ to: email, locale, publicUrl, token, messageId: `password-reset-${id}` }),
  );
}

/** Puts a link in the place of those before it. @returns the account, or nothing when this link is good for nothing any more */
async function keepLink(
  tx: Executor,
  email: string,
  { tokenHash, expiresAt }: Link,
  now: Date,
): Promise<{ id: string; locale: Locale } | undefined> {
  const [account] = await tx
    .select({ id: users.id, locale: users.locale })
    .from(users)
    .where(eq(users.email, email))
    .for('update');
  if (!account || expiresAt <= now) return undefined;
  const links = await tx.select().from(passwordResets).where(eq(passwordResets.userId, account.id));
  const isOver = links.some((link) => link.tokenHash === usedUp(tokenHash) || link.expiresAt > expiresAt);
  if (isOver) return undefined;
  await tx.delete(passwordResets).where(eq(passwordResets.userId, account.id));
  await tx.insert(passwordResets).values({ tokenHash, expiresAt, userId: account.id });
  return account;
}

/**
 * Sets a new password by a link, once; every session of the person ends, and a mail tells them.
 *
 * @returns the account's e-mail
 * @throws Problem `reset_token_invalid` for a link that is unknown, too old, used, or followed by a later one; `invalid_body` for a
 *   password that is guessed soon, which leaves the link as it was
 */
export async function resetPassword(
  { database: { db }, clock, jobs }: Deps,
  { token, password }: PasswordReset,
): Promise<string> {
  const now = clock();
  const tokenHash = hashOf(token);
  const isGood = and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now));
  const [link] = await db
    .select({ owner: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isGood);
  // Before the costly part.
  if (!link) throw new Problem('reset_token_invalid');
  const { id: userId } = link.owner;
  const passwordHash = await hashUnguessable(password, 'password', link.owner);
  return db.transaction(async (tx) => {
    // The person first, as everywhere: links and passwords of one person change one after the other.
    const [account] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    const used = await tx
      .update(passwordResets)
      .set({ tokenHash: usedUp(tokenHash) })
      .where(isGood)
      .returning({ userId: passwordResets.userId });
    if (!account || used.length === 0) throw new Problem('reset_token_invalid');
    await tx.update(users).set({ passwordHash, mailboxProvenAt: now }).where(eq(users.id, userId));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    const others = and(eq(passwordResets.userId, userId), ne(passwordResets.tokenHash, usedUp(tokenHash)));
    await tx.delete(passwordResets).where(others);
    await jobs.send(tx, 'password-changed-mail', { userId, changedAt: now.toISOString() });
    return account.email;
  });
}

/** Forgets the links that are over, used ones with them. */
export async function forgetOldResets(db: Executor, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A used link stays under a name that no token has until its time is over: a job that runs once more makes no second one of it. */
const usedUp = (tokenHash: string): string => `used ${tokenHash}`;
