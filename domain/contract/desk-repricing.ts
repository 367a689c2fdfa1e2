/** Prices of many parts by one rule, at the yard's desk: the owner looks first, applies, and may undo it for a day. Cents. */
import * as z from 'zod/mini';
import { roundings } from '../repricing.ts';
import { conditions } from '../vocabulary.ts';
import { RowId } from './desk-listing.ts';
import { Price, StockPart } from './desk-stock.ts';

/** For so many hours a rule is listed, and can be undone. */
export const undoHours = 24;
/** Parts of one rule at most: whoever buys one of them waits until all are written (decision 0104). */
export const ruledPartsMax = 20_000;
/** How many of the parts are shown before a rule is applied. */
export const shownPartsMax = 20;
/** How far a price goes down and up, in percent. */
export const loweredMax = 90;
export const raisedMax = 100;
/** Ten years: nothing has been lying in the shop for longer. */
export const lyingDaysMax = 3_650;

/** Which parts, of those that can be bought or are kept for somebody, and what becomes of their price. What is null narrows nothing. */
export const PriceRule = z.strictObject({
  /** A kind, or a group of kinds. */
  kindId: z.nullable(RowId),
  /** What a part came from or fits, as the shop's own filters have it. */
  brandId: z.nullable(RowId),
  modelId: z.nullable(RowId),
  condition: z.nullable(z.enum(conditions)),
  /** Days of the calendar since it came. */
  lyingDays: z.nullable(
    z.int('invalid_format').check(z.minimum(1, 'required'), z.maximum(lyingDaysMax, 'too_high')),
  ),
  /** Before any discount, both ends included. */
  priceFrom: z.nullable(Price),
  priceTo: z.nullable(Price),
  percent: z.int('invalid_format').check(
    z.minimum(-loweredMax, 'too_high'),
    z.maximum(raisedMax, 'too_high'),
    z.refine((percent) => percent !== 0, 'required'),
  ),
  rounding: z.enum(roundings),
  lowest: z.nullable(Price),
});
export type PriceRule = z.infer<typeof PriceRule>;

/** What the ids of a rule were called when it was applied. */
export const RuleNames = z.object({
  kind: z.nullable(z.object({ it: z.string(), en: z.string() })),
  brand: z.nullable(z.string()),
  model: z.nullable(z.string()),
});
export type RuleNames = z.infer<typeof RuleNames>;

export const PricePreview = z.object({
  /** Parts whose price changes, and the sums of their prices; the others that the rule is for stay at theirs. */
  parts: z.int(),
  before: z.int(),
  after: z.int(),
  same: z.int(),
  first: z.array(z.object({ part: StockPart, price: z.int(), discountedPrice: z.int() })),
  /** What was looked at: parts and prices, digested. */
  seen: z.string(),
});
export type PricePreview = z.infer<typeof PricePreview>;

/** @see PricePreview for `seen` */
export const AppliedRule = z.strictObject({ rule: PriceRule, seen: z.string().check(z.maxLength(100)) });
export type AppliedRule = z.infer<typeof AppliedRule>;

export const Repricing = z.object({
  id: z.string(),
  at: z.string(),
  who: z.string(),
  rule: PriceRule,
  names: RuleNames,
  parts: z.int(),
  undone: z.nullable(
    z.object({
      at: z.string(),
      who: z.string(),
      putBack: z.int(),
      /** Parts that had another price meanwhile, and keep it. */
      left: z.int(),
    }),
  ),
});
export type Repricing = z.infer<typeof Repricing>;

export const Repricings = z.object({ repricings: z.array(Repricing) });
export type Repricings = z.infer<typeof Repricings>;

export const RepricingParameters = z.object({ id: z.uuid() });
