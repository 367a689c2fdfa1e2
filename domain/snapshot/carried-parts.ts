/**
 * Parts as two tables of bytes, in the order in which they are useful: their numbers and what there is of each, by which "do you have
 * it" is answered and which a sale changes; and the rest, which says what they are and what they cost.
 */
import { toldOfCar } from '../contract/catalogue.ts';
import { namesWhere } from '../facts/fact-names.ts';
import type { FittedYears } from '../search/index/cars-of-part.ts';
import type { FactFilterName } from '../filters/filters.ts';
import type { NumberedPart } from '../search/readings/numbers-in-memory.ts';
import { told, type CarriedCar, type CarriedPart } from './carried-part.ts';
import { createByteReader, createByteWriter, joinedBytes, partedBytes } from './bytes.ts';
import type { Column, Value } from './column.ts';
import { readTable, writeTable, type Orders, type Table } from './table.ts';

const numbersNames = ['serialNumber', 'otherNumbers', 'manufacturerCode'] as const;
/** Written in an order of their own, or before what follows from them. */
const placed = ['axle', 'side', 'weightKg', 'price', 'tested'] as const;
type Elsewhere = (typeof numbersNames | typeof placed)[number];
const restNames = told.filter(
  (name): name is Exclude<(typeof told)[number], Elsewhere> =>
    !([...numbersNames, ...placed] as readonly string[]).includes(name),
);

export const columns = {
  stock: ['id', 'available', 'isPadded', ...numbersNames],
  descriptions: [
    'categoryId',
    'axle',
    'side',
    'nameIt',
    'nameEn',
    'weightKg',
    'price',
    'tested',
    'updatedAt',
    'photoCount',
    'car',
    'cars',
    ...restNames,
  ],
  cars: ['id', 'brandId', 'modelId', ...toldOfCar],
} as const;

/** What a part is called, weighs and costs, and how it is tried, follows from what it is. */
const orders = {
  axle: ['categoryId'],
  side: ['categoryId', 'axle'],
  nameIt: ['categoryId', 'axle', 'side'],
  nameEn: ['categoryId', 'axle', 'side'],
  weightKg: ['categoryId'],
  price: ['categoryId'],
  tested: ['categoryId'],
} as const satisfies Orders<(typeof columns.descriptions)[number]>;

export const tableNames = ['stock', 'descriptions'] as const;
export type TableName = (typeof tableNames)[number];

export type Tables = Readonly<Record<TableName, Uint8Array>>;

/** Writes one of the tables of some parts. */
export function writeParts(name: TableName, parts: readonly CarriedPart[]): Uint8Array<ArrayBuffer> {
  const writer = createByteWriter();
  writer.number(markOf(parts.map(({ id }) => id)));
  writer.bytes(write[name](parts));
  return writer.done();
}

const write: Readonly<Record<TableName, (parts: readonly CarriedPart[]) => Uint8Array>> = {
  stock: (parts) => writeTable(columns.stock, parts.length, columnsFrom(parts)),
  descriptions(parts) {
    // Each donor car is written once.
    const cars = new Map(parts.flatMap(({ car }) => (car ? [[car.id, car] as const] : [])));
    const places = new Map([...cars.keys()].map((id, place) => [id, place]));
    const own = columnsFrom(parts);
    const columnOf = (name: (typeof columns.descriptions)[number]): Column => {
      if (name === 'car') return (nth) => places.get(parts[nth]!.car?.id ?? -1) ?? -1;
      if (name !== 'cars') return own(name);
      return (nth) => {
        const { modelIds, brandIds, fits } = parts[nth]!;
        return [modelIds, brandIds, fits];
      };
    };
    return joinedBytes([
      writeTable(columns.descriptions, parts.length, columnOf, orders),
      writeTable(columns.cars, cars.size, columnsFrom([...cars.values()])),
    ]);
  },
};

/** What each of some things has by a name: plain data. */
const columnsFrom =
  <Name extends string>(things: readonly { readonly [Each in Name]?: unknown }[]) =>
  (name: Name): Column =>
  (nth) =>
    things[nth]![name] as Value;

/** What is known of each part, but for its donor car. */
export type PartColumn = Exclude<(typeof columns)['stock' | 'descriptions'][number], 'car'>;

/** The parts of some tables, each made when it is asked for. */
export type CarriedParts = {
  readonly count: number;
  /** @param place from 0 */
  at(place: number): CarriedPart;
  /** The numbers of a part, and nothing else of it: who sells a piece changes none of them. */
  numbersAt(place: number): NumberedPart;
  /** The same object for all parts of a car. */
  carAt(place: number): CarriedCar | null;
  /** The id of that car, for whoever asks it of all parts. */
  carIdAt(place: number): number | null;
  /** A column as it is written, for whoever walks over all parts. `cars` are models, makes and fits: equal ones are the same object. */
  column(name: PartColumn): Column;
  /** A fact by which parts are filtered, their own or their donor car's. */
  factOf(name: FactFilterName): Column;
};

/**
 * Puts together what was written of the same parts.
 *
 * @throws RangeError where the bytes are no tables, or not of the same parts
 */
export function readParts(tables: Tables): CarriedParts {
  const [stock, descriptions] = tableNames.map((name) => withMark(tables[name])) as [Marked, Marked];
  if (stock.mark !== descriptions.mark) throw new RangeError('the tables are of different parts');
  const stocked = readTable(stock.table);
  const [described, owners] = partedBytes(descriptions.table, 2).map(readTable) as [Table, Table];
  return partsOver(stocked.count, {
    stock: columnsOf(stocked, columns.stock),
    descriptions: columnsOf(described, columns.descriptions),
    cars: columnsOf(owners, columns.cars),
  });
}

/** What parts are told from, however their columns are read. Each part's `car` is its donor car's place, -1 for none. */
export type PartColumns = {
  readonly [Name in keyof typeof columns]: Readonly<Record<(typeof columns)[Name][number], Column>>;
};

export function partsOver(
  count: number,
  { stock: stockAt, descriptions: restAt, cars: carAt }: PartColumns,
): CarriedParts {
  const byName = { ...stockAt, ...restAt };
  const { available: _, ...numbers } = stockAt;
  const cars = new Map<number, CarriedCar>();
  const carOf = (place: number): CarriedCar | null => {
    if (place < 0) return null;
    const car = cars.get(place) ?? (rowAt(carAt, place) as CarriedCar);
    cars.set(place, car);
    return car;
  };
  return {
    count,
    numbersAt: (place) => rowAt(numbers, place) as NumberedPart,
    carAt: (place) => carOf(restAt.car(place) as number),
    carIdAt(place) {
      const car = restAt.car(place) as number;
      return car < 0 ? null : (carAt.id(car) as number);
    },
    column: (name) => byName[name],
    factOf(name) {
      if (!isOfCar(name)) return byName[name];
      return (place) => carOf(restAt.car(place) as number)?.[name] ?? null;
    },
    at(place) {
      const { car, cars: fitted, ...rest } = rowAt(restAt, place);
      const [modelIds, brandIds, fits] = fitted as unknown as [number[], number[], FittedYears[]];
      return {
        ...rowAt(stockAt, place),
        ...rest,
        modelIds,
        brandIds,
        fits,
        car: carOf(car as number),
      } as unknown as CarriedPart;
    },
  };
}

type CarFilterName = Extract<FactFilterName, keyof CarriedCar>;

const isOfCar = (name: FactFilterName): name is CarFilterName =>
  (toldOfCar as readonly string[]).includes(name);

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

/** A table that was written before one of these was declared says nothing of it. */
const mayBeUnknown: ReadonlySet<string> = new Set(
  namesWhere({ json: ['list', 'part'], whenEmpty: ['unknown'] }),
);
const nothing: Column = () => null;

const columnsOf = <Name extends string>(
  table: Table,
  names: readonly Name[],
): Readonly<Record<Name, Column>> =>
  Object.fromEntries(
    names.map((name) => [name, !table.has(name) && mayBeUnknown.has(name) ? nothing : table.column(name)]),
  ) as Record<Name, Column>;

function rowAt<Name extends string>(row: Readonly<Record<Name, Column>>, place: number): Record<Name, Value> {
  const made: Partial<Record<Name, Value>> = {};
  for (const name in row) made[name] = row[name](place);
  return made as Record<Name, Value>;
}
