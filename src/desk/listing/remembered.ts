/** What was chosen last on this phone, to be chosen again with one press: cars and kinds. */
import * as z from 'zod/mini';
import { ListedCar } from '../../../domain/contract/desk-listing.ts';
import { readStored, store } from '../../browser/storage.ts';

const key = 'desk-listing';
const mostCars = 3;
const mostKinds = 6;

const Remembered = z.object({
  cars: z.array(ListedCar),
  kinds: z.array(z.int()),
  /** Those of the cars that were bought with VAT. */
  withVat: z._default(z.array(ListedCar), []),
});
type Remembered = z.infer<typeof Remembered>;

/** The latest first. */
export function remembered(): Remembered {
  const read = Remembered.safeParse(readStored(key));
  return read.success ? read.data : { cars: [], kinds: [], withVat: [] };
}

/** @param isBoughtWithVat whether the yard bought this car, and so its pieces, with VAT */
export function remember(car: ListedCar, kindId: number, isBoughtWithVat: boolean): void {
  const { cars, kinds, withVat } = remembered();
  const others = (some: readonly ListedCar[]) => some.filter((other) => !isSameCar(other, car));
  store(key, {
    cars: [car, ...others(cars)].slice(0, mostCars),
    withVat: [...(isBoughtWithVat ? [car] : []), ...others(withVat)].slice(0, mostCars),
    kinds: [kindId, ...kinds.filter((other) => other !== kindId)].slice(0, mostKinds),
  });
}

/** Whether pieces of this car were last listed as bought with VAT. */
export const wasBoughtWithVat = (car: ListedCar): boolean =>
  remembered().withVat.some((other) => isSameCar(other, car));

export const isSameCar = (one: ListedCar, other: ListedCar): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
