/** How a word sounds to somebody who writes it as they heard it: makers' names are French, German and Korean. */
import { createRemembered } from '../../remembered.ts';

const rules: readonly (readonly [pattern: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/sch|sh/g, 'sc'],
  [/ck|qu|[kq]/g, 'c'],
  [/oo|ou/g, 'u'],
  [/eau|au(?=lt)/g, 'o'],
  [/x/g, 'cs'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
];

/** Some ten thousand words are compared again and again. */
const sounds = createRemembered<string, string>(20_000);

/** @param word folded */
export const soundOf = (word: string): string =>
  sounds(word, () => rules.reduce((sound, [pattern, written]) => sound.replace(pattern, written), word));
