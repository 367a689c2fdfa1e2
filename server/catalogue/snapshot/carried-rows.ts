/** Parts as the database tells them to a snapshot: lists in JSON, read where there is time for them. */
import { toldOfCar } from '../../../domain/contract/catalogue.ts';
import { serialKeyOf } from '../../../domain/part-number.ts';
import { told, type CarriedCar, type CarriedPart } from '../../../domain/snapshot/carried-part.ts';

const placesOfPart = [
  'id',
  'categoryId',
  'nameIt',
  'nameEn',
  ...told,
  'available',
  'photoCount',
  'updatedAt',
  'modelIds',
  'brandIds',
  'fits',
  'car',
] as const;
/** What stands at each place of a row: names would be most of what the database writes, sends and has read again. */
export const partPlaces = [...placesOfPart, 'keys'] as const;
/** The same of its donor car. */
export const carPlaces = ['id', 'brandId', 'modelId', ...toldOfCar] as const;

/** What is told where there is no part. */
export const noRows = '[]';

/** @param rows as `readRows` has them */
export const partsOfRows = (rows: string): CarriedPart[] => (JSON.parse(rows) as unknown[][]).map(toCarried);

/** Objects are filled and not copied: of a million parts that is a tenth of what making a snapshot takes. */
function toCarried(values: readonly unknown[]): CarriedPart {
  const part = filled(emptyPart, placesOfPart, values) as Writable<CarriedPart>;
  const car = part.car as readonly unknown[] | null;
  if (car) part.car = filled(emptyCar, carPlaces, car) as CarriedCar;
  // The numbers in the form in which they are compared: whether without the zeros before them is seen from it.
  const keys = values[placesOfPart.length] as readonly string[];
  part.isPadded =
    serialKeyOf(part.serialNumber) !== keys[0] ||
    part.otherNumbers.some((number, at) => serialKeyOf(number) !== keys[at + 1]);
  return part;
}

type Writable<Made> = { -readonly [Name in keyof Made]: Made[Name] };

/** Names and nothing else. A copy of it is filled and read quickly; an object that is given so many names one by one is a dictionary to V8. */
const emptyOf = (names: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(names.map((name) => [name, null]));
const emptyPart = emptyOf([...placesOfPart, 'isPadded']);
const emptyCar = emptyOf(carPlaces);

function filled(empty: typeof emptyPart, places: readonly string[], values: readonly unknown[]): unknown {
  const made = { ...empty };
  places.forEach((name, at) => (made[name] = values[at]));
  return made;
}
