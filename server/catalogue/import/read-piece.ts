/** One record of a yard's file as a piece, or everything that is wrong with it. */
import { normalizePartNumber } from '../../../domain/part-number.ts';
import { fold } from '../fold.ts';
import type { KnownKind } from '../writing/known-names.ts';
import type { DonorCar, Piece } from '../writing/piece.ts';
import type { Column, Columns } from './columns.ts';
import type { KnownCatalogue } from './known-catalogue.ts';
import { matchModel } from './match-model.ts';
import { readFits } from './read-fits.ts';
import {
  readCondition,
  readDiscount,
  readFuel,
  readMileage,
  readPrice,
  readQuantity,
  readWeight,
  readYear,
} from './values.ts';

/** What is wrong with a cell: its column as the file calls it, what stood there, what should have. */
export type Fault = { readonly column: string; readonly read: string; readonly expected: string };

/** Longest texts that are taken; beyond them a quote was not closed. */
const longest: Partial<Record<Column, number>> = {
  sku: 80,
  nameIt: 200,
  nameEn: 200,
  description: 5_000,
  serialNumber: 60,
  manufacturerCode: 60,
  engineCode: 40,
  colour: 60,
  plate: 20,
};

/**
 * @param thisYear of the shop's clock, the last but one that a car can have
 * @returns the piece, or its faults in the order of the columns
 */
export function readPiece(
  cells: readonly string[],
  columns: Columns,
  catalogue: KnownCatalogue,
  thisYear: number,
): { piece: Piece; faults?: undefined } | { piece?: undefined; faults: Fault[] } {
  const faults: Fault[] = [];
  const cell = (column: Column) => columns.cell(cells, column);

  function wrong(column: Column, expected: string): undefined {
    faults.push({ column: columns.header(column), read: cell(column), expected });
  }
  function read<Value>(column: Column, reader: (text: string) => Value | undefined, expected: string) {
    const value = reader(cell(column));
    return value === undefined ? wrong(column, expected) : value;
  }

  for (const [column, length] of Object.entries(longest) as [Column, number][])
    if (cell(column).length > length) wrong(column, `at most ${length} characters`);
  const sku = read('sku', (text) => text || undefined, 'the yard’s own code of the piece');
  const name = read('nameIt', (text) => text || undefined, 'what the piece is, in Italian');
  const serialNumber = read(
    'serialNumber',
    (text) => (normalizePartNumber(text) ? text : undefined),
    'the number stamped by the car maker',
  );
  const car = readCar();
  const kind = read('category', catalogue.kind, 'a kind of part by its slug, Italian or English name');
  const price = read('price', readPrice, 'euros above 0, such as 89,50');
  const discount = read('discount', readDiscount, 'a whole percent from 0 to 100');
  const quantity = read('quantity', readQuantity, 'a whole number of pieces, 0 or more');
  const condition = read('condition', readCondition, 'A, B or C, or ottimo, buono, discreto');
  const weightKg = read('weightKg', readWeight, 'kilograms above 0, such as 1,5');
  const fits = readFits(cell('fits'), catalogue);
  if (!fits.fits)
    faults.push({
      column: columns.header('fits'),
      read: fits.unknown,
      expected: 'make, model and years, such as Fiat Panda (169) 2003-2012',
    });

  if (
    faults.length > 0 ||
    sku === undefined ||
    name === undefined ||
    serialNumber === undefined ||
    kind === undefined ||
    price === undefined ||
    discount === undefined ||
    quantity === undefined ||
    condition === undefined ||
    weightKg === undefined ||
    car === undefined ||
    !fits.fits
  )
    return { faults };
  return {
    piece: {
      sku,
      kindId: kind.id,
      ...namesOf(name, cell('nameEn'), kind),
      descriptionIt: cell('description'),
      descriptionEn: '',
      serialNumber,
      manufacturerCode: cell('manufacturerCode') || null,
      price,
      discount,
      quantity,
      condition,
      weightKg: weightKg ?? kind.weightKg,
      car,
      fits: fits.fits,
    },
  };

  /** Null when the line names no car at all; undefined when what it says is wrong. */
  function readCar(): DonorCar | null | undefined {
    const year = read(
      'year',
      (text) => readYear(text, thisYear),
      `a year of four digits up to ${thisYear + 1}`,
    );
    const mileageKm = read('mileageKm', readMileage, 'kilometres, such as 132.000');
    const fuel = read('fuel', readFuel, 'benzina, diesel, GPL, metano, ibrida or elettrica');
    if (cell('make') === '' && cell('model') === '') return null;
    const make = read('make', catalogue.make, 'a make that the shop knows');
    if (!make) return undefined;
    const match = matchModel(cell('model'), catalogue.modelsOf(make), year ?? null);
    if (!match.model) {
      const names = match.candidates.map(({ name: model }) => model);
      wrong(
        'model',
        names.length > 0 ? `one of ${names.join(', ')}, or its year` : `a model of ${make.name}`,
      );
    }
    if (!match.model || year === undefined || mileageKm === undefined || fuel === undefined) return undefined;
    const engineCode = cell('engineCode') || null;
    const colour = cell('colour') || null;
    const plate = cell('plate') || null;
    return { brandId: make.id, modelId: match.model.id, year, fuel, engineCode, mileageKm, colour, plate };
  }
}

/**
 * Names in both languages. Yards write in capitals: where the words are the kind's own, its spelling is taken. Without an English
 * name the kind's is used, followed by whatever follows it in Italian (`Differenziale Alfa Romeo 159`).
 */
function namesOf(name: string, english: string, kind: KnownKind): { nameIt: string; nameEn: string } {
  const isKind = fold(name).startsWith(fold(kind.nameIt));
  const rest = isKind ? name.slice(kind.nameIt.length) : '';
  return { nameIt: isKind ? kind.nameIt + rest : name, nameEn: english || kind.nameEn + rest };
}
