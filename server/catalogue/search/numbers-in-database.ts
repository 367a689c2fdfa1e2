/** Numbers of parts, by the database's indexes. */
import type { PartNumbers } from '../../../domain/search/readings/part-numbers.ts';
import type { Executor } from '../../db/client.ts';
import { nearNumbers } from './near-numbers.ts';
import { partsOfBeginnings, partsOfNumber } from './number-meaning.ts';

export const numbersInDatabase = (db: Executor): PartNumbers => ({
  like: (keys) => partsOfNumber(db, keys),
  beginning: (words) => partsOfBeginnings(db, words),
  near: (typed) => nearNumbers(db, typed),
});
