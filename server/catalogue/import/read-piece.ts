/** One record of a yard's file as a piece, or everything that is wrong with it. */
import { importedPhotosMax } from '../../../domain/contract/desk-photos.ts';
import { isPlaceName } from '../../../domain/desk/places.ts';
import { partFacts } from '../../../domain/facts/fact-names.ts';
import { namesOfPiece } from '../naming/names-of-piece.ts';
import type { Piece } from '../writing/piece.ts';
import { createCellReader } from './cell-reader.ts';
import type { KnownCatalogue } from './known-catalogue.ts';
import { readCar, readFits } from './read-car.ts';
import { areGood, readFacts } from './read-facts.ts';
import type { Fault, Note, Row } from './row.ts';
import { expectedCell, takenCell } from './told/of-cells.ts';

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
  const own = readFacts(cells, partFacts, thisYear);
  const car = readCar(cells, catalogue, thisYear);
  const kind = cells.readMeant(
    'category',
    (text) => catalogue.kind(text),
    expectedCell.kind,
    ({ nameIt }) => nameIt,
  );
  const { fits, notes: fitNotes } = readFits(cells.text('fits'), catalogue, thisYear + 1);
  for (const { read, taken } of fitNotes) cells.notes.push({ column: row.header('fits'), read, taken });
  const photos = readPhotos(cells.text('photos'));
  if (photos.twice) cells.note('photos', takenCell.photosOnce(photos.twice));

  const place = own.place && !isPlaceName(own.place) ? null : own.place;
  if (place !== own.place) cells.note('place', takenCell.noPlace);

  const { faults, notes } = cells;
  if (faults.length > 0 || !areGood(own) || !kind || car === undefined)
    return { piece: undefined, photos: [], faults, notes: [] };
  return {
    piece: {
      ...own,
      place: place ?? null,
      ...namesOfPiece(own.nameIt, own.nameEn ?? '', kind),
      descriptionIt: own.descriptionIt ?? '',
      descriptionEn: '',
      serialNumber: own.serialNumber ?? '',
      otherNumbers: own.otherNumbers ?? [],
      discount: own.discount ?? 0,
      listedQuantity: own.listedQuantity ?? 1,
      condition: own.condition ?? 'B',
      weightKg: own.weightKg ?? kind.weightKg,
      kindId: kind.id,
      car,
      fits,
    },
    photos: photos.names,
    faults,
    notes,
  };
}

/**
 * @returns each once, in the order in which they stand; and one that stood there twice
 */
function readPhotos(text: string): { names: string[]; twice: string | undefined } {
  const all = text
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return {
    names: [...new Set(all)].slice(0, importedPhotosMax),
    twice: all.find((name, at) => all.indexOf(name) < at),
  };
}
