/** What a sale is made of, by how VAT lies in it. All amounts in cents, VAT included, as they were paid. */
import { vatSchemes, type VatScheme } from '../vocabulary.ts';
import { apportion } from './apportion.ts';

export type SoldItem = {
  readonly id: string;
  readonly name: string;
  /** Empty where the part had none. */
  readonly serialNumber: string;
  readonly sku: string;
  readonly quantity: number;
  readonly discountedPrice: number;
  readonly vatScheme: VatScheme;
};

/** `goods` of all items, less `discount`, plus `shipping` is what was paid. */
export type Sale = {
  readonly items: readonly SoldItem[];
  readonly discount: number;
  readonly shipping: number;
};

/** A line of an invoice. A discount is negative. */
export type MoneyLine = {
  readonly about:
    | { readonly kind: 'part'; readonly item: SoldItem }
    | { readonly kind: 'discount' | 'shipping' }
    | { readonly kind: 'returned'; readonly item: SoldItem }
    | { readonly kind: 'returned_shipping' | 'paid_back' };
  readonly quantity: number;
  readonly unitCents: number;
  readonly vatScheme: VatScheme;
};

/** What was paid under one scheme: goods after discount, and the shipping that follows them. */
export type Pool = { readonly vatScheme: VatScheme; readonly goods: number; readonly shipping: number };

const goodsOf = (items: readonly SoldItem[], scheme: VatScheme): number =>
  items
    .filter(({ vatScheme }) => vatScheme === scheme)
    .reduce((sum, { discountedPrice, quantity }) => sum + discountedPrice * quantity, 0);

/** The schemes that a sale has goods under, in their usual order. */
export const schemesOf = ({ items }: Pick<Sale, 'items'>): VatScheme[] =>
  vatSchemes.filter((scheme) => items.some(({ vatScheme }) => vatScheme === scheme));

function sharesOf(sale: Sale) {
  const schemes = schemesOf(sale);
  const goods = schemes.map((scheme) => goodsOf(sale.items, scheme));
  const discounts = apportion(sale.discount, goods);
  const paid = goods.map((cents, at) => cents - (discounts[at] ?? 0));
  // Carriage is part of what it carries (art. 12 D.P.R. 633/1972): of a mixed order in the proportion of the goods.
  const shipping = apportion(sale.shipping, paid);
  return schemes.map((vatScheme, at) => ({
    vatScheme,
    discount: discounts[at] ?? 0,
    goods: paid[at] ?? 0,
    shipping: shipping[at] ?? 0,
  }));
}

/** What was paid, by scheme; it adds up to what the order cost. */
export const poolsOf = (sale: Sale): Pool[] =>
  sharesOf(sale).map(({ vatScheme, goods, shipping }) => ({ vatScheme, goods, shipping }));

/** The lines of an invoice over all of a sale: each item, then discount and shipping of each scheme. What is nothing has no line. */
export function invoiceLines(sale: Sale): MoneyLine[] {
  const shares = sharesOf(sale);
  const extra = (kind: 'discount' | 'shipping', sign: 1 | -1): MoneyLine[] =>
    shares
      .filter((share) => share[kind] > 0)
      .map((share) => ({
        about: { kind },
        quantity: 1,
        unitCents: sign * share[kind],
        vatScheme: share.vatScheme,
      }));
  return [
    ...sale.items.map((item): MoneyLine => ({
      about: { kind: 'part', item },
      quantity: item.quantity,
      unitCents: item.discountedPrice,
      vatScheme: item.vatScheme,
    })),
    ...extra('discount', -1),
    ...extra('shipping', 1),
  ];
}
