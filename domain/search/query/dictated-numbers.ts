/** Numbers of parts that somebody wrote as they were dictated: `due otto tre sei otto zero M cinque tre Z`, `zero 773 903 cento`. */
import { isYear } from '../../query-words.ts';
import { figuresOf } from './number-words.ts';

/** As long as the number of a part that stands by itself. */
const wholeLength = 7;
/** As many words behind one another are no count, nor a car's name. */
const manyWords = 4;
/** Fewer of them, among figures, make as many pieces. */
const fewestPieces = 3;

/** What most queries have none of: looked for before anything else is done. */
const said =
  /\b(?:zero|uno|due|tre|quattro|cinque|sei|sette|otto|nove|one|two|three|four|five|six|seven|eight|nine|\w*cento|\w*mil[al]\w*)\b/;

const isSaid = (word: string): boolean => figuresOf(word) !== undefined;
const isFigures = (word: string): boolean => /^[a-z]{0,2}\d[a-z\d]*$/.test(word);
/** Of a number; `e` and `o` stand between two. */
const isLetter = (word: string): boolean => /^[a-df-np-z]$/.test(word);

/**
 * Figures that are a whole number by themselves have nothing to do with a word beside them: `ne avete tre 735010427`.
 *
 * @param text folded
 * @returns the same with such numbers in figures; undefined where there are none
 */
export function inFigures(text: string): string | undefined {
  if (!said.test(text)) return undefined;
  const words = text.split(/[\s,.-]+/);
  const written: string[] = [];
  let isAny = false;
  for (let at = 0; at < words.length;) {
    const end = words.findIndex(
      (word, place) => place >= at && !isSaid(word) && !isFigures(word) && !isLetter(word),
    );
    const run = words.slice(at, end < 0 ? words.length : Math.max(end, at + 1));
    const number = numberOf(run);
    isAny ||= number !== undefined;
    written.push(...(number === undefined ? run : [number]));
    at += run.length;
  }
  return isAny ? written.join(' ') : undefined;
}

/** What words, figures and letters behind one another say together. */
function numberOf(run: readonly string[]): string | undefined {
  const count = run.filter(isSaid).length;
  const isOther = run.some(isYear) || run.filter(isFigures).join('').length >= wholeLength;
  const isDictated = count >= manyWords || (count > 0 && run.length >= fewestPieces && !isOther);
  const number = run.map((word) => figuresOf(word) ?? word).join('');
  return isDictated && number.length >= wholeLength ? number : undefined;
}
