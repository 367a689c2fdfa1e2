/** A person's own account: what it says of them, another password, and erasing it, by themselves or by the shopkeeper whom they asked (GDPR, art. 17). */
import { and, eq, ne, inArray } from 'drizzle-orm';
import type { z } from 'zod/mini';
import {
  IndividualProfile,
  LegalProfile,
  type PasswordChange,
  type ProfileChange,
} from '../../domain/contract/profile.ts';
import { fieldProblems } from '../../domain/field-problems.ts';
import { Problem } from '../../domain/problem.ts';
import type { Db, Executor } from '../db/client.ts';
import { passwordResets, sessions, users } from '../db/schema/accounts.ts';
import { idempotencyKeys } from '../db/schema/idempotency.ts';
import { requests } from '../db/schema/shop.ts';
import type { Deps } from '../deps.ts';
import { deleteRequests } from '../forms/delete-requests.ts';
import { noteDone, wasDone } from '../http/idempotency.ts';
import { lockPerson } from './lock-person.ts';
import { hashUnguessable, isPassword } from './passwords.ts';
import { withoutPassword, type SignedInUser } from './users.ts';

/**
 * Changes some fields; the whole must be a profile again. Orders keep the buyer as they were.
 *
 * @throws Problem `invalid_body`
 */
export async function changeProfile(db: Db, userId: string, change: ProfileChange): Promise<SignedInUser> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const before = await readPerson(tx, userId);
    const profile = before.type === 'legal' ? LegalProfile : IndividualProfile;
    const whole = profile.safeParse({ ...fieldsOf(profile, before), ...change });
    if (!whole.success) throw new Problem('invalid_body', { errors: fieldProblems(whole.error.issues) });
    await tx.update(users).set(whole.data).where(eq(users.id, userId));
    return readPerson(tx, userId);
  });
}

/** The row as far as a profile holds it. */
const fieldsOf = (profile: { readonly shape: Record<string, z.ZodMiniType> }, row: SignedInUser) =>
  Object.fromEntries(Object.keys(profile.shape).map((name) => [name, row[name as keyof SignedInUser]]));

async function readPerson(tx: Executor, userId: string): Promise<SignedInUser> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId));
  if (!row) throw new Problem('unauthorized');
  return withoutPassword(row);
}

/**
 * Sets another password, ends every other session and the links that were mailed to reset it, and tells the person by mail.
 * Asked for again under the same key, because the answer was lost, it changes nothing: by then the old password is no longer the
 * old one, and the new one alone must not do for it.
 *
 * @param sessionId the one that stays
 * @param key the request's `Idempotency-Key`
 * @returns whether it was changed now
 * @throws Problem `invalid_body` with `wrong_password` at `oldPassword`, or `password_common` at `newPassword`;
 *   `idempotency_key_reused` under a key of another change
 */
export async function changePassword(
  { database: { db }, clock, jobs }: Deps,
  { userId, sessionId, key }: { readonly userId: string; readonly sessionId: string; readonly key: string },
  { oldPassword, newPassword }: PasswordChange,
): Promise<boolean> {
  const call = { scope: passwordScope(userId), key };
  const before = await passwordHashOf(db, userId);
  const wasDoneBefore = async (): Promise<boolean> => {
    if (!(await wasDone(db, call))) return false;
    if (await isPassword(newPassword, await passwordHashOf(db, userId))) return true;
    throw new Problem('idempotency_key_reused');
  };
  if (await wasDoneBefore()) return false;
  if (!(await isPassword(oldPassword, before))) throw wrongPassword('oldPassword');
  const passwordHash = await hashUnguessable(newPassword, 'newPassword', await readPerson(db, userId));
  const isDone = await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), eq(users.passwordHash, before ?? '')))
      .returning({ id: users.id });
    if (!changed) return false;
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
    await jobs.send(tx, 'password-changed-mail', { userId, changedAt: clock().toISOString() });
    await noteDone(tx, call, clock());
    return true;
  });
  // Another change at the same moment wins: the old password is then no longer the old one. Unless it was this one, sent again
  // before it was answered.
  if (!isDone && !(await wasDoneBefore())) throw wrongPassword('oldPassword');
  return isDone;
}

/** The scope of the keys under which a person's password was changed. */
const passwordScope = (userId: string): string => `password:${userId}`;

/**
 * Asks for the password once more, before something that cannot be undone.
 *
 * @throws Problem `invalid_body` with `wrong_password` at `password`
 */
export async function confirmPassword(db: Executor, userId: string, password: string): Promise<void> {
  if (!(await isPassword(password, await passwordHashOf(db, userId)))) throw wrongPassword('password');
}

async function passwordHashOf(db: Executor, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return row?.passwordHash;
}

/** No 401: the session is good, and nobody is to be asked to sign in again. */
const wrongPassword = (path: string): Problem =>
  new Problem('invalid_body', { errors: [{ path, code: 'wrong_password' }] });

/**
 * Erases the account with its addresses, sessions, links to reset the password and the answers kept for repeated calls, and
 * with the requests for parts written under its e-mail address once that was shown to be the person's. A newsletter is another
 * wish, and ends by its own link.
 *
 * Orders stay, without the person: with the buyer and the addresses that were written into them, since the law makes the seller
 * keep invoices for ten years (art. 2220 Codice civile). One that awaits its payment is still honoured when it is paid.
 *
 * @returns whether there was somebody to erase
 */
export async function erasePerson(db: Executor, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The person first, then their orders: everybody locks in this order, checkout and payment too.
    const [erased] = await tx
      .delete(users)
      .where(eq(users.id, userId))
      .returning({ email: users.email, mailboxProvenAt: users.mailboxProvenAt });
    // Of an address that was never shown to be theirs nobody else's requests go.
    if (erased?.mailboxProvenAt) await deleteRequests(tx, eq(requests.email, erased.email));
    const keptAnswers = [`checkout:${userId}`, passwordScope(userId)];
    await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.scope, keptAnswers));
    return erased !== undefined;
  });
}
