/** What a mistyped word was probably meant to be. */
import { slipsBetween } from '../../edit-distance.ts';
import { soundOf } from './sound-of.ts';

export type KnownWord = { readonly word: string; readonly parts: number };

/** Most corrections that a word stands for. */
const mostMeanings = 3;

/** Of longer words all letters that should stand twice may stand once, and one slip besides: `specieto`. */
const shortestDoubled = 7;
const mostDoubled = 3;

/** In words of this length half of the other letters would be somebody else's with two slips: `scarpe` is no `spare`. */
const middleLength = 6;
const likeness = 2;

/** Shorter words sound like many. */
const shortestHeard = 5;

/** What is written as it is heard is one slip, and one besides where there are letters enough to tell: `kangu`, `hunday`. */
function slipsHeard(typed: string, sound: string, word: string): number {
  if (typed.length < shortestHeard) return Infinity;
  const heard = slipsBetween(sound, soundOf(word));
  return heard === 0 || (heard === 1 && typed.length >= middleLength) ? 1 + heard : Infinity;
}

/** Whether two slips in a word of middle length leave it the same word: it begins so, and its letters are nearly the same. */
const isAlike = (typed: string, word: string): boolean =>
  typed.slice(0, likeness) === word.slice(0, likeness) &&
  differences(lettersOf(word), lettersOf(typed)) <= likeness;

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
  const single = withoutDoubles(typed);
  const sound = soundOf(typed);
  for (const { word, parts } of known) {
    // The length first: it costs nothing, and leaves a third of the words.
    const isNear = Math.abs(word.length - typed.length) <= slips;
    const mayBeDoubled =
      typed.length >= shortestDoubled && Math.abs(word.length - typed.length) <= mostDoubled;
    if (!isNear && !mayBeDoubled) continue;
    if (differences(lettersOf(word), letters) > 2 * slips) continue;
    const written = Math.min(
      isNear ? slipsBetween(typed, word) : Infinity,
      mayBeDoubled ? 1 + slipsBetween(single, withoutDoubles(word)) : Infinity,
    );
    // To sound alike counts one slip at least.
    const heard = isNear && written > 1 ? slipsHeard(typed, sound, word) : Infinity;
    const isByChance = written > 1 && typed.length === middleLength && !isAlike(typed, word);
    const distance = Math.min(isByChance ? Infinity : written, heard);
    if (distance > slips) continue;
    near.push({ word, parts, distance });
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

/** Shorter beginnings are one slip away from everything. */
const shortestBeginning = 4;
/** The same where its doubled letters count once: `zzqq` says no more than `zq`. */
const shortestSingle = 3;
/** Most words that a beginning stands for. */
const mostLonger = 6;
/** From so many letters on two slips are forgiven. */
const longBeginning = 8;

/** Letters that sound alike at the beginning of a word: `wolks`, `sitr`, `kappel`. */
const alike = ['vw', 'sc', 'ck', 'kq', 'cq', 'ij', 'iy', 'gj', 'fp'];

/**
 * The known words that begin nearly like one that is still being typed: `capel` for `cappelliera`, `volksva` for `volkswagen`.
 *
 * @returns as `correctionsOf` does
 */
export function longerNear(typed: string, known: Iterable<KnownWord>): string[] {
  const single = withoutDoubles(typed);
  if (typed.length < shortestBeginning || single.length < shortestSingle) return [];
  const slips = typed.length < longBeginning ? 1 : 2;
  const sound = soundOf(typed);
  const near: (KnownWord & { readonly distance: number })[] = [];
  for (const { word, parts } of known) {
    if (word.length < typed.length) continue;
    // It need not begin with the same letter: `iunda` of `hyundai`.
    const isHeard = soundOf(word).startsWith(sound);
    if (!isHeard && !soundsAlike(word[0], typed[0])) continue;
    const written = slipsToBeginning(single, withoutDoubles(word));
    const heard = isHeard ? 1 : 1 + slipsToBeginning(sound, soundOf(word));
    const distance = written > 1 ? Math.min(written, heard) : written;
    if (distance <= slips) near.push({ word, parts, distance });
  }
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .sort((one, other) => other.parts - one.parts)
    .slice(0, mostLonger)
    .map(({ word }) => word);
}

/** Shorter sounds begin words of every sort: `qqq` is heard as one. */
const shortestSound = 2;

/** The known words that begin as one sounds which was written as it was heard, the commonest first. */
export function beginningHeard(typed: string, known: Iterable<KnownWord>): string[] {
  const sound = soundOf(typed);
  if (sound.length < shortestSound) return [];
  return [...known]
    .filter(({ word }) => word.length > typed.length && soundOf(word).startsWith(sound))
    .sort((one, other) => other.parts - one.parts)
    .slice(0, mostLonger)
    .map(({ word }) => word);
}

const slipsToBeginning = (typed: string, word: string): number =>
  Math.min(...[-1, 0, 1].map((more) => slipsBetween(typed, word.slice(0, typed.length + more))));

/** Letters that stand twice are what people get wrong first. */
const withoutDoubles = (word: string): string => word.replace(/(.)\1/g, '$1');

const soundsAlike = (one = '', other = ''): boolean =>
  one === other || alike.some((pair) => pair.includes(one) && pair.includes(other));

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
