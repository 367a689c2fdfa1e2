/** The jobs that write to somebody about their account. Run twice, they send the same mail. */
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import type { Deps } from '../deps.ts';
import type { JobData } from '../jobs/job-data.ts';
import { passwordChangedMail } from '../mail/password-mails.ts';
import { welcomeMail } from '../mail/welcome-mail.ts';
import { mailboxToken } from './mailbox.ts';

/** Somebody registered; nothing once the account was erased. */
export async function sendWelcome({ config, database, mailer }: Deps, userId: string): Promise<void> {
  const user = await addressee(database.db, userId);
  if (user) await mailer.send(welcomeMail(user, mailboxToken(config, user), config.publicUrl));
}

/** Somebody's password was changed, by them or by whoever knew the old one or read their mail. */
export async function sendPasswordChanged(
  { config, database, mailer }: Deps,
  { userId, changedAt }: JobData['password-changed-mail'],
): Promise<void> {
  const user = await addressee(database.db, userId);
  if (user) await mailer.send(passwordChangedMail({ ...user, changedAt }, config.publicUrl));
}

async function addressee(db: Executor, userId: string) {
  const { id, email, locale } = users;
  const [user] = await db.select({ id, email, locale }).from(users).where(eq(id, userId));
  return user;
}
