/** Orders at the yard's desk: the list of the day, one of them whole, and what is to be picked, packed and sent. */
import * as z from 'zod/mini';
import { locales } from '../constants.ts';
import { nextSteps } from '../desk/next-step.ts';
import { isTrackingCode } from '../tracking.ts';
import {
  conditions,
  deliveries,
  hazards,
  itemStates,
  orderStates,
  pieceOutcomes,
  pieceTroubles,
  safetyVerdicts,
} from '../vocabulary.ts';
import { parcelSizes } from '../shipping.ts';
import { NewAddress } from './addresses.ts';
import { PaymentMethod } from './buying.ts';
import { lines, text } from './free-text.ts';
import { PlacedAddress } from './orders.ts';
import { Image } from './parts.ts';

/** An order in the list of the day. */
export const DeskOrder = z.object({
  orderNumber: z.string(),
  state: z.enum(orderStates),
  next: z.enum(nextSteps),
  buyer: z.string(),
  delivery: z.enum(deliveries),
  /** From which day it was promised to be ready, and until when it is kept, where it is collected. */
  readyFrom: z.nullable(z.string()),
  keptUntil: z.nullable(z.string()),
  /** Where it goes; of what is collected, the yard's. */
  city: z.string(),
  province: z.string(),
  purchasedAt: z.nullable(z.string()),
  shippedAt: z.nullable(z.string()),
  deliveredAt: z.nullable(z.string()),
  courier: z.nullable(z.string()),
  /** Of what is to be sent: pieces, and how many of them are picked. */
  pieces: z.int(),
  picked: z.int(),
  /** Pieces that the buyer has withdrawn from, whether they have come back or not. */
  withdrawn: z.int(),
  /** The yard's own codes of what is to be sent. */
  codes: z.array(z.string()),
  /** The first of its pieces, of those that are to be sent where there are any, and how many there are of others. */
  first: z.nullable(z.object({ name: z.string(), quantity: z.int(), others: z.int() })),
  /** What the buyer was asked for all of it. Cents. */
  total: z.int(),
  /** What is to be fetched and cannot be, as somebody said at its shelf. */
  troubles: z.array(z.object({ code: z.string(), what: z.enum(pieceTroubles), by: z.string() })),
  hasSafetyPart: z.boolean(),
  /** What of it is dangerous goods, and why. */
  hazards: z.array(z.enum(hazards)),
  /** None of it where it is collected. */
  hasPallet: z.boolean(),
  /** What of its money has gone back, or is on its way. Cents. */
  refunded: z.int(),
});
export type DeskOrder = z.infer<typeof DeskOrder>;

/** An order whose buyer has said that they transfer the money, while it has not come. Cents. */
export const UnpaidOrder = z.object({
  orderNumber: z.string(),
  buyer: z.string(),
  amount: z.int(),
  until: z.string(),
});
export type UnpaidOrder = z.infer<typeof UnpaidOrder>;

/** `unpaid`: those that end first stand first. */
export const DeskOrders = z.object({ orders: z.array(DeskOrder), unpaid: z.array(UnpaidOrder) });
export type DeskOrders = z.infer<typeof DeskOrders>;

/** An order that is looked for by its number, its buyer or its amount, as a bank statement tells them. */
export const FoundOrder = z.object({
  orderNumber: z.string(),
  state: z.enum(orderStates),
  buyer: z.string(),
  amount: z.int(),
  placedAt: z.string(),
});
export type FoundOrder = z.infer<typeof FoundOrder>;
export const FindOrders = z.object({ q: text(300) });
/** The latest first; `hasMore` where there are others that are not told. */
export const FoundOrders = z.object({ orders: z.array(FoundOrder), hasMore: z.boolean() });
export type FoundOrders = z.infer<typeof FoundOrders>;

/** A piece as it is looked for in the yard. */
export const DeskItem = z.object({
  id: z.uuid(),
  partId: z.int(),
  sku: z.string(),
  place: z.nullable(z.string()),
  name: z.string(),
  serialNumber: z.string(),
  otherNumbers: z.array(z.string()),
  condition: z.enum(conditions),
  donorCar: z.nullable(z.string()),
  kind: z.string(),
  image: z.nullable(Image),
  quantity: z.int(),
  size: z.enum(parcelSizes),
  weightKg: z.number(),
  isSafety: z.boolean(),
  hazard: z.nullable(z.enum(hazards)),
  state: z.enum(itemStates),
  outcome: z.nullable(z.enum(pieceOutcomes)),
  pickedAt: z.nullable(z.string()),
  pickedBy: z.nullable(z.string()),
});
export type DeskItem = z.infer<typeof DeskItem>;

/** A piece of an order: why it cannot be fetched, and who said so. */
const OrderedDeskItem = z.extend(DeskItem, {
  trouble: z.nullable(z.object({ what: z.enum(pieceTroubles), by: z.string() })),
});

/** In the list of what is to be fetched: `refunded` of what was paid for it; what went back of its order as a whole is not in it. */
export const PickingItem = z.extend(OrderedDeskItem, {
  orderNumber: z.string(),
  delivery: z.enum(deliveries),
  /** The language in which its buyer is written to. */
  buyerLocale: z.enum(locales),
  refunded: z.int(),
});
export type PickingItem = z.infer<typeof PickingItem>;
export const PickingList = z.object({ items: z.array(PickingItem) });
export type PickingList = z.infer<typeof PickingList>;

export const OrderNote = z.object({
  id: z.uuid(),
  author: z.string(),
  text: z.string(),
  writtenAt: z.string(),
});
export type OrderNote = z.infer<typeof OrderNote>;

/** On an order's own page: `price` of one of its pieces, as it was sold. Cents. */
export const PricedDeskItem = z.extend(OrderedDeskItem, { price: z.int() });
export type PricedDeskItem = z.infer<typeof PricedDeskItem>;

/** An order with what packing, sending and answering need, and no more of the buyer. */
export const WholeDeskOrder = z.object({
  ...DeskOrder.shape,
  items: z.array(PricedDeskItem),
  /** What its total is made of. Cents. */
  goods: z.int(),
  discount: z.int(),
  shipping: z.int(),
  paymentMethod: PaymentMethod,
  buyerLocale: z.enum(locales),
  phoneNumber: z.string(),
  email: z.string(),
  repairerRegistration: z.nullable(z.string()),
  carPlate: z.nullable(z.string()),
  /** Who answers for its safety parts, where it has any and a company bought them. */
  company: z.nullable(z.object({ name: z.string(), vatNumber: z.string() })),
  /** Null while nobody has looked at who buys its safety parts, and where it has none. */
  safetyCheck: z.nullable(
    z.object({
      verdict: z.enum(safetyVerdicts),
      by: z.string(),
      at: z.string(),
      /** What the buyer was told of a refusal, or what was looked at before it was passed. */
      note: z.nullable(z.string()),
    }),
  ),
  deliveryAddress: PlacedAddress,
  /** How an order is paid whose payment has not come, and until when it is waited for. */
  awaited: z.nullable(z.object({ method: PaymentMethod, until: z.string() })),
  packedAt: z.nullable(z.string()),
  shipment: z.nullable(
    z.object({ courier: z.string(), trackingCode: z.string(), page: z.nullable(z.string()) }),
  ),
  /** Those that take what is to be sent. */
  couriers: z.array(z.string()),
  notes: z.array(OrderNote),
  history: z.array(z.object({ state: z.enum(orderStates), at: z.string() })),
});
export type WholeDeskOrder = z.infer<typeof WholeDeskOrder>;

export const OrderNumberParameters = z.object({ number: z.string().check(z.regex(/^[\w-]{1,40}$/)) });
export const DeskItemParameters = z.extend(OrderNumberParameters, { itemId: z.uuid() });
export const NoteParameters = z.extend(OrderNumberParameters, { noteId: z.uuid() });

export const Picked = z.strictObject({ isPicked: z.boolean() });
export const ReportedTrouble = z.strictObject({ trouble: z.enum(pieceTroubles) });
export const Packed = z.strictObject({ isPacked: z.boolean() });
export const NewNote = z.strictObject({ text: lines(1_000) });

export const Parcel = z.strictObject({
  courier: text(60),
  trackingCode: z
    .string()
    .check(z.trim(), z.minLength(1, 'required'), z.refine(isTrackingCode, 'invalid_format')),
});
export type Parcel = z.infer<typeof Parcel>;

/** `withoutPicking`: whoever sends it was asked, since not all of it is picked and packed. */
export const SentParcel = z.extend(Parcel, { withoutPicking: z.optional(z.boolean()) });
export type SentParcel = z.infer<typeof SentParcel>;

/** Where a parcel goes, put right before it leaves. Delivery is to Italy only. */
export const CorrectedAddress = z.pipe(
  z.pipe(
    z.strictObject({
      name: z.string(),
      address: z.string(),
      postalCode: z.string(),
      city: z.string(),
      region: z.string(),
    }),
    z.transform((place) => ({ ...place, kind: 'delivery', country: 'IT', isDefault: false })),
  ),
  NewAddress,
);
export type CorrectedAddress = z.input<typeof CorrectedAddress>;
