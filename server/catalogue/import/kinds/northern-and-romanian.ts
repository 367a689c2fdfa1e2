/**
 * Words of Romanian and of Swedish, Danish and Norwegian names that mean something else in another language, or nothing by themselves:
 * `bara fata` is a bumper, `usa` a door, `V` and `H` are left and right. They are said in Italian where the other words of a name are of
 * such a language. Pure.
 */
import { wordsOf } from '../letters.ts';
import { beginning, said, word, wordsOnlyIn, type Rule } from './words-of-language.ts';

/** Languages that share many words with Romanian, and are told from it by those that they do not share. */
const neighbours = ['cs sk', 'hu', 'hr sr sl'];

/** Words of those columns that are words of other languages, or names, all the same. */
const ofOthers: ReadonlySet<string> = new Set('fata spate bara usor lucka matrix'.split(' '));
const romanian = wordsOnlyIn('ro', neighbours);
const northern = wordsOnlyIn('sv da no', neighbours);

/** A door, a bumper, a lamp, with where it sits: short words that only together are Romanian. */
const romanianPlace =
  /^fa[tțţ][aă] (?:de )?u[sșş][aăi]|(?<!\p{L})(?:u[sșş][aăi]|bar[aă]|far(?:ul|uri)?|stop(?:ul|uri)?|arc|disc|geam)(?!\p{L}).*(?<!\p{L})(?:fa[tțţ][aă]|spate|st[aâ]ng[aă]|stg|dreapta)(?!\p{L})|(?<!\p{L})(?:u[sșş][aăi]|far|stop|geam)(?: \p{L}+)? (?:st|dr)\.?$|(?<!\p{L})(?:u[șş][aăi]|u[sșş]ă)(?!\p{L})/iu;

const isOf = (language: ReadonlySet<string>, words: readonly string[]): boolean =>
  words.some((word) => language.has(word) && !ofOthers.has(word));

/** Whether a word, or a letter, of a name is of Swedish, Danish or Norwegian alone. */
export const isNorthern = (name: string): boolean => /[æøå]/iu.test(name) || isOf(northern, wordsOf(name));

/** The same of Romanian, which short words say together as well. */
export const isRomanian = (name: string): boolean =>
  romanianPlace.test(name) ||
  /^(?:bar[aă]|far|u[sșş][aăi])$/iu.test(name.trim()) ||
  isOf(romanian, wordsOf(name));

/** Without their marks, or cut as plurals are, these are other words: `balta` is white in Lithuania, `punte` would be a Fiat Punto. */
const always: readonly Rule[] = [
  [beginning('bälte(?!s)'), 'bilbälte'],
  [beginning('säte'), 'bilsäte'],
  [word('lås'), 'dörrlås'],
  [/dør/giu, 'dörr'],
  [word('volant[aă](?! em )'), 'volano'],
  [word(String.raw`volan(?!\.)`), 'volante'],
  [word('bandou(?:ri)?'), 'modanatura'],
  [word('punte(?= (?:spate|complet|fa[tțţ]))'), 'assale'],
];

/** What a piece is called in one word with where it sits. */
const northernParts =
  'd[öøo]r|sk[äæ]rm|skjerm|stol|s[äæ]te|säde|sete|lyg?kt|lygt|lju?s|lamp|ruta|rude|rute|luck|klap|luke|st[öø]t|kofang|fang|axel|aksel|vagn|nav|hjul|bro(?!m)|broms|bremse|fj[äæ]|spegel|speil|dämp|dæmp|demp';
const northernCompounds: readonly Rule[] = [
  [beginning(String.raw`(?:fram|för)(?=(?:${northernParts}))`), 'anteriore '],
  [
    beginning(String.raw`for(?=(?:d[öøo]r|sk[äæ]rm|skjerm|lyg|lyk|s[æe]|kofang|hjul|aksel|bro|rude|stol))`),
    'anteriore ',
  ],
  [beginning(String.raw`ba[kg](?=(?:${northernParts}|potte|smæk))`), 'posteriore '],
];
const northernPlaces: readonly Rule[] = [
  [word(String.raw`v[ /.-]?f(?:r|ram)?|fv|v\. ?for`), ' sinistro anteriore '],
  [word(String.raw`h[ /.-]?f(?:r|ram)?|fh|h\. ?for`), ' destro anteriore '],
  [word(String.raw`v[ /.-]?b(?:ak)?|bv|v\. ?bag`), ' sinistro posteriore '],
  [word(String.raw`h[ /.-]?b(?:ak)?|bh|h\. ?bag`), ' destro posteriore '],
  [word('v|vä|vän|vänst|vänster|vänstra|vanster|vanstra|venstre|ven|vs'), ' sinistro '],
  [word('h|hö|hög|höger|högra|hoger|hogra|højre|høyre|hojre|hoyre|hs|hø'), ' destro '],
  [word('fr|fram|främre|framre|framtill|foran|forrest|fremre|for'), ' anteriore '],
  [word('bak|bakre|baktill|bag|bagtil|bagest|bakerst'), ' posteriore '],
  [word('med|inkl|inklusive'), ' con '],
  [word('utan|uden|uten|exkl|ekskl'), ' senza '],
  [word('och|og|till|til|av|af|fran|från|fra'), ' di '],
  [word('begagnad|beg|brugt|brukt|komplett|komplet'), ' completo '],
];

const romanianWords: readonly Rule[] = [
  [/^\s*(?:fa[tțţ][aă]|fe[tțţ]e) (?:de )?u[sșş](?:[aăi]|ile)(?!\p{L})/giu, 'tapițerie portiera '],
  [word('u[sșş][aăi]|u[sșş]ile'), 'portiera'],
  [word('capot[aă] spate'), 'portellone'],
  [word('suport(?:ul|uri)?'), 'supporto'],
  [word('cu|inclusiv'), ' con '],
  [word('f[aă]r[aă]'), ' senza '],
  [word('de|din|la|pentru|și|si|pe'), ' di '],
  [word('folosit[aă]?|utilizat[aă]?|complet[aă]?|original[aă]?'), ' completo '],
  [
    /(?<!\p{L})bar[aă](?= (?:de |protec|paraș|paras|fa[tțţ]|spate|complet|st|dr|$))(?! de tors)|^\s*bar[aă]\s*$/giu,
    'paraurti',
  ],
];
const romanianPlaces: readonly Rule[] = [
  [word('fa[tțţ][aă]|fat'), ' anteriore '],
  [word('spate|spt'), ' posteriore '],
  [word('st[aâ]nga|st[aâ]ng|stg|stng|st'), ' sinistro '],
  [word('dreapta|dreapt[aă]|drept|drp|dr|dreap'), ' destro '],
];

/** In a column of places under `For/Bag`, `Fram/Bak`. */
const northernLetters: readonly Rule[] = [
  [word('f'), ' anteriore '],
  [word('b'), ' posteriore '],
];

/** In a column of places: `SF` is left in front. */
const romanianLetters: readonly Rule[] = [
  [word('sf|fs'), ' sinistro anteriore '],
  [word('df|fd'), ' destro anteriore '],
  [word('ss'), ' sinistro posteriore '],
  [word('ds|sd'), ' destro posteriore '],
];

/** Where the pieces of a cell sit that says nothing else, in the words of the language its line is in. */
export const placesOf = (cell: string, name: string): string =>
  isNorthern(name)
    ? said(said(cell, northernLetters), northernPlaces)
    : isRomanian(name)
      ? said(said(cell, romanianLetters), romanianPlaces)
      : cell;

/** A name with the words of those languages that mean something else elsewhere said in Italian. */
export function withPlainWords(name: string): string {
  const text = said(name, always);
  if (isNorthern(name) || isNorthern(text)) return said(text, northernPlaces);
  return isRomanian(text) ? said(said(text, romanianWords), romanianPlaces) : text;
}

/** The same, with the axle that stands in one word with the piece (`framdörr`, `bagklap`) parted from it. */
export const withPlainPlaces = (name: string): string =>
  withPlainWords(isNorthern(name) ? said(name, northernCompounds) : name);
