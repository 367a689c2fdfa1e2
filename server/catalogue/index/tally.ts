/** What a search finds, counted along each facet. A facet is counted without its own filter: it shows what else could be chosen. */
import { filterNames, type FilterName, type SearchResult } from '../../../domain/contract/search.ts';
import { conditions } from '../../../domain/vocabulary.ts';
import { droppedWith, filterBits, type Filter } from './filters.ts';
import { kindRoom, type PartIndex } from './part-index.ts';

type Facets = SearchResult['facets'];

/** @param missed for each place as the filters tell */
export function tally(index: PartIndex, filter: Filter, places: Uint32Array, missed: Uint8Array): Facets {
  const { columns, fitSets, groups, room } = index;
  const [fits, categoryId, price, condition] = [
    columns.fits.values,
    columns.categoryId.values,
    columns.discountedPrice.values,
    columns.condition.values,
  ];
  const zeros = (length: number) => room.numbers(length).fill(0);
  const perBrand = zeros(fitSets.all.length);
  // Without a filter of either, both count the same parts.
  const isByCar = Boolean(filter.brand || filter.model);
  const perModel = isByCar ? zeros(fitSets.all.length) : perBrand;
  const perKind = zeros(kindRoom(index));
  const perCondition = zeros(conditions.length);
  let [min, max] = [Infinity, -Infinity];

  for (let at = 0; at < places.length; at++) {
    const place = places[at]!;
    const bits = missed[at]!;
    if ((bits & ~droppedWith.brand) === 0) {
      perBrand[fits[place]!]! += 1;
      if (isByCar && (bits & ~filterBits.model) === 0) perModel[fits[place]!]! += 1;
    }
    if ((bits & ~filterBits.category) === 0) perKind[categoryId[place]!]! += 1;
    if ((bits & ~filterBits.condition) === 0) perCondition[condition[place]!]! += 1;
    if ((bits & ~filterBits.price) === 0) {
      const cents = price[place]!;
      if (cents < min) min = cents;
      if (cents > max) max = cents;
    }
  }
  return {
    brands: ordered(perBrand, (set) => fitSets.all[set]!.brandIds),
    models: ordered(perModel, (set) => fitSets.all[set]!.modelIds),
    // A kind counts for itself and for its group.
    categories: ordered(perKind, (kind) => [kind, groups.get(kind) ?? []].flat()),
    conditions: conditions
      .map((id, nth) => ({ id, count: perCondition[nth]! }))
      .filter(({ count }) => count > 0),
    price: max < min ? { min: null, max: null } : { min, max },
  };
}

/** What each counted value stands for, the commonest first. */
function ordered(
  counts: Uint32Array,
  idsOf: (value: number) => readonly number[],
): { id: number; count: number }[] {
  const perId = new Map<number, number>();
  counts.forEach((count, value) => {
    if (count > 0) for (const id of idsOf(value)) perId.set(id, (perId.get(id) ?? 0) + count);
  });
  return [...perId]
    .map(([id, count]) => ({ id, count }))
    .sort((one, other) => other.count - one.count || one.id - other.id);
}

/** How many would be found without each of the filters, those that would find something, the most first. */
export function withoutEach(filter: Filter, missed: Uint8Array): { filter: FilterName; total: number }[] {
  return filterNames
    .filter((name) => filter[name])
    .map((name) => ({ filter: name, total: countWithout(droppedWith[name], missed) }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total);
}

function countWithout(bits: number, missed: Uint8Array): number {
  let total = 0;
  for (const missing of missed) if ((missing & ~bits) === 0) total += 1;
  return total;
}
