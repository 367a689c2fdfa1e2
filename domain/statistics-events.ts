/** What statistics are told, in the words of GA4: amounts in euros (design 4.20), items as cart lines (specification 3). */
import { currency } from './constants.ts';
import type { Quote } from './contract/buying.ts';
import type { Order } from './contract/orders.ts';
import type { PartSummary } from './contract/parts.ts';

/** What happened in the shop, in its own words. */
export type Happening =
  | { readonly kind: 'added'; readonly part: PartSummary; readonly quantity: number }
  | { readonly kind: 'checkoutBegun'; readonly quote: Quote }
  | { readonly kind: 'ordered'; readonly orderNumber: string };

export type StatisticsItem = {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand?: string | undefined;
  readonly item_category?: string | undefined;
  /** Euros for one piece, after discount. */
  readonly price: number;
  readonly quantity: number;
};

export type StatisticsEvent = {
  readonly name: 'add_to_cart' | 'begin_checkout' | 'purchase';
  readonly parameters: {
    readonly currency: string;
    /** Euros. */
    readonly value: number;
    readonly items: readonly StatisticsItem[];
    readonly transaction_id?: string;
    readonly shipping?: number;
  };
};

type KnownPart = Pick<PartSummary, 'name' | 'serialNumber' | 'category' | 'models' | 'discountedPrice'>;

const euros = (cents: number): number => cents / 100;

const itemOf = (part: KnownPart, quantity: number): StatisticsItem => ({
  item_id: part.serialNumber,
  item_name: part.name,
  item_brand: part.models[0]?.brand.name,
  item_category: part.category.name,
  price: euros(part.discountedPrice),
  quantity,
});

/** Pieces of a part went into the cart. */
export const addToCart = (part: KnownPart, quantity: number): StatisticsEvent => ({
  name: 'add_to_cart',
  parameters: { currency, value: euros(part.discountedPrice * quantity), items: [itemOf(part, quantity)] },
});

/** Checkout was opened with this cart; what is sold out or unknown is not on its way. */
export const beginCheckout = ({ finalPrice, lines }: Quote): StatisticsEvent => ({
  name: 'begin_checkout',
  parameters: {
    currency,
    value: euros(finalPrice),
    items: lines.flatMap(({ part, quantity, available }) =>
      part && available > 0 ? [itemOf(part, quantity)] : [],
    ),
  },
});

/**
 * An order was made.
 *
 * @param parts the ordered parts by id, for make and kind; those that could not be had are left out
 */
export const purchase = (order: Order, parts: ReadonlyMap<number, KnownPart>): StatisticsEvent => ({
  name: 'purchase',
  parameters: {
    transaction_id: order.orderNumber,
    currency,
    value: euros(order.finalPrice),
    shipping: euros(order.shipping),
    items: order.items.map(({ partId, name, serialNumber, discountedPrice, quantity }) => ({
      item_id: serialNumber,
      item_name: name,
      item_brand: parts.get(partId)?.models[0]?.brand.name,
      item_category: parts.get(partId)?.category.name,
      price: euros(discountedPrice),
      quantity,
    })),
  },
});
