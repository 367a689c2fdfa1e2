/** The port to whoever takes the money. Adapters know nothing of orders beyond what is handed to them. */
import type { IncomingHttpHeaders } from 'node:http';
import type { MethodTakenBy } from '../../domain/payment-methods.ts';

/** A way to pay that a provider takes. */
export type ProviderMethod = MethodTakenBy<'provider'>;

/** A payment to be made: the amount in cents, and where the buyer goes afterwards. Asked for again it is word for word the same. */
export type PaymentRequest<Method extends ProviderMethod = ProviderMethod> = {
  /** The shop's own id of the payment; asked for twice, the provider makes one. */
  readonly paymentId: string;
  readonly orderNumber: string;
  readonly method: Method;
  readonly amount: number;
  readonly currency: string;
  readonly locale: 'it' | 'en';
  readonly successUrl: string;
  readonly failUrl: string;
  /** Until when the pieces are kept: the money is wanted before. */
  readonly heldUntil: Date;
};

/** What the provider made of it: its own reference, and the page where the buyer pays. */
export type ProviderPayment = { readonly reference: string; readonly url: string };

/** What became of a payment, by a webhook whose signature was checked. */
export type PaymentEvent = {
  readonly id: string;
  readonly type: 'payment.paid' | 'payment.failed';
  /**
   * The shop's own id of the payment: it may be told of before the provider's name for it was written down. Without it the payment
   * is one of that name, or somebody else's who has the same account.
   */
  readonly paymentId?: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
};

/** A refund that was taken on, and whose money has come back to the shop: a card's account was closed. */
export type RefundFailure = {
  readonly id: string;
  readonly type: 'refund.failed';
  /** The shop's own id of the refund. */
  readonly refundId: string;
  readonly reference: string;
};

/** Money that goes back, all of a payment or a part. Cents. */
export type RefundRequest = {
  /** The shop's own id of the refund; asked for twice, the provider makes one. */
  readonly refundId: string;
  /** The provider's name of the payment. */
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
};

/** @template Method what it takes */
export type PaymentProvider<Method extends ProviderMethod = ProviderMethod> = {
  readonly name: string;
  /** The header in which its webhooks are signed, in small letters: it tells whose they are. */
  readonly signatureHeader: string;
  createPayment(request: PaymentRequest<Method>): Promise<ProviderPayment>;
  /** @returns the provider's own name of the refund */
  refundPayment(request: RefundRequest): Promise<{ readonly reference: string }>;
  /**
   * Takes no more money for a payment; one that is over by now stays as it is. Absent where a page closes by itself.
   *
   * @throws Error when it has been paid
   */
  closePayment?(reference: string): Promise<void>;
  /**
   * Reads a webhook.
   *
   * @param body the raw bytes as they came
   * @returns undefined for what is not about the shop's payments, or says nothing of them yet
   * @throws Problem `bad_signature`, `invalid_body`
   */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): PaymentEvent | RefundFailure | undefined;
};

/** Who takes a new payment, by the way in which it is made. One provider may take several. */
export type PaymentProviders = { readonly [Method in ProviderMethod]: PaymentProvider<Method> };

export const providersOf = (providers: PaymentProviders): PaymentProvider[] => [
  ...new Set(Object.values(providers)),
];

/** @returns undefined for one that the shop no longer has, or that is none */
export const providerNamed = (providers: PaymentProviders, name: string): PaymentProvider | undefined =>
  providersOf(providers).find((provider) => provider.name === name);

/** Whose webhook it is, if it is signed at all. */
export const providerOfWebhook = (
  providers: PaymentProviders,
  headers: IncomingHttpHeaders,
): PaymentProvider | undefined =>
  providersOf(providers).find(({ signatureHeader }) => headers[signatureHeader] !== undefined);
