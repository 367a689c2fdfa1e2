/**
 * The ways to pay, each declared here, with what buyer and shop must know of it alike. How each works is its module in
 * `server/orders/payment-methods/`. Plain values: the browser takes them without a schema.
 */
import { bankTransferWorkingDays, reservationMinutes, type Locale } from './constants.ts';

export type PaymentTerms = {
  /**
   * `provider`: on its own page, and it tells when it is paid and pays back. `shop`: the shopkeeper tells when the money is there
   * (`orders paid`), and pays back by their own hand.
   */
  readonly takenBy: 'provider' | 'shop';
  /** How long the pieces of an order are kept that awaits it. */
  readonly heldFor: { readonly minutes: number } | { readonly workingDays: number };
};

/** In the order in which they are offered, the first one chosen. */
export const paymentMethods = {
  card: { takenBy: 'provider', heldFor: { minutes: reservationMinutes } },
  wallet: { takenBy: 'provider', heldFor: { minutes: reservationMinutes } },
  bank_transfer: { takenBy: 'shop', heldFor: { workingDays: bankTransferWorkingDays } },
} as const satisfies Record<string, PaymentTerms>;

export type PaymentMethod = keyof typeof paymentMethods;

/** Those that a provider takes, or the shop itself. */
export type MethodTakenBy<Taker extends PaymentTerms['takenBy']> = {
  [Method in PaymentMethod]: (typeof paymentMethods)[Method] extends { takenBy: Taker } ? Method : never;
}[PaymentMethod];

export const paymentMethodIds = Object.keys(paymentMethods) as PaymentMethod[];

export const isTakenByShop = (method: PaymentMethod): method is MethodTakenBy<'shop'> =>
  paymentMethods[method].takenBy === 'shop';

/** @returns undefined for a method that keeps pieces for minutes only */
export function workingDaysHeld(method: PaymentMethod): number | undefined {
  const { heldFor }: PaymentTerms = paymentMethods[method];
  return 'workingDays' in heldFor ? heldFor.workingDays : undefined;
}

/** What terms, invoices and the accountant's file call them, within a sentence. */
export const paymentMethodWords: Record<PaymentMethod, Record<Locale, string>> = {
  card: { it: 'carta', en: 'card' },
  wallet: { it: 'wallet', en: 'wallet' },
  bank_transfer: { it: 'bonifico', en: 'bank transfer' },
};

/** @returns `carta, wallet o bonifico` */
export const namesOfMethods = (methods: readonly PaymentMethod[], locale: Locale): string =>
  // British English has no comma before its "or".
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'disjunction' }).format(
    methods.map((method) => paymentMethodWords[method][locale]),
  );

/** What the terms say of how one pays where no provider has a page. @param time how long the pieces are kept */
export const howToPay: Record<MethodTakenBy<'shop'>, Record<Locale, (time: string) => string>> = {
  bank_transfer: {
    it: (time) => `trovi i dati nell’ordine e nell’e-mail. Il denaro deve arrivare entro ${time}.`,
    en: (time) => `the details are in the order and in the e-mail. The money must arrive within ${time}.`,
  },
};
