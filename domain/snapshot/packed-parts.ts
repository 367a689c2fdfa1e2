/** Parts as a device stores them and has them in memory: each is read by its place, and what is not asked for is not read. */
import type { OthersTurn } from '../search/index/part-index.ts';
import type { CarriedCar } from './carried-part.ts';
import { columns, partsOver, type CarriedParts, type PartColumn } from './carried-parts.ts';
import type { Column } from './column.ts';
import { openColumn, packColumn, type PackedColumn } from './packed-column.ts';

type PackedColumns<Name extends string> = Readonly<Record<Name, PackedColumn>>;

export type PackedParts = {
  readonly count: number;
  readonly stock: PackedColumns<(typeof columns.stock)[number]>;
  readonly descriptions: PackedColumns<(typeof columns.descriptions)[number]>;
  readonly cars: PackedColumns<(typeof columns.cars)[number]>;
};

const stockButIds = columns.stock.filter((name) => name !== 'id');

/** Where a part lies. */
export type PartLocation = { readonly parts: CarriedParts; readonly place: number };

/**
 * @param ids of parts, in the order in which they are to stand
 * @param places of the same
 * @param othersTurn lets others be served between two columns
 */
export async function packParts(
  ids: Uint32Array,
  places: readonly PartLocation[],
  othersTurn: OthersTurn = async () => {},
): Promise<PackedParts> {
  const cars = numberedCars(places);
  const count = places.length;
  async function packAll<Name extends string>(
    names: readonly Name[],
    columnOf: (name: Name) => Column,
    rows: number,
  ): Promise<PackedColumns<Name>> {
    const packed: Partial<Record<Name, PackedColumn>> = {};
    for (const name of names) {
      packed[name] = packColumn(columnOf(name), rows);
      await othersTurn();
    }
    return packed as PackedColumns<Name>;
  }
  const ofParts = (name: PartColumn | 'car') =>
    name === 'car' ? (nth: number) => cars.which[nth]! : columnOver(places, name);
  // The very list that whoever looks for a part has: it is stored once.
  const id = { as: 'numbers', numbers: ids, least: 0, hasNothing: false } as const;
  return {
    count,
    stock: { id, ...(await packAll(stockButIds, ofParts, count)) },
    descriptions: await packAll(columns.descriptions, ofParts, count),
    cars: await packAll(columns.cars, (name) => (nth) => cars.list[nth]![name], cars.list.length),
  };
}

/** The same column of all that the parts lie in, in their order. */
function columnOver(places: readonly PartLocation[], name: PartColumn): Column {
  const each = new Map(
    [...new Set(places.map(({ parts }) => parts))].map((parts) => [parts, parts.column(name)]),
  );
  return (nth) => {
    const { parts, place } = places[nth]!;
    return each.get(parts)!(place);
  };
}

/** The different donor cars, and which of them each part is from; -1 for none. */
function numberedCars(places: readonly PartLocation[]) {
  const list: CarriedCar[] = [];
  const known = new Map<CarriedCar, number>();
  const alike = new Map<string, number>();
  const which = places.map(({ parts, place }) => {
    const car = parts.carAt(place);
    if (!car) return -1;
    let number = known.get(car);
    if (number !== undefined) return number;
    const text = JSON.stringify(car);
    number = alike.get(text) ?? list.push(car) - 1;
    alike.set(text, number);
    known.set(car, number);
    return number;
  });
  return { list, which };
}

/** @throws RangeError or TypeError, then or when it is read, where it is not what was packed */
export function openParts({ count, stock, descriptions, cars }: PackedParts): CarriedParts {
  const openAll = <Name extends string>(packed: PackedColumns<Name>, names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, openColumn(packed[name])])) as Record<Name, Column>;
  return partsOver(count, {
    stock: openAll(stock, columns.stock),
    descriptions: openAll(descriptions, columns.descriptions),
    cars: openAll(cars, columns.cars),
  });
}
