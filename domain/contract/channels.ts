/** The calls of what else sells the yard's pieces: what changed, keeping, releasing and selling. Money is whole euro cents. */
import * as z from 'zod/mini';
import { channelPageMost, holdMinutesMost } from '../channels.ts';
import { toldInLists, toldOnItsPage } from '../facts/fact-names.ts';
import { parcelSizes } from '../shipping.ts';
import { vatSchemes } from '../vocabulary.ts';
import { factSchemas } from './fact-schemas.ts';
import { text } from './free-text.ts';
import { wholeNumber } from './query.ts';

const InBoth = z.object({ it: z.string(), en: z.string() });
const partId = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const quantity = z.int().check(z.minimum(1), z.maximum(999));

/**
 * `GET /channel/parts?cursor=`. Without a cursor all parts, page by page; with the one of the last page what changed since. A page is
 * told again rather than left out.
 */
export const StockChangesQuery = z.object({
  cursor: z.optional(z.string().check(z.regex(/^[\w.-]{1,2000}$/))),
  limit: z._default(wholeNumber(1, channelPageMost), 200),
});
export type StockChangesQuery = z.infer<typeof StockChangesQuery>;

/**
 * A part as a marketplace needs it. `state` is `kept` where all that is left of it is kept for somebody who has yet to pay;
 * `available` is what can be sold now, `price` what one costs with what was taken off. `safety` parts go to repairers alone.
 */
export const ChannelPart = z.object({
  id: z.int(),
  sku: z.string(),
  state: z.enum(['for_sale', 'kept', 'sold']),
  available: z.int(),
  name: InBoth,
  description: InBoth,
  ...factSchemas(toldInLists),
  ...factSchemas(toldOnItsPage),
  discountedPrice: z.int(),
  vatScheme: z.enum(vatSchemes),
  parcelSize: z.enum(parcelSizes),
  safety: z.boolean(),
  category: z.object({ id: z.int(), slug: z.string(), name: InBoth }),
  make: z.nullable(z.string()),
  model: z.nullable(z.string()),
  fits: z.array(
    z.object({ make: z.string(), model: z.string(), from: z.nullable(z.int()), to: z.nullable(z.int()) }),
  ),
  /** Addresses of the photos, the first one first. */
  photos: z.array(z.string()),
  /** Its page in the shop. */
  url: z.string(),
  updatedAt: z.string(),
});
export type ChannelPart = z.infer<typeof ChannelPart>;

/** `removed` are ids of parts that are no more. While it is not `isComplete` the next page is there already. */
export const StockChanges = z.object({
  parts: z.array(ChannelPart),
  removed: z.array(z.int()),
  cursor: z.string(),
  isComplete: z.boolean(),
});
export type StockChanges = z.infer<typeof StockChanges>;

export const NewHold = z.strictObject({
  partId,
  quantity,
  minutes: z.int().check(z.minimum(1), z.maximum(holdMinutesMost)),
});
export type NewHold = z.infer<typeof NewHold>;

export const Hold = z.object({ id: z.uuid(), partId: z.int(), quantity: z.int(), heldUntil: z.string() });
export type Hold = z.infer<typeof Hold>;

export const HoldParameters = z.object({ id: z.uuid() });

/** `reference` is what the sale is called there; `holdId` names what was kept for it. */
export const NewChannelSale = z.strictObject({
  partId,
  quantity,
  reference: text(80),
  holdId: z.optional(z.uuid()),
});
export type NewChannelSale = z.infer<typeof NewChannelSale>;

export const SaleParameters = z.object({ id: z.uuid() });

/** `available` is what is left of the part. */
export const ChannelSale = z.object({
  id: z.uuid(),
  partId: z.int(),
  sku: z.string(),
  quantity: z.int(),
  reference: z.string(),
  available: z.int(),
});
export type ChannelSale = z.infer<typeof ChannelSale>;
