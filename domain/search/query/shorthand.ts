/** What people write short, or say besides in words that are a car's or a kind's as well: rules for a folded query. */

export type Rule = readonly [pattern: RegExp, written: string | ((...found: string[]) => string)];

/** An `x` that is part of a name, by what stands before and behind it. */
const nameBefore = /(?:^|\s)(?:model|classe|class|500|crossland|grandland|serie)\s+$/;
const nameBehind = /^(?:type|trail|line|drive|klasse|class|power)/;

export const shorthand: readonly Rule[] = [
  // `x favore`, `faro x la punto`.
  [
    /(^|\S+\s+)x\s+(?=([a-z]{2,}))/g,
    (all, before = '', behind = '') => (nameBefore.test(before) || nameBehind.test(behind) ? all : before),
  ],
  // Cars are called so, too.
  [/\b(?:grazie\s+(?:mille|di cuore)|mille\s+grazie)\b/g, 'grazie'],
  [/\b(?:a (?:questo|che|quel) punto|punto (?:vendita|di (?:ritiro|vista)))\b/g, ''],
  [/\b(?:avete|hai|ho|ha|un'|qualche|nessuna)\s*idea\b/g, ''],
  [/\bc'\s?e(?:ra|rano)?\b/g, ''],
  [/\b(?:mi |ci )?sai? dir(?:e|mi|ci)\b\s*/g, ''],
  [/\b(cerc\w+|una cosa|un pezzo) tipo (?=un[oa]?\b|il\b|la\b)/g, '$1 '],
  // Fuels.
  [/\b(?:benza|benzi)\b/g, 'benzina'],
  [/\b(?:nafta|naftone|naftona)\b/g, 'gasolio'],
  [
    /\b(?:natural|bi)[\s-]?power\b|\ba metano\b|\bmetanizzat[ao]\b|\b(?:tgi|g-?tron|eco[\s-]?fuel)\b/g,
    'metano',
  ],
  [/\bimpianto\s+(?:a\s+)?(?:gas|gpl)\b(?!\s+metano)/g, 'impianto gpl'],
  [/\b(?:a )?gas gpl\b|\ba gpl\b|\bbi-?fuel\b|\beco-?g\b/g, 'gpl'],
  [
    /(\S+\s+)?\ba gas\b/g,
    (all, before = '') =>
      /^(?:moll|piston|ammort|ast[ae]\b|bombol|tub|serbato)/.test(before) ? all : `${before}gpl`,
  ],
  [/\b(?:turbodiesel|td)\b/g, 'diesel'],
  [/\b(?:full|mild|plug-?\s?in)[\s-]+(hybrid|ibrid[ao])\b/g, '$1'],
  [/\b(?:phev|mhev|hev)\b/g, 'hybrid'],
  [/\b(?:full|fully|100%|completamente|auto|macchina|versione)\s+(?:electric|elettric[ao])\b|\bbev\b/g, 'ev'],
];
