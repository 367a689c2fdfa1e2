/** What was found at a place that somebody began to count, as it stays on this phone. */
import * as z from 'zod/mini';
import { StockPart } from '../../../domain/contract/desk-stock.ts';
import { readStored, store } from '../../browser/storage.ts';

const UnreadCode = z.object({
  code: z.string(),
  /** The shop was asked, and it is no piece's. */
  isUnknown: z.boolean(),
});
export type UnreadCode = z.infer<typeof UnreadCode>;

const Kept = z.object({
  /** Pieces that were found, by part; a part that was not looked at is not in it. */
  found: z.record(z.string(), z.int()),
  /** Parts that lie somewhere else by the books, and were found here. */
  others: z.array(StockPart),
  /** Codes that were scanned without a line, of what does not lie here by the books: what they are is asked once there is one. */
  unread: z._default(z.array(UnreadCode), []),
});
export type KeptCount = z.infer<typeof Kept>;

export const nothingFound: KeptCount = { found: {}, others: [], unread: [] };

const keyOf = (place: string): string => `desk-count:${place.toLowerCase()}`;

export function keptCount(place: string): KeptCount {
  const read = Kept.safeParse(readStored(keyOf(place)));
  return read.success ? read.data : nothingFound;
}

/** Whether a count of this place was begun on this phone and not written down. */
export const isBegun = (place: string): boolean => readStored(keyOf(place)) !== undefined;

/** @param count undefined once it was written down */
export const keepCount = (place: string, count: KeptCount | undefined): void => store(keyOf(place), count);
