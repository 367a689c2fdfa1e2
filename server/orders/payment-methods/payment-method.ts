/** What the shop asks of every way to pay; `registry.ts` holds them all. */
import type { Locale } from '../../../domain/constants.ts';
import type { CheckoutResult } from '../../../domain/contract/checkout-result.ts';
import type { Order } from '../../../domain/contract/orders.ts';
import type { payments } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import type { HowToPay } from '../../mail/how-to-pay.ts';
import type { PaymentProviders } from '../../payments/provider.ts';
import type { OrderRow } from '../lifecycle/moves.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** An order that awaits its payment. */
export type OpenPayment = { readonly order: OrderRow; readonly payment: PaymentRow };

/** What a mail says of how an order is paid; for the same order always the same. */
export type HowToPayOf = (order: Order, locale: Locale) => HowToPay;

/** When money is there that goes back through a bank. */
export const byTheBank: Record<Locale, string> = {
  it: 'Lo vedi in pochi giorni: dipende dalla tua banca.',
  en: 'You see it within a few days: that is up to your bank.',
};

export type PaymentMethodModule = {
  /** The name under which a new payment stands in the books (`payments.provider`). */
  takerOf(providers: PaymentProviders): string;
  /**
   * How the buyer pays. May be asked again, after a crash too, and answers the same.
   *
   * @throws Problem `unavailable` when that cannot be had now; `order_cancelled` when the order is over meanwhile
   */
  start(deps: Deps, open: OpenPayment): Promise<CheckoutResult['payment']>;
  /** Its job is sent in the transaction of the order. Null for none. */
  readonly mailWhenPlaced: HowToPayOf | null;
  /** Sent once, so many hours before the order's due date, while it awaits its payment. Null for none. */
  readonly reminder: { readonly hoursBefore: number; readonly mail: HowToPayOf } | null;
  readonly words: {
    /** By what money goes back, as the mail about it says. */
    readonly paidBackBy: Record<Locale, string>;
    /** When the buyer has it, in a sentence of that mail. */
    readonly paidBackWhen: Record<Locale, string>;
    /** What the mail adds when the shop cancels an order that the buyer may have paid already. Null for nothing. */
    readonly ifSentAlready: Record<Locale, string> | null;
    /** For the shopkeeper's command line: what it is, and how money goes back. */
    readonly shopkeeper: Record<Locale, { readonly name: string; readonly wayBack: string }>;
  };
};
