/** Work that is done after the answer: its names, and what each is told. */
import type { Locale } from '../../domain/constants.ts';
import type { ContactMessage } from '../../domain/contract/forms.ts';
import type { Executor } from '../db/client.ts';

/** What staff may want to hear of, by what it is about; a request may be a message, too. `failedAt` in ISO 8601. */
export type StaffNews =
  | { kind: 'order_paid'; orderId: string }
  | { kind: 'withdrawal'; orderId: string; itemId: string }
  | { kind: 'request'; requestId: string }
  | { kind: 'refund_failed'; refundId: string; failedAt: string }
  | { kind: 'sold_elsewhere'; saleId: string }
  | { kind: 'channel_silent'; newsId: string };

/** A job may run twice (a process can die in the middle of it): its handler must not mind. */
export type JobData = {
  'welcome-mail': { userId: string };
  /** `askedAt` in ISO 8601. */
  'mailbox-link-mail': { userId: string; askedAt: string };
  /** Somebody typed an address, of which nothing is known yet. The members are those of the mail. */
  'password-reset-asked': { id: string; email: string; askedAt: string };
  /** `id` makes the link's token; `askedAt` in ISO 8601. */
  'password-reset-mail': { id: string; email: string; askedAt: string };
  /** `changedAt` in ISO 8601. */
  'password-changed-mail': { userId: string; changedAt: string };
  /** The shopkeeper erased it. `account` is the hash that the security log has of it; `erasedAt` in ISO 8601. */
  'account-erased': { account: string; erasedAt: string };
  'order-confirmation-mail': { orderId: string };
  /** How to pay, as the way to pay says it (`server/orders/payment-methods/`): when the order was placed, and as its time ends. */
  'how-to-pay-mail': { orderId: string };
  'payment-reminder-mail': { orderId: string };
  /** What these two were called in the release before, whose processes may still send them: to go with the next one (decision 0044). */
  'bank-details-mail': { orderId: string };
  'transfer-reminder-mail': { orderId: string };
  'order-shipped-mail': { orderId: string };
  /** It can be collected at the yard. */
  'order-ready-mail': { orderId: string };
  'order-delivered-mail': { orderId: string };
  /** Where the parcel goes was put right; `correctedAt` in ISO 8601 tells which of several times. */
  'address-corrected-mail': { orderId: string; correctedAt: string };
  /**
   * What an order has to do without, what came back worse, and a parcel that is lost, or that came back; `lostAt` in ISO 8601 tells which
   * of several. `isBack` is missing in what was sent before a release that knew it.
   */
  'pieces-cancelled-mail': { orderId: string; itemId: string };
  /** Who buys the safety parts of an order was looked at, and they are not sold. */
  'safety-refused-mail': { orderId: string; itemIds: string[] };
  'return-reduced-mail': { orderId: string; itemId: string };
  'parcel-lost-mail': { orderId: string; lostAt: string; isBack?: boolean };
  'withdrawal-receipt-mail': { orderId: string; itemId: string };
  'order-to-ship-mail': { orderId: string };
  'withdrawal-notice-mail': { orderId: string; itemId: string };
  /** `failedAt` in ISO 8601: it tells which of several failures it is. */
  'refund-failed-mail': { refundId: string; failedAt: string };
  'order-cancelled-mail': { orderId: string };
  'refund-payment': { refundId: string };
  /** `failures`: how often the money had come back before this. */
  'refund-mail': { refundId: string; failures?: number };
  'request-mail': { requestId: string };
  'request-receipt-mail': { requestId: string };
  'request-answer-mail': { answerId: string };
  'contact-mail': { id: string } & Pick<ContactMessage, 'fullName' | 'email' | 'message'>;
  'contact-receipt-mail': { id: string; email: string; locale: Locale };
  /** Times are ISO 8601: they tell which of several such mails it is. */
  'newsletter-confirmation-mail': { subscriptionId: string; requestedAt: string };
  'newsletter-welcome-mail': { subscriptionId: string; confirmedAt: string };
  /** The link's token is made when the mail is written. */
  'staff-invitation-mail': { staffId: string; linkId: string };
  /** Orders the mails to those who want them. */
  'staff-notice': StaffNews;
  'staff-notice-mail': { staffId: string; news: StaffNews };
  /** `day` in Italy, as `2026-11-26`. */
  'staff-summary-mail': { staffId: string; day: string };
  /** On one telephone. */
  'staff-push': { subscriptionId: string; news: StaffNews | { kind: 'summary'; day: string } };
  'morning-summary': Record<string, never>;
  /** Told to a channel that sells elsewhere: stock changed. */
  'channel-news': { newsId: string };
  'expire-reservations': Record<string, never>;
  'remind-of-transfers': Record<string, never>;
  'close-payment': { orderId: string };
  'daily-backup': Record<string, never>;
  'forget-what-is-over': Record<string, never>;
  'keep-snapshot': Record<string, never>;
  'issue-invoices': Record<string, never>;
};

export type JobName = keyof JobData;

export type Jobs = {
  /** Orders a job in the transaction of what causes it: both happen or neither. */
  send<Name extends JobName>(tx: Executor, name: Name, data: JobData[Name]): Promise<void>;
};

export type JobHandlers = { readonly [Name in JobName]: (data: JobData[Name]) => Promise<void> };
