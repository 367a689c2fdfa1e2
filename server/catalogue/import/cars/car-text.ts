/** What yards write of a model and its years: `PANDA 2A SERIE (03>08)`, `YPSILON '06`, `320d E90`, `Golf Mk5 1.9 TDI dal 2003`. */
import { fold } from '../letters.ts';

export type YearSpan = { readonly from: number | null; readonly to: number | null };

export type CarText = {
  /** The words of the name and what stands behind it, folded, numerals Arabic. */
  readonly words: readonly string[];
  /** Nothing where no years are said. */
  readonly years: YearSpan | undefined;
  /** The text without its years, as the yard wrote it. */
  readonly bare: string;
};

/** `03`, `'03`, `2003`, with a month before or behind it. */
const year = String.raw`(?:\d{1,2}[./-])?['’]?((?:19|20)\d{2}|\d{2})(?:[./-]\d{1,2}(?!\d))?`;
const arrow = String.raw`\s*(?:>+|→|->|=>|[-–—/]|\.\.+|à|\b(?:al|a|to|bis|au|hasta|do|iki|till|until|tot(?: en met)?|t\/m|ate|pana la|pana in|til)\b)\s*`;

/** Ways to say years, the most telling first; `short` is whether two digits are a year there. */
const spans: readonly { readonly pattern: RegExp; readonly kind: 'span' | 'from' | 'to' | 'one' }[] = [
  { pattern: new RegExp(String.raw`[([]\s*${year}${arrow}${year}\s*<?\s*[)\]]`, 'i'), kind: 'span' },
  {
    pattern: new RegExp(
      String.raw`[([]\s*${year}\s*(?:>+|→|->|[-–—]|\+)\s*(?:\.{2,}|oggi|in poi|present|heute|now)?\s*[)\]]`,
      'i',
    ),
    kind: 'from',
  },
  { pattern: new RegExp(String.raw`[([]\s*(?:>+|→|->|[-–—]|fino al)\s*${year}\s*[)\]]`, 'i'), kind: 'to' },
  { pattern: /[([]\s*((?:19|20)\d{2})\s*[)\]]/, kind: 'one' },
  {
    pattern: new RegExp(
      String.raw`\b(?:\d{1,2}[./-])?((?:19|20)\d{2})${arrow}(?:\d{1,2}[./-])?((?:19|20)\d{2}|\d{2}(?!\d))\b`,
      'i',
    ),
    kind: 'span',
  },
  // In a title, behind the car; the 2008 of Peugeot is one itself.
  {
    pattern: /(?<=[\p{L}\d] )(?<!peugeot )((?:19|20)\d{2}) ((?:19|20)\d{2})(?=\s|$)/iu,
    kind: 'span',
  },
  { pattern: /(?:^|\s)['’](\d{2})\s*[-–—>/]+\s*['’]?(\d{2})\b/, kind: 'span' },
  { pattern: /(?:^|\s)(\d{2})\s*(?:>+|-)\s*(\d{2})(?=\s|$)/, kind: 'span' },
  {
    pattern:
      /(?:\b(?:dal|da|from|ab|seit|since|desde|depuis|od|nuo|vanaf|sinds|incepand cu|din anul|fran och med|fran|fra)|(?<![\p{L}\d])[aà] partir de)\s*(?:l['’])?(?:anno\s*)?(?:\d{1,2}[./-])?['’]?((?:19|20)\d{2}|\d{2}\b)/iu,
    kind: 'from',
  },
  {
    pattern:
      /\b(?:fino al|fino a|al|until|bis|jusqu['’](?:en|[aà])|hasta|do|iki|tot(?: en met)?|t\/m)\s*(?:\d{1,2}[./-])?['’]?((?:19|20)\d{2})\b/i,
    kind: 'to',
  },
  { pattern: /(?:\b\d{1,2}[./-])?((?:19|20)\d{2})\s*(?:>+|→|->|[-–—]+(?=\s|$)|\+)/, kind: 'from' },
  { pattern: /(?:^|\s)(?:>+|→|->)\s*(?:\d{1,2}[./-])?((?:19|20)\d{2})\b/, kind: 'to' },
  { pattern: /(?:^|\s)['’](\d{2})\s*(?:>+|→|[-–—]+(?=\s|$))/, kind: 'from' },
  // By hand, without an apostrophe: `500 07->`.
  { pattern: /(?<=\S\s)(\d{2})\s*(?:->|>+|→)(?=\s|$)/, kind: 'from' },
  {
    pattern:
      /\b(?:anno|year|bj\.?|baujahr|bouwjaar|ano|anul|an fabricatie|arsmodell?|arsm\.?|argang|rok|metai|ann[eé]e|año|m\.?y\.?)\s*['’]?((?:19|20)\d{2}|\d{2})\b/i,
    kind: 'one',
  },
  { pattern: /(?:^|\s)(?:\d{1,2}[./-])((?:19|20)\d{2})\b/, kind: 'one' },
  { pattern: /(?:^|\s)['’](\d{2})\b/, kind: 'one' },
];

/** A year at the end: the 2008 of Peugeot stands alone, or before another one. Of two digits it begins with a nought: a Ducato 14 is one. */
const lastYear = /^(.*\S)\s+\(?((?:19|20)\d{2}|0\d)\)?$/;

/** @param thisYear two digits up to next year's are of this century */
export function readYears(text: string, thisYear: number): { years: YearSpan | undefined; rest: string } {
  for (const { pattern, kind } of spans) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [first, second] = [found[1], found[2]].map((digits) => wholeYear(digits, thisYear));
    if (first === undefined) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.trim();
    if (rest === '' && kind === 'one') continue;
    if (kind === 'span' && second !== undefined) {
      if (second < first) continue;
      return { years: { from: first, to: second }, rest };
    }
    if (kind === 'from') return { years: { from: first, to: null }, rest };
    if (kind === 'to') return { years: { from: null, to: first }, rest };
    if (kind === 'one') return { years: { from: first, to: first }, rest };
  }
  const [, name, last] = lastYear.exec(text) ?? [];
  const only = wholeYear(last, thisYear);
  if (name !== undefined && only !== undefined) return { years: { from: only, to: only }, rest: name };
  return { years: undefined, rest: text };
}

function wholeYear(digits: string | undefined, thisYear: number): number | undefined {
  if (digits === undefined) return undefined;
  const short = Number(digits);
  const whole = digits.length === 4 ? short : short > (thisYear + 1) % 100 ? 1900 + short : 2000 + short;
  return whole >= 1930 && whole <= thisYear + 1 ? whole : undefined;
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** `IV` and `4` are the same; a C or an X is a letter of a name. */
export const numeral = (word: string): string => {
  const at = romans.indexOf(word);
  return at < 0 ? word : String(at + 1);
};

/** `2A SERIE`, `Mk2`, `II serie`, `seconda serie`, `2nd gen`: the generation, as a numeral behind the name. */
const generationWords: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [
    /\b(\d)\s*[ªa°^]?\s*(?:serie|series|generazione|gen|generation|generatie|generatia|geracao|karta)\b/,
    ([, nth]) => ` ${nth} `,
  ],
  [
    /\b(i{1,3}|iv|vi{0,3})\s*[ªa°^]?\s*(?:serie|series|generazione|gen|generation|karta)\b/,
    ([, nth]) => ` ${nth} `,
  ],
  [/\b(\d)(?:st|nd|rd|th|\.)\s*(?:gen|generation|series)?\b(?![.,]?\d)/, ([, nth]) => ` ${nth} `],
  [/\bmk\.?\s*(\d|i{1,3}|iv|vi{0,3})\b/, ([, nth]) => ` ${nth} `],
  [/\bprima serie\b/, () => ' 1 '],
  [/\bseconda serie\b/, () => ' 2 '],
  [/\bterza serie\b/, () => ' 3 '],
  [/\bquarta serie\b/, () => ' 4 '],
];

/** `G.Punto` and `Gr. Punto` are the Grande Punto to everybody. @param folded */
export const withGrandePunto = (folded: string): string =>
  folded.replace(/\bg(?:r(?:an(?:de?)?)?)?\.?\s*(?=punto\b)/, 'grande ');

export function readCarText(text: string, thisYear: number): CarText {
  const { years, rest } = readYears(text, thisYear);
  let folded = withGrandePunto(fold(rest).replace(/[’]/g, "'"));
  for (const [pattern, put] of generationWords) {
    const found = pattern.exec(folded);
    // `Serie 3` of BMW is a name.
    if (found)
      folded = folded.slice(0, found.index) + put(found) + folded.slice(found.index + found[0].length);
  }
  const words = (folded.replace(/(?<=[a-z])'(?=[a-z])/g, '').match(/\d+[.,]\d+|[a-z0-9]+/g) ?? []).map(
    (word) => word.replace(',', '.'),
  );
  return { words, years, bare: rest.replace(/\s+/g, ' ').trim() };
}

/** Whether a word is the displacement of an engine, or names one: `1.9`, `tdi`. Names end there. */
export const isEngineWord = (word: string): boolean =>
  /^\d[.]\d$/.test(word) ||
  /^\d{1,2}v$/.test(word) ||
  /^\d{2,3}(?:cv|hp|ps|ch|kw)$/.test(word) ||
  engineWords.has(word);

const engineWords: ReadonlySet<string> = new Set(
  'jtd jtdm mjt mjet multijet mtj tdi tdci cdti hdi bluehdi dci crdi cdi tsi fsi tfsi gti gtd vtec vvti vvt d4d dtec ctdi tdv6 td tds sdi t5 tce thp puretech twinair natural gpl metano diesel benzina benzine gasoleo gasolina motorina bensin hibrid petrol ecoboost duratec duratorq dti did dpf fap hybrid ibrida turbo'.split(
    ' ',
  ),
);

/** Bodies, doors and trims that are no part of a name. */
export const isBodyWord = (word: string): boolean => /^[2-5]p$/.test(word) || bodyWords.has(word);

const bodyWords: ReadonlySet<string> = new Set(
  'sw stw station wagon variant break tourer touring avant estate kombi caravan berlina hatchback sedan saloon coupe cabrio cabriolet spider porte portes portas doors deurs usi dorrars dorrar dors turer tur carrinha stationwagen stationcar halvkombi herrgardsvagn stationcar stasjonsvogn restyling rest facelift fl lci serie series van furgone'.split(
    ' ',
  ),
);
