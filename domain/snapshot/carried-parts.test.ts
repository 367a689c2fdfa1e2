import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testedWays } from '../tested-ways.ts';
import { axles, conditions, fuels, sides } from '../vocabulary.ts';
import type { CarriedCar, CarriedPart } from './carried-part.ts';
import { readParts, tableNames, writeParts, type Tables } from './carried-parts.ts';
import { openFlat, writeFlat } from './flat-data.ts';
import { openParts, packParts, type PackedParts } from './packed-parts.ts';

const tablesOf = (parts: readonly CarriedPart[]): Tables =>
  Object.fromEntries(tableNames.map((name) => [name, writeParts(name, parts)])) as Tables;

const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const orNull = <Held>(arbitrary: fc.Arbitrary<Held>) => fc.option(arbitrary, { nil: null });
const year = orNull(fc.integer({ min: 1900, max: 2100 }));

const cars: fc.Arbitrary<CarriedCar> = fc.record({
  id: fc.integer({ min: 1, max: 5 }),
  brandId: id,
  modelId: id,
  year,
  mileageKm: orNull(fc.nat()),
  engineCode: orNull(fc.string()),
  fuel: orNull(fc.constantFrom(...fuels)),
  colour: orNull(fc.string()),
  colourCode: orNull(fc.string()),
  powerKw: orNull(fc.nat(900)),
  gearboxCode: orNull(fc.string()),
});

const parts: fc.Arbitrary<CarriedPart> = fc.record({
  id,
  categoryId: id,
  nameIt: fc.string({ unit: 'grapheme' }),
  nameEn: fc.string(),
  serialNumber: fc.string(),
  otherNumbers: fc.array(fc.string()),
  manufacturerCode: orNull(fc.string()),
  price: fc.nat(),
  discount: fc.nat(100),
  condition: fc.constantFrom(...conditions),
  weightKg: fc
    .float({ min: 0, max: 900, noNaN: true })
    .map((weight) => Math.abs(Math.round(weight * 1000) / 1000)),
  tested: orNull(fc.constantFrom(...testedWays)),
  side: orNull(fc.constantFrom(...sides)),
  axle: orNull(fc.constantFrom(...axles)),
  available: fc.nat(1000),
  photoCount: fc.nat(12),
  updatedAt: fc.integer({ min: 0, max: 2 ** 42 }),
  isPadded: fc.boolean(),
  modelIds: fc.array(id),
  brandIds: fc.array(id),
  fits: fc.array(fc.tuple(id, year, year)),
  car: orNull(cars),
});

/** Of two cars with one id the first is the car. */
const withOneCarEach = (some: readonly CarriedPart[]): CarriedPart[] => {
  const first = new Map(some.toReversed().flatMap(({ car }) => (car ? [[car.id, car] as const] : [])));
  return some.map((part) => ({ ...part, car: part.car && (first.get(part.car.id) ?? null) }));
};

test('what is read is what was written', () => {
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 40 }).map(withOneCarEach), (some) => {
      const read = readParts(tablesOf(some));
      expect(Array.from({ length: read.count }, (_, place) => read.at(place))).toEqual(some);
    }),
  );
});

test('packed, each part is read by its place as it was from its tables, wherever it lay there', async () => {
  const some = fc.array(parts, { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(
      some.map(withOneCarEach),
      some.map(withOneCarEach),
      fc.boolean(),
      async (one, other, isTurned) => {
        const each = [one, other].map((list) => readParts(tablesOf(list)));
        const there = each.flatMap((list) =>
          Array.from({ length: list.count }, (_, place) => ({ parts: list, place })),
        );
        const places = isTurned ? there.toReversed() : there;
        const wanted = places.map((at) => at.parts.at(at.place));
        const ids = Uint32Array.from(wanted, ({ id: own }) => own);
        const packed = openFlat(writeFlat(await packParts(ids, places)).buffer) as PackedParts;
        const opened = openParts(packed);
        // Not in their order: what is read of one is not to hang on another.
        for (const place of [...wanted.keys()].toReversed()) {
          expect(opened.at(place)).toEqual(wanted[place]);
          expect(opened.carIdAt(place)).toBe(wanted[place]!.car?.id ?? null);
          expect(opened.numbersAt(place)).toEqual(places[place]!.parts.numbersAt(places[place]!.place));
        }
      },
    ),
  );
});

test('bytes that are cut off, and tables of other parts, are refused', () => {
  fc.assert(
    fc.property(fc.array(parts, { minLength: 1, maxLength: 5 }).map(withOneCarEach), fc.nat(), (some, at) => {
      const tables = tablesOf(some);
      const cut = tables.descriptions.subarray(0, at % tables.descriptions.length);
      expect(() => readParts({ ...tables, descriptions: cut })).toThrow();
      expect(() => readParts({ ...tables, stock: writeParts('stock', some.slice(1)) })).toThrow(RangeError);
    }),
  );
});

/** As tables were written before parts said how they were tried (decision 0124). */
const before = {
  stock:
    'lIOACAEGAmlkAAAADgEACWF2YWlsYWJsZQAAAAIBAAhpc1BhZGRlZAACB1tmYWxzZV0AAAEADHNlcmlhbE51bWJlcgADCgEBIAEBASABAQEAAAEABC5hCwcADG90aGVyTnVtYmVycwACBFtbXV0AAAEAEG1hbnVmYWN0dXJlckNvZGUAAgZbbnVsbF0AAAEA',
  descriptions:
    'lIOACIECAQ0KY2F0ZWdvcnlJZAAAAKABAQAEYXhsZQEAAgZbbnVsbF0AAAEABHNpZGUCAAECBltudWxsXQAAAQAGbmFtZUl0AwABAgMLAmx0ZXJuYXRvcmUAAAEAAAFBBm5hbWVFbgMAAQIDCgJsdGVybmF0b3IAAAEAAAFBCHdlaWdodEtnAQAAAAoBAAVwcmljZQEAAACgnAEBAAl1cGRhdGVkQXQAAAAOAQAKcGhvdG9Db3VudAAAAAABAANjYXIAAAABAQAEY2FycwACD1tbWzE3XSxbMV0sW11dXQAAAQAIZGlzY291bnQAAAAAAQAJY29uZGl0aW9uAAMBAgAAAQAAAUJwAAsCaWQAAAdicmFuZElkAAAHbW9kZWxJZAAABHllYXIAAAltaWxlYWdlS20AAAplbmdpbmVDb2RlAAAEZnVlbAAABmNvbG91cgAACmNvbG91ckNvZGUAAAdwb3dlckt3AAALZ2VhcmJveENvZGUAAA==',
};

test('tables of an earlier shop are read, and of a fact that came since nothing is known', () => {
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64'));
  const read = readParts({ stock: bytes(before.stock), descriptions: bytes(before.descriptions) });
  expect(read.at(0)).toMatchObject({ nameIt: 'Alternatore', price: 10_000, condition: 'B', tested: null });
});
