/** People with an account. */
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Locale } from '../../domain/constants.ts';
import type { SignUp, User } from '../../domain/contract/account.ts';
import { Problem } from '../../domain/problem.ts';
import type { Db, Executor } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { orders } from '../db/schema/orders.ts';
import type { Jobs } from '../jobs/job-data.ts';
import { hashUnguessable, hashPassword, matchPassword } from './passwords.ts';

/**
 * Makes an account, and orders the mail that says so.
 *
 * @param locale the language that the person is written to in
 * @throws Problem `email_taken`, or `invalid_body` with `password_common`
 */
export async function signUp(
  db: Db,
  jobs: Jobs,
  form: SignUp,
  locale: Locale,
  now: Date,
): Promise<SignedInUser> {
  const passwordHash = await hashUnguessable(form.password, 'password', form);
  const company = form.type === 'legal' ? form : undefined;
  const values = {
    id: uuidv7({ msecs: now.getTime() }),
    type: form.type,
    email: form.email,
    passwordHash,
    firstName: form.firstName,
    lastName: form.lastName,
    phoneNumber: form.phoneNumber,
    companyName: company?.companyName ?? null,
    vatNumber: company?.vatNumber ?? null,
    uniqueCode: company?.uniqueCode ?? null,
    pecAddress: company?.pecAddress ?? null,
    fiscalCode: form.fiscalCode ?? null,
    locale,
    createdAt: now,
  };
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(users)
      .values(values)
      .onConflictDoNothing({ target: users.email })
      .returning();
    if (!row) throw new Problem('email_taken', { errors: [{ path: 'email', code: 'email_taken' }] });
    await jobs.send(tx, 'welcome-mail', { userId: row.id });
    return withoutPassword(row);
  });
}

/** Whose password was right, and what it was checked against. */
export type CheckedCredentials = { readonly userId: string; readonly passwordHash: string };

/**
 * Finds the account of an address and password, in the same time whether or not there is one. A hash from before passwords were
 * composed is put right on the way.
 *
 * @throws Problem `invalid_credentials`
 */
export async function checkCredentials(
  db: Executor,
  email: string,
  password: string,
): Promise<CheckedCredentials> {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  const match = await matchPassword(password, account?.passwordHash);
  if (!account || !match) throw new Problem('invalid_credentials');
  const { id: userId, passwordHash } = account;
  if (match === 'as_typed') {
    await db
      .update(users)
      .set({ passwordHash: await hashPassword(password) })
      .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)));
    // Another sign-in may have been first, or another password be set.
    return checkCredentials(db, email, password);
  }
  return { userId, passwordHash };
}

/** A person's row as the profile that goes out. */
export function toProfile(user: SignedInUser): User {
  const { locale: _, createdAt, ...profile } = user;
  return { ...profile, createdAt: createdAt.toISOString() };
}

export type Account = Pick<typeof users.$inferSelect, 'id' | 'email' | 'firstName' | 'lastName'> & {
  readonly orderCount: number;
};

/** @param email in small letters, as accounts are kept */
export async function findAccount(db: Executor, email: string): Promise<Account | undefined> {
  const { id, firstName, lastName } = users;
  const [found] = await db
    .select({ id, email: users.email, firstName, lastName })
    .from(users)
    .where(eq(users.email, email));
  return found && { ...found, orderCount: await db.$count(orders, eq(orders.userId, found.id)) };
}

/** The person behind a session; the password's hash never leaves the database with it. */
export type SignedInUser = Omit<typeof users.$inferSelect, 'passwordHash'>;

export function withoutPassword(row: typeof users.$inferSelect): SignedInUser {
  const { passwordHash: _, ...user } = row;
  return user;
}
