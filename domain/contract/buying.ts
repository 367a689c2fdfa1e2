/** Cart quote, private offers and checkout. Every amount is whole euro cents and decided by the server. */
import * as z from 'zod/mini';
import { paymentMethodIds } from '../payment-methods.ts';
import { cartLinesMax, cartQuantityMax, partIdMax } from '../constants.ts';
import { isPlateLike, plateInOnePiece } from '../plate.ts';
import { isProvince } from '../provinces.ts';
import { deliveries, hazards } from '../vocabulary.ts';
import { text } from './free-text.ts';
import { PartSummary } from './parts.ts';

export const OrderItemRequest = z.strictObject({
  partId: z.int().check(z.minimum(1), z.maximum(partIdMax)),
  quantity: z.int().check(z.minimum(1), z.maximum(cartQuantityMax)),
});
export type OrderItemRequest = z.infer<typeof OrderItemRequest>;

const eachPartOnce = z.refine<OrderItemRequest[]>(
  (items) => new Set(items.map((item) => item.partId)).size === items.length,
  'part_twice',
);
const OrderItemRequests = z
  .array(OrderItemRequest)
  .check(z.maxLength(cartLinesMax, 'too_long'), eachPartOnce);

export const QuoteRequest = z.strictObject({
  orderItems: OrderItemRequests,
  /** Where it goes; the mainland when it is not known yet. */
  province: z.optional(z.string().check(z.refine((id) => isProvince(id), 'invalid_province'))),
  /** Sent when left out. */
  delivery: z.optional(z.enum(deliveries)),
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;

/** A line of the quote. What is unknown has no part; what is sold out has `available` below `quantity`. */
export const QuoteLine = z.object({
  partId: z.int(),
  part: z.nullable(PartSummary),
  quantity: z.int(),
  available: z.int(),
  discountedPrice: z.int(),
  lineTotal: z.int(),
  /** Until when it costs that, where that is a private offer's price. */
  offerUntil: z.optional(z.string()),
  /** Number of the person's own order that keeps pieces of it and is to be paid yet, where too few are left. */
  ownOrder: z.optional(z.string()),
});
export type QuoteLine = z.infer<typeof QuoteLine>;

/** Where and from when a cart could be collected, if it were paid now. */
export const CollectionOffer = z.object({
  /** The address, line by line. */
  address: z.array(z.string()),
  /** When somebody is there, in the language that was asked in. */
  hours: z.string(),
  readyFrom: z.iso.date(),
  keptForDays: z.int(),
});
export type CollectionOffer = z.infer<typeof CollectionOffer>;

export const Quote = z.object({
  /** What it is quoted for. */
  delivery: z.enum(deliveries),
  /** Null where the shop hands nothing over at the yard. */
  collection: z.nullable(CollectionOffer),
  lines: z.array(QuoteLine),
  goods: z.int(),
  discount: z.int(),
  shipping: z.int(),
  /** What `shipping` is made of: pallets, and all else as one parcel (null where there is nothing else, or it is collected). */
  shippingParts: z.object({
    freight: z.int(),
    parcel: z.nullable(z.int()),
    /** Ids of the parts that travel on pallets. */
    onPallets: z.array(z.int()),
    /** Why some of it is dangerous goods on the road. */
    hazards: z.array(z.enum(hazards)),
    /** Goods that are missing until the parcel is free; 0 where it is, or there is none. */
    missingForFree: z.int(),
  }),
  /** What sending it costs, or would if it were not collected, and whether some of it travels on a pallet. */
  byCourier: z.object({ shipping: z.int(), onPallet: z.boolean() }),
  freeShippingFrom: z.int(),
  finalPrice: z.int(),
  /** Why somebody who registered lately has no welcome discount; left out where there is nothing to say. */
  noWelcome: z.optional(z.enum(['used', 'mailbox_unproven'])),
});
export type Quote = z.infer<typeof Quote>;

export const OfferParameters = z.object({ id: z.uuid() });
/** A private offer that was taken: cents a piece, for one order until a moment. */
export const TakenOffer = z.object({
  partId: z.int(),
  price: z.int(),
  until: z.string(),
  /** What everybody pays: where that is less, so does whoever has the offer. */
  priceForAll: z.int(),
  /** How many there are now: another buyer may have been first. */
  available: z.int(),
});
export type TakenOffer = z.infer<typeof TakenOffer>;

export const PaymentMethod = z.enum(paymentMethodIds);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** In one piece and in capitals, however it was typed. */
const CarPlate = z.pipe(
  z.pipe(z.string().check(z.maxLength(20, 'too_long')), z.transform(plateInOnePiece)),
  z
    .string()
    .check(z.minLength(1, { error: 'required', abort: true }), z.refine(isPlateLike, 'invalid_format')),
);

const accepted = z.literal(true, 'must_accept');

const CheckoutFields = z.strictObject({
  billingAddressId: z.uuid(),
  /** Sent when left out. */
  delivery: z.optional(z.enum(deliveries)),
  /** Where it is sent. What is collected needs none, and one that is named all the same is not read. */
  deliveryAddressId: z.optional(z.uuid()),
  orderItems: OrderItemRequests.check(z.minLength(1, 'required')),
  /** The cart as the person saw it, kept for comparison only. */
  cart: z
    .array(z.strictObject({ id: z.int(), quantity: z.int() }))
    .check(z.maxLength(cartLinesMax, 'too_long')),
  /** The total the person agreed to, in cents; refused when it is not the server's. */
  finalPrice: z.int().check(z.minimum(0)),
  paymentMethod: PaymentMethod,
  consents: z.strictObject({ terms: accepted, privacy: accepted, withdrawal: accepted, warranty: accepted }),
  /** Registration number of a car repairer (L. 122/1992), needed for safety parts. */
  repairerRegistration: z.optional(text(40, 3)),
  /** Plate of the car that a safety part is for, needed for those. */
  carPlate: z.optional(CarPlate),
});

/** What is sent goes somewhere; that is told beside all else that is missing. */
export const Checkout = CheckoutFields.check(
  z.refine(
    ({ delivery, deliveryAddressId }) => delivery === 'collection' || deliveryAddressId !== undefined,
    {
      path: ['deliveryAddressId'],
      error: 'required',
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  ),
);
export type Checkout = z.infer<typeof Checkout>;

export const IdempotencyHeader = z.object({
  'idempotency-key': z.optional(z.string().check(z.regex(/^[\w.:-]{8,128}$/))),
});
