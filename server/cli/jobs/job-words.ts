/** How the command line names jobs. */
import { eq } from 'drizzle-orm';
import { requestReference } from '../../../domain/request-reference.ts';
import type { Executor } from '../../db/client.ts';
import { orders, refunds } from '../../db/schema/orders.ts';
import type { FailedJob } from '../../jobs/failed-jobs.ts';
import type { JobName } from '../../jobs/job-data.ts';
import { Refused, UsageError } from '../frame/command.ts';
import { oneOrMore, operand } from '../frame/arguments.ts';
import { printable } from '../frame/words.ts';

/** What did not happen. */
export const jobWords: Record<JobName, string> = {
  'welcome-mail': 'mail: welcome',
  'mailbox-link-mail': 'mail: mailbox, to confirm',
  'password-reset-asked': 'new password asked for',
  'password-reset-mail': 'mail: new password',
  'password-changed-mail': 'mail: password changed',
  'account-erased': 'line of the log: account erased',
  'order-confirmation-mail': 'mail: order confirmation',
  'how-to-pay-mail': 'mail: how to pay',
  'payment-reminder-mail': 'mail: reminder of a payment',
  'bank-details-mail': 'mail: how to pay',
  'transfer-reminder-mail': 'mail: reminder of a payment',
  'order-shipped-mail': 'mail: parcel sent',
  'order-delivered-mail': 'mail: parcel delivered',
  'address-corrected-mail': 'mail: address put right',
  'withdrawal-receipt-mail': 'mail: receipt of a withdrawal',
  'order-to-ship-mail': 'mail to you: order paid',
  'withdrawal-notice-mail': 'mail to you: withdrawal',
  'refund-failed-mail': 'mail to you: refund that failed',
  'order-cancelled-mail': 'mail: order cancelled',
  'refund-payment': 'money back',
  'refund-mail': 'mail: money back',
  'close-payment': 'page to pay on to be closed',
  'request-mail': 'mail to you: request',
  'request-receipt-mail': 'mail: receipt of a request',
  'contact-mail': 'mail to you: message',
  'contact-receipt-mail': 'mail: receipt of a message',
  'newsletter-confirmation-mail': 'mail: newsletter, to confirm',
  'newsletter-welcome-mail': 'mail: newsletter, welcome',
  'staff-invitation-mail': 'mail to you: invitation to the desk',
  'staff-notice': 'news for the desk’s people',
  'staff-notice-mail': 'mail to you: news of the desk',
  'staff-summary-mail': 'mail to you: summary of the morning',
  'morning-summary': 'summaries of the morning',
  'expire-reservations': 'reservations that ran out',
  'remind-of-transfers': 'reminders of payments',
  'daily-backup': 'backup of the day',
  'forget-what-is-over': 'what is over is forgotten',
  'keep-snapshot': 'catalogue to carry along',
  'issue-invoices': 'electronic invoices that are due',
};

function readId(typed: string): string {
  if (!/^[\da-f-]{4,36}$/i.test(typed)) throw new UsageError(`"${typed}" is no id of a job.`);
  return typed.toLowerCase();
}

export const jobId = operand('ID', 'the job’s id, or its end as the list shows it', readId);

/** Jobs by their ids, or `all`. */
export const jobIds = oneOrMore(
  operand('ID', 'the job’s id, or its end as the list shows it; all for all of them', (typed) =>
    typed === 'all' ? typed : readId(typed),
  ),
);

/** @throws Refused when none of the list, or several, have an id that ends so */
export function jobCalled(failed: readonly FailedJob[], ending: string): FailedJob {
  const [found, other] = failed.filter(({ id }) => id.endsWith(ending));
  if (!found) throw new Refused(`There is no failed job ${ending}.`);
  if (other) throw new Refused(`Several jobs end with ${ending}: type more of it.`);
  return found;
}

/** @throws Refused as `jobCalled` */
export const jobsCalled = (failed: readonly FailedJob[], ids: readonly string[]): readonly FailedJob[] =>
  ids.includes('all') ? failed : ids.map((ending) => jobCalled(failed, ending));

/** What a job is about: an order's number, a request, or somebody's address. */
export async function aboutOf(db: Executor, { data }: FailedJob): Promise<string> {
  const text = (name: string) => (typeof data[name] === 'string' ? data[name] : undefined);
  const orderId = text('orderId') ?? (await orderOfRefund(db, text('refundId')));
  if (orderId !== undefined) {
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    return order?.orderNumber ?? '';
  }
  const requestId = text('requestId');
  return requestId === undefined ? printable(text('email') ?? '') : requestReference(requestId);
}

async function orderOfRefund(db: Executor, refundId: string | undefined): Promise<string | undefined> {
  if (refundId === undefined) return undefined;
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId));
  return refund?.orderId;
}

/** A failed job for programs. What it was told (a message, an address) is left out. */
export const jobJson = ({ data: _told, orderedAt, failedAt, ...job }: FailedJob, about: string) => ({
  ...job,
  about,
  orderedAt: orderedAt.toISOString(),
  failedAt: failedAt.toISOString(),
});
