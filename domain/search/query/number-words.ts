/** Numbers that somebody wrote as words: `rav quattro`, `golf five`, `duecentosei`. */

const italian = 'uno due tre quattro cinque sei sette otto nove'.split(' ');
const english = 'one two three four five six seven eight nine'.split(' ');
const tens = 'dieci venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');

const digits = new Map(
  [italian, english].flatMap((words) => words.map((word, at) => [word, String(at + 1)] as const)),
);

/** @returns the digit that an Italian or English word says */
export const digitOf = (word: string): string | undefined => digits.get(word);

const either = (words: readonly string[]): string => words.join('|');
/** Before another vowel the last one is not said: `centotto`, `ottantuno`. */
const hundreds = new RegExp(
  `^(?:(${either(italian)})mila|mille)?(?:(${either(italian)})?(cento?))?` +
    `(${either(tens.map((word) => `${word.slice(0, -1)}[${word.at(-1)}]?`))})?(${either(italian)})?$`,
);

/** @returns the digits that an Italian number of three or four says, as models are called; undefined where it is none */
export function digitsOf(word: string): string | undefined {
  return /cent|mil[al]/.test(word) ? figuresOf(word) : undefined;
}

/** @returns the digits that any Italian number below ten thousand says, a ten or a single one as well; of English the single ones */
export function figuresOf(word: string): string | undefined {
  const single = word === 'zero' ? '0' : digitOf(word);
  if (single !== undefined || word === '') return single;
  const [all, thousands, hundred, cento, ten, unit = ''] = hundreds.exec(word) ?? [];
  if (all === undefined) return undefined;
  const thousand = thousands ? Number(digitOf(thousands)) : Number(all.startsWith('mille'));
  const ofHundred = hundred ? Number(digitOf(hundred)) : Number(cento !== undefined);
  const ofTen = tens.findIndex((one) => ten !== undefined && one.startsWith(ten)) + 1;
  return String(1000 * thousand + 100 * ofHundred + 10 * ofTen + Number(digitOf(unit) ?? 0));
}
