/** What the shop asks of every way to pay; `registry.ts` holds them all. */
import type { Locale } from '../../../domain/constants.ts';
import type { CheckoutResult } from '../../../domain/contract/checkout-result.ts';
import type { payments } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import type { JobData, JobName } from '../../jobs/job-data.ts';
import type { PaymentProviders } from '../../payments/provider.ts';
import type { OrderRow } from '../lifecycle/moves.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** An order that awaits its payment. */
export type OpenPayment = { readonly order: OrderRow; readonly payment: PaymentRow };

/** Jobs that are told of an order and nothing else, as its mails are. */
export type OrderJob = {
  [Name in JobName]: { orderId: string } extends JobData[Name] ? Name : never;
}[JobName];

export type PaymentMethodModule = {
  /** The name under which a new payment stands in the books (`payments.provider`). */
  takerOf(providers: PaymentProviders): string;
  /**
   * How the buyer pays. May be asked again, after a crash too, and answers the same.
   *
   * @throws Problem `unavailable` when that cannot be had now; `order_cancelled` when the order is over meanwhile
   */
  start(deps: Deps, open: OpenPayment): Promise<CheckoutResult['payment']>;
  /** Ordered in the transaction of the order. */
  readonly mailWhenPlaced?: OrderJob;
  /** Ordered once, so many hours before the order's due date, while it awaits its payment. */
  readonly reminder?: { readonly hoursBefore: number; readonly mail: OrderJob };
  readonly words: {
    /** By what money goes back, as the mail about it says. */
    readonly paidBackBy: Record<Locale, string>;
    /** What the mail adds when the shop cancels an order that the buyer may have paid already. */
    readonly ifSentAlready?: Record<Locale, string>;
    /** For the shopkeeper's command line: what it is, and how money goes back. */
    readonly shopkeeper: { readonly name: string; readonly wayBack: string };
  };
};
