/** What a mistyped word was probably meant to be. */
import { slipsBetween } from '../../../domain/edit-distance.ts';

export type KnownWord = { readonly word: string; readonly parts: number };

/** Most corrections that a word stands for. */
const mostMeanings = 3;

/**
 * The known words nearest to a typed one: one slip for short words, two for longer ones. A slip is a letter too many, missing,
 * another, or two that changed places.
 *
 * @param known candidates, each with the number of parts that have it: of equally near ones the commoner come first
 * @returns at most three words, all equally near; none when nothing is near enough
 */
export function correctionsOf(typed: string, known: Iterable<KnownWord>): string[] {
  const slips = typed.length <= 5 ? 1 : 2;
  const letters = lettersOf(typed);
  const near: (KnownWord & { readonly distance: number })[] = [];
  for (const { word, parts } of known) {
    if (Math.abs(word.length - typed.length) > slips || differences(lettersOf(word), letters) > 2 * slips)
      continue;
    const distance = slipsBetween(typed, word);
    if (distance <= slips) near.push({ word, parts, distance });
  }
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .sort(
      (one, other) =>
        beginsAlike(other.word, typed) - beginsAlike(one.word, typed) || other.parts - one.parts,
    )
    .slice(0, mostMeanings)
    .map(({ word }) => word);
}

/** People seldom mistype the first letter. */
const beginsAlike = (word: string, typed: string): number => Number(word[0] === typed[0]);

/** Which letters a word has, a bit for each: two words a slip apart differ in two at most. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

/** In how many bits two numbers differ. */
function differences(one: number, other: number): number {
  let count = 0;
  for (let bits = one ^ other; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}
