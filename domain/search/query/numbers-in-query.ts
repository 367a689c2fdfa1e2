/**
 * Part numbers that stand among other words of a query, alone or several: `cod. 735 010 427`, `motore A 453 892 58 00`,
 * `52280606 o 46312467`. Pure: whether any part bears such a number, the caller asks.
 */
import { fold } from '../../fold.ts';
import { isAskingWord } from './asking-words.ts';
import { normalizePartNumber } from '../../part-number.ts';
import { isYear } from '../../query-words.ts';

export type QueryNumbers = {
  /** As they were typed, in their order. */
  readonly numbers: readonly string[];
  /** The same, where pieces that are long enough may be numbers by themselves: `6279V3 6778R9`. Empty where there are none such. */
  readonly apart: readonly string[];
  /** The query without them, and without the words that only announce a number. */
  readonly rest: string;
  /** All that was typed as one number, where there is nothing beside it but words that ask and announce: `part number 4 4152143 96`. */
  readonly joined: string | undefined;
};

/** A number that stands by itself is as long as this, or is announced; what follows one another in pieces as well, together. */
const wholeLength = 7;
/** Announced (`cod. 12345`) it may be shorter. */
const announcedLength = 5;
/** Pieces are shorter: `735 010 427`. */
const pieceLength = 6;
const longest = 18;
/** With its revision a number of nine signs is as long as this. */
const revisedLength = 10;

/** What is written before a number, and says nothing else. */
const announcing =
  /\bn(?:[°º]|(?:\.|\s)\s*(?=[a-z]{0,3}\d[a-z0-9]*\b))|\b(?:codic[ei]|cods?|numer[oi]|num|nr|part\s+numbers?|part\s+no|numbers?|ricambi?o?\s+(?:n|nr|num|numero)|ref|rif|riferiment[oi]|oe|oem|p\/n|pn|art|articolo|sigla)\b\.?\s*[:°#]?/g;

/** What parts one number from the next: a comma, a slash between blanks, a word that means or. */
const parting = /[,;+|]|\s[-/]\s|\b(?:insieme a|assieme a|insieme con|o|oppure|or|e|ed|and|anche|ovvero)\b/;

/** A slash or a dash between two whole numbers, without blanks: `3G6165290K/5K2117785M`, `51.821.762/51.515.279`. */
const betweenNumbers = /([a-z0-9]{8}|\d(?:\.\d{2,4}){2,})[/-](?=[a-z0-9]{8}|\d{2,4}(?:\.\d{2,4}){2})/g;

/** Engines, years with their month, power, displacement, tyres: digits that are no number of a part. */
const measure =
  /^(?:\d{1,2}[/.-](?:19[5-9]|20[0-4])\d|\d+v|\d+(?:cv|kw|hp|ps|cc)|\d[.,]\d\w{0,3}|r\d\d|\d{3}\/\d\d)$/;

const isPiece = (token: string): boolean => /\d/.test(token) && !measure.test(token);
/** Letters that belong to the pieces beside them: the `A` of Mercedes, a colour or revision at the end. */
const isLetters = (token: string): boolean => /^[a-z]{1,2}$/.test(token);
const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** Finds the numbers of a query. */
export function numbersInQuery(query: string): QueryNumbers {
  const text = fold(query);
  const stretches = text.replace(announcing, ' ').replace(betweenNumbers, '$1,').split(parting);
  const isAnnounced = text.search(announcing) >= 0;
  // Beside another one (`96 201 201 80 - 6126 T5`) it may be short as well.
  const hasWhole = (stretch: string) =>
    isNumber(stretch, false) && endOfNumber(tokensOf(stretch), 0) === tokensOf(stretch).length;
  const isShortOne = (stretch: string) => isNumber(stretch, true) && tokensOf(stretch).length === 1;
  const isOneOfSeveral = stretches.length > 1 && (stretches.some(hasWhole) || stretches.every(isShortOne));
  const beside = besideSigns(stretches.map(tokensOf));
  const numbers: string[] = [];
  const left: string[] = [];
  for (const [nth, stretch] of stretches.entries()) {
    const tokens = tokensOf(stretch);
    for (let at = 0; at < tokens.length;) {
      const end = endOfNumber(tokens, at);
      const typed = tokens.slice(at, end).join(' ');
      const isAll = at === 0 && end === tokens.length;
      const isOneOfPair = beside[nth]?.has(at) ?? false;
      if (isNumber(typed, isAnnounced || isOneOfPair || (isOneOfSeveral && isAll))) numbers.push(typed);
      else left.push(...tokens.slice(at, Math.max(end, at + 1)));
      at = Math.max(end, at + 1);
    }
  }
  const all = tokensOf(text.replace(announcing, ' ')).filter((token) => !isAskingWord(token));
  const isOne = all.every((token) => /\d|^[a-z-]{1,3}$/.test(token));
  const joined = isOne && isNumber(all.join(''), true) ? all.join('') : undefined;
  const pieces = numbers.map((number) => tokensOf(number));
  const mayStandAlone = (some: readonly string[]) => some.every((token) => isNumber(token, true));
  const hasSeveral = pieces.some((some) => some.length > 1 && mayStandAlone(some));
  const apart = hasSeveral ? pieces.flatMap((some) => (mayStandAlone(some) ? some : [some.join(' ')])) : [];
  return { numbers, apart, rest: left.join(' '), joined };
}

/**
 * Where short numbers begin that stand on both sides of what parts them, whatever else is said: `portiere 6523F2 + 6137E7`. They have
 * letters in them, or `100000 o 120000` were two.
 *
 * @param stretches the words of each
 * @returns of each stretch the places
 */
function besideSigns(stretches: readonly (readonly string[])[]): readonly ReadonlySet<number>[] {
  const places = stretches.map(() => new Set<number>());
  const isOne = (tokens: readonly string[], from: number, end: number): boolean => {
    const typed = tokens.slice(from, end).join(' ');
    return isNumber(typed, true) && normalizePartNumber(typed).length >= pieceLength && /[a-z]/.test(typed);
  };
  for (let nth = 1; nth < stretches.length; nth += 1) {
    const [before = [], behind = []] = stretches.slice(nth - 1, nth + 1);
    const from = before.findIndex((_, at) => endOfNumber(before, at) === before.length);
    const isPair =
      from >= 0 && isOne(before, from, before.length) && isOne(behind, 0, endOfNumber(behind, 0));
    if (!isPair) continue;
    places[nth - 1]?.add(from);
    places[nth]?.add(0);
  }
  return places;
}

const tokensOf = (stretch: string): string[] => stretch.split(/[\s:()"]+/).filter(Boolean);

/** Where the number ends that begins at a place; the place itself where none begins. */
function endOfNumber(tokens: readonly string[], from: number): number {
  const lengthOf = (at: number): number => normalizePartNumber(tokens[at] ?? '').length;
  let at = from;
  // A letter before the first piece: `A 453 892 58 00`.
  if (isLetters(tokens[at] ?? '') && tokens[at]?.length === 1 && isPiece(tokens[at + 1] ?? '')) at += 1;
  if (!isPiece(tokens[at] ?? '') || (isYear(tokens[at] ?? '') && !isPiece(tokens[at + 1] ?? ''))) return from;
  const isWhole = lengthOf(at) > pieceLength;
  let length = lengthOf(at);
  at += 1;
  for (; at < tokens.length && length < longest; at += 1) {
    const token = tokens[at] ?? '';
    const isEnd =
      isLetters(token) &&
      !/^(?:di|da|il|la|le|lo|un|su|in|al|ad|ma|se|of|to|on|my|is|it|sx|dx|vw)$/.test(token);
    if (!isEnd && (isWhole || !isPiece(token) || lengthOf(at) > pieceLength)) break;
    length += lengthOf(at);
    // A revision ends it: `5P3 653 211 H 8P5 678 791` are two.
    if (isEnd && length >= revisedLength) return at + 1;
  }
  return at;
}

function isNumber(typed: string, isAnnounced: boolean): boolean {
  const { length } = normalizePartNumber(typed);
  return length >= (isAnnounced ? announcedLength : wholeLength) && length <= longest && digitsIn(typed) >= 4;
}
