/** What does not go as it should, at the yard's desk: money that goes back, pieces that cannot be sent, returns, lost parcels. Cents. */
import * as z from 'zod/mini';
import { chosenRefundReasons, refundReasons } from '../refund-reasons.ts';
import { conditions, deliveries, itemStates, orderStates, pieceOutcomes } from '../vocabulary.ts';
import { listedPhotosMax, photoList } from './desk-photos.ts';
import { PlaceName } from './place-name.ts';
import { OrderNumberParameters } from './desk-orders.ts';
import { lines, text } from './free-text.ts';

const amountMax = 10_000_000;
const Amount = z
  .int('invalid_format')
  .check(z.minimum(1, 'required'), z.maximum(amountMax, 'invalid_format'));
const noteMax = 300;
/** What the buyer is told beside; null where there is nothing to say. */
const Note = z.nullable(lines(noteMax));

/** A piece of an order with what can still be done about it. */
export const ExceptionItem = z.object({
  id: z.uuid(),
  sku: z.string(),
  name: z.string(),
  serialNumber: z.string(),
  quantity: z.int(),
  state: z.enum(itemStates),
  condition: z.enum(conditions),
  /** Where its part lies. */
  place: z.nullable(z.string()),
  /** How many photos its part shows. */
  photos: z.int(),
  /** What was paid for it, what of that can still go back, and what of this was withheld, which is no rest. */
  paid: z.int(),
  left: z.int(),
  withheld: z.int(),
  returnReason: z.nullable(z.string()),
  outcome: z.nullable(z.enum(pieceOutcomes)),
  outcomeNote: z.nullable(z.string()),
  reduction: z.int(),
  /** The shipping that is meant to go back with it if it is settled now (`dueLess`). */
  shippingDue: z.int(),
  isReducible: z.boolean(),
  /** What goes back, and what of it is shipping, if none of its pieces stay, if one does, and so on; empty where it cannot be cancelled. */
  ifKept: z.array(z.object({ total: z.int(), shipping: z.int() })),
  /** The part where it is sold again as something worse: its number in the shop, and its code. */
  regradedAs: z.nullable(z.object({ id: z.int(), sku: z.string() })),
});
export type ExceptionItem = z.infer<typeof ExceptionItem>;

export const OrderExceptions = z.object({
  orderNumber: z.string(),
  state: z.enum(orderStates),
  delivery: z.enum(deliveries),
  trackingCode: z.nullable(z.string()),
  paid: z.int(),
  left: z.int(),
  shippingLeft: z.int(),
  /** What a refund of all the rest would bring: `left` without what was withheld. */
  owed: z.int(),
  items: z.array(ExceptionItem),
  refunds: z.array(
    z.object({
      id: z.uuid(),
      itemId: z.nullable(z.uuid()),
      amount: z.int(),
      reason: z.enum(refundReasons),
      note: z.nullable(z.string()),
      askedAt: z.string(),
      /** Null until the money has gone. */
      doneAt: z.nullable(z.string()),
    }),
  ),
});
export type OrderExceptions = z.infer<typeof OrderExceptions>;

/** A return in the list of those that wait. */
export const WaitingReturn = z.object({
  id: z.uuid(),
  orderNumber: z.string(),
  sku: z.string(),
  name: z.string(),
  state: z.enum(['returned', 'received']),
  returnedAt: z.nullable(z.string()),
});
export type WaitingReturn = z.infer<typeof WaitingReturn>;
export const WaitingReturns = z.object({ returns: z.array(WaitingReturn) });
export type WaitingReturns = z.infer<typeof WaitingReturns>;

/** The id is made by whoever asks: sent twice it is one refund. */
export const RefundParameters = z.extend(OrderNumberParameters, { refundId: z.uuid() });
export const PartialRefund = z.strictObject({
  itemId: z.nullable(z.uuid()),
  amount: Amount,
  reason: z.enum(chosenRefundReasons),
  note: Note,
});
export type PartialRefund = z.infer<typeof PartialRefund>;

/** How many pieces of an item stay in the order. */
export const KeptPieces = z.strictObject({
  kept: z.int().check(z.minimum(0), z.maximum(999)),
  isForSale: z.boolean(),
  note: Note,
});
export type KeptPieces = z.infer<typeof KeptPieces>;

/** Photos of it as it is now, which the shop was sent before. */
const TakenPhotos = z.optional(photoList(listedPhotosMax));
/** Where it is put; left out, its part lies where it lay. */
const PutPlace = z.optional(PlaceName);

/** A good one shows them behind those that its part has; a worse one shows these alone (decision 0081). */
export const ReceivedReturn = z.discriminatedUnion('verdict', [
  z.strictObject({ verdict: z.literal('good'), note: Note, photos: TakenPhotos, place: PutPlace }),
  z.strictObject({
    verdict: z.literal('worse'),
    note: text(noteMax),
    condition: z.enum(conditions),
    price: Amount,
    photos: TakenPhotos,
    place: PutPlace,
  }),
  z.strictObject({ verdict: z.literal('unusable'), note: text(noteMax) }),
]);
export type ReceivedReturn = z.infer<typeof ReceivedReturn>;

/** What is withheld, and why as the buyer reads it; null where all of it goes back. */
export const RefundedReturn = z.strictObject({
  reduction: z.nullable(z.strictObject({ cents: Amount, note: text(noteMax) })),
});
export type RefundedReturn = z.infer<typeof RefundedReturn>;

export const LostParcel = z.strictObject({ note: Note });
export const SecondTry = z.strictObject({ trackingCode: text(60), isWithOthers: z.boolean() });
export type SecondTry = z.infer<typeof SecondTry>;
