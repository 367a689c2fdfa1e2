/**
 * Words of Czech and Slovak names that mean something else in another language: `levá` is left and no lever, `maska` a grille and no bonnet.
 * They are said in Italian where the other words of a name are of such a language. Pure.
 */
import { wordsOf } from '../letters.ts';
import { said, word, wordsOnlyIn, type Rule } from './words-of-language.ts';

/** Words of the column that are names of cars or words of other languages all the same. */
const ofOthers: ReadonlySet<string> = new Set('hever motory'.split(' '));
const own = wordsOnlyIn('cs sk', ['hu', 'hr sr sl']);

/** No other language of the files has these letters; capitals of programs that shift their bytes have some of them. */
const letters = /[řěůľĺŕťďň]|(?<![A-Z])[ŘĚŮĽŤĎŇ]/u;

/** Of adjectives in all cases: `pravý`, `pravého`, `pravej`. */
const ending = '(?:[ýyáaéeíi]|[ée]ho|[ée]mu|[eé]j|[ýyíi]ch|[ýyíi]m|ou)';
/** Places, and pieces that are told in other words. */
const telling = new RegExp(
  String.raw`(?<!\p{L})(?:p[rř]edn${ending}|zadn${ending}|vpredu|vp[rř]edu|vzadu|v[lľ]avo|vlevo|[lľ]av(?:ý|ého|ej|ých)|lev(?:ý|ého|ých)|prav(?:ý|ého|ých)|[rř]azen[ií]|radenie|elektr[oó]n(?:y|ov)?)(?!\p{L})`,
  'iu',
);

/** Whether a letter or a place of a name is of Czech or Slovak alone. */
export const tellsCzechOrSlovak = (name: string): boolean => letters.test(name) || telling.test(name);

/** The same of any of its words, some of which Croatian and Slovene have as well. */
export const isCzechOrSlovak = (name: string): boolean =>
  tellsCzechOrSlovak(name) || wordsOf(name).some((one) => own.has(one) && !ofOthers.has(one));

/** A litre is written so as well: `1.9 l`. */
const besideNoFigure = String.raw`(?<![\d.,] ?)`;

const places: readonly Rule[] = [
  [word('[lľ]p'), ' sinistro anteriore '],
  [word('pp'), ' destro anteriore '],
  [word('[lľ]z'), ' sinistro posteriore '],
  [word('pz'), ' destro posteriore '],
  [word(String.raw`[lľ][ea]v${ending}|v?[lľ][ea]vo|[lľ][ea]v`), ' sinistro '],
  [word(String.raw`${besideNoFigure}[lľ]`), ' sinistro '],
  [word(String.raw`prav${ending}|v?pravo|prav`), ' destro '],
  [word(String.raw`${besideNoFigure}p`), ' destro '],
  [word(String.raw`p[rř]edn${ending}|vp[rř]edu|p[rř]ed|př`), ' anteriore '],
  [word(String.raw`zadn${ending}|vzadu|zad`), ' posteriore '],
];

const words: readonly Rule[] = [
  // A bonnet in Poland.
  [word('mask[ayu]'), ' griglia radiatore '],
  [word('[rř]azen[ií]|raden(?:ie|ia)'), ' leva cambio '],
  [word('pl[aá]t[oa]'), ' cappelliera '],
  [word('ramen[oaáu]|ramien'), ' braccio oscillante '],
  [word('elektr[oó]n(?:y|ov)?'), ' cerchio in lega '],
  // `Levé přední světlo` and `Světlo zadní`; without an axle it is a lamp of any kind.
  [word('sv[eě]t(?:lo|la|lá|iel|el|lem|lom)'), ' svetlo '],
  [word('s|so|se|v[cč]etn[eě]|vr[aá]tane|v[cč]'), ' con '],
  [word('bez'), ' senza '],
  [word('na|do|k|ku|pro|pre|od|z|zo|ze|v|ve|vo'), ' di '],
  [word('kompletn[ýyáaéeíi]|komplet|pou[zž]it[ýyáaéeíi]|origin[aá]ln?[íiýyáaéei]?'), ' completo '],
];

/** A Czech or Slovak name with those words said in Italian. */
export const withPlainCzechWords = (name: string): string => said(said(name, places), words);

/** The same of a cell that says a place alone. */
export const withPlainCzechPlaces = (cell: string): string => said(cell, places);
