/** How people write a car beside its name in the catalogue: `golf 5` for Golf V, `320d` for Serie 3, `C220` for Classe C. */

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** BMW: the series and the displacement, with a letter for the engine. */
const bmwType = /^([1-8])\d{2}(?:d|i|xd|xi|td|ci|cd)?$/;
/** Mercedes-Benz: the class and the displacement. */
const mercedesType = /^([abces])\d{3}(?:d|cdi|k)?$/;

/**
 * Other ways to say a word of a car, as phrases of the catalogue.
 *
 * @param word folded
 * @param all words of the query: a bare `320` is a BMW only beside its name
 */
export function carPhrases(word: string, all: readonly string[]): string[][] {
  const [, series] = bmwType.exec(word) ?? [];
  if (series && (all.includes('bmw') || /[a-z]$/.test(word))) return [['serie', series]];
  const [, letter] = mercedesType.exec(word) ?? [];
  if (letter) return [['classe', letter]];
  const roman = /^\d{1,2}$/.test(word) ? romans[Number(word) - 1] : undefined;
  return roman ? [[roman]] : [];
}
