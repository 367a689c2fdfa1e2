/** How a word sounds to somebody who writes it as they heard it: makers' names are French, German and Korean. */

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

/** @param word folded */
export const soundOf = (word: string): string =>
  rules.reduce((sound, [pattern, written]) => sound.replace(pattern, written), word);
