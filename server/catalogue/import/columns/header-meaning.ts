/** What the name of a column says by itself. */
import { wordsOf } from '../letters.ts';
import { isAbbreviation, spellingsOf } from './header-abbreviations.ts';
import {
  codeOfType,
  nearlyWhole,
  ofCar,
  ofSeveralPrices,
  sayBeginOrEnd,
  sayNetOrGross,
} from './header-parts.ts';
import { languages, meaningsByName } from './header-words.ts';
import { ofJoined } from './joined-names.ts';
import type { Meaning } from './meanings.ts';

export type NameMeaning = {
  /** How well the name fits each meaning, from 0 to 1. */
  readonly strengths: ReadonlyMap<Meaning, number>;
  /** The language that it says: `title_en`. */
  readonly language?: string;
};

/** Words that say how a price is meant, or in which unit something is, and nothing of what it is. */
const units: ReadonlySet<string> = new Set(
  'eur euro euros e in di del della dei de du des la le il the of a al per n nr no num numero number nummer numer numeris auto car'.split(
    ' ',
  ),
);

/** Names that only say something with what they stand in: `brand.name`. */
const generic: ReadonlySet<string> = new Set(
  'name value text label title nome valore nom nombre nazwa pavadinimas wert libelle valeur naam namn navn nume nazev nazov naziv url href src amount id'.split(
    ' ',
  ),
);

/** What else stands within a thing and says no more than what it stands in: `colore.descrizione`, `ubicazione.etichetta`. */
const within: ReadonlySet<string> = new Set(
  'descrizione description descripcion beschreibung bezeichnung etichetta etiqueta etikett testo code codice'.split(
    ' ',
  ),
);
/** Things that have such a name. */
const named: ReadonlySet<Meaning> = new Set([
  'place',
  'colour',
  'condition',
  'fuel',
  'make',
  'model',
  'category',
]);
const isNamed = (words: readonly string[]): boolean =>
  (meaningsByName.get(words.join(' ')) ?? []).some((meaning) => named.has(meaning));

/** Behind these stands only of what it is, or where: `ubicazione in magazzino`. */
const prepositions: ReadonlySet<string> = new Set(
  'in di del della dei delle sul sulla nel nella du des da do no na'.split(' '),
);

/** Whose number it is stands before it: `engine.code`, `silnik.kod`. */
const numbersOfAThing: ReadonlySet<string> = new Set('id code codice codigo kod kodas nr'.split(' '));

/** `id_piece`, `cod_ricambio`: the code of what a piece is called by, whatever the language. A reference may be the car maker's. */
const codeWords: ReadonlySet<string> = new Set('id cod codice code codigo kod kodas codul'.split(' '));

function isCodeOfPiece(words: readonly string[]): boolean {
  const rest = words.filter((word) => !prepositions.has(word));
  const [first = '', second = ''] = rest;
  const isPiece = (word: string): boolean => (meaningsByName.get(word) ?? []).includes('nameIt');
  return (
    rest.length === 2 &&
    ((codeWords.has(first) && isPiece(second)) || (isPiece(first) && codeWords.has(second)))
  );
}

/** Short words that say something within a name all the same. */
const shortButTelling: ReadonlySet<string> = new Set(['oe', 'km', 'kw', 'pn', 'vk']);

/** Longer ones in brackets are settings of an export (`*Action(SiteID=Italy|…)`), and no name. */
const longestInBrackets = 30;

/** eBay's item specifics. */
const ofArticle = /^C:\s*/;

/** Of a feed for shopping sites: anything that somebody likes to group by. eBay's own `Custom label`, a code, has no figure. */
const ofFeed = /^(?:g:)?custom[\s_]label[\s_][0-4]$/i;

/** `P.V.P. (IVA incl.)`: what is usual of a price. */
const withVatIn =
  /\(?\s*(?<!\p{L})(?:iva|vat|tax|tasse|mwst|tva|btw|pvm|dph|[aá]fa|pdv|ddv)[\s_]*(?:in[ck]l\p{L}*|compres\p{L}*|inclus\p{L}*)\.?\s*\)?/giu;
const withoutVatIn = (name: string): string => name.replace(withVatIn, ' ').trim() || name;

/** `Preț f.TVA`: its full stop parts no object from what stands in it. */
const withoutTva = /(?<!\p{L})f\.\s?tva(?!\p{L})/giu;

/** What a platform writes before and behind a name: eBay's `C:Marca`, `*Title`, Shopify's `Variant Price`. */
const withoutFrame = (name: string): string =>
  name
    .replace(/\([^)]*\)?/g, (inside) => (inside.length > longestInBrackets ? ' ' : inside))
    .replace(ofArticle, '')
    .replace(withoutTva, 'fara tva')
    .replace(/^Variant (?=\S)/, '');

/** `År` is no `AR-0012`, and the beginning of `fordon` no Ford. */
const swedishYear = /(?<!\p{L})[åÅ]r(?!\p{L})/gu;
/** `Ár` is no such code either, and `Év` no electric car. */
const hungarianPrice = /(?<!\p{L}|nettó |bruttó |eladási )[áÁ]r(?!\p{L})/gu;
const hungarianYear = /(?<!\p{L})[éÉ]v(?!\p{L})/gu;
const swedishCar = /(?<!\p{L})fordon(?!\p{L})/giu;

/** `askingPriceEur` as `asking Price Eur`, `PxVteHT` as `Px Vte HT`; `eBay` and `MwSt` are words. Of Polish names `ł` is no letter of Latin with a mark, and `Regał` is a shelf. */
const parted = (name: string): string =>
  name
    .replace(hungarianPrice, 'eladasi ar')
    .replace(hungarianYear, 'evjarat')
    .replace(/[łŁ]/g, 'l')
    .replace(swedishYear, 'årsmodell')
    .replace(swedishCar, 'bil')
    .replace(/(\p{Ll}{2}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(?<!\p{L})(?!MwSt)(\p{Lu}\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .replaceAll('€', ' euro ')
    .replace(/(\p{L})\s*#/gu, '$1 number');

/** What a name stands in, and the name itself (`auto.modelis`); the full stops of `COD.MOT` and `Prz.Vend` shorten words. */
function stepsOf(name: string): string[] {
  const steps = name.split(/\.(?=\S)/);
  const [first = ''] = steps;
  const isShortened = !/\p{Ll}/u.test(name) || (first !== first.toLowerCase() && isAbbreviation(first));
  return isShortened ? [name] : steps;
}

/** @param name as the file writes it; of JSON with what it stands in (`auto.modelis`) */
export function meaningOfName(name: string): NameMeaning {
  if (ofFeed.test(name)) return { strengths: new Map() };
  const steps = stepsOf(withoutVatIn(withoutFrame(name))).map((step) => wordsOf(parted(step)));
  const last = steps.at(-1) ?? [];
  const around = steps.at(-2)?.map((word) => ofSeveralPrices[word] ?? word);
  const isGeneric =
    around !== undefined &&
    last.length === 1 &&
    (generic.has(last[0] ?? '') || (within.has(last[0] ?? '') && isNamed(around)));
  // Whose number it is stands before it: a car's is no name of the car.
  const isNestedId =
    around !== undefined && !isGeneric && last.length === 1 && numbersOfAThing.has(last[0] ?? '');
  const tried = isNestedId
    ? [
        [...around, ...last],
        [...last, ...around],
      ]
    : isGeneric
      ? [[...around, ...last], around]
      : [last, ...(around ? [[...around, ...last]] : [])];
  const ofType = around && codeOfType(around, last);
  if (ofType) return { strengths: new Map([[ofType, 0.9]]) };
  const strengths = new Map<Meaning, number>();
  let language: string | undefined;
  tried.forEach((all, at) => {
    const told = all.length > 1 ? languages[all.at(-1) ?? ''] : undefined;
    language ??= told;
    const words = told ? all.slice(0, -1) : all;
    for (const [meaning, strength] of ofWords(words)) {
      const weighed = strength * (at === 0 || isGeneric ? 1 : 0.9);
      // A column marks lines as sold where its whole name says so: `Quantità venduta` counts.
      if (meaning === 'soldMark' && weighed < nearlyWhole) continue;
      if (weighed > (strengths.get(meaning) ?? 0)) strengths.set(meaning, weighed);
    }
  });
  sayNetOrGross(steps.at(-1) ?? [], strengths);
  sayBeginOrEnd(last, around, strengths, ofWords);
  // Of what a platform says of the article itself the make is who made the part.
  if (ofArticle.test(name)) strengths.delete('make');
  return { strengths, ...(language ? { language } : {}) };
}

/** `DESCR1`, `PV2`, `Foto3`: programs number columns of a kind. */
const withoutFigure = (word: string): string => word.replace(/^([a-z]{2,})\d$/, '$1');

function ofWords(words: readonly string[]): Map<Meaning, number> {
  const found = new Map<Meaning, number>();
  const take = (key: string, strength: number) => {
    for (const meaning of meaningsByName.get(key) ?? [])
      if (strength > (found.get(meaning) ?? 0)) found.set(meaning, strength);
  };
  take(words.join(' '), 1);
  if (found.size > 0) return found;
  if (isCodeOfPiece(words)) return found.set('sku', 1);
  const unnumbered = words.map(withoutFigure);
  if (unnumbered.some((word, at) => word !== words[at])) return ofWords(unnumbered);
  const all = spellingsOf(words);
  for (const spelled of all) take(spelled.join(' '), 0.95);
  if (found.size > 0) return found;
  // `Fzg-Hersteller` is one word in full.
  for (const spelled of all) if (spelled.length > 1) take(spelled.join(''), 0.95);
  if (found.size > 0) return found;
  const ofTheCar = ofCar(all);
  if (ofTheCar.size > 0) return ofTheCar;
  for (const spelled of all) {
    const bare = spelled.filter((word) => !units.has(word) && !/^\d+$/.test(word));
    if (bare.length > 0) take(bare.join(' '), bare.length === words.length ? 1 : 0.95);
  }
  if (found.size > 0) return found;
  const [spelled = words] = all;
  const bare = spelled.filter((word) => !units.has(word) && !/^\d+$/.test(word));
  // `eBay-Kategorie 1 Name`: what a thing is called is the thing.
  const named = bare.filter((word) => !generic.has(word));
  if (named.length > 0 && named.length < bare.length) take(named.join(' '), 0.9);
  if (found.size > 0) return found;
  const cut = words.findIndex((word, at) => at > 0 && prepositions.has(word));
  if (cut > 0) take(words.slice(0, cut).join(' '), 0.9);
  if (found.size > 0) return found;
  const shortened = ofBeginnings(bare);
  if (bare.length > 1 && shortened.size > 0) return shortened;
  // A name within the name: the longest one counts, one that ends it more than one that begins it.
  for (let length = spelled.length - 1; length > 0; length--) {
    for (let from = 0; from + length <= spelled.length; from++) {
      const key = spelled.slice(from, from + length).join(' ');
      if (key.length > 2 || shortButTelling.has(key)) take(key, 0.5 + (0.3 * length) / spelled.length);
    }
    if (found.size > 0) return found;
  }
  if (shortened.size > 0 || words.length > 1) return shortened;
  return new Map(ofJoined(words[0] ?? '').map((meaning) => [meaning, 0.7]));
}

/** Shortest beginning of a name of one word, and of each word of a longer one. */
const leastBeginning = 4;
const leastOfEach = 3;

/** `Ubicaz`, `Quantit`, `Cod. Orig.`: the beginnings of names that all mean the same. */
function ofBeginnings(words: readonly string[]): Map<Meaning, number> {
  const least = words.length === 1 ? leastBeginning : leastOfEach;
  if (words.length === 0 || words.some((word) => word.length < least)) return new Map();
  const meant = new Set(
    [...meaningsByName].flatMap(([name, [first]]) => {
      const steps = name.split(' ');
      return first !== undefined &&
        steps.length === words.length &&
        steps.every((step, at) => step.startsWith(words[at] ?? ''))
        ? [first]
        : [];
    }),
  );
  return meant.size === 1 ? new Map([...meant].map((meaning) => [meaning, 0.7])) : new Map();
}
