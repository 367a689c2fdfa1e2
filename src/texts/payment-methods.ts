/** What the terms say of the ways to pay, put together from their declarations (`domain/payment-methods.ts`). */
import type { Locale } from '../../domain/constants.ts';
import {
  howToPay,
  isTakenByShop,
  namesOfMethods,
  paymentMethodIds,
  paymentMethods,
  type PaymentMethod,
  type PaymentTerms,
} from '../../domain/payment-methods.ts';

const words = {
  it: {
    minutes: (count: number) => `${count} minuti`,
    workingDays: (count: number) => `${count} giorni lavorativi`,
    ifPaidBy: (time: string, methods: string) => `${time} se paghi con ${methods}`,
    atProvider: (methods: string) =>
      `${methods}: paghi sulla pagina del gestore dei pagamenti. Noi non vediamo né conserviamo il numero della carta.`,
  },
  en: {
    minutes: (count: number) => `${count} minutes`,
    workingDays: (count: number) => `${count} working days`,
    ifPaidBy: (time: string, methods: string) => `${time} if you pay by ${methods}`,
    atProvider: (methods: string) =>
      `${methods}: you pay on the payment provider’s page. We neither see nor keep the card number.`,
  },
} as const satisfies Record<Locale, object>;

/** `30 minutes if you pay by card or wallet, 3 working days if you pay by bank transfer` */
export function timesToPay(locale: Locale): string {
  const byTime = Map.groupBy(paymentMethodIds, (method) => timeOf(method, locale));
  return [...byTime]
    .map(([time, methods]) => words[locale].ifPaidBy(time, namesOfMethods(methods, locale)))
    .join(', ');
}

/** A line for those that providers take, and one for each that the shop takes. */
export function waysToPay(locale: Locale): string[] {
  const atProvider = paymentMethodIds.filter((method) => !isTakenByShop(method));
  return [
    words[locale].atProvider(begun(namesOfMethods(atProvider, locale))),
    ...paymentMethodIds
      .filter(isTakenByShop)
      .map(
        (method) =>
          `${begun(namesOfMethods([method], locale))}: ${howToPay[method][locale](timeOf(method, locale))}`,
      ),
  ];
}

function timeOf(method: PaymentMethod, locale: Locale): string {
  const { heldFor }: PaymentTerms = paymentMethods[method];
  return 'minutes' in heldFor
    ? words[locale].minutes(heldFor.minutes)
    : words[locale].workingDays(heldFor.workingDays);
}

const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
