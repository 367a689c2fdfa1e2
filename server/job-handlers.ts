/** What is done for each job, and what is done again and again: the part of a process that works on jobs, beside the server (`app.ts`). */
import { forgetKnownAddresses } from './accounts/sign-in-tries.ts';
import { sendPasswordChanged, sendWelcome } from './accounts/account-mails.ts';
import { sendMailboxLink } from './accounts/mailbox.ts';
import { forgetOldResets, orderResetMail, sendPasswordReset } from './accounts/password-resets.ts';
import { forgetExpiredSessions } from './accounts/sessions.ts';
import { backUpDaily } from './backup/daily.ts';
import { keepSnapshot } from './catalogue/snapshot/keep-snapshot.ts';
import { forgetSearchCounts } from './catalogue/search-counts/search-counts.ts';
import { channelScope } from './channels/channel-routes.ts';
import { forgetOldNews } from './channels/channels.ts';
import { releaseOverdue } from './channels/stock/channel-pieces.ts';
import { watchStock } from './channels/webhooks/note-changes.ts';
import { sendNews } from './channels/webhooks/send-news.ts';
import type { Deps } from './deps.ts';
import { forgetEndedVisits } from './desk/access/desk-sessions.ts';
import { forgetOldActions } from './desk/action-log.ts';
import { tellStaff } from './desk/notices/fan-out.ts';
import { orderSummaries, sendSummary } from './desk/notices/morning-summary.ts';
import { sendStaffPush } from './desk/notices/push-notice.ts';
import { sendStaffNotice } from './desk/notices/send-notice.ts';
import { forgetUnseen } from './desk/push/subscriptions.ts';
import { forgetOldRepricings } from './desk/repricing/repricings.ts';
import { sendStaffInvitation } from './desk/staff/staff-links.ts';
import {
  sendContactMail,
  sendContactReceipt,
  sendRequestMail,
  sendRequestReceipt,
  sendRequestAnswer,
  sendNewsletterConfirmation,
  sendNewsletterWelcome,
} from './forms/form-mails.ts';
import { forgetOldRequests } from './forms/shopkeeper-requests.ts';
import { lateSends } from './forms/late-sends.ts';
import { forgetPendingSubscriptions } from './forms/subscriptions.ts';
import { forgetCounts } from './http/limit-counts.ts';
import { securityLine } from './http/security-log.ts';
import { listingScope } from './desk/listing/list-part.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import { retryStrandedRefunds, reportFailedRefunds } from './orders/refunding/failed-refunds.ts';
import { closePayment } from './orders/payment-methods/at-provider.ts';
import { cancelOverdue, remindOfPayments } from './orders/paying/unpaid-orders.ts';
import { issueByTheClock } from './orders/electronic-invoices/due-invoices.ts';
import { forgetOldOrders } from './orders/lifecycle/forget-orders.ts';
import { carryOutRefund } from './orders/refunding/refunds.ts';
import {
  sendAddressCorrected,
  sendHowToPay,
  sendOrderCancelled,
  sendOrderConfirmation,
  sendOrderDelivered,
  sendOrderReady,
  sendOrderShipped,
  sendParcelLost,
  sendPaymentReminder,
  sendPiecesCancelled,
  sendRefund,
  sendReturnReduced,
  sendSafetyRefused,
  sendWithdrawalReceipt,
} from './orders/mails/buyer-mails.ts';
import { sendOrderToShip, sendRefundFailed, sendWithdrawalNotice } from './orders/mails/yard-mails.ts';
import type { JobHandlers } from './jobs/job-data.ts';
import { traceJobs } from './jobs/job-spans.ts';

/** @param log takes what a job has for the log of the process, line by line */
export function createHandlers(
  given: Deps,
  log: (line: string) => void = (line) => void process.stderr.write(line),
): JobHandlers {
  const deps = { ...given, database: given.database.work };
  const { clock } = deps;
  const { db } = deps.database;
  return {
    'welcome-mail': ({ userId }) => sendWelcome(deps, userId),
    'mailbox-link-mail': (asked) => sendMailboxLink(deps, asked),
    'password-reset-asked': (asked) => orderResetMail(deps, asked),
    'password-reset-mail': (asked) => sendPasswordReset(deps, asked),
    'password-changed-mail': (change) => sendPasswordChanged(deps, change),
    'account-erased': async (erased) => log(securityLine('account_erased', erased)),
    'order-confirmation-mail': ({ orderId }) => sendOrderConfirmation(deps, orderId),
    'how-to-pay-mail': ({ orderId }) => sendHowToPay(deps, orderId),
    'payment-reminder-mail': ({ orderId }) => sendPaymentReminder(deps, orderId),
    'bank-details-mail': ({ orderId }) => sendHowToPay(deps, orderId),
    'transfer-reminder-mail': ({ orderId }) => sendPaymentReminder(deps, orderId),
    'order-shipped-mail': ({ orderId }) => sendOrderShipped(deps, orderId),
    'order-ready-mail': ({ orderId }) => sendOrderReady(deps, orderId),
    'order-delivered-mail': ({ orderId }) => sendOrderDelivered(deps, orderId),
    'address-corrected-mail': (corrected) => sendAddressCorrected(deps, corrected),
    'pieces-cancelled-mail': (item) => sendPiecesCancelled(deps, item),
    'safety-refused-mail': (refused) => sendSafetyRefused(deps, refused),
    'return-reduced-mail': (item) => sendReturnReduced(deps, item),
    'parcel-lost-mail': (parcel) => sendParcelLost(deps, parcel),
    'withdrawal-receipt-mail': (item) => sendWithdrawalReceipt(deps, item),
    'order-to-ship-mail': ({ orderId }) => sendOrderToShip(deps, orderId),
    'withdrawal-notice-mail': (item) => sendWithdrawalNotice(deps, item),
    'refund-failed-mail': (failure) => sendRefundFailed(deps, failure),
    'order-cancelled-mail': ({ orderId }) => sendOrderCancelled(deps, orderId),
    'refund-payment': ({ refundId }) => carryOutRefund(deps, refundId),
    'refund-mail': (refund) => sendRefund(deps, refund),
    'request-mail': ({ requestId }) => sendRequestMail(deps, requestId),
    'request-receipt-mail': ({ requestId }) => sendRequestReceipt(deps, requestId),
    'request-answer-mail': ({ answerId }) => sendRequestAnswer(deps, answerId),
    'contact-mail': (message) => sendContactMail(deps, message),
    'contact-receipt-mail': (receipt) => sendContactReceipt(deps, receipt),
    'newsletter-confirmation-mail': (asked) => sendNewsletterConfirmation(deps, asked),
    'newsletter-welcome-mail': (confirmed) => sendNewsletterWelcome(deps, confirmed),
    'staff-invitation-mail': (link) => sendStaffInvitation(deps, link),
    'staff-notice': (news) => tellStaff(deps, news),
    'staff-notice-mail': (notice) => sendStaffNotice(deps, notice),
    'staff-push': (told) => sendStaffPush(deps, told),
    'morning-summary': () => orderSummaries(deps),
    'staff-summary-mail': (summary) => sendSummary(deps, summary),
    'channel-news': (news) => sendNews(deps, news),
    'expire-reservations': async () => {
      await releaseOverdue(deps);
      await cancelOverdue(deps);
    },
    'remind-of-transfers': () => remindOfPayments(db, deps.jobs, clock()),
    'close-payment': ({ orderId }) => closePayment(deps, orderId),
    'daily-backup': () => backUpDaily(deps),
    'keep-snapshot': () => keepSnapshot(deps),
    'issue-invoices': () => issueByTheClock(deps),
    'forget-what-is-over': async () => {
      // Money that is owed waits for no tidying.
      await reportFailedRefunds(deps);
      await retryStrandedRefunds(deps);
      await forgetExpiredSessions(db, clock());
      const scopes = [...lateSends.scopes, listingScope, channelScope];
      await forgetOldKeys(db, clock(), { ...lateSends, scopes });
      await forgetPendingSubscriptions(db, clock());
      await forgetOldRequests(db, clock());
      await forgetOldOrders(db, clock());
      await forgetOldResets(db, clock());
      await forgetCounts(db, clock());
      await forgetKnownAddresses(db, clock());
      await forgetSearchCounts(db, clock());
      await forgetEndedVisits(db, clock());
      await forgetUnseen(db, clock());
      await forgetOldActions(db);
      await forgetOldRepricings(db, clock());
      await forgetOldNews(db, clock());
    },
  };
}

/** What is done again and again, and how often. */
const rounds = [
  { name: 'expire-reservations', everyMs: 60_000 },
  { name: 'remind-of-transfers', everyMs: 30 * 60_000 },
  { name: 'daily-backup', everyMs: 30 * 60_000 },
  { name: 'morning-summary', everyMs: 30 * 60_000 },
  { name: 'keep-snapshot', everyMs: 2 * 60_000 },
  { name: 'issue-invoices', everyMs: 30 * 60_000 },
  { name: 'forget-what-is-over', everyMs: 60 * 60_000 },
] as const;

/**
 * Begins to work on jobs.
 *
 * @returns `stop` ends the clockwork and lets running jobs finish; the queue and the way to the mail server are closed
 *   with it, the database is not
 */
export async function startJobs(deps: Deps): Promise<{ stop(): Promise<void> }> {
  const { database, jobs } = deps;
  await jobs.work(traceJobs(createHandlers(deps), deps.tracer));
  const timers: NodeJS.Timeout[] = [];
  for (const { name, everyMs } of rounds) {
    const ask = () => jobs.send(database.work.db, name, {});
    // What ran out while the shop was closed is freed at once.
    await ask();
    // A database that does not answer shows in the log of every request; the next round tries again.
    timers.push(setInterval(() => void ask().catch(() => {}), everyMs));
  }
  const stopWatching = watchStock(deps);
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await stopWatching();
      await jobs.close();
      deps.mailer.close();
    },
  };
}
