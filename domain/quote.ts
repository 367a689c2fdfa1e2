/** What a cart costs: lines, welcome discount, shipping, total. Pure; the server hands in what it knows. */
import { percentOf } from './money.ts';
import type { Policies } from './policies.ts';
import { hazards, type Delivery, type Hazard } from './vocabulary.ts';
import { shippingParts, type ParcelSize, type ShippingParts, type ShippingRate } from './shipping.ts';

/** A wanted part as the server knows it. An unknown one has nothing available and costs nothing. */
export type WantedPart = {
  readonly partId: number;
  readonly quantity: number;
  readonly available: number;
  /** Price of one piece in cents. */
  readonly discountedPrice: number;
  readonly size: ParcelSize;
  /** Why it is dangerous goods on the road. */
  readonly hazard?: Hazard | null;
  readonly weightKg: number;
};

export type QuotedLine = Pick<WantedPart, 'partId' | 'quantity' | 'available' | 'discountedPrice'> & {
  readonly lineTotal: number;
};

/** All amounts in cents; `finalPrice = goods − discount + shipping`. */
export type QuotedCart = {
  /** What it is quoted for. */
  readonly delivery: Delivery;
  readonly lines: QuotedLine[];
  readonly goods: number;
  readonly discount: number;
  readonly shipping: number;
  /** What `shipping` is made of, and which parts travel on pallets; nothing where it is collected. */
  readonly shippingParts: ShippingParts & {
    readonly onPallets: number[];
    /** Why some of it is dangerous goods on the road. */
    readonly hazards: Hazard[];
    /** Goods that are missing until the parcel is free, in cents; 0 where it is free, or there is none. */
    readonly missingForFree: number;
  };
  /** What sending it costs, or would, and whether some of it travels on a pallet. */
  readonly byCourier: { readonly shipping: number; readonly onPallet: boolean };
  readonly freeShippingFrom: number;
  readonly finalPrice: number;
};

export type QuoteTerms = {
  /** Whether the buyer has the welcome discount. */
  readonly hasWelcomeDiscount: boolean;
  /** Where it goes, two letters; undefined is the mainland. */
  readonly province: string | undefined;
  readonly delivery: Delivery;
  readonly rates: readonly ShippingRate[];
  readonly policies: Pick<Policies, 'welcomeDiscount' | 'freeShippingOverCents'>;
};

const nothingTravels: QuotedCart['shippingParts'] = {
  freight: 0,
  parcel: null,
  onPallets: [],
  hazards: [],
  missingForFree: 0,
};

/** Prices a cart. Only what is available is counted; the line says how much that is. */
export function quoteCart(wanted: readonly WantedPart[], terms: QuoteTerms): QuotedCart {
  const counted = wanted.map((line) => ({ ...line, quantity: Math.min(line.quantity, line.available) }));
  const lines = wanted.map(({ partId, quantity, available, discountedPrice }, index) => ({
    partId,
    quantity,
    available,
    discountedPrice,
    lineTotal: discountedPrice * (counted[index]?.quantity ?? 0),
  }));
  const goods = lines.reduce((sum, line) => sum + line.lineTotal, 0);
  const { welcomeDiscount, freeShippingOverCents } = terms.policies;
  const discount = terms.hasWelcomeDiscount ? percentOf(goods, welcomeDiscount.percent) : 0;
  const paid = goods - discount;
  const { freight, parcel } = shippingParts(
    counted,
    paid,
    terms.province,
    terms.rates,
    freeShippingOverCents,
  );
  const sent = freight + (parcel ?? 0);
  const shipping = terms.delivery === 'collection' ? 0 : sent;
  const onPallets = counted.filter(({ size, quantity }) => size === 'PALLET' && quantity > 0);
  return {
    delivery: terms.delivery,
    lines,
    goods,
    discount,
    shipping,
    shippingParts:
      terms.delivery === 'collection'
        ? nothingTravels
        : {
            freight,
            parcel,
            onPallets: onPallets.map(({ partId }) => partId),
            hazards: hazards.filter((one) =>
              counted.some(({ hazard, quantity }) => hazard === one && quantity > 0),
            ),
            // Free is what costs more than that, not as much.
            missingForFree: parcel ? freeShippingOverCents - paid + 1 : 0,
          },
    byCourier: { shipping: sent, onPallet: onPallets.length > 0 },
    freeShippingFrom: freeShippingOverCents,
    finalPrice: goods - discount + shipping,
  };
}
