/** What the address of the form says already: after a search that found nothing, or from a part's page. */
import { idIn } from './id-in.ts';
import type { RequestData } from './page.tsx';

/** What the form starts with. `wanted` is a name, a number or both: the form makes a sentence of it. */
export type Prefill = { readonly brand: string; readonly model: string; readonly wanted: string };

/** @param query `part`, or `query`, `brand` and `model` as the search has them */
export function prefillOf({ brands, models, part }: RequestData, query: URLSearchParams): Prefill {
  if (part) {
    const [model] = part.models;
    return {
      brand: model?.brand.name ?? '',
      model: model?.name ?? '',
      wanted: `${part.name}, ${part.serialNumber}`,
    };
  }
  const model = models.find(({ id }) => id === idIn(query.get('model')));
  const brandId = model?.brandId ?? idIn(query.get('brand'));
  return {
    brand: brands.find(({ id }) => id === brandId)?.name ?? '',
    model: model?.name ?? '',
    wanted: (query.get('query') ?? '').trim(),
  };
}
