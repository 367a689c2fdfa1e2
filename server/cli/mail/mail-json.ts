/** A mail for programs: its date in UTC, and what it lacks as null. */
import type { ReadMail } from '../../mail/read-mail.ts';

export const mailJson = <Mail extends Pick<ReadMail, 'date' | 'replyTo'>>({
  date,
  replyTo,
  ...mail
}: Mail) => ({
  ...mail,
  date: date?.toISOString() ?? null,
  replyTo: replyTo ?? null,
});
