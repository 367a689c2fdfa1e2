/** Which generation a text means, among those of a make. Pure. */
import { isBodyWord, isEngineWord, numeral, type CarText, type YearSpan } from './car-text.ts';
import type { Generation } from './car-table.ts';
import { classWord, seriesWord } from './series-words.ts';

export type Found<Of extends Generation> = {
  /** All of the same model that the text may mean, the best first. */
  readonly best: Of | undefined;
  /** The model is known, and which generation it is cannot be told. */
  readonly candidates: readonly Of[];
};

const isSeries = new RegExp(`^(?:${seriesWord})$`);
const isClassWord = new RegExp(`^(?:${classWord}|kl|cl)$`);

/** The words of a make in which series and classes are written out: `3 E46`, `320d`, `3er`, `E-Klasse`, `C220`. */
function spelledOut(make: string, words: readonly string[]): string[] {
  if (make === 'bmw') {
    return words.flatMap((word, at) => {
      const [, ofType] = /^([1-8])\d{2}(?:[a-z]{0,3})$/.exec(word) ?? [];
      if (ofType) return ['serie', ofType];
      const [, ofSeries] = /^([1-8])(?:er|series|serija|seria)$/.exec(word) ?? /^s([1-8])$/.exec(word) ?? [];
      if (ofSeries) return ['serie', ofSeries];
      if (isSeries.test(word)) return ['serie'];
      if (at === 0 && /^[1-8]$/.test(word)) return ['serie', word];
      return [word];
    });
  }
  if (make === 'mercedes-benz') {
    const isClass = (word: string | undefined) => isClassWord.test(word ?? '');
    const letter = words.find(
      (word, at) =>
        /^(?:[abcegsvrx])$/.test(word) && (at === 0 || isClass(words[at + 1]) || isClass(words[at - 1])),
    );
    const [, ofType] = /^([abceg])\d{2,3}[a-z]{0,3}$/.exec(words[0] ?? '') ?? [];
    const rest = words.filter((word) => !isClass(word) && word !== letter);
    if (letter) return ['classe', letter, ...rest];
    if (ofType) return ['classe', ofType, ...words.slice(1)];
    const [, large] =
      /^(ml|gl|gla|glb|glc|gle|glk|gls|cla|clk|cls|slk|sl|slc)\d{2,3}[a-z]{0,3}$/.exec(words[0] ?? '') ?? [];
    if (large) return [large, ...words.slice(1)];
    return isClass(words[0]) ? words.slice(1) : [...words];
  }
  if (make === 'volkswagen' && /^t[3-7]$/.test(words[0] ?? '')) return ['transporter', ...words];
  if (make === 'land-rover' && words[0] === 'evoque') return ['range', 'rover', ...words];
  if (make === 'mini' && ['cooper', 'one', 'hatch'].includes(words[0] ?? '')) return ['mini', ...words];
  return words.map((word) => (word === 'gran' ? 'grand' : word));
}

/** Where a base stands among the words; -1 where it does not. */
function placeIn(words: readonly string[], base: readonly string[]): number {
  const same = (one: string | undefined, other: string | undefined): boolean =>
    one !== undefined &&
    other !== undefined &&
    (one === other || (one === 'grande' && other === 'grand') || (one === 'grand' && other === 'grande'));
  for (let at = 0; at + base.length <= words.length; at++) {
    if (base.every((word, step) => same(words[at + step], word))) return at;
    // `C4 Grand Picasso` is the Grand C4 Picasso.
    const window = words.slice(at, at + base.length);
    if (base.length > 2 && base.every((word) => window.some((one) => same(one, word)))) return at;
  }
  return -1;
}

/**
 * @param hints codes that a vehicle's number says
 * @param builtIn the year of the car, where it is known
 */
export function findGeneration<Of extends Generation>(
  { words: typed, years }: CarText,
  make: string,
  generations: readonly Of[],
  builtIn: number | null,
  hints: readonly string[] = [],
): Found<Of> {
  const words = spelledOut(make, typed);
  const placed = generations.flatMap((generation) => {
    const bases = generation.bases
      .map((base) => ({ length: base.length, at: placeIn(words, base) }))
      .filter(({ at }) => at === 0 || (at > 0 && at <= 2))
      .toSorted((one, other) => other.length - one.length || one.at - other.at);
    const [base] = bases;
    return base ? [{ generation, ...base }] : [];
  });
  // A code alone is a car, too: `E46`, `W169`.
  const byCode =
    placed.length > 0
      ? []
      : generations.filter(({ codes }) =>
          words.some(
            (word, at) =>
              word.length > 2 &&
              (/[a-z]/.test(word) || (at === 0 && /^\d{3}$/.test(word))) &&
              codes.has(word),
          ),
        );
  const longest = Math.max(0, ...placed.map(({ length }) => length));
  const named = [
    ...placed.filter(({ length }) => length === longest),
    ...byCode.map((generation) => ({ generation, length: 0, at: 0 })),
  ];
  if (named.length === 0) return { best: undefined, candidates: [] };
  const scored = named
    .map(({ generation, length, at }) => ({
      generation,
      score: scoreOf(generation, words.slice(at + length), words, years, builtIn, hints) - at,
    }))
    .toSorted(
      (one, other) => other.score - one.score || (other.generation.from ?? 0) - (one.generation.from ?? 0),
    );
  const [first, second] = scored;
  const candidates = scored.map(({ generation }) => generation);
  if (!first || first.score < -40)
    return { best: undefined, candidates: first && first.score < -40 ? [] : candidates };
  if (!second || first.score > second.score) return { best: first.generation, candidates };
  // Years that overlap: the later one, which is sold more; without any year nobody knows.
  return { best: first.score > 0 ? first.generation : undefined, candidates };
}

function scoreOf(
  { generation, codes, from, to }: Generation,
  behind: readonly string[],
  words: readonly string[],
  years: YearSpan | undefined,
  builtIn: number | null,
  hints: readonly string[],
): number {
  let score = 0;
  if (words.some((word) => codes.has(word) && (word.length > 2 || behind.includes(word)))) score += 60;
  if (hints.some((code) => codes.has(code))) score += 15;
  const next = numeral(behind[0] ?? '');
  const isNumbered = /^\d$|^[a-k]$|^[bc]\d$/.test(next) && !isEngineWord(behind[0] ?? '');
  if (isNumbered && generation !== '') score += next === generation ? 50 : -45;
  else if (
    generation !== '' &&
    behind.some((word) => numeral(word) === generation && /\D/.test(word) && !isBodyWord(word))
  )
    score += 40;
  const year = builtIn ?? (years && years.from === years.to ? years.from : null);
  if (year !== null) score += wasBuilt(year, from, to, 0) ? 20 : wasBuilt(year, from, to, 2) ? 5 : -20;
  if (years && years.from !== years.to) {
    if (years.from !== null) score += Math.max(-10, 16 - 4 * Math.abs(years.from - (from ?? years.from)));
    if (years.to !== null && to !== null) score += Math.max(-10, 10 - 3 * Math.abs(years.to - to));
  }
  return score;
}

/** Cars are registered some time after they were built. */
const wasBuilt = (year: number, from: number | null, to: number | null, tolerance: number): boolean =>
  year >= (from ?? -Infinity) - Math.min(tolerance, 1) && year <= (to ?? Infinity) + tolerance;
