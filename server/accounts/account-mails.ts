/** The jobs that write to somebody about their account. Run twice, they send the same mail. */
import { eq } from 'drizzle-orm';
import { users } from '../db/schema/accounts.ts';
import type { Deps } from '../deps.ts';
import { welcomeMail } from '../mail/welcome-mail.ts';

/** Somebody registered; nothing once the account was erased. */
export async function sendWelcome({ config, database, mailer }: Deps, userId: string): Promise<void> {
  const { id, email, locale } = users;
  const [user] = await database.db.select({ id, email, locale }).from(users).where(eq(id, userId));
  if (user) await mailer.send(welcomeMail(user, config.publicUrl));
}
