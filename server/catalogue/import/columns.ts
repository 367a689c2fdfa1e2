/** The columns of a yard's file: each has an Italian and an English header, in any case and any order. */
import { wordsOf } from '../../../domain/fold.ts';

const headers = {
  sku: ['codice', 'sku'],
  nameIt: ['nome', 'name'],
  nameEn: ['name_en'],
  description: ['descrizione', 'description'],
  serialNumber: ['numero_originale', 'serialNumber'],
  manufacturerCode: ['codice_produttore', 'manufacturerCode'],
  make: ['marca', 'make'],
  model: ['modello', 'model'],
  year: ['anno', 'year'],
  mileageKm: ['km', 'mileageKm'],
  engineCode: ['motore', 'engineCode'],
  fuel: ['carburante', 'fuel'],
  colour: ['colore', 'colour', 'color'],
  plate: ['targa', 'plate'],
  category: ['categoria', 'category'],
  price: ['prezzo', 'price'],
  discount: ['sconto', 'discount'],
  quantity: ['quantita', 'quantity'],
  condition: ['condizione', 'condition'],
  weightKg: ['peso_kg', 'weightKg'],
  fits: ['compatibile_con', 'fits'],
  photos: ['foto', 'photos'],
} as const;

export type Column = keyof typeof headers;

export const allColumns = Object.keys(headers) as readonly Column[];

/** Columns without which no line can go in. */
export const requiredColumns: readonly Column[] = ['sku', 'nameIt', 'serialNumber', 'category', 'price'];

/** `Peso (kg)`, `peso_kg` and `PESO KG` are the same. */
const keyOf = (header: string): string => wordsOf(header).join('');

const columnsByKey = new Map<string, Column>(
  allColumns.flatMap((column) => headers[column].map((header) => [keyOf(header), column] as const)),
);

/** The column that a header means, if the shop knows it. */
export const columnOf = (header: string): Column | undefined => columnsByKey.get(keyOf(header));

/** A column by its Italian name. */
export const italianName = (column: Column): string => headers[column][0];

export type Columns = {
  /** Where a column stands; undefined when the file does not have it. */
  placeOf(column: Column): number | undefined;
  /** The column's header as the file writes it, for reports. */
  header(column: Column): string;
  /** How many columns the shop knows. */
  readonly known: number;
  /** Headers that mean nothing to the shop; told once, then passed over. */
  readonly unknown: readonly string[];
  /** Required columns that the file lacks. */
  readonly missing: readonly Column[];
};

/** Finds the columns of a header line. Of two columns with the same header the first counts. */
export function findColumns(header: readonly string[]): Columns {
  const places = new Map<Column, number>();
  const unknown: string[] = [];
  header.forEach((name, at) => {
    const column = columnOf(name);
    if (column && !places.has(column)) places.set(column, at);
    else if (name !== '') unknown.push(name);
  });
  return {
    placeOf: (column) => places.get(column),
    header: (column) => header[places.get(column) ?? -1] ?? italianName(column),
    known: places.size,
    unknown,
    missing: requiredColumns.filter((column) => !places.has(column)),
  };
}
