/** The pages of what a search found. */
import { searchPageSize } from './constants.ts';

/** Pages there are for a number of results. */
export function pageCount(total: number, limit: number = searchPageSize): number {
  return Math.max(1, Math.ceil(total / limit));
}

/** The page as it is stored, of the page that was chosen: those are counted from 0 (specification 4). The first is left out. */
export const storedPage = (index: number): number | undefined => (index === 0 ? undefined : index + 1);
