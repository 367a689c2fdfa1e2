/** The port to whoever takes the money. Adapters know nothing of orders beyond what is handed to them. */

/** A payment to be made: the amount in cents, and where the buyer goes afterwards. Asked for again it is word for word the same. */
export type PaymentRequest = {
  /** The shop's own id of the payment; asked for twice, the provider makes one. */
  readonly paymentId: string;
  readonly orderNumber: string;
  readonly method: 'card' | 'wallet';
  readonly amount: number;
  readonly currency: string;
  readonly locale: 'it' | 'en';
  readonly successUrl: string;
  readonly failUrl: string;
  /** Until when the pieces are kept: the money is wanted before. */
  readonly keptUntil: Date;
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

export type PaymentProvider = {
  readonly name: string;
  createPayment(request: PaymentRequest): Promise<ProviderPayment>;
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
  readEvent(
    body: Buffer,
    headers: Record<string, string | string[] | undefined>,
  ): PaymentEvent | RefundFailure | undefined;
};
