/** Parts of the car whose number (VIN) was typed. A plate says nothing without a service that is asked, which the shop does not. */
import type { SearchQuery, SearchResult } from '../../contract/search.ts';
import { fold, wordsOf } from '../../fold.ts';
import { isPlate, readVin } from '../query/vin.ts';
import type { KnownNames, NamedModel } from './known-names.ts';

export type Vehicle = NonNullable<SearchResult['vehicle']>;

/** What of the catalogue's names a number is read by. */
type NamesOfCars = Pick<KnownNames, 'brands'> & {
  readonly models: ReadonlyMap<number, Pick<NamedModel, 'id' | 'brandId' | 'name'>>;
};

/** @returns undefined where the query is neither */
export function vehicleOf({ brands, models }: NamesOfCars, query: string): Vehicle | undefined {
  if (isPlate(query)) return { by: 'plate', brand: null, models: [], year: null };
  const vin = readVin(query);
  if (!vin) return undefined;
  const brand = [...brands.values()].find(({ slug }) => slug === vin.make);
  const own = [...models.values()].filter(({ brandId }) => brandId === brand?.id);
  return {
    by: 'vin',
    brand: brand ? { id: brand.id, name: brand.name } : null,
    models: own
      .filter(({ name }) => vin.codes.some((code) => isCalled(name, fold(code))))
      .map(({ id, name }) => ({ id, name })),
    year: vin.year ?? null,
  };
}

/** By its platform or type (`Golf V (1K)`, `Classe C (W204)`), or where it has none by its name (`207`, `C3 II`, `V70 III`). */
function isCalled(name: string, code: string): boolean {
  const [outside = '', inside] = name.split('(');
  const codes = wordsOf(inside ?? '').flatMap((one) => [one, one.replace(/^[a-z](?=\d{3}$)/, '')]);
  return codes.includes(code) || wordsOf(outside)[0] === code || fold(outside).trim() === code;
}

/**
 * The query that finds its parts: those of its models; where nobody knows which model it is what the words say, of its make; and
 * nothing without any.
 *
 * @param words that say which of them
 */
export function queryOf(
  { brand, models }: Vehicle,
  query: SearchQuery,
  words: string,
): SearchQuery | undefined {
  if (!brand || (models.length === 0 && words === '')) return undefined;
  const model = models.map(({ id }) => id);
  return { ...query, query: words, brand: [brand.id], ...(model.length > 0 && { model }) };
}
