/** Parts of a snapshot as the index takes them: column by column, what many have in common worked out once. */
import { recordOf } from '../filters/filter-lists.ts';
import { discounted } from '../money.ts';
import { createFitReader, type FittedYears } from '../search/index/cars-of-part.ts';
import type { FilterFacts, Found } from '../search/index/part-index.ts';
import { createWordReader, type Worded } from '../search/index/words-of-part.ts';
import type { KnownNames } from '../search/cars/known-names.ts';
import type { CarriedCar } from './carried-part.ts';
import type { CarriedParts } from './carried-parts.ts';
import type { Value } from './column.ts';

/** Models, makes and fits of a part. */
type Cars = readonly [modelIds: readonly number[], brandIds: readonly number[], fits: readonly FittedYears[]];

export type FoundReader = {
  /** Whether all makes, models and kinds of the parts are named: one may be newer than the names. */
  areNamed(parts: CarriedParts): boolean;
  /** @param parts that are named */
  read(parts: CarriedParts): Iterable<Found>;
};

export function createFoundReader(names: KnownNames): FoundReader {
  const words = createWordReader(names);
  const fitSetOf = createFitReader(names);
  const { categories, models } = names;
  const wordsOfCar = ({
    engineCode,
    fuel,
    colour,
  }: CarriedCar | Record<'engineCode' | 'fuel' | 'colour', null>) => words.ofFacts(engineCode, fuel, colour);

  return {
    areNamed(parts) {
      const [kindAt, carsAt] = [parts.column('categoryId'), parts.column('cars')];
      const checked = new Set<Value>();
      for (let place = 0; place < parts.count; place++) {
        const car = parts.carAt(place);
        if (!categories.has(kindAt(place) as number) || (car && !models.has(car.modelId))) return false;
        const cars = carsAt(place);
        if (checked.has(cars)) continue;
        checked.add(cars);
        if (!(cars as unknown as Cars)[2].every(([id]) => models.has(id))) return false;
      }
      return true;
    },
    *read(parts) {
      const at = recordOf('words', (name) => parts.factOf(name));
      const factNames = Object.keys(at) as (keyof typeof at)[];
      const [idAt, kindAt, itAt, enAt, carsAt] = [
        parts.column('id'),
        parts.column('categoryId'),
        parts.column('nameIt'),
        parts.column('nameEn'),
        parts.column('cars'),
      ];
      const [priceAt, discountAt, availableAt, photosAt, updatedAt] = [
        parts.column('price'),
        parts.column('discount'),
        parts.column('available'),
        parts.column('photoCount'),
        parts.column('updatedAt'),
      ];
      const fitting = createPairs<Worded>();
      const fitSets = createPairs<Found['cars']>();
      const driven = createPairs<Worded>();
      for (let place = 0; place < parts.count; place++) {
        const [categoryId, fitted] = [kindAt(place) as number, carsAt(place)];
        const car = parts.carAt(place);
        const donor = car ?? noCar;
        const [modelIds, brandIds, fits] = fitted as unknown as Cars;
        const facts: Record<string, Value> = {};
        for (const name of factNames) facts[name] = at[name](place);
        yield {
          id: idAt(place) as number,
          categoryId,
          groupId: categories.get(categoryId)!.parentId,
          discountedPrice: discounted(priceAt(place) as number, discountAt(place) as number),
          isInStock: (availableAt(place) as number) > 0,
          hasPhoto: (photosAt(place) as number) > 0,
          ...(facts as FilterFacts),
          updatedAt: updatedAt(place) as number,
          cars: fitSets(fitted, donor.year, () => fitSetOf(modelIds, brandIds, donor.year, fits)),
          phrases: [
            words.ofNames(categoryId, itAt(place) as string, enAt(place) as string),
            fitting(fitted, donor.modelId, () =>
              words.ofCars(
                donor.modelId,
                fits.map(([modelId]) => modelId),
              ),
            ),
            driven(car, null, () => wordsOfCar(donor)),
          ],
        };
      }
    },
  };
}

const noCar = { modelId: null, year: null, engineCode: null, fuel: null, colour: null } as const;

/** What is made of an object and a number, once for each pair. */
function createPairs<Made>(): (object: unknown, number: number | null, make: () => Made) => Made {
  const known = new Map<unknown, Map<number | null, Made>>();
  return (object, number, make) => {
    let ofObject = known.get(object);
    if (!ofObject) known.set(object, (ofObject = new Map()));
    let made = ofObject.get(number);
    if (made === undefined) ofObject.set(number, (made = make()));
    return made;
  };
}
