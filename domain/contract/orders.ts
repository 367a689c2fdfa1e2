/** Orders as their owner sees them. */
import * as z from 'zod/mini';
import { refundReasons } from '../refund-reasons.ts';
import { deliveries, itemStates, orderStates, pieceOutcomes } from '../vocabulary.ts';
import { PaymentMethod } from './buying.ts';
import { lines } from './free-text.ts';
import { Image } from './parts.ts';
import { ordersPageSize } from '../constants.ts';
import { wholeNumber } from './query.ts';

export const OrderState = z.enum(orderStates);
export type OrderState = z.infer<typeof OrderState>;

export const ItemState = z.enum(itemStates);
export type ItemState = z.infer<typeof ItemState>;

/** An address as it was when the order was placed. */
export const PlacedAddress = z.object({
  name: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
});
export type PlacedAddress = z.infer<typeof PlacedAddress>;

export const OrderItem = z.object({
  id: z.uuid(),
  partId: z.int(),
  name: z.string(),
  serialNumber: z.string(),
  /** The donor car in one line, in the order's language like the name; null when the yard noted none. */
  donorCar: z.nullable(z.string()),
  /** Slug of its kind. */
  kind: z.string(),
  image: z.nullable(Image),
  quantity: z.int(),
  price: z.int(),
  discountedPrice: z.int(),
  state: ItemState,
  /** Last moment at which it can be given back; null before the order is paid, and while it is on its way. */
  returnableUntil: z.nullable(z.string()),
  /** When it was given back. */
  returnedAt: z.nullable(z.string()),
  /** What became of it once it is refunded, where that was said, and what its buyer is told beside. */
  outcome: z.nullable(z.enum(pieceOutcomes)),
  outcomeNote: z.nullable(z.string()),
  /** What was withheld of its price, since it came back worse than it left. */
  reduction: z.int(),
});
export type OrderItem = z.infer<typeof OrderItem>;

/** What an invoice says of the buyer beside the address, as it was when the order was placed. */
export const TaxDetails = z.object({
  companyName: z.nullable(z.string()),
  vatNumber: z.nullable(z.string()),
  fiscalCode: z.nullable(z.string()),
  uniqueCode: z.nullable(z.string()),
  pecAddress: z.nullable(z.string()),
});
export type TaxDetails = z.infer<typeof TaxDetails>;

export const Order = z.object({
  id: z.uuid(),
  orderNumber: z.string(),
  state: OrderState,
  placedAt: z.string(),
  purchasedAt: z.nullable(z.string()),
  items: z.array(OrderItem),
  goods: z.int(),
  discount: z.int(),
  shipping: z.int(),
  finalPrice: z.int(),
  billingAddress: PlacedAddress,
  taxDetails: TaxDetails,
  /** `collection`: it is fetched at the yard, and never `shipped`. */
  delivery: z.enum(deliveries),
  /** Of one that is collected, the yard's, as it was when the order was placed. */
  deliveryAddress: PlacedAddress,
  /** What was promised to who collects it; null where it is sent. */
  collection: z.nullable(
    z.object({
      /** When somebody is at the yard, in the order's language. */
      hours: z.string(),
      /** The day from which it is ready, as promised when it was paid; null before. */
      readyFrom: z.nullable(z.iso.date()),
      /** Whether it lies ready. */
      isReady: z.boolean(),
      /** The last day on which it is kept; null until its buyer was told that it is ready. */
      keptUntil: z.nullable(z.iso.date()),
    }),
  ),
  /** For how many days after delivery its items can be given back. */
  withdrawalDays: z.int(),
  payment: z.object({
    method: PaymentMethod,
    state: z.enum(['pending', 'paid', 'failed', 'refunded']),
    /** Where to go on paying, while the order awaits it. */
    url: z.nullable(z.string()),
    /** Until when the pieces are kept for it, while the order awaits it. */
    dueAt: z.nullable(z.string()),
  }),
  /** Money that has gone back, the earliest first; `note`: what its buyer was told beside. */
  refunds: z.array(
    z.object({
      amount: z.int(),
      at: z.string(),
      reason: z.enum(refundReasons),
      note: z.nullable(z.string()),
    }),
  ),
  /** Between which days it was promised to arrive; null before it is paid, where it is collected, and where the owner promises no day. */
  arrival: z.nullable(z.object({ earliest: z.iso.date(), latest: z.iso.date() })),
  shipment: z.nullable(z.object({ courier: z.string(), trackingCode: z.string(), shippedAt: z.string() })),
  history: z.array(z.object({ state: OrderState, at: z.string() })),
});
export type Order = z.infer<typeof Order>;

export const OrderParameters = z.object({ id: z.uuid() });
export const ItemParameters = z.object({ id: z.uuid(), itemId: z.uuid() });

/** Giving an item back needs no reason (art. 52 Codice del consumo). */
export const ItemReturn = z.strictObject({ reason: z.optional(lines(500)) });
export type ItemReturn = z.infer<typeof ItemReturn>;

export const OrdersQuery = z.object({
  page: z._default(wholeNumber(1, 100_000), 1),
  limit: z._default(wholeNumber(1, 60), ordersPageSize),
  /** Of this number alone. */
  number: z.optional(z.string().check(z.maxLength(20))),
});

export type OrdersQuery = z.infer<typeof OrdersQuery>;

export const OrderPage = z.object({ orders: z.array(Order), total: z.int() });
export type OrderPage = z.infer<typeof OrderPage>;
