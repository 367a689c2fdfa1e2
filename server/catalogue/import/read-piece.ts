/** One record of a yard's file as a piece, or everything that is wrong with it. */
import { normalizePartNumber } from '../../../domain/part-number.ts';
import { namesOfPiece } from '../naming/names-of-piece.ts';
import type { Piece } from '../writing/piece.ts';
import { createCellReader } from './cell-reader.ts';
import type { KnownCatalogue } from './known-catalogue.ts';
import { readCar } from './read-car.ts';
import { readFits } from './read-fits.ts';
import { readPhotos } from './read-photos.ts';
import type { Fault, Note, Row } from './row.ts';
import { readDiscount, readPrice, readQuantity, readWeight } from './values.ts';
import { readCondition } from './words.ts';

export type ReadPiece = {
  /** Undefined when anything is wrong. */
  readonly piece: Piece | undefined;
  /** Names and addresses of its photos, each once. */
  readonly photos: readonly string[];
  readonly faults: readonly Fault[];
  readonly notes: readonly Note[];
};

/**
 * @param thisYear of the shop's clock, the last but one that a car can have
 */
export function readPiece(row: Row, catalogue: KnownCatalogue, thisYear: number): ReadPiece {
  if (row.fault) return { piece: undefined, photos: [], faults: [row.fault], notes: [] };
  const cells = createCellReader(row);
  const sku = cells.read('sku', (text) => text || undefined, 'the yard’s own code of the piece');
  const name = cells.read('nameIt', (text) => text || undefined, 'what the piece is, in Italian');
  const nameEn = cells.text('nameEn');
  const descriptionIt = cells.text('description');
  const serialNumber = cells.read(
    'serialNumber',
    (text) => (normalizePartNumber(text) ? text : undefined),
    'the number stamped by the car maker',
  );
  const manufacturerCode = cells.text('manufacturerCode');
  const car = readCar(cells, catalogue, thisYear);
  const kind = cells.readMeant(
    'category',
    (text) => catalogue.kind(text),
    'a kind of part by its slug, Italian or English name',
    ({ nameIt }) => nameIt,
  );
  const price = cells.read('price', readPrice, 'euros above 0, such as 89,50');
  const discount = cells.read('discount', readDiscount, 'a whole percent from 0 to 100');
  const quantity = cells.read('quantity', readQuantity, 'a whole number of pieces, 0 or more');
  const condition = cells.readMeant('condition', readCondition, 'A, B or C, or ottimo, buono, discreto');
  const weightKg = cells.read('weightKg', readWeight, 'kilograms above 0, such as 1,5');
  const { fits, notes: fitNotes } = readFits(cells.text('fits'), catalogue, thisYear + 1);
  for (const { read, taken } of fitNotes) cells.notes.push({ column: row.header('fits'), read, taken });
  const photos = readPhotos(cells.text('photos'));
  if (photos.twice) cells.note('photos', `each once: ${photos.twice} stands there twice`);

  const { faults, notes } = cells;
  if (
    faults.length > 0 ||
    sku === undefined ||
    name === undefined ||
    serialNumber === undefined ||
    !kind ||
    price === undefined ||
    discount === undefined ||
    quantity === undefined ||
    !condition ||
    weightKg === undefined ||
    car === undefined
  )
    return { piece: undefined, photos: [], faults, notes: [] };
  return {
    piece: {
      sku,
      kindId: kind.id,
      ...namesOfPiece(name, nameEn, kind),
      descriptionIt,
      descriptionEn: '',
      serialNumber,
      manufacturerCode: normalizePartNumber(manufacturerCode) ? manufacturerCode : null,
      price,
      discount,
      quantity,
      condition,
      weightKg: weightKg ?? kind.weightKg,
      car,
      fits,
    },
    photos: photos.names,
    faults,
    notes,
  };
}
