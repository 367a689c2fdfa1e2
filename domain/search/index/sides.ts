/** The side that a query asks for, and parts of which the yard did not say it: they may be right, and come after those that are. */
import { sideWords } from '../../side-words.ts';
import type { Side } from '../../vocabulary.ts';
import { emptyHits, firstOf, inAny, type Hits } from './hits.ts';
import type { PartIndex } from './part-index.ts';

/** Ids of kinds. */
export type SidedKinds = ReadonlySet<number>;

/** Of queries alone: where people sit. */
const left = [...sideWords.left, 'guida', 'guidatore', 'conducente'];
const right = [...sideWords.right, 'passeggero'];
const sides = new Map([
  ...left.map((word) => [word, 'left'] as const),
  ...right.map((word) => [word, 'right'] as const),
]);

/** Of a phrase of the query. */
export const sideOf = (phrase: readonly string[]): Side | undefined => sides.get(phrase.at(-1) ?? '');

const inNames = [...sideWords.left, ...sideWords.right];

/**
 * @param sure parts of the side that was asked for
 * @param others parts that are right but for the side
 * @returns all that are sure, and behind them those whose name says no side although there are two
 */
export function mayBeOnEitherSide(
  { pool, words, columns }: PartIndex,
  sidedKinds: SidedKinds,
  sure: Hits,
  others: Hits,
): Hits {
  const sided = inAny(
    pool,
    inNames.map((word) => words.having(word)),
  ).rows;
  const kinds = columns.categoryId.values;
  const unsure = emptyHits(pool, others.rows.length);
  let [count, at] = [0, 0];
  for (const row of others.rows) {
    while (at < sided.length && sided[at]! < row) at += 1;
    if (sided[at] === row || !sidedKinds.has(kinds[row]!)) continue;
    unsure.rows[count] = row;
    unsure.scores[count] = 0;
    count += 1;
  }
  const scores = pool.words(sure.rows.length);
  for (let nth = 0; nth < scores.length; nth++) scores[nth] = sure.scores[nth]! + 1;
  return inAny(pool, [{ rows: sure.rows, scores }, firstOf(unsure, count)]);
}
