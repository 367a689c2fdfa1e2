/** How the shopkeeper's command line writes what orders are made of. */
import type { InBoth, Locale } from '../../../domain/constants.ts';
import { buyerName } from '../../../domain/buyer.ts';
import {
  isTakenByShop,
  namesOfMethods,
  paymentMethodIds,
  paymentMethodWords,
  type PaymentMethod,
} from '../../../domain/payment-methods.ts';
import { UsageError } from '../frame/command.ts';
import { operand } from '../frame/arguments.ts';
import { printable } from '../frame/words.ts';
import { methodOf } from '../../orders/payment-methods/registry.ts';

export const methodWord = (method: PaymentMethod, language: Locale): string =>
  methodOf(method).words.shopkeeper[language].name;

/** How money goes back that came so. */
export const moneyWay = (method: PaymentMethod, language: Locale): string =>
  methodOf(method).words.shopkeeper[language].wayBack;

const takenByShop = paymentMethodIds.filter(isTakenByShop);

/** The ways to pay that come to the shopkeeper, and not to a provider: `bank transfer`. */
export const waysToShopkeeper: InBoth = {
  it: namesOfMethods(takenByShop, 'it'),
  en: namesOfMethods(takenByShop, 'en'),
};

/** Before what came by such a way is said to be paid back. */
export const paidBackByHand: InBoth = {
  it: `${takenByShop
    .map(
      (method) => `I soldi arrivati con ${paymentMethodWords[method].it} tornano ${moneyWay(method, 'it')}`,
    )
    .join('; ')}: prima fai quello, poi dai il comando.`,
  en: `${takenByShop
    .map(
      (method) => `Money that came by ${paymentMethodWords[method].en} goes back ${moneyWay(method, 'en')}`,
    )
    .join('; ')}: do so first, then say this.`,
};

/** The company, or the person. */
export const printableBuyer = (buyer: Parameters<typeof buyerName>[0]): string => printable(buyerName(buyer));

const words = {
  it: {
    noNumber: (typed: string) => `"${typed}" non è un numero d’ordine.`,
    unknown: (number: string) => `L’ordine ${number} non c’è.`,
  },
  en: {
    noNumber: (typed: string) => `"${typed}" is no order number.`,
    unknown: (number: string) => `There is no order ${number}.`,
  },
} satisfies InBoth<object>;

/** What stands for an order's number in the usage. */
export const numberPlaceholder: InBoth = { it: 'NUMERO', en: 'NUMBER' };

/** The order that a command is about. */
export const orderNumber = operand(
  numberPlaceholder,
  { it: 'il numero dell’ordine, come S-26-7K2M9Q', en: 'the order’s number, as S-26-7K2M9Q' },
  (typed, _name, language) => {
    if (!/^[\w-]{1,40}$/.test(typed)) throw new UsageError(words[language].noNumber(typed));
    return typed.toUpperCase();
  },
);

export const unknownOrder = (number: string, language: Locale): string => words[language].unknown(number);
