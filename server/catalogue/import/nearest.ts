/** What a mistyped name was probably meant to be. A slip never changes a digit: 206 is no 207. */
import { slipsBetween } from '../../../domain/edit-distance.ts';
import { wordsOf } from './letters.ts';

/** One slip from four letters on, two from eight: everything is near a shorter word. */
const slipsFor = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * @param typed folded, as the keys are
 * @param entries keys with what they mean
 * @returns what the nearest keys mean: one thing when it is clear, several when it is not, none when nothing is near
 */
export function nearestOf<Value>(
  typed: string,
  entries: Iterable<readonly [key: string, value: Value]>,
): Value[] {
  const allowed = slipsFor(typed.length);
  if (allowed === 0) return [];
  let least = allowed;
  let nearest = new Set<Value>();
  for (const [key, value] of entries) {
    if (Math.abs(key.length - typed.length) > least || digitsOf(key) !== digitsOf(typed)) continue;
    const distance = slipsBetween(typed, key);
    if (distance > least) continue;
    if (distance < least) nearest = new Set();
    least = distance;
    nearest.add(value);
  }
  return [...nearest];
}

/** A word taken for what it says, or for what it was probably meant to say. */
export type Meant<Value> = { readonly value: Value; readonly isGuess: boolean };

/** What a key means by itself, else what the nearest ones mean when they all mean the same. */
export function meantBy<Value>(key: string, known: ReadonlyMap<string, Value>): Meant<Value> | undefined {
  const value = known.get(key);
  if (value !== undefined) return { value, isGuess: false };
  const [nearest, ...others] = nearestOf(key, known);
  return nearest !== undefined && others.length === 0 ? { value: nearest, isGuess: true } : undefined;
}

/** Of the headers that the shop does not know the one that a column may have been meant by. */
export function nearestHeader(name: string, headers: readonly string[]): string | undefined {
  const [nearest] = nearestOf(
    wordsOf(name).join(''),
    headers.map((header) => [wordsOf(header).join(''), header] as const),
  );
  return nearest;
}
