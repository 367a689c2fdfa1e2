/** What is done for each job. */
import { sendPasswordChanged, sendWelcome } from '../accounts/account-mails.ts';
import { sendMailboxLink } from '../accounts/mailbox.ts';
import { forgetOldResets, orderResetMail, sendPasswordReset } from '../accounts/password-resets.ts';
import { forgetExpiredSessions } from '../accounts/sessions.ts';
import { backUpDaily } from '../backup/daily.ts';
import type { Deps } from '../deps.ts';
import {
  sendContactMail,
  sendContactReceipt,
  sendRequestMail,
  sendRequestReceipt,
} from '../forms/form-mails.ts';
import { forgetOldRequests } from '../forms/forget-requests.ts';
import { sendNewsletterConfirmation, sendNewsletterWelcome } from '../forms/newsletter-mails.ts';
import { forgetPendingSubscriptions } from '../forms/subscriptions.ts';
import { forgetCounts } from '../http/limit-counts.ts';
import { forgetOldKeys } from '../idempotency.ts';
import { retryStrandedRefunds } from '../orders/refunding/failed-refunds.ts';
import { closePayment } from '../orders/payment-methods/at-provider.ts';
import { cancelOverdue } from '../orders/paying/unpaid-orders.ts';
import { forgetOldOrders } from '../orders/lifecycle/forget-orders.ts';
import { carryOutRefund } from '../orders/refunding/refunds.ts';
import { remindOfPayments } from '../orders/paying/unpaid-orders.ts';
import {
  sendBankDetails,
  sendOrderCancelled,
  sendOrderConfirmation,
  sendOrderDelivered,
  sendOrderShipped,
  sendRefund,
  sendTransferReminder,
  sendWithdrawalReceipt,
} from '../orders/mails/buyer-mails.ts';
import { reportFailedRefunds } from '../orders/refunding/failed-refunds.ts';
import { sendOrderToShip, sendRefundFailed, sendWithdrawalNotice } from '../orders/mails/yard-mails.ts';
import type { JobHandlers } from './job-data.ts';

export function createHandlers(given: Deps): JobHandlers {
  const deps = { ...given, database: given.database.work };
  const { clock } = deps;
  const { db } = deps.database;
  return {
    'welcome-mail': ({ userId }) => sendWelcome(deps, userId),
    'mailbox-link-mail': (asked) => sendMailboxLink(deps, asked),
    'password-reset-asked': (asked) => orderResetMail(deps, asked),
    'password-reset-mail': (asked) => sendPasswordReset(deps, asked),
    'password-changed-mail': (change) => sendPasswordChanged(deps, change),
    'order-confirmation-mail': ({ orderId }) => sendOrderConfirmation(deps, orderId),
    'bank-details-mail': ({ orderId }) => sendBankDetails(deps, orderId),
    'transfer-reminder-mail': ({ orderId }) => sendTransferReminder(deps, orderId),
    'order-shipped-mail': ({ orderId }) => sendOrderShipped(deps, orderId),
    'order-delivered-mail': ({ orderId }) => sendOrderDelivered(deps, orderId),
    'withdrawal-receipt-mail': (item) => sendWithdrawalReceipt(deps, item),
    'order-to-ship-mail': ({ orderId }) => sendOrderToShip(deps, orderId),
    'withdrawal-notice-mail': (item) => sendWithdrawalNotice(deps, item),
    'refund-failed-mail': (failure) => sendRefundFailed(deps, failure),
    'order-cancelled-mail': ({ orderId }) => sendOrderCancelled(deps, orderId),
    'refund-payment': ({ refundId }) => carryOutRefund(deps, refundId),
    'refund-mail': (refund) => sendRefund(deps, refund),
    'request-mail': ({ requestId }) => sendRequestMail(deps, requestId),
    'request-receipt-mail': ({ requestId }) => sendRequestReceipt(deps, requestId),
    'contact-mail': (message) => sendContactMail(deps, message),
    'contact-receipt-mail': (receipt) => sendContactReceipt(deps, receipt),
    'newsletter-confirmation-mail': (asked) => sendNewsletterConfirmation(deps, asked),
    'newsletter-welcome-mail': (confirmed) => sendNewsletterWelcome(deps, confirmed),
    'expire-reservations': () => cancelOverdue(deps),
    'remind-of-transfers': () => remindOfPayments(db, deps.jobs, clock()),
    'close-payment': ({ orderId }) => closePayment(deps, orderId),
    'daily-backup': () => backUpDaily(deps),
    'forget-what-is-over': async () => {
      // Money that is owed waits for no tidying.
      await reportFailedRefunds(deps);
      await retryStrandedRefunds(deps);
      await forgetExpiredSessions(db, clock());
      await forgetOldKeys(db, clock());
      await forgetPendingSubscriptions(db, clock());
      await forgetOldRequests(db, clock());
      await forgetOldOrders(db, clock());
      await forgetOldResets(db, clock());
      await forgetCounts(db, clock());
    },
  };
}
