import type { users } from '../db/schema/accounts.ts';

/** The person behind a session; the password's hash never leaves the database with it. */
export type SignedInUser = Omit<typeof users.$inferSelect, 'passwordHash'>;

export function withoutPassword(row: typeof users.$inferSelect): SignedInUser {
  const { passwordHash: _, ...user } = row;
  return user;
}
