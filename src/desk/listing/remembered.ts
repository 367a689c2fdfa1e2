/** What was chosen last on this phone, to be chosen again with one press: cars and kinds. */
import * as z from 'zod/mini';
import { ListedCar } from '../../../domain/contract/desk-listing.ts';
import { readStored, store } from '../../browser/storage.ts';

const key = 'desk-listing';
const mostCars = 3;
const mostKinds = 6;

const Remembered = z.object({ cars: z.array(ListedCar), kinds: z.array(z.int()) });
type Remembered = z.infer<typeof Remembered>;

/** The latest first. */
export function remembered(): Remembered {
  const read = Remembered.safeParse(readStored(key));
  return read.success ? read.data : { cars: [], kinds: [] };
}

export function remember(car: ListedCar, kindId: number): void {
  const { cars, kinds } = remembered();
  const same = JSON.stringify(car);
  store(key, {
    cars: [car, ...cars.filter((other) => JSON.stringify(other) !== same)].slice(0, mostCars),
    kinds: [kindId, ...kinds.filter((other) => other !== kindId)].slice(0, mostKinds),
  });
}
