/** What people write, as mail to the shop and as a receipt for them. Run by the queue, and may run twice: a mail's name keeps it one mail. */
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/client.ts';
import { requestAnswers, requests, newsletterSubscriptions as subscriptions } from '../db/schema/shop.ts';
import type { Deps } from '../deps.ts';
import type { JobData } from '../jobs/job-data.ts';
import { newsletterConfirmation, newsletterWelcome } from '../mail/newsletter-mail.ts';
import { contactReceipt, requestReceipt } from '../mail/receipt-mail.ts';
import { requestAnswer } from '../mail/request-answer.ts';
import { contactMail, requestMail } from '../mail/written-to-shop.ts';
import { answersOf } from './answer-request.ts';
import { countPhotos, photosOf } from './shopkeeper-requests.ts';
import { confirmToken } from './subscriptions.ts';

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

/** What was answered to a request or a message. */
export async function sendRequestAnswer(
  { database: { db }, mailer, config }: Deps,
  answerId: string,
): Promise<void> {
  const [found] = await db
    .select()
    .from(requestAnswers)
    .innerJoin(requests, eq(requests.id, requestAnswers.requestId))
    .where(eq(requestAnswers.id, answerId));
  if (!found) return;
  const { requests: request, request_answers: answer } = found;
  const earlier = (await answersOf(db, request.id)).filter(({ writtenAt }) => writtenAt < answer.writtenAt);
  await mailer.send(requestAnswer(request, answer, earlier, config.publicUrl));
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

/** The mails of the newsletter's door. Run by the queue, and may run twice: a mail's name keeps it one mail. */
export async function sendNewsletterConfirmation(
  { database: { db }, mailer, config }: Deps,
  { subscriptionId, requestedAt }: JobData['newsletter-confirmation-mail'],
): Promise<void> {
  const asked = await find(db, subscriptionId);
  // Asked again, or confirmed, or ended since: this link would be dead.
  if (asked?.state !== 'pending' || asked.requestedAt.toISOString() !== requestedAt) return;
  const token = confirmToken(config.sessionSecret, asked.email, asked.requestedAt);
  await mailer.send(newsletterConfirmation(asked, token, config.publicUrl));
}

export async function sendNewsletterWelcome(
  { database: { db }, mailer, config }: Deps,
  { subscriptionId, confirmedAt }: JobData['newsletter-welcome-mail'],
): Promise<void> {
  const subscribed = await find(db, subscriptionId);
  if (subscribed?.state !== 'subscribed' || subscribed.confirmedAt?.toISOString() !== confirmedAt) return;
  await mailer.send(newsletterWelcome({ ...subscribed, confirmedAt }, config.publicUrl));
}

const find = async (db: Executor, id: string) =>
  (await db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0];
