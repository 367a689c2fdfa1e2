/**
 * Parts as three tables of bytes, in the order in which they are useful: their numbers, by which "do you have it" is answered; what
 * they cost and how many there are, which changes every day; and the rest, which hardly ever does.
 */
import { toldOfCar } from '../contract/catalogue.ts';
import type { FittedYears } from '../search/index/cars-of-part.ts';
import type { FactFilterName } from '../filters/filters.ts';
import type { NumberedPart } from '../search/readings/numbers-in-memory.ts';
import { told, type CarriedCar, type CarriedPart } from './carried-part.ts';
import { createByteReader, createByteWriter, joinedBytes, partedBytes } from './bytes.ts';
import type { Column, Value } from './column.ts';
import { readTable, writeTable, type Row, type Table } from './table.ts';

const numbersNames = ['serialNumber', 'otherNumbers', 'manufacturerCode'] as const;
const stockNames = ['price', 'discount'] as const;
type Elsewhere = (typeof numbersNames | typeof stockNames)[number];
const restNames = told.filter(
  (name): name is Exclude<(typeof told)[number], Elsewhere> =>
    !([...numbersNames, ...stockNames] as readonly string[]).includes(name),
);

const columns = {
  numbers: ['id', 'isPadded', ...numbersNames],
  stock: ['available', 'updatedAt', ...stockNames],
  descriptions: ['categoryId', 'names', 'car', 'model', 'cars', ...restNames],
  cars: ['id', 'brandId', 'modelId', ...toldOfCar],
} as const;

export type TableName = 'numbers' | 'stock' | 'descriptions';
export const tableNames = ['numbers', 'stock', 'descriptions'] as const satisfies readonly TableName[];

export type Tables = Readonly<Record<TableName, Uint8Array>>;

/** Writes one of the tables of some parts. */
export function writeParts(name: TableName, parts: readonly CarriedPart[]): Uint8Array<ArrayBuffer> {
  const writer = createByteWriter();
  writer.number(markOf(parts.map(({ id }) => id)));
  writer.bytes(write[name](parts));
  return writer.done();
}

const write: Readonly<Record<TableName, (parts: readonly CarriedPart[]) => Uint8Array>> = {
  numbers: (parts) => writeTable(columns.numbers, parts.map(asRow)),
  stock: (parts) => writeTable(columns.stock, parts.map(asRow)),
  descriptions(parts) {
    // Each donor car is written once.
    const cars = new Map(parts.flatMap(({ car }) => (car ? [[car.id, car] as const] : [])));
    const places = new Map([...cars.keys()].map((id, place) => [id, place]));
    const rows = parts.map(({ car, nameIt, nameEn, modelIds, brandIds, fits, ...part }) =>
      asRow({
        ...part,
        names: [nameIt, nameEn],
        car: car ? (places.get(car.id) ?? 0) : -1,
        model: car?.modelId ?? 0,
        cars: [modelIds, brandIds, fits],
      }),
    );
    return joinedBytes([
      writeTable(columns.descriptions, rows, {
        names: 'categoryId',
        weightKg: 'categoryId',
        model: 'car',
        cars: 'model',
        side: 'names',
        axle: 'names',
      }),
      writeTable(columns.cars, [...cars.values()].map(asRow), { engineCode: 'modelId', fuel: 'engineCode' }),
    ]);
  },
};

/** Whatever it is made of is plain data. */
const asRow = <Name extends string>(made: { readonly [Each in Name]: unknown }) => made as Row<Name>;

/** A column by which parts are found. */
export type FoundColumn =
  | 'id'
  | 'price'
  | 'discount'
  | 'available'
  | 'updatedAt'
  | 'categoryId'
  | 'names'
  | 'cars';

/** The parts of some tables, each made when it is asked for. */
export type CarriedParts = {
  readonly count: number;
  /** @param place from 0 */
  at(place: number): CarriedPart;
  /** The numbers of a part alone. */
  numbersAt(place: number): NumberedPart;
  /** The same object for all parts of a car. */
  carAt(place: number): CarriedCar | null;
  /**
   * A column as it is written, for whoever walks over all parts. `names` are the Italian and the English one, `cars` models, makes and
   * fits: of both equal ones are the same object.
   */
  column(name: FoundColumn | FactFilterName): Column;
};

/**
 * Puts together what was written of the same parts.
 *
 * @throws RangeError where the bytes are no tables, or not of the same parts
 */
export function readParts(tables: Tables): CarriedParts {
  const [numbers, stock, descriptions] = tableNames.map((name) => withMark(tables[name])) as [
    Marked,
    Marked,
    Marked,
  ];
  if (numbers.mark !== stock.mark || numbers.mark !== descriptions.mark)
    throw new RangeError('the tables are of different parts');
  const numbersTable = readTable(numbers.table);
  const [described, owners] = partedBytes(descriptions.table, 2).map(readTable) as [Table, Table];
  const { count } = numbersTable;
  const numbersAt = columnsOf(numbersTable.column, columns.numbers);
  const stocked = columnsOf(readTable(stock.table).column, columns.stock);
  const rest = columnsOf(described.column, columns.descriptions);
  const carAt = columnsOf(owners.column, columns.cars);
  const byName = { ...numbersAt, ...stocked, ...rest };
  const cars = new Map<number, CarriedCar>();
  const carOf = (place: number): CarriedCar | null => {
    if (place < 0) return null;
    const car = cars.get(place) ?? (rowAt(carAt, place) as CarriedCar);
    cars.set(place, car);
    return car;
  };
  return {
    count,
    numbersAt: (place) => rowAt(numbersAt, place) as NumberedPart,
    carAt: (place) => carOf(rest.car(place) as number),
    column: (name) => byName[name],
    at(place) {
      const { names, car, model: _, cars: fitted, ...described } = rowAt(rest, place);
      const [nameIt, nameEn] = names as [string, string];
      const [modelIds, brandIds, fits] = fitted as unknown as [number[], number[], FittedYears[]];
      return {
        ...rowAt(numbersAt, place),
        ...rowAt(stocked, place),
        ...described,
        nameIt,
        nameEn,
        modelIds,
        brandIds,
        fits,
        car: carOf(car as number),
      } as unknown as CarriedPart;
    },
  };
}

type Marked = { readonly mark: number; readonly table: Uint8Array };

function withMark(bytes: Uint8Array): Marked {
  const reader = createByteReader(bytes);
  return { mark: reader.number(), table: reader.rest() };
}

/** A number that other parts will hardly have: the tables of the same parts bear the same. */
function markOf(ids: readonly number[]): number {
  let mark = ids.length;
  for (const id of ids) mark = (Math.imul(mark, 0x01000193) ^ id) >>> 0;
  return mark;
}

const columnsOf = <Name extends string>(
  column: (name: string) => Column,
  names: readonly Name[],
): Readonly<Record<Name, Column>> =>
  Object.fromEntries(names.map((name) => [name, column(name)])) as Record<Name, Column>;

function rowAt<Name extends string>(row: Readonly<Record<Name, Column>>, place: number): Record<Name, Value> {
  const made: Partial<Record<Name, Value>> = {};
  for (const name in row) made[name] = row[name](place);
  return made as Record<Name, Value>;
}
