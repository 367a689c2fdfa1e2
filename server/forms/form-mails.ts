/** What people write, as mail to the shop and as a receipt for them. Run by the queue, and may run twice: a mail's name keeps it one mail. */
import { eq } from 'drizzle-orm';
import { requests } from '../db/schema/shop.ts';
import type { Deps } from '../deps.ts';
import type { JobData } from '../jobs/job-data.ts';
import { contactMail } from '../mail/contact-mail.ts';
import { contactReceipt, requestReceipt } from '../mail/receipt-mail.ts';
import { requestMail } from '../mail/request-mail.ts';
import { countPhotos, photosOf } from './shopkeeper-requests.ts';

export async function sendRequestMail({ database: { db }, mailer }: Deps, requestId: string): Promise<void> {
  const [request] = await db.select().from(requests).where(eq(requests.id, requestId));
  // Forgotten before its mail went out: then there is nothing to tell.
  if (!request) return;
  await mailer.send(requestMail(request, await photosOf(db, requestId)));
}

export async function sendRequestReceipt(
  { database: { db }, mailer }: Deps,
  requestId: string,
): Promise<void> {
  const [request] = await db.select().from(requests).where(eq(requests.id, requestId));
  if (!request) return;
  await mailer.send(requestReceipt({ ...request, photoCount: await countPhotos(db, requestId) }));
}

export async function sendContactMail({ mailer }: Deps, message: JobData['contact-mail']): Promise<void> {
  await mailer.send(contactMail(message));
}

export async function sendContactReceipt(
  { mailer }: Deps,
  receipt: JobData['contact-receipt-mail'],
): Promise<void> {
  await mailer.send(contactReceipt(receipt));
}
