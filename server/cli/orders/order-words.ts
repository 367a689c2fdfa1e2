/** How the shopkeeper's command line writes what orders are made of. */
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

export const methodWord = (method: PaymentMethod): string => methodOf(method).words.shopkeeper.name;

/** How money goes back that came so. */
export const moneyWay = (method: PaymentMethod): string => methodOf(method).words.shopkeeper.wayBack;

const takenByShop = paymentMethodIds.filter(isTakenByShop);

/** The ways to pay that come to the shopkeeper, and not to a provider: `bank transfer`. */
export const waysToShopkeeper = namesOfMethods(takenByShop, 'en');

/** Before what came by such a way is said to be paid back. */
export const paidBackByHand = `${takenByShop
  .map((method) => `Money that came by ${paymentMethodWords[method].en} goes back ${moneyWay(method)}`)
  .join('; ')}: do so first, then say this.`;

/** The company, or the person. */
export const printableBuyer = (buyer: Parameters<typeof buyerName>[0]): string => printable(buyerName(buyer));

/** The order that a command is about. */
export const orderNumber = operand('NUMBER', 'the order’s number, as S-26-7K2M9Q', (typed) => {
  if (!/^[\w-]{1,40}$/.test(typed)) throw new UsageError(`"${typed}" is no order number.`);
  return typed.toUpperCase();
});

export const unknownOrder = (number: string): string => `There is no order ${number}.`;
