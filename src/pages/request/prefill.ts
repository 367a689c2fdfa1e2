/** What the form starts with: what its address says, after a search that found nothing or from a part's page, and the chosen car. */
import type { Brand, Model } from '../../../domain/contract/catalogue.ts';
import type { PartSummary } from '../../../domain/contract/parts.ts';
import type { MyCar } from '../../../domain/my-car.ts';
import { idIn } from './id-in.ts';

export type RequestData = {
  readonly brands: readonly Brand[];
  /** Those of the make that the address names. */
  readonly models: readonly Model[];
  /** The part from whose page one comes. */
  readonly part: PartSummary | undefined;
};

/** `wanted` is a name, a number or both: the form makes a sentence of it, with the year of the car. */
export type Prefill = {
  readonly brand: string;
  readonly model: string;
  readonly wanted: string;
  readonly year?: number | undefined;
};

/**
 * @param query `part`, or `query`, `brand` and `model` as the search has them
 * @param car that the person chose: what they ask for is for it, unless the address names another
 */
export function prefillOf(
  { brands, models, part }: RequestData,
  query: URLSearchParams,
  car?: MyCar,
): Prefill {
  if (part) {
    const [model] = part.models;
    return {
      brand: car?.brand.name ?? model?.brand.name ?? '',
      model: car?.model.name ?? model?.name ?? '',
      year: car?.year,
      wanted: part.serialNumber === '' ? part.name : `${part.name}, ${part.serialNumber}`,
    };
  }
  const wanted = (query.get('query') ?? '').trim();
  const model = models.find(({ id }) => id === idIn(query.get('model')));
  const brandId = model?.brandId ?? idIn(query.get('brand'));
  const brand = brands.find(({ id }) => id === brandId);
  return !brand && car
    ? { brand: car.brand.name, model: car.model.name, wanted, year: car.year }
    : { brand: brand?.name ?? '', model: model?.name ?? '', wanted };
}
