/** A part as the API tells it, out of a snapshot: without photos, and without what only the shop knows at the moment. */
import { colourIn } from '../colours.ts';
import type { Locale } from '../constants.ts';
import { nameIn } from '../name-in.ts';
import { toldOfCar } from '../contract/catalogue.ts';
import type { Part, PartSummary } from '../contract/parts.ts';
import { pickFacts, toldInLists, toldOnItsPage } from '../facts/fact-names.ts';
import { known, type KnownNames } from '../search/cars/known-names.ts';
import { sideOfPart } from '../side-of-part.ts';
import { fitsInWords, shippingOfOne, type ShippingTerms } from '../told-parts.ts';
import { paintOf } from '../paint.ts';
import { discountedPriceOf, type CarriedPart } from './carried-part.ts';
import type { CarriedKind } from './carried-words.ts';

export type CarriedNames = KnownNames & { readonly categories: ReadonlyMap<number, CarriedKind> };

/** What of its donor car a part without one has. */
const noCar = Object.fromEntries(toldOfCar.map((name) => [name, null])) as Record<
  (typeof toldOfCar)[number],
  null
>;

export function summaryOf(
  part: CarriedPart,
  names: CarriedNames,
  locale: Locale,
  shipping: ShippingTerms,
): PartSummary {
  const kind = known(names.categories, part.categoryId);
  const discountedPrice = discountedPriceOf(part);
  const shown = part.car?.modelId ?? part.modelIds[0];
  return {
    id: part.id,
    name: nameIn(locale, part),
    ...pickFacts(toldInLists, { ...(part.car ?? noCar), ...part }),
    side: sideOfPart({ side: part.side, name: nameIn(locale, part) }) ?? null,
    safety: kind.safety,
    discountedPrice,
    quantity: part.available,
    shipping: shippingOfOne(kind.parcelSize, part.weightKg, discountedPrice, shipping),
    isFreight: kind.parcelSize === 'PALLET',
    category: { id: kind.id, name: nameIn(locale, kind), slug: kind.slug },
    models: shown === undefined ? [] : [modelOf(shown, names)],
    fits: part.fits.map(([modelId, from, to]) => ({ id: modelId, from, to })),
    image: null,
    secondImage: null,
    photoCount: part.photoCount,
    paint: paintOf(part.car?.colour ?? null),
    updatedAt: new Date(part.updatedAt).toISOString(),
  };
}

/** @param ofSameCar how many parts of its donor car can be bought */
export function pageOf(
  part: CarriedPart,
  names: CarriedNames,
  locale: Locale,
  { ofSameCar, shipping }: { readonly ofSameCar: number; readonly shipping: ShippingTerms },
): Part {
  const summary = summaryOf(part, names, locale, shipping);
  const { hazard } = known(names.categories, part.categoryId);
  const shown = summary.models[0]?.id;
  const fits = part.fits
    .map(([modelId, from, to]) => ({ ...modelOf(modelId, names), from, to }))
    .sort(
      (one, other) =>
        Number(one.id !== shown) - Number(other.id !== shown) ||
        one.brand.name.localeCompare(other.brand.name) ||
        one.name.localeCompare(other.name),
    );
  const { car } = part;
  return {
    ...summary,
    description: '',
    availableFor: fits,
    carModels: fitsInWords(fits),
    car: car && {
      id: car.id,
      brandId: car.brandId,
      modelId: car.modelId,
      ...pickFacts(toldOfCar, car),
      colour: colourIn(locale, car.colour),
      partCount: ofSameCar,
    },
    ...pickFacts(toldOnItsPage, part),
    lowestPrice30d: null,
    isKept: false,
    ...(hazard && { hazard }),
    images: [],
  };
}

function modelOf(id: number, { models, brands }: KnownNames): PartSummary['models'][number] {
  const model = known(models, id);
  const brand = known(brands, model.brandId);
  return { id, name: model.name, brand: { id: brand.id, name: brand.name } };
}
