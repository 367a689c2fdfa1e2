/** Whether the mailbox of an account is its person's: shown by a link that is mailed there, and pressed by whoever is signed in. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { Problem } from '../../domain/problem.ts';
import type { Config } from '../config/config.ts';
import { users } from '../db/schema/accounts.ts';
import type { Deps } from '../deps.ts';
import { deriveKeys } from '../config/derived-key.ts';
import type { JobData } from '../jobs/job-data.ts';
import { mailboxLinkMail } from '../mail/mailbox-link-mail.ts';
import type { SignedInUser } from './users.ts';

type Account = Pick<SignedInUser, 'id' | 'email'>;

/**
 * The token of the link, made anew each time it is needed: nothing holds it. It has no end, since it opens nothing: who presses has
 * to be signed in to the very account, and an account keeps its address.
 */
export const mailboxToken = (config: Config, { id, email }: Account): string =>
  tokenBy(deriveKeys(config, 'mailbox-link')[0], { id, email });

const tokenBy = (key: Buffer, { id, email }: Account): string =>
  createHmac('sha256', key).update(`${id} ${email}`).digest('base64url');

/**
 * Notes that the person of an account reads its mailbox. Pressed again it changes nothing.
 *
 * @throws Problem `mailbox_token_invalid` for a link of another account, or none
 */
export async function proveMailbox(
  { config, database: { db }, clock }: Deps,
  user: SignedInUser,
  token: string,
): Promise<void> {
  const isOurs = deriveKeys(config, 'mailbox-link').some((key) => isSame(token, tokenBy(key, user)));
  if (!isOurs) throw new Problem('mailbox_token_invalid');
  await db
    .update(users)
    .set({ mailboxProvenAt: clock() })
    .where(and(eq(users.id, user.id), isNull(users.mailboxProvenAt)));
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Mails the link once more; nothing once it was used, or the account erased. */
export async function sendMailboxLink(
  { config, database: { db }, mailer }: Deps,
  { userId, askedAt }: JobData['mailbox-link-mail'],
): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user || user.mailboxProvenAt) return;
  await mailer.send(
    mailboxLinkMail({ ...user, askedAt, token: mailboxToken(config, user) }, config.publicUrl),
  );
}
