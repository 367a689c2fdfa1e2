/** The demonstration's parts: car after car is taken apart, each from a stream of its own, so that more parts never change the first ones. */
import type { Condition } from '../../../domain/contract/parts.ts';
import { nothingKnown } from '../../../domain/facts/fact-names.ts';
import { discounted } from '../../../domain/money.ts';
import { nameOf, type Place } from '../naming/part-names.ts';
import type { KnownNames } from '../writing/known-names.ts';
import type { FittedModel, Piece } from '../writing/piece.ts';
import { drawCar, type DemoCar } from './demo-cars.ts';
import { frequencyOf, kindsOf, type GroupedKind } from './demo-kinds.ts';
import { demoTested } from './demo-tested.ts';
import { describe } from './descriptions.ts';
import { makersNumber, suppliersNumber } from './part-numbers.ts';
import { platformSiblings } from './platforms.ts';
import { priceOf } from './prices.ts';
import { createRandom, type Random } from './random.ts';

/** Fixed, so that the same seed gives the same parts on any day. */
const lastChange = Date.UTC(2026, 10, 16, 17);
const weeksOfChanges = 8;
const dayMs = 86_400_000;

/** Groups whose pieces are made for one model; everything else is shared along the platform. */
const madeForOneModel: ReadonlySet<string> = new Set([
  'carrozzeria',
  'illuminazione',
  'vetri-specchi',
  'interni',
]);

/** Groups whose pieces carry the number of a supplier beside the car maker's. */
const hasSupplier: ReadonlySet<string> = new Set([
  'alimentazione',
  'raffreddamento-clima',
  'freni',
  'impianto-elettrico',
  'elettronica',
  'illuminazione',
]);

/** What has come further is not as new. */
const asNewKmMax = 120_000;

/**
 * @param seed any whole number
 * @param names ids of the installed facts
 * @returns parts without end, the same ones for the same seed
 */
export function* demoPieces(seed: number, names: KnownNames): Generator<Piece> {
  const ids = createDemoIds(names);
  let partNumber = 0;
  for (let carNumber = 1; ; carNumber++) {
    const random = createRandom(`smonto ${seed} car ${carNumber}`);
    const car = drawCar(random);
    const seen = new Set<string>();
    const wanted = random.whole(5, 16);
    const kinds = kindsOf(car);
    for (let tries = 0; seen.size < wanted && tries < 60; tries++) {
      const kind = random.pickWeighted(kinds, frequencyOf);
      const place = drawPlace(random, kind);
      const key = `${kind.kind.slug} ${place.axle} ${place.side}`;
      if (seen.has(key)) continue;
      seen.add(key);
      partNumber++;
      const sku = `D${seed}-${String(partNumber).padStart(6, '0')}`;
      yield drawPiece(random, sku, car, kind, place, ids);
    }
  }
}

function drawPlace(random: Random, { kind: { marks, slug } }: GroupedKind): Place {
  const axle = marks.has('axle') ? random.pick(['front', 'rear'] as const) : undefined;
  const side = marks.has('side') ? random.pick(['left', 'right'] as const) : undefined;
  // Only the front wiper has a mate worth selling, only the rear of a mixed drive has its own differential.
  return { side, axle: slug === 'differenziale' ? 'rear' : axle };
}

function drawPiece(
  random: Random,
  sku: string,
  car: DemoCar,
  { kind, groupSlug }: GroupedKind,
  place: Place,
  ids: DemoIds,
): Piece {
  const drawn: Condition = random.pickWeighted(
    [
      ['A', 2],
      ['B', 6],
      ['C', 2],
    ] as const,
    ([, weight]) => weight,
  )[0];
  const condition = drawn === 'A' && car.mileageKm > asNewKmMax ? 'B' : drawn;
  const name = nameOf(kind, place);
  const tested = demoTested(sku, kind, groupSlug);
  const description = describe(random, groupSlug, { condition, tested }, car);
  const price = priceOf(random, kind, car, drawn);
  const discount = random.chance(0.18) ? random.pick([5, 10, 10, 15, 20, 30]) : 0;
  const updatedAt = new Date(lastChange - random.whole(0, weeksOfChanges * 7 * 24 * 60) * 60_000);
  const { brandId, modelId } = ids.modelOf(`${car.makeSlug}-${car.modelSlug}`);
  return {
    sku,
    kindId: ids.kindOf(kind.slug),
    nameIt: name.it,
    nameEn: name.en,
    descriptionIt: description.it,
    descriptionEn: description.en,
    serialNumber: stampedNumber(car, kind.slug, place),
    otherNumbers: [],
    side: place.side ?? null,
    axle: place.axle ?? null,
    tested,
    vatScheme: null,
    place: null,
    internalNotes: null,
    purchasePrice: null,
    manufacturerCode: hasSupplier.has(groupSlug) && random.chance(0.6) ? suppliersNumber(random) : null,
    price,
    discount,
    listedQuantity: random.chance(0.07)
      ? 0
      : kind.weightKg < 2 && random.chance(0.2)
        ? random.whole(2, 4)
        : 1,
    condition,
    weightKg: Math.round(kind.weightKg * (0.85 + random.next() * 0.3) * 10) / 10 || kind.weightKg,
    car: {
      ...nothingKnown,
      brandId,
      modelId,
      year: car.year,
      fuel: car.engine.fuel,
      engineCode: car.engine.code,
      mileageKm: car.mileageKm,
      colour: car.colour,
    },
    fits: drawFits(random, car, groupSlug, ids),
    updatedAt,
    earlierPrices: earlierPrices(random, price, discount, updatedAt),
  };
}

/** The maker's number is the same for equal pieces: same model, same kind, same side, same third of its years. */
function stampedNumber(car: DemoCar, kindSlug: string, place: Place): string {
  const generation = Math.floor(car.year / 4);
  const piece = [car.makeSlug, car.modelSlug, kindSlug, place.axle, place.side, generation].join(' ');
  return makersNumber(createRandom(`number ${piece}`), { ...car, side: place.side });
}

function drawFits(random: Random, car: DemoCar, groupSlug: string, ids: DemoIds): FittedModel[] {
  const model = `${car.makeSlug}-${car.modelSlug}`;
  const siblings = madeForOneModel.has(groupSlug)
    ? []
    : platformSiblings(model).filter(() => random.chance(0.6));
  return [model, ...siblings].map((slug) => {
    const { modelId, from, to } = ids.modelOf(slug);
    return { modelId, from, to };
  });
}

/** A part that is reduced now stood there at its full price before. */
function earlierPrices(
  random: Random,
  price: number,
  discount: number,
  reducedAt: Date,
): Piece['earlierPrices'] {
  if (discount === 0) return [];
  const at = new Date(reducedAt.getTime() - random.whole(15, 60) * dayMs);
  const wasReduced = random.chance(0.2) && discount > 10;
  return [{ at, discountedPrice: wasReduced ? discounted(price, 5) : price }];
}

type DemoModel = {
  readonly modelId: number;
  readonly brandId: number;
  readonly from: number | null;
  readonly to: number | null;
};

type DemoIds = {
  kindOf(slug: string): number;
  /** @param slug make and model together: `fiat-panda-169` */
  modelOf(slug: string): DemoModel;
};

/** The database's ids of the facts that the demonstration speaks of, by slug. */
function createDemoIds({ brands, models, categories }: KnownNames): DemoIds {
  const kinds = new Map([...categories.values()].map(({ slug, id }) => [slug, id]));
  const demoModels = new Map(
    [...models.values()].map(({ id, brandId, slug, yearFrom, yearTo }) => [
      `${brands.get(brandId)?.slug}-${slug}`,
      { modelId: id, brandId, from: yearFrom, to: yearTo },
    ]),
  );
  return {
    kindOf: (slug) => present(kinds.get(slug), slug),
    modelOf: (slug) => present(demoModels.get(slug), slug),
  };
}

function present<Value>(value: Value | undefined, slug: string): Value {
  if (value === undefined) throw new Error(`the facts have no ${slug}: install them first`);
  return value;
}
