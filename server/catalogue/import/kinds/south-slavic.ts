/**
 * Words of Croatian, Serbian and Slovene names that mean something else in another language: `leva` is left and no lever, `maska` a grille
 * and no bonnet. They are said in Italian where the other words of a name are of such a language. Pure.
 */
import { wordsOf } from '../letters.ts';
import { said, word, wordsOnlyIn, type Rule } from './words-of-language.ts';

/** Words of the column that are words of other languages, or names, all the same. */
const ofOthers: ReadonlySet<string> = new Set(
  'rame karter alat kaseta gume guma satovi dizne truba pogon krov opruga volan brave display starter'.split(
    ' ',
  ),
);
const own = wordsOnlyIn('hr sr sl', ['cs sk', 'hu', 'ro']);

/** Places, and words that only these languages have. */
const telling =
  /đ|(?<!\p{L})(?:s?prednj\p{L}{1,3}|stra[zž]nj\p{L}{1,3}|zadnj\p{L}{1,3}|lijev\p{L}{1,3}|desn(?:i|a|o|e|ih|og|om|ega)|spredaj|zadaj|vrata|far(?:ovi)? (?:lev|desn|lijev)\p{L}{1,2}|volan lev\p{L})(?!\p{L})/iu;

/** Whether a letter or a place of a name is of Croatian, Serbian or Slovene alone. */
export const tellsSouthSlavic = (name: string): boolean => telling.test(name);

/** The same of any of its words, some of which Czech and Slovak have as well. */
export const isSouthSlavic = (name: string): boolean =>
  tellsSouthSlavic(name) || wordsOf(name).some((one) => own.has(one) && !ofOthers.has(one));

const ending = '(?:i|a|o|e|u|og|oga|eg|ega|em|om|im|ih|oj)';

/** A litre is written so as well: `1.9 l`. */
const besideNoFigure = String.raw`(?<![\d.,] ?)`;

const places: readonly Rule[] = [
  [word('pl|lp'), ' sinistro anteriore '],
  [word('pd|dp'), ' destro anteriore '],
  [word('zl|lz|sl'), ' sinistro posteriore '],
  [word('zd|dz|sd'), ' destro posteriore '],
  [word(String.raw`li?jev${ending}|lev${ending}|lij|lev`), ' sinistro '],
  [word(String.raw`desn${ending}|des`), ' destro '],
  [word(String.raw`${besideNoFigure}l`), ' sinistro '],
  [word(String.raw`${besideNoFigure}d`), ' destro '],
  [word(String.raw`s?prednj${ending}|spredaj|naprijed|napred|pred`), ' anteriore '],
  [word(String.raw`stra[zž]nj${ending}|zadnj${ending}|zadaj|straga|nazad|str|zad`), ' posteriore '],
];

const words: readonly Rule[] = [
  // A bonnet in Poland.
  [word('mask[aeiu]'), ' griglia radiatore '],
  [word('ram(?:e|ena|eno)'), ' braccio oscillante '],
  [word('s|sa|z|i|in'), ' con '],
  [word('bez|brez'), ' senza '],
  [word('za|na|u|v|od|iz'), ' di '],
  [
    word('komplet(?:an|na|no|ni|ne)?|kpl|kompl|original(?:an|na|no|ni)?|rabljen[aoie]?|polovn[aoie]'),
    ' completo ',
  ],
];

/** A Croatian, Serbian or Slovene name with those words said in Italian. */
export const withPlainSouthSlavicWords = (name: string): string => said(said(name, places), words);

/** The same of a cell that says a place alone. */
export const withPlainSouthSlavicPlaces = (cell: string): string => said(cell, places);
