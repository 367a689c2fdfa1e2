/** Letters by which lists say where a piece sits, in columns of their own. Pure. */

/** Letters that say a place only where nothing else can stand: `hi` and `vo` of German lists, `NSF` of British ones. */
const placeLetters: Readonly<Record<string, string>> = {
  hi: 'hinten',
  vo: 'vorne',
  av: 'avant',
  nsf: 'left front',
  nsr: 'left rear',
  osf: 'right front',
  osr: 'right rear',
  fl: 'left front',
  rl: 'left rear',
  rr: 'right rear',
};

/** A cell of a column of sides or axles, its letters as words. */
export const inFull = (text: string): string =>
  text
    .split(/[\s/,.-]+/)
    .map((word) => placeLetters[word.toLowerCase()] ?? word)
    .join(' ');
