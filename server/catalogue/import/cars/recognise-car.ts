/** The car of a line: its make and model as the shop knows them, or made from the line where it does not. */
import { slugOf } from '../../../../domain/fold.ts';
import { fold } from '../letters.ts';
import { readVin } from '../../../../domain/search/query/vin.ts';
import type { KnownBrand, KnownModel } from '../../writing/known-names.ts';
import { saysNothing } from '../says-nothing.ts';
import type { KnownCatalogue } from '../known-catalogue.ts';
import { remembering } from '../remembering.ts';
import { generationOf, generationsByMake, type Generation } from './car-table.ts';
import { readCarText, type YearSpan } from './car-text.ts';
import { ownName, withoutMake } from './car-name.ts';
import { findGeneration } from './find-generation.ts';
import type { MadeNames } from './made-names.ts';
import { createMakeRecogniser } from './recognise-make.ts';

export type SaidCar = {
  readonly make: string;
  readonly model: string;
  readonly version: string;
  readonly year: number | null;
  readonly vin: string | null;
  /** Years that stand in a column of their own. */
  readonly span?: YearSpan | undefined;
};

export type RecognisedCar = {
  readonly brand: KnownBrand;
  readonly model: KnownModel;
  /** Years that stand with the model's name. */
  readonly years: YearSpan | undefined;
  /** Other models that stand in the same cells. */
  readonly others: readonly KnownModel[];
  /** How the model came about: known, from the table of cars, or from the line alone. */
  readonly origin: 'known' | 'table' | 'line';
};

export type CarRecogniser = {
  recognise(said: SaidCar): RecognisedCar | undefined;
  /**
   * The car that a title names, as the shop or the table of cars knows it: nothing is made of a title's words. Where its make is said,
   * one of that make; what is said may also be who made the part.
   */
  recogniseIn(title: string, said: Pick<SaidCar, 'make' | 'year' | 'vin'>): RecognisedCar | undefined;
  /** A make by any of its names, as they are spelled. */
  makeOf(text: string): string | undefined;
};

type Entry = Generation & { readonly known?: KnownModel };

type AskedGeneration = {
  readonly brand: KnownBrand;
  readonly text: string;
  readonly span: YearSpan | undefined;
  readonly builtIn: number | null;
  readonly hints: readonly string[];
};

/** `307 1.6 hdi`, `C4 2005`, `A3 1.9 tdi`. */
const shortBeforeEngine =
  /^(?:[a-z]\d|\d{3})\s+[0-7][.,]\d(?![\d.,])(?!\s*(?:l|lt|kg|mm|cm|m)\b)|^[a-z]\d\s+(?:19|20)\d{2}(?!\d)/i;

/** Most models that one cell names. */
const mostModels = 12;

/** `Punto 4 fori`: what is counted of the piece is no generation of the car. */
const counted =
  /(?<![\d.,])\d{1,2}\s?(?:fori|porte|pin|pins|poli|fili|marce|rapporti|pz|pezzi|holes|doors|loch|t[uü]rig|portes|puertas|vie)(?!\p{L})/giu;

/** `500 L`, `500 X`: models with a letter of their own. */
const inOneWord = (text: string): string => text.replace(/\b500\s+([LX])\b/gi, '500$1');

/**
 * @param aliases other names of models, by `brandId key` (`model_names`)
 */
export function createCarRecogniser(
  catalogue: KnownCatalogue,
  made: MadeNames,
  aliases: ReadonlyMap<string, KnownModel>,
  thisYear: number,
): CarRecogniser {
  const makes = createMakeRecogniser(catalogue, made);
  const entries = new Map<number, readonly Entry[]>();
  const carText = remembering((text) => readCarText(text, thisYear));

  function entriesOf(brand: KnownBrand): readonly Entry[] {
    const present = entries.get(brand.id);
    if (present) return present;
    const all = joined(
      catalogue
        .modelsOf(brand)
        .filter(({ isOwn }) => !isOwn)
        .map((known) => ({ ...generationOf(brand.slug, known.name, known.yearFrom, known.yearTo), known })),
      generationsByMake.get(brand.slug) ?? [],
    );
    entries.set(brand.id, all);
    return all;
  }

  /** The cars of a yard give many pieces each. */
  const bestOf = remembering(
    ({ brand, text, span, builtIn, hints }: AskedGeneration) => {
      const read = carText(text);
      return findGeneration(
        read.years ? read : { ...read, years: span },
        brand.slug,
        entriesOf(brand),
        builtIn,
        hints,
      ).best;
    },
    ({ brand, text, span, builtIn, hints }) =>
      [brand.id, span?.from, span?.to, builtIn, hints.join(' '), text].join('\n'),
  );

  /** A model of a make that is known, one of the table, or undefined. */
  function modelIn(
    brand: KnownBrand,
    text: string,
    said: SaidCar,
  ): Omit<RecognisedCar, 'others' | 'brand'> | undefined {
    const { years } = carText(text);
    const name = ownName(text, brand, thisYear, carText);
    const alias = aliases.get(`${brand.id} ${slugOf(name)}`);
    if (alias) return { model: alias, years, origin: 'known' };
    const vin = said.vin === null ? undefined : readVin(said.vin);
    const hints = vin?.codes.map((code) => fold(code)) ?? [];
    const builtIn = said.year ?? vin?.year ?? null;
    const best = bestOf({ brand, text, span: said.span, builtIn, hints });
    if (!best) return undefined;
    const { known, name: named, from, to } = best;
    if (known) return { model: known, years, origin: 'known' };
    const model = made.model(brand, { name: named, yearFrom: from, yearTo: to, isOwn: false });
    return { model, years, origin: 'table' };
  }

  /** The model that a title names where it leaves open which generation it is. */
  function withoutGeneration(
    brand: KnownBrand,
    text: string,
  ): Omit<RecognisedCar, 'others' | 'brand'> | undefined {
    const read = carText(text);
    const [first] = findGeneration(read, brand.slug, entriesOf(brand), null).candidates;
    if (!first) return undefined;
    const model = made.model(brand, { name: first.model, yearFrom: null, yearTo: null, isOwn: true });
    return { model, years: read.years, origin: 'line' };
  }

  function fromLine(brand: KnownBrand, text: string): Omit<RecognisedCar, 'others' | 'brand'> | undefined {
    const name = ownName(text, brand, thisYear, carText);
    if (!/[\p{L}\d]/u.test(name)) return undefined;
    const { years } = carText(text);
    const model = made.model(brand, {
      name,
      yearFrom: years?.from ?? null,
      yearTo: years && years.from !== years.to ? years.to : null,
      isOwn: true,
    });
    return { model, years, origin: 'line' };
  }

  return {
    makeOf(text) {
      const { brand, rest = '' } = makes.leading(text) ?? {};
      return rest === '' ? brand?.name : undefined;
    },
    recogniseIn(title, { make, year, vin }) {
      const words = title.replace(counted, ' ').trim().split(/\s+/);
      const only = makes.leading(make)?.brand;
      const rests = words.map((_, at) => words.slice(at).join(' '));
      const foundIn = (brand: KnownBrand | undefined, model: string): RecognisedCar | undefined => {
        if (!brand || (only && only.id !== brand.id)) return undefined;
        const found =
          modelIn(brand, model, { make: brand.name, model, version: '', year, vin }) ??
          withoutGeneration(brand, model);
        return found && { brand, ...found, others: [] };
      };
      // Who names a make means it: `clock spring mini cooper` is of no Dacia Spring.
      for (const rest of rests) {
        const begun = makes.leading(rest);
        const found = begun && foundIn(begun.brand, begun.rest);
        if (found) return found;
      }
      for (const rest of rests) {
        // In a title a number or two signs are anything, but for those before an engine or a year.
        const found =
          /^\p{L}{3}/u.test(rest) || shortBeforeEngine.test(rest)
            ? foundIn(makes.ofModel(rest), rest)
            : undefined;
        if (found) return found;
      }
      return undefined;
    },
    recognise(said) {
      const makeText = saysNothing(said.make) ? '' : said.make;
      const modelText = saysNothing(said.model) ? '' : said.model;
      const { brands, rest } = makes.of(makeText, modelText, said.vin);
      const [brand] = brands;
      if (!brand) return undefined;
      const text = inOneWord(withoutMake(rest, brand));
      const full = said.version === '' ? text : `${text} ${said.version}`;
      const tried = brands.flatMap((one) => {
        const found = text === '' ? undefined : (modelIn(one, full, said) ?? modelIn(one, text, said));
        return found ? [{ brand: one, ...found }] : [];
      });
      const parts = text
        .split(/\s*[/|,;+]\s*/)
        .filter(Boolean)
        .slice(0, mostModels);
      const several =
        parts.length > 1 && !tried.some(({ origin }) => origin === 'known' && parts.length === 1)
          ? parts.flatMap((part) =>
              brands.flatMap((one) => {
                const found = modelIn(one, part, said);
                return found ? [{ brand: one, ...found }] : [];
              }),
            )
          : [];
      const all = [...tried, ...several];
      const [donor] = all;
      if (!donor) {
        const own = fromLine(brand, text);
        return own && { brand, ...own, others: [] };
      }
      const others = new Map(all.slice(1).map(({ model }) => [model.id, model]));
      others.delete(donor.model.id);
      return { ...donor, others: [...others.values()] };
    },
  };
}

/** The shop's own models learn what the table says of the same generation; what is left of the table are models to be made. */
function joined(own: readonly Entry[], table: readonly Generation[]): Entry[] {
  const left = new Set(table);
  const taught = own.map((entry): Entry => {
    const same = table.filter(
      (row) =>
        row.bases.some((base) => entry.bases.some((other) => base.join(' ') === other.join(' '))) &&
        ([...row.codes].some((code) => entry.codes.has(code)) ||
          (Math.abs((row.from ?? 0) - (entry.from ?? 0)) <= 1 &&
            (entry.codes.size === 0 || row.codes.size === 0))),
    );
    for (const row of same) left.delete(row);
    const [first] = same;
    return {
      ...entry,
      generation: entry.generation || (same.length === 1 ? (first?.generation ?? '') : ''),
      codes: new Set([...entry.codes, ...same.flatMap(({ codes }) => [...codes])]),
    };
  });
  return [...taught, ...left];
}
