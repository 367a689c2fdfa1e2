/** What the mails about an order list, line by line: items, amounts and addresses. */
import { nameWithNumber } from '../../domain/part-number.ts';
import type { Locale } from '../../domain/constants.ts';
import { formatDays } from '../../domain/format.ts';
import type { Order, PlacedAddress } from '../../domain/contract/orders.ts';
import { formatMoney } from '../../domain/written-number.ts';
import { confirmationWords } from './confirmation-words.ts';

export type Recipient = {
  readonly locale: Locale;
  readonly to: string;
  readonly firstName: string;
  readonly publicUrl: string;
};

/** An item as a mail about it names it: how many, where it is more than one, its name and its number. */
export function countedName({
  quantity,
  name,
  serialNumber,
}: Pick<Order['items'][number], 'quantity' | 'name' | 'serialNumber'>): string {
  const piece = nameWithNumber(name, serialNumber);
  return quantity > 1 ? `${quantity} × ${piece}` : piece;
}

/** The amounts below the items, each with its name; what is nothing is left out. */
export function amountsOf(
  order: Pick<Order, 'goods' | 'discount' | 'shipping' | 'delivery'>,
  locale: Locale,
): [name: string, amount: string][] {
  const words = confirmationWords[locale];
  return [
    [words.goods, formatMoney(order.goods, locale)],
    ...(order.discount > 0
      ? [[words.discount, `−${formatMoney(order.discount, locale)}`] satisfies [string, string]]
      : []),
    [
      order.delivery === 'collection' ? words.collection : words.shipping,
      order.shipping > 0 ? formatMoney(order.shipping, locale) : words.free,
    ],
  ];
}

/** What was ordered and what it costs, as lines of text. */
export function orderLines(order: Order, locale: Locale): string[] {
  const words = confirmationWords[locale];
  const money = (cents: number) => formatMoney(cents, locale);
  return [
    `${words.order} ${order.orderNumber}`,
    ...order.items.map(
      ({ quantity, name, serialNumber, discountedPrice }) =>
        `${quantity} × ${nameWithNumber(name, serialNumber)}: ${money(discountedPrice * quantity)}`,
    ),
    '',
    ...amountsOf(order, locale).map(([name, amount]) => `${name}: ${amount}`),
    `${words.finalPrice}: ${money(order.finalPrice)}`,
  ];
}

/** Between which days it arrives, or from which it can be collected, where that was promised. */
export function arrivalLines(
  { arrival, collection }: Pick<Order, 'arrival' | 'collection'>,
  locale: Locale,
): string[] {
  const words = confirmationWords[locale];
  const readyFrom = collection?.readyFrom;
  if (readyFrom) return [words.readyFrom(formatDays(readyFrom, readyFrom, locale))];
  return arrival ? [words.arrives(formatDays(arrival.earliest, arrival.latest, locale))] : [];
}

/** Where it goes; of what is collected where that is, and when somebody is there. */
export function destinationLines(
  { deliveryAddress, collection }: Pick<Order, 'deliveryAddress' | 'collection'>,
  locale: Locale,
): { readonly title: string; readonly lines: readonly string[] } {
  const words = confirmationWords[locale];
  const lines = addressLines(deliveryAddress, locale);
  if (!collection) return { title: words.deliveryAddress, lines };
  return { title: words.collection, lines: [...lines, collection.hours] };
}

/** As on a parcel: the country only where it is not Italy. */
export function addressLines(
  { name, address, postalCode, city, region, country }: PlacedAddress,
  locale: Locale,
): string[] {
  const lines = [name, address, `${postalCode} ${city} (${region})`];
  if (country === 'IT') return lines;
  return [...lines, new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country];
}
