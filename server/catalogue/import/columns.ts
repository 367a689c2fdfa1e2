/** The columns of a yard's file: each has an Italian and an English header, in any case and any order. */
import { fold } from '../fold.ts';

const headers = {
  sku: ['codice', 'sku'],
  nameIt: ['nome', 'name'],
  nameEn: ['name_en'],
  description: ['descrizione', 'description'],
  serialNumber: ['numero_originale', 'serialnumber'],
  manufacturerCode: ['codice_produttore', 'manufacturercode'],
  make: ['marca', 'make'],
  model: ['modello', 'model'],
  year: ['anno', 'year'],
  mileageKm: ['km', 'mileagekm'],
  engineCode: ['motore', 'enginecode'],
  fuel: ['carburante', 'fuel'],
  colour: ['colore', 'colour'],
  plate: ['targa', 'plate'],
  category: ['categoria', 'category'],
  price: ['prezzo', 'price'],
  discount: ['sconto', 'discount'],
  quantity: ['quantita', 'quantity'],
  condition: ['condizione', 'condition'],
  weightKg: ['peso_kg', 'weightkg'],
  fits: ['compatibile_con', 'fits'],
  photos: ['foto', 'photos'],
} as const;

export type Column = keyof typeof headers;

/** Columns without which no line can go in. */
const required: readonly Column[] = ['sku', 'nameIt', 'serialNumber', 'category', 'price'];

export type Columns = {
  /** The cell of a column, empty when the file does not have it. */
  cell(cells: readonly string[], column: Column): string;
  /** The column's header as the file writes it, for reports. */
  header(column: Column): string;
  /** Headers that mean nothing to the shop; told once, then passed over. */
  readonly unknown: readonly string[];
  /** Required columns that the file lacks, under their Italian names. */
  readonly missing: readonly string[];
};

/** Finds the columns of a header line. Of two columns with the same header the first counts. */
export function findColumns(header: readonly string[]): Columns {
  const keys = header.map((name) =>
    fold(name)
      .trim()
      .replace(/[\s-]+/g, '_'),
  );
  const entries = (Object.keys(headers) as Column[]).map((column) => {
    const names: readonly string[] = headers[column];
    return [column, keys.findIndex((key) => names.includes(key))] as const;
  });
  const places = new Map(entries);
  const knownPlaces = new Set(places.values());
  return {
    cell: (cells, column) => cells[places.get(column) ?? -1] ?? '',
    header: (column) => header[places.get(column) ?? -1] ?? headers[column][0],
    unknown: header.filter((name, at) => name !== '' && !knownPlaces.has(at)),
    missing: required.filter((column) => places.get(column) === -1).map((column) => headers[column][0]),
  };
}
