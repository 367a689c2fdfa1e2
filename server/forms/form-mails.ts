/** What people write, as mail to the shop. Run by the queue, and may run twice: the mail's name keeps it one mail. */
import { eq } from 'drizzle-orm';
import { requests } from '../db/schema/shop.ts';
import type { Deps } from '../deps.ts';
import type { JobData } from '../jobs/job-data.ts';
import { contactMail } from '../mail/contact-mail.ts';
import { requestMail } from '../mail/request-mail.ts';

export async function sendRequestMail({ database, mailer }: Deps, requestId: string): Promise<void> {
  const [request] = await database.db.select().from(requests).where(eq(requests.id, requestId));
  // Forgotten before its mail went out: then there is nothing to tell.
  if (request) await mailer.send(requestMail(request));
}

export async function sendContactMail({ mailer }: Deps, message: JobData['contact-mail']): Promise<void> {
  await mailer.send(contactMail(message));
}
