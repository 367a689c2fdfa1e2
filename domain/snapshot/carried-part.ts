/** What a snapshot of the catalogue holds of a part: what everybody may know. No place in the yard, no plate, no vehicle number. */
import { toldOfCar } from '../contract/catalogue.ts';
import { namesWhere, type FactsOf } from '../facts/fact-names.ts';
import { discounted } from '../money.ts';
import type { FittedYears, SearchedPart } from '../search/index/read-parts.ts';
import { joinedBytes, partedBytes } from './bytes.ts';
import type { Column, Value } from './column.ts';
import { readTable, writeTable, type Orders, type Row, type Table } from './table.ts';

/** The facts of a part that everybody is told. */
export const told = namesWhere({ of: ['part'], json: ['list', 'part'] });
type ToldName = (typeof told)[number];

/** By which "do you have it" is answered; the others say what it is, and for how much. */
const first = ['serialNumber', 'otherNumbers', 'manufacturerCode'] as const;
const others = told.filter(
  (name): name is Exclude<ToldName, (typeof first)[number] | 'axle' | 'side'> =>
    !([...first, 'axle', 'side'] as readonly string[]).includes(name),
);

export type CarriedCar = FactsOf<(typeof toldOfCar)[number]> & {
  readonly id: number;
  readonly brandId: number;
  readonly modelId: number;
};

export type CarriedPart = FactsOf<ToldName> & {
  readonly id: number;
  readonly categoryId: number;
  readonly nameIt: string;
  readonly nameEn: string;
  /** What can be bought. */
  readonly available: number;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  /** Whether its numbers are compared without the zeros before them (`serialKeyOf`). */
  readonly isPadded: boolean;
  readonly modelIds: readonly number[];
  readonly brandIds: readonly number[];
  readonly fits: readonly FittedYears[];
  readonly car: CarriedCar | null;
};

/** Columns of what is wanted first: a sale changes nothing else. */
const stockColumns = ['id', 'available', 'isPadded', ...first] as const;
/** Columns of what a part is. */
const partColumns = [
  'id',
  'categoryId',
  'axle',
  'side',
  'nameIt',
  'nameEn',
  'updatedAt',
  'car',
  'cars',
  ...others,
] as const;
/** What a part is called, weighs and costs follows from what it is. */
const partOrders = {
  axle: ['categoryId'],
  side: ['categoryId', 'axle'],
  nameIt: ['categoryId', 'axle', 'side'],
  nameEn: ['categoryId', 'axle', 'side'],
  weightKg: ['categoryId'],
  price: ['categoryId'],
} as const satisfies Orders<(typeof partColumns)[number]>;
const carColumns = ['id', 'brandId', 'modelId', ...toldOfCar] as const;

export type Stock = Pick<CarriedPart, (typeof stockColumns)[number]>;

/** Numbers and stock of some parts. */
export const writeStock = (parts: readonly CarriedPart[]): Uint8Array<ArrayBuffer> =>
  writeTable(stockColumns, parts.map(asRow));

/** The rest of the same parts; each donor car is written once. */
export function writeDescriptions(parts: readonly CarriedPart[]): Uint8Array<ArrayBuffer> {
  const cars = new Map(parts.flatMap(({ car }) => (car ? [[car.id, car] as const] : [])));
  const places = new Map([...cars.keys()].map((id, place) => [id, place]));
  const rows = parts.map(({ car, modelIds, brandIds, fits, ...part }) =>
    asRow({ ...part, car: car ? (places.get(car.id) ?? 0) : -1, cars: [modelIds, brandIds, fits] }),
  );
  return joinedBytes([
    writeTable(partColumns, rows, partOrders),
    writeTable(carColumns, [...cars.values()].map(asRow)),
  ]);
}

/** Whatever it is made of is plain data. */
const asRow = <Name extends string>(made: { readonly [Each in Name]: unknown }) => made as Row<Name>;

/** The parts of some ids, as a snapshot holds them: each made when it is asked for. */
export type CarriedParts = {
  readonly count: number;
  /** @param place from 0 */
  at(place: number): CarriedPart;
  idAt(place: number): number;
  /** Of its donor car; undefined where it has none. */
  carIdAt(place: number): number | undefined;
  /** How many can be bought. */
  availableAt(place: number): number;
};

/**
 * Puts together what was written of the same parts.
 *
 * @throws RangeError where the bytes are no tables, or not of the same parts
 */
export function readParts(stock: Uint8Array, descriptions: Uint8Array): CarriedParts {
  const stocked = readTable(stock);
  const [described, owners] = partedBytes(descriptions, 2).map(readTable) as [Table, Table];
  const stockAt = columnsOf(stocked.column, stockColumns);
  const restAt = columnsOf(described.column, partColumns);
  const carAt = columnsOf(owners.column, carColumns);
  if (stocked.count !== described.count) throw new RangeError('stock and descriptions are of other parts');
  const made = new Map<number, CarriedCar>();
  const carOf = (place: number): CarriedCar | null => {
    if (place < 0) return null;
    const car = made.get(place) ?? (rowAt(carAt, place) as CarriedCar);
    made.set(place, car);
    return car;
  };
  return {
    count: stocked.count,
    idAt: (place) => stockAt.id(place) as number,
    carIdAt: (place) => carOf(restAt.car(place) as number)?.id,
    availableAt: (place) => stockAt.available(place) as number,
    at(place) {
      const { car, cars: fitted, ...rest } = rowAt(restAt, place);
      const [modelIds, brandIds, fits] = fitted as unknown as [number[], number[], FittedYears[]];
      return {
        ...rest,
        ...rowAt(stockAt, place),
        modelIds,
        brandIds,
        fits,
        car: carOf(car as number),
      } as unknown as CarriedPart;
    },
  };
}

const columnsOf = <Name extends string>(
  column: (name: string) => Column,
  names: readonly Name[],
): Readonly<Record<Name, Column>> =>
  Object.fromEntries(names.map((name) => [name, column(name)])) as Record<Name, Column>;

const rowAt = <Name extends string>(
  columns: Readonly<Record<Name, Column>>,
  place: number,
): Record<Name, Value> =>
  Object.fromEntries(
    Object.entries<Column>(columns).map(([name, column]) => [name, column(place)]),
  ) as Record<Name, Value>;

/** A part as it is searched. */
export const toSearched = (part: CarriedPart): SearchedPart => ({
  ...part,
  discountedPrice: discountedPriceOf(part),
  isInStock: part.available > 0,
});

/** Cents. */
export const discountedPriceOf = ({ price, discount }: Pick<CarriedPart, 'price' | 'discount'>): number =>
  discounted(price, discount);
