/** What people abbreviate or turn round in a query, written as the catalogue writes it: `'98`, `mk4`, `seconda serie`, `3 series`, `l/h`. */
import { fold } from '../../fold.ts';
import { shorthand, type Rule } from './shorthand.ts';

const ordinals: Readonly<Record<string, number>> = {
  prima: 1,
  primo: 1,
  first: 1,
  '1st': 1,
  seconda: 2,
  secondo: 2,
  second: 2,
  '2nd': 2,
  terza: 3,
  third: 3,
  '3rd': 3,
  quarta: 4,
  fourth: 4,
  '4th': 4,
  quinta: 5,
  fifth: 5,
  '5th': 5,
  sesta: 6,
  sixth: 6,
  '6th': 6,
  settima: 7,
  seventh: 7,
  ottava: 8,
  eighth: 8,
};
const ordinal = Object.keys(ordinals).join('|');

/** Years of two digits: those from here on are of the last century. */
const lastCentury = 50;
const wholeYear = (digits: string): string => `${Number(digits) < lastCentury ? 20 : 19}${digits}`;

const months =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre ' +
  'january february march april may june july august september october november december';
const year = String.raw`((?:19[5-9]|20[0-4])\d)(?![\d/.-]*\d)`;

const rules: readonly Rule[] = [
  // Typographic apostrophes, and the year behind one.
  [/[’‘`]/g, "'"],
  ...shorthand,
  [/(^|\s)'(\d\d)(?!\d)/g, (_all, before = '', digits = '') => before + wholeYear(digits)],
  // A date, or a month, of which only the year is known of any car: `04/2004`, `4-2004`, `aprile 2004`.
  [new RegExp(String.raw`(^|[\s(])(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\2${year}`, 'g'), '$1$3'],
  [new RegExp(String.raw`(^|[\s(])(?:0?[1-9]|1[0-2])\s?[/.-]\s?${year}`, 'g'), '$1$2'],
  [new RegExp(String.raw`\b(?:${months.replaceAll(' ', '|')})\s+(?:del\s+|of\s+)?${year}`, 'g'), '$1'],
  [
    /\b(del|anno|dal|of|from)\s+(\d\d)(?![\d.,])(?=\s|$)/g,
    (_all, before = '', digits = '') => `${before} ${wholeYear(digits)}`,
  ],
  [/\bmod\.?\s+(0\d|[89][1-9])(?![\d.,])(?=\s|$)/g, (_all, digits = '') => wholeYear(digits)],
  // What only says that a year follows.
  [
    new RegExp(
      String.raw`\b(?:modello|model|mod|imm|immatr|vers)\b\.?\s*(?:del\s+|anno\s+)?(?=${year})`,
      'g',
    ),
    '',
  ],
  [/([a-z]\s+)(0\d)(?=\s+[a-z]|\s*$)/g, '$120$2'],
  [/\ba\/c\b/g, 'ac'],
  // Systems whose words are a colour, nothing, and nearly a car.
  [/\bblue\s?(?:&|and|e)\s?me\b/g, 'blueme'],
  [/\bdiscover\s(media|pro)\b/g, 'discover$1'],
  // What English leaves of a verb: `I'd like`, `don't`.
  [/\b(?:i|you|we|they|he|she|it|that|there)'(?:d|m|ve|ll|re|s)\b/g, ''],
  [/\b(?:do|does|did|is|are|was|wo|ca|could|would|have|has)n't\b/g, ''],
  // A smart, where nothing else can be meant: `for four wheels` are four.
  [/^\s*for\s+(two|four)\b|\bfor-(two|four)\b/g, (_all, first = '', other = '') => `for${first || other}`],
  [/\bfor\s+(two|four)(?=\s+45[0-4]\b)/g, 'for$1'],
  [/\bfor\s+(two|four)\b(?=.*\bsmart\b)/g, 'for$1'],
  [/(\bsmart\b.*?\bfor)\s+(two|four)\b/g, '$1$2'],
  // What its maker calls it elsewhere.
  [/\b(?:mx[\s-]?5\s+)?miata(?:\s+mx[\s-]?5)?\b/g, 'mx5'],
  // Longer than the one without the plus, and no second generation of it.
  [/\bqashqai\s?(?:\+|piu|plus)\s?2\b/g, 'qashqai plus 2'],
  // Generations by their place.
  [
    new RegExp(`\\b(${ordinal})\\s+(?:serie|generazione|generation|gen|series|model|modello)\\b`, 'g'),
    (_all, word = '') => String(ordinals[word]),
  ],
  [/\b(\d)\s*(?:a|\^|°|ª)\s*(?:serie|generazione)\b/g, '$1'],
  [/\b(\d)\s+(?:serie|generazione)\b/g, '$1'],
  [/\b(?:mk|mark|gen)\s*(\d)\b/g, '$1'],
  // English order.
  [/\b(\d)[\s-]+series\b/g, 'serie $1'],
  [/\b([abcesv])[\s-]+class\b/g, 'classe $1'],
  [/\bclass\s+([abcesv])\b/g, 'classe $1'],
  // Classes that are called by their letters alone.
  [
    /\bclasse?[\s-]+(ml|g(?:l[abceks]?)|cl[acks]?|sl[kc]?)\b|\b(ml|gl[abcek]|cl[aks]|slk)[\s-]+class\b/g,
    '$1$2',
  ],
  // Models with a letter of their own.
  [/\b500\s+([lx])\b/g, '500$1'],
  // Power.
  [/\b(\d{2,3})\s+(cv|kw|hp|ps)\b/g, '$1$2'],
  [/\b(\d{2,3})\s+cavalli\b/g, '$1cv'],
  // What is no Fiat.
  [/\b(?:vecchio|nuovo|che|altro|stesso|questo|ultimo|primo|quel)\s+tipo\b/g, ''],
  // Sides.
  [
    /\b([ap])\/([sd])\b/g,
    (_all, end = '', side = '') =>
      `${end === 'a' ? 'anteriore' : 'posteriore'} ${side === 's' ? 'sinistro' : 'destro'}`,
  ],
  [/\b(?:rf|osf|o\/s\/f)\b/g, 'front right'],
  [/\b(?:lf|nsf|n\/s\/f)\b/g, 'front left'],
  [/\b(?:osr|o\/s\/r)\b/g, 'rear right'],
  [/\b(?:nsr|n\/s\/r)\b/g, 'rear left'],
  [/\b(?:l\/h|l\.h\.?|lhs|left[\s-]+hand(?:\s+side)?|n\/s)(?![a-z])/g, 'left'],
  [/\b(?:r\/h|r\.h\.?|rhs|o\/s|right[\s-]+hand(?:\s+side)?)(?![a-z])/g, 'right'],
  [/\bnear[\s-]?side\b/g, 'left'],
  [/\boff[\s-]?side\b/g, 'right'],
  [/\b(left|right)(?:-?\s*hand)?\s+side\b/g, '$1'],
  [/\b(?:lato|parte)\s+(?=(?:sin|des|sx|dx|ant|post))/g, ''],
  [/\bdriver'?s?\s+(?=(?:door|window|mirror|wing|headlight)\b)/g, 'left '],
  [/\bpassenger'?s?\s+(?=(?:door|window|mirror|wing|headlight)\b)/g, 'right '],
  [/\bdriver'?s?'?\s+side\b/g, 'left'],
  [/\bpassenger'?s?'?\s+side\b/g, 'right'],
  [/\bsin(?:ist)?\.?(?=\s|$)/g, 'sinistro'],
  [/\bdes(?:t|tr)?\.?(?=\s|$)/g, 'destro'],
  [/\bdav(?:anti)?\.?(?=\s|$)/g, 'anteriore'],
  [/\bant(?:\.|(?=\s+\S))/g, 'anteriore'],
  [/\bpost(?:\.|(?=\s+\S))/g, 'posteriore'],
  [/\bdietro\b/g, 'posteriore'],
];

/** @returns folded */
export const spelledOut = (query: string): string =>
  rules.reduce(
    (text, [pattern, written]) => text.replace(pattern, written as (...found: string[]) => string),
    fold(query),
  );

/**
 * A smart's name in one, where numbers may be meant by it as well.
 *
 * @returns undefined where there is none
 */
export function withSmartInOne(query: string): string | undefined {
  const text = spelledOut(query);
  const joined = text.replace(/\bfor\s+(two|four)\b/g, 'for$1');
  return joined === text ? undefined : joined;
}
