/** Letters by which lists say where a piece sits, in columns of their own. Pure. */

/** Letters that say a place only where nothing else can stand: `hi` and `vo` of German lists, `NSF` of British ones; Dutch `voor` is `for` in a name. */
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
  voor: 'front',
  frente: 'front',
  frt: 'front',
  dir: 'right',
};

/** Of Dutch and Portuguese lists, where they are all that the cell says: in a sentence some are words of other languages. */
const wholeCells: Readonly<Record<string, string>> = {
  lv: 'left front',
  rv: 'right front',
  la: 'left rear',
  ra: 'right rear',
  fe: 'left front',
  fd: 'right front',
  te: 'left rear',
  td: 'right rear',
};

/** A cell of a column of sides or axles, its letters as words. */
export const inFull = (text: string): string =>
  wholeCells[text.replace(/[\s./-]+/g, '').toLowerCase()] ??
  text
    .split(/[\s/,.-]+/)
    .map((word) => placeLetters[word.toLowerCase()] ?? word)
    .join(' ');
