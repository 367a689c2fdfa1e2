/** A place that was counted: what was found there, beside what the books said when it was looked at. */
import * as z from 'zod/mini';
import { partIdMax } from '../constants.ts';
import { countOutcomes } from '../stock-room/counting.ts';
import { Pieces, WholeStockPlace } from './desk-stock.ts';
import { PlaceName } from './place-name.ts';

export const CountedPart = z.strictObject({
  id: z.int().check(z.minimum(1), z.maximum(partIdMax)),
  /** Pieces that stand there: those in stock, and those that are sold and wait to be fetched. */
  found: Pieces,
  /** As many were there by the books that whoever counted has seen; null for a part that was elsewhere by them. */
  expected: z.nullable(Pieces),
});
export type CountedPart = z.infer<typeof CountedPart>;

/** More parts do not lie at one place. */
const countedMax = 2_000;

export const Count = z.strictObject({
  place: PlaceName,
  parts: z.array(CountedPart).check(
    z.maxLength(countedMax),
    z.refine((parts) => new Set(parts.map(({ id }) => id)).size === parts.length, 'invalid_format'),
  ),
});
export type Count = z.infer<typeof Count>;

export const CountedOutcome = z.object({ id: z.int(), sku: z.string(), outcome: z.enum(countOutcomes) });
export type CountedOutcome = z.infer<typeof CountedOutcome>;

/** The place as it is now, and what became of each part. */
export const CountDone = z.object({ place: WholeStockPlace, parts: z.array(CountedOutcome) });
export type CountDone = z.infer<typeof CountDone>;
