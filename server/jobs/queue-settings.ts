/** How each kind of job is tried, kept and given up, how many a process does at once, and how nobody's flood of them delays somebody else's. */
import type { Queue, WorkOptions } from 'pg-boss';
import type { JobName } from './job-data.ts';

type QueueSettings = Omit<Queue, 'name'>;

/** Where jobs end that were tried in vain: the shopkeeper's list. */
export const failedJobs = 'failed-jobs';

/** What is over is looked for and forgotten as often as this. */
export const hourSeconds = 60 * 60;
const daySeconds = 24 * hourSeconds;

/**
 * A process that was killed says nothing: of its jobs nothing is heard, and after this time they are somebody else's. How often
 * that is looked for, too.
 */
export const heartbeatSeconds = 15;

/**
 * Mail can wait for a server that is down: ten tries over some hours. Once it is gone, what the job was told (a message, an
 * address) has no business here.
 */
const triedAgain: QueueSettings = {
  retryLimit: 10,
  retryDelay: 30,
  retryBackoff: true,
  deleteAfterSeconds: hourSeconds,
  heartbeatSeconds,
};

const patient: QueueSettings = { ...triedAgain, deadLetter: failedJobs };

/** A link that is good for an hour: after that neither the mail nor the address that asked for it is wanted. */
const brief: QueueSettings = { ...triedAgain, retentionSeconds: hourSeconds };

/** Asked for by the clockwork of every process: one at a time is enough, and the next round is the second try. */
const round: QueueSettings = { policy: 'exclusive', retryLimit: 0, heartbeatSeconds };

/** Tried twelve times in six hours, and then in the list: a shop without backups has to hear of it. */
const nightly: QueueSettings = {
  policy: 'exclusive',
  retryLimit: 11,
  retryDelay: hourSeconds / 2,
  expireInSeconds: 6 * hourSeconds,
  deadLetter: failedJobs,
  heartbeatSeconds,
};

/**
 * Whoever is told may be away for long. The pauses grow to an hour; what is done gives up by itself after a day (`send-news.ts`), before the
 * tries are over.
 */
const insistent: QueueSettings = {
  ...triedAgain,
  retryLimit: 60,
  retryDelayMax: hourSeconds,
  retentionSeconds: 3 * daySeconds,
};

/** News on a telephone: the mail says it too, and the day after nobody wants to hear it. */
const passing: QueueSettings = { ...triedAgain, retryLimit: 8, retentionSeconds: 12 * hourSeconds };

export const queueSettings: Readonly<Record<JobName, QueueSettings>> = {
  'welcome-mail': patient,
  'mailbox-link-mail': patient,
  'password-reset-asked': brief,
  'password-reset-mail': brief,
  'password-changed-mail': patient,
  'account-erased': patient,
  'order-confirmation-mail': patient,
  'how-to-pay-mail': patient,
  'payment-reminder-mail': patient,
  'bank-details-mail': patient,
  'transfer-reminder-mail': patient,
  'order-shipped-mail': patient,
  'order-ready-mail': patient,
  'order-delivered-mail': patient,
  'address-corrected-mail': patient,
  'pieces-cancelled-mail': patient,
  'safety-refused-mail': patient,
  'return-reduced-mail': patient,
  'parcel-lost-mail': patient,
  'withdrawal-receipt-mail': patient,
  'order-to-ship-mail': patient,
  'withdrawal-notice-mail': patient,
  'refund-failed-mail': patient,
  'order-cancelled-mail': patient,
  'refund-payment': patient,
  'refund-mail': patient,
  'request-mail': patient,
  'request-receipt-mail': patient,
  'request-answer-mail': patient,
  'contact-mail': patient,
  'contact-receipt-mail': patient,
  'newsletter-confirmation-mail': patient,
  'newsletter-welcome-mail': patient,
  'staff-invitation-mail': patient,
  'staff-notice': patient,
  'staff-notice-mail': patient,
  'morning-summary': round,
  'staff-summary-mail': patient,
  'staff-push': passing,
  'channel-news': insistent,
  'expire-reservations': round,
  'close-payment': patient,
  'remind-of-transfers': round,
  'daily-backup': nightly,
  'forget-what-is-over': round,
  'keep-snapshot': round,
  'issue-invoices': round,
};

/** Nobody works on these. A message in one of them is somebody's: it is not kept for ever. */
export const failedJobsSettings: QueueSettings = { retentionSeconds: 30 * daySeconds, retryLimit: 0 };

/** One worker of pg-boss: `batchSize` jobs side by side, and the next as soon as these are done. */
type Lane = Pick<WorkOptions, 'batchSize' | 'groupConcurrency'>;

/**
 * Two workers, so that a job that takes long holds up no more than its own batch, and a third that passes over everybody of whom
 * something is being done already: whoever asks for a thousand mails has the first two to themselves, all others the third.
 */
const usual: readonly Lane[] = [{ batchSize: 5 }, { batchSize: 5 }, { batchSize: 2, groupConcurrency: 1 }];

/** Asked for by the clock, and one at a time (`queueSettings`). */
const alone: readonly Lane[] = [{ batchSize: 1 }];

/** A look into the database, or a line of the log, and nothing else. */
const briefLane: readonly Lane[] = [{ batchSize: 50 }];

/** @returns the workers of a kind of job, each of which asks for jobs by itself */
export function lanesOf(name: JobName): readonly Lane[] {
  if (queueSettings[name].policy === 'exclusive') return alone;
  return name === 'password-reset-asked' || name === 'account-erased' ? briefLane : usual;
}
