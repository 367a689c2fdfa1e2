/** What the name of a column says by itself. */
import { wordsOf } from '../letters.ts';
import { isAbbreviation, spellingsOf } from './header-abbreviations.ts';
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

/** Lists of numbers, of which each says of what type it is: `codici.COMPONENTISTA`. */
const listsOfCodes: ReadonlySet<string> = new Set(
  'codes numbers references refs identifiers codici numeri riferimenti identificativi nummern referenzen kennungen numeros referencias codigos identificadores kody numery oznaczenia kodai numeriai'.split(
    ' ',
  ),
);
const ofSupplier =
  /^(?:componentist|fornitor|produttor|supplier|aftermarket|vendor|manufacturer|hersteller|lieferant|zulieferer|vergleich|equipementier|fournisseur|fabricant|proveedor|recambista|producent|dostawc|zamiennik|gamintoj|tiekej|bosch|valeo|denso|hella|marelli|siemens|delphi|continental)/;
const ofTill = /^(?:ean|gtin|upc|barcode|barras|strichcode)/;

/** @returns undefined where the name is none of a type within a list of numbers, or says by itself what it is */
function codeOfType(around: readonly string[], last: readonly string[]): Meaning | undefined {
  const [list = ''] = around;
  const [type = ''] = last;
  if (around.length !== 1 || !listsOfCodes.has(list)) return undefined;
  if (ofTill.test(type)) return 'status';
  return ofSupplier.test(type) ? 'manufacturerCode' : undefined;
}

/** A list of prices, of which each is one: `prices.gross`. */
const ofSeveralPrices: Readonly<Record<string, string>> = {
  prices: 'price',
  prezzi: 'prezzo',
  preise: 'preis',
  precios: 'precio',
  ceny: 'cena',
  kainos: 'kaina',
  prijzen: 'prijs',
};

/** A column marks lines as sold where its whole name says so. */
const leastOfMark = 0.9;

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
      // `Quantità venduta` counts, and marks no line as sold.
      if (meaning === 'soldMark' && weighed < leastOfMark) continue;
      if (weighed > (strengths.get(meaning) ?? 0)) strengths.set(meaning, weighed);
    }
  });
  sayNetOrGross(steps.at(-1) ?? [], strengths);
  sayBeginOrEnd(last, around, strengths);
  // Of what a platform says of the article itself the make is who made the part.
  if (ofArticle.test(name)) strengths.delete('make');
  return { strengths, ...(language ? { language } : {}) };
}

const netWords: ReadonlySet<string> = new Set(
  'net nett netto netta neto netta ht imponibile senza exkl excl ex ohne hors sin bez be zonder fara utan uden uten'.split(
    ' ',
  ),
);
const grossWords: ReadonlySet<string> = new Set(
  'gross brutto lordo lorda bruto brut ttc ivato ivata inkl incl inc ivainc ivaincl incluida'.split(' '),
);

/** `Cena det. netto`, `Verkaufspreis 1 brutto`: a price is without VAT or with it by one word, whatever the others are short for. */
function sayNetOrGross(words: readonly string[], strengths: Map<Meaning, number>): void {
  const price = strengths.get('price');
  const net = strengths.get('netPrice') ?? 0;
  if (price === undefined || Math.max(price, net) >= leastOfMark) return;
  if (words.some((word) => netWords.has(word))) {
    strengths.delete('price');
    strengths.set('netPrice', leastOfMark);
  } else if (net === 0 && words.some((word) => grossWords.has(word))) strengths.set('price', leastOfMark);
}

const beginWords: ReadonlySet<string> = new Set(
  'from da dal von ab de depuis desde od nuo van vanaf start begin inizio debut inicio min'.split(' '),
);
const endWords: ReadonlySet<string> = new Set(
  'to a al bis au jusqu hasta do iki tot end ende fine fin ate until max'.split(' '),
);

const isOfYears = /^(?:anni|years|annees|anyos|anos|jahre|baujahre|lata|roczniki|metai|jaren|bouwjaren|ani)$/;

/** `productionYears.from`, `anni.dal`: two years of one thing. */
function sayBeginOrEnd(
  last: readonly string[],
  around: readonly string[] | undefined,
  strengths: Map<Meaning, number>,
): void {
  const [word = ''] = last;
  if (last.length !== 1 || !around || strengths.has('yearFrom') || strengths.has('yearTo')) return;
  const meaning = beginWords.has(word) ? 'yearFrom' : endWords.has(word) ? 'yearTo' : undefined;
  if (meaning === undefined || !(isOfYears.test(around.join(' ')) || ofWords(around).has('year'))) return;
  strengths.delete('year');
  strengths.set(meaning, leastOfMark);
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

/** Before or behind these stands what it is that a car has: `Vehicle manufacturer`, `Kfz-Marke`. */
const carWords: ReadonlySet<string> = new Set(
  'fahrzeug kfz wagen pkw spenderfahrzeug vehicle car donor veicolo veicoli vettura automobile macchina donatore vehicule voiture auto vehiculo coche pojazd pojazdu samochod samochodu auta automobilis automobilio voertuig veiculo viatura carro masina bil fordon vozilo vozila vozidlo vozidla jarmu'.split(
    ' ',
  ),
);
const factsOfCar: ReadonlySet<Meaning> = new Set<Meaning>([
  'make',
  'model',
  'version',
  'year',
  'yearFrom',
  'yearTo',
  'mileageKm',
  'engineCode',
  'fuel',
  'powerKw',
  'gearboxCode',
  'colour',
  'colourCode',
  'vin',
  'plate',
]);

function ofCar(spellings: readonly (readonly string[])[]): Map<Meaning, number> {
  for (const words of spellings) {
    const rest = words.filter((word) => !carWords.has(word));
    if (rest.length === 0 || rest.length === words.length) continue;
    const meant = (meaningsByName.get(rest.join(' ')) ?? []).filter((meaning) => factsOfCar.has(meaning));
    if (meant.length > 0) return new Map(meant.map((meaning) => [meaning, 0.9]));
  }
  return new Map();
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
