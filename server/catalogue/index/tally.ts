/** What a search finds, counted along each facet. A facet is counted without its own filter: it shows what else could be chosen. */
import type { SearchResult } from '../../../domain/contract/search.ts';
import { kindRoom, type PartIndex } from './part-index.ts';
import { facetBits, type Filter } from './filters.ts';

type Facets = SearchResult['facets'];

/** @param missed for each place as the filters tell; what misses more than one facet's filter counts nowhere */
export function tally(index: PartIndex, filter: Filter, places: Uint32Array, missed: Uint8Array): Facets {
  const { columns, fitSets, groups, room } = index;
  const { brands, models, categories, price } = facetBits;
  const sets = (bit: number) =>
    countOf(columns.fits.values, room.numbers(fitSets.all.length), places, missed, bit);
  const perBrand = sets(brands);
  // Without a filter of either, both count the same parts.
  const perModel = filter.brand || filter.model ? sets(models) : perBrand;
  const perKind = countOf(
    columns.categoryId.values,
    room.numbers(kindRoom(index)),
    places,
    missed,
    categories,
  );
  return {
    brands: ordered(perBrand, (set) => fitSets.all[set]!.brandIds),
    models: ordered(perModel, (set) => fitSets.all[set]!.modelIds),
    // A kind counts for itself and for its group.
    categories: ordered(perKind, (kind) => [kind, groups.get(kind) ?? []].flat()),
    price: rangeOf(columns.discountedPrice.values, places, missed, price),
  };
}

/** How many parts have each value of a column, one facet's own filter left out. @param counts room for them */
function countOf(
  column: Uint32Array,
  counts: Uint32Array,
  places: Uint32Array,
  missed: Uint8Array,
  ownBit: number,
): Uint32Array {
  counts.fill(0);
  for (let at = 0; at < places.length; at++)
    if ((missed[at]! & ~ownBit) === 0) counts[column[places[at]!]!]! += 1;
  return counts;
}

function rangeOf(
  column: Uint32Array,
  places: Uint32Array,
  missed: Uint8Array,
  ownBit: number,
): { min: number | null; max: number | null } {
  let [min, max] = [Infinity, -Infinity];
  for (let at = 0; at < places.length; at++) {
    if ((missed[at]! & ~ownBit) !== 0) continue;
    const value = column[places[at]!]!;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return max < min ? { min: null, max: null } : { min, max };
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
