/** Words within the name of a column that say a thing by themselves: net or gross, from or to, whose it is, of which type. Pure. */
import { vatNames } from '../vat-in-notes.ts';
import { meaningsByName } from './header-words.ts';
import type { Meaning } from './meanings.ts';

/** As sure as a name can be that is not wholly known. */
export const nearlyWhole = 0.9;

/** A list of prices, of which each is one: `prices.gross`. */
export const ofSeveralPrices: Readonly<Record<string, string>> = {
  prices: 'price',
  prezzi: 'prezzo',
  preise: 'preis',
  precios: 'precio',
  ceny: 'cena',
  kainos: 'kaina',
  prijzen: 'prijs',
};

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
export function codeOfType(around: readonly string[], last: readonly string[]): Meaning | undefined {
  const [list = ''] = around;
  const [type = ''] = last;
  if (around.length !== 1 || !listsOfCodes.has(list)) return undefined;
  if (ofTill.test(type)) return 'status';
  return ofSupplier.test(type) ? 'manufacturerCode' : undefined;
}

const netWords: ReadonlySet<string> = new Set(
  'net nett netto netta neto netta ht imponibile exiva exvat'.split(' '),
);
const grossWords: ReadonlySet<string> = new Set(
  'gross brutto lordo lorda bruto brut ttc ivato ivata ivainc ivaincl'.split(' '),
);
const tax = `(?:${vatNames}|tax(?:es|e)?)`;
/** Before the name of the tax; `Preis ohne Versand` says nothing of it. */
const withoutTax = new RegExp(
  String.raw`(?<![a-z])(?:senza|ohne|exkl|excl|ex|hors|sin|sans|bez|be|zonder|sem|fara|utan|uden|uten|without|esclusa|s) ${tax}(?![a-z])`,
);
const withTax = new RegExp(
  String.raw`(?<![a-z])(?:con|mit|inkl|incl|inc|avec|z|su|met|com|cu|med|with|c) ${tax}(?![a-z])`,
);

/** `Cena det. netto`, `Verkaufspreis 1 brutto`: a price is without VAT or with it by one word, whatever the others are short for. */
export function sayNetOrGross(words: readonly string[], strengths: Map<Meaning, number>): void {
  const price = strengths.get('price');
  const net = strengths.get('netPrice') ?? 0;
  if (price === undefined || Math.max(price, net) >= nearlyWhole) return;
  const name = words.join(' ');
  if (words.some((word) => netWords.has(word)) || withoutTax.test(name)) {
    strengths.delete('price');
    strengths.set('netPrice', nearlyWhole);
  } else if (net === 0 && (words.some((word) => grossWords.has(word)) || withTax.test(name)))
    strengths.set('price', nearlyWhole);
}

const beginWords: ReadonlySet<string> = new Set(
  'from da dal von ab de depuis desde od nuo van vanaf start begin inizio debut inicio min'.split(' '),
);
const endWords: ReadonlySet<string> = new Set(
  'to a al bis au jusqu hasta do iki tot end ende fine fin ate until max'.split(' '),
);

const isOfYears = /^(?:anni|years|annees|anyos|anos|jahre|baujahre|lata|roczniki|metai|jaren|bouwjaren|ani)$/;

/**
 * `productionYears.from`, `anni.dal`: two years of one thing.
 *
 * @param meaningsOf what a name by itself means
 */
export function sayBeginOrEnd(
  last: readonly string[],
  around: readonly string[] | undefined,
  strengths: Map<Meaning, number>,
  meaningsOf: (words: readonly string[]) => ReadonlyMap<Meaning, number>,
): void {
  const [word = ''] = last;
  if (last.length !== 1 || !around || strengths.has('yearFrom') || strengths.has('yearTo')) return;
  const meaning = beginWords.has(word) ? 'yearFrom' : endWords.has(word) ? 'yearTo' : undefined;
  if (meaning === undefined || !(isOfYears.test(around.join(' ')) || meaningsOf(around).has('year'))) return;
  strengths.delete('year');
  strengths.set(meaning, nearlyWhole);
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

export function ofCar(spellings: readonly (readonly string[])[]): Map<Meaning, number> {
  for (const words of spellings) {
    const rest = words.filter((word) => !carWords.has(word));
    if (rest.length === 0 || rest.length === words.length) continue;
    const meant = (meaningsByName.get(rest.join(' ')) ?? []).filter((meaning) => factsOfCar.has(meaning));
    if (meant.length > 0) return new Map(meant.map((meaning) => [meaning, 0.9]));
  }
  return new Map();
}
