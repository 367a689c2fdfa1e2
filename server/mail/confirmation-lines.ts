/** What both forms of the confirmation list: amounts and addresses, line by line. */
import type { Locale } from '../../domain/constants.ts';
import type { Order, PlacedAddress } from '../../domain/contract/orders.ts';
import { formatMoney } from '../../domain/format.ts';
import { confirmationWords } from './confirmation-words.ts';

export type Recipient = {
  readonly locale: Locale;
  readonly to: string;
  readonly firstName: string;
  readonly publicUrl: string;
};

/** The amounts below the items, each with its name; what is nothing is left out. */
export function amountsOf(order: Order, locale: Locale): [name: string, amount: string][] {
  const words = confirmationWords[locale];
  return [
    [words.goods, formatMoney(order.goods, locale)],
    ...(order.discount > 0
      ? [[words.discount, `−${formatMoney(order.discount, locale)}`] satisfies [string, string]]
      : []),
    [words.shipping, order.shipping > 0 ? formatMoney(order.shipping, locale) : words.free],
  ];
}

export function addressLines({ name, address, postalCode, city, region, country }: PlacedAddress): string[] {
  return [name, address, `${postalCode} ${city} (${region})`, country];
}
