/** The stock room of the yard's desk: places, parts as the yard sees them, and what is changed of them by hand. Cents. */
import * as z from 'zod/mini';
import { partIdMax } from '../constants.ts';
import { highestPriceCents, onHandMax } from '../facts/believed.ts';
import { conditions } from '../vocabulary.ts';
import { text } from './free-text.ts';
import { Image } from './parts.ts';
import { PlaceName } from './place-name.ts';
import { wholeNumber } from './query.ts';

/** A part as it is looked for and put away. */
export const StockPart = z.object({
  id: z.int(),
  sku: z.string(),
  /** In Italian, as the yard calls it. */
  name: z.string(),
  serialNumber: z.string(),
  donorCar: z.nullable(z.string()),
  kind: z.string(),
  condition: z.enum(conditions),
  price: z.int(),
  discountedPrice: z.int(),
  /** Pieces in stock, and those of them that are kept for buyers. */
  onHand: z.int(),
  reserved: z.int(),
  /** Sold, and still to be fetched: in nobody's stock, and at its place all the same. */
  toPick: z.int(),
  place: z.nullable(z.string()),
  /** The shelf on which that place stands, where it is a box. */
  shelf: z.nullable(z.string()),
  image: z.nullable(Image),
  /** When it came into the shop. */
  since: z.string(),
});
export type StockPart = z.infer<typeof StockPart>;

/** A page of them, and how many there are in all, as far as that is known without looking at each. */
export const StockParts = z.object({ parts: z.array(StockPart), total: z.int(), hasMore: z.boolean() });
export type StockParts = z.infer<typeof StockParts>;

export const StockPlace = z.object({
  name: z.string(),
  isBox: z.boolean(),
  shelf: z.nullable(z.string()),
  /** Parts that lie there, without those in its boxes. */
  parts: z.int(),
  /** When it was counted last; null where nobody ever did. */
  countedAt: z.nullable(z.string()),
});
export type StockPlace = z.infer<typeof StockPlace>;
export const StockPlaces = z.object({ places: z.array(StockPlace) });

/** A place with what lies there by the books; `boxes` are those that stand on it. */
export const WholeStockPlace = z.object({
  ...StockPlace.shape,
  boxes: z.array(StockPlace),
  pieces: z.array(StockPart),
});
export type WholeStockPlace = z.infer<typeof WholeStockPlace>;

/** What was scanned or typed. */
export const CodeQuery = z.object({ code: z.string().check(z.minLength(1), z.maxLength(500)) });
export const ResolvedCode = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('part'), part: StockPart }),
  z.object({ kind: z.literal('place'), place: StockPlace }),
  z.object({ kind: z.literal('unknown') }),
]);
export type ResolvedCode = z.infer<typeof ResolvedCode>;

export const PlaceQuery = z.object({ name: PlaceName });
export const NewPlace = z.strictObject({ name: PlaceName, isBox: z.boolean() });
export type NewPlace = z.infer<typeof NewPlace>;
export const PlacedBox = z.strictObject({ box: PlaceName, shelf: PlaceName });
export type PlacedBox = z.infer<typeof PlacedBox>;
export const PlacedPart = z.strictObject({ place: PlaceName });

/** A part's number in the shop, as it stands in an address. */
export const PartIdInAddress = z.pipe(
  z.string().check(z.regex(/^[1-9]\d*$/)),
  z.pipe(z.transform(Number), z.int().check(z.maximum(partIdMax))),
);
export const StockPartParameters = z.object({ id: PartIdInAddress });
export type StockPartParameters = z.infer<typeof StockPartParameters>;
export const StockQuery = z.object({ q: z.string().check(z.trim(), z.maxLength(200)) });
/** A list of parts comes in pages, from 1. */
export const StockPageQuery = z.object({ page: z._default(wholeNumber(1, 10_000), 1) });
export const StockPartsQuery = z.object({ ...StockQuery.shape, ...StockPageQuery.shape });

/** What people looked for lately and did not find, or did not open. */
export const VainSearch = z.object({
  query: z.string(),
  /** How often nothing was found. */
  withoutResult: z.int(),
  /** How often something was found that nobody opened. */
  notOpened: z.int(),
  /** The last day of it, in Italy. */
  lastDay: z.string(),
});
export type VainSearch = z.infer<typeof VainSearch>;
export const VainSearches = z.object({ searches: z.array(VainSearch), days: z.int() });
export type VainSearches = z.infer<typeof VainSearches>;

/** Pieces of a part, in stock or found at a place. */
export const Pieces = z
  .int('invalid_format')
  .check(z.minimum(0, 'invalid_format'), z.maximum(onHandMax, 'too_high'));
/** Before any discount. */
export const Price = z
  .int('invalid_format')
  .check(z.minimum(1, 'required'), z.maximum(highestPriceCents, 'too_high'));
/** What was sold over the counter is no removal: it has its price (`CounterSale`). */
export const removalReasons = ['broken', 'not_found', 'scrapped', 'other'] as const;
export type RemovalReason = (typeof removalReasons)[number];
export const Removed = z.strictObject({
  reason: z.enum(removalReasons),
  note: z.nullable(text(300)),
});
export type Removed = z.infer<typeof Removed>;

/** Pieces of a part that were sold over the yard's own counter, and what was paid for all of them (decision 0122). */
export const CounterSale = z.strictObject({
  pieces: Pieces.check(z.minimum(1, 'required')),
  amount: Price,
  /** Under which number whoever buys a safety part repairs cars; asked of those alone (decision 0122). */
  repairer: z.optional(text(40, 3)),
  note: z.nullable(text(300)),
});
export type CounterSale = z.infer<typeof CounterSale>;

/** One that stands: who noted it, and when. */
export const NotedCounterSale = z.object({
  id: z.uuid(),
  pieces: z.int(),
  amount: z.int(),
  soldAt: z.string(),
  soldBy: z.string(),
});
export type NotedCounterSale = z.infer<typeof NotedCounterSale>;

export const CounterSaleParameters = z.object({ id: PartIdInAddress, saleId: z.uuid() });
