/**
 * What the shop knows of cars and parts before it has a single one: makes with their models, groups and kinds.
 * The tables stand beside this file as CSV, so that a shopkeeper can read and extend them in a spreadsheet.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { ParcelSize } from '../../../domain/shipping.ts';
import type { Hazard } from '../../../domain/vocabulary.ts';
import { slugOf } from '../../../domain/fold.ts';

/** `to` is null while the model is still built. */
export type ModelFact = {
  readonly name: string;
  readonly slug: string;
  readonly from: number;
  readonly to: number | null;
};

export type MakeFact = {
  readonly name: string;
  readonly slug: string;
  readonly models: readonly ModelFact[];
};

/** What may be true of a kind: for repairers only, dangerous goods and why, has sides, has axles, seldom traded. */
export type KindMark = 'safety' | Hazard | 'side' | 'axle' | 'rare';

/** A kind of part. Prices are whole euros for a used, working piece, VAT included. */
export type KindFact = {
  readonly slug: string;
  readonly it: string;
  readonly en: string;
  readonly priceMin: number;
  readonly priceMax: number;
  readonly weightKg: number;
  readonly parcelSize: ParcelSize;
  readonly marks: ReadonlySet<KindMark>;
};

export type GroupFact = {
  readonly slug: string;
  readonly it: string;
  readonly en: string;
  readonly kinds: readonly KindFact[];
};

type Row = Readonly<Record<string, string>>;

const readTable = (name: string): Row[] =>
  parse(readFileSync(new URL(name, import.meta.url)), { columns: true, delimiter: ';' });

function readMakes(): MakeFact[] {
  const makes = Map.groupBy(readTable('models.csv'), (row) => row['make'] ?? '');
  return [...makes].map(([name, rows]) => ({
    name,
    slug: slugOf(name),
    models: rows.map((row) => ({
      name: row['model'] ?? '',
      slug: slugOf(row['model'] ?? ''),
      from: Number(row['from']),
      to: row['to'] ? Number(row['to']) : null,
    })),
  }));
}

function readGroups(): GroupFact[] {
  const rows = readTable('kinds.csv');
  const kindsOf = Map.groupBy(rows, (row) => row['group'] ?? '');
  return (kindsOf.get('') ?? []).map((group) => ({
    ...namesOf(group),
    kinds: (kindsOf.get(group['slug'] ?? '') ?? []).map((kind) => ({
      ...namesOf(kind),
      priceMin: Number(kind['priceMin']),
      priceMax: Number(kind['priceMax']),
      weightKg: Number(kind['weightKg']),
      parcelSize: kind['parcelSize'] as ParcelSize,
      marks: new Set((kind['marks'] ?? '').split(' ').filter(Boolean) as KindMark[]),
    })),
  }));
}

const namesOf = (row: Row) => ({ slug: row['slug'] ?? '', it: row['it'] ?? '', en: row['en'] ?? '' });

/** Makes with their models, in the order of the table. */
export const makes: readonly MakeFact[] = readMakes();

/** Groups with their kinds, in the order of the table. */
export const groups: readonly GroupFact[] = readGroups();

/** Words of the trade that mean the same, a group a line, the shop's own name first: what the shop's own table begins with. */
export const synonymGroups: readonly (readonly string[])[] = parse(
  readFileSync(new URL('synonyms.csv', import.meta.url)),
  { delimiter: ';', relax_column_count: true },
);

/** Counts up when groups are added: shops that run already are given those. */
export const synonymsRelease = 2;
