/** The parts that this browser has seen, as its search takes them in: the one that searches the whole catalogue where that is there. */
import { toldOfCar, type Brand, type Category, type Model } from '../../domain/contract/catalogue.ts';
import { locales, type Locale } from '../../domain/constants.ts';
import type { Part, PartSummary } from '../../domain/contract/parts.ts';
import { nothingKnown, pickFacts } from '../../domain/facts/fact-names.ts';
import type { NamedModel } from '../../domain/search/cars/known-names.ts';
import { told, type CarriedCar, type CarriedPart } from '../../domain/snapshot/carried-part.ts';
import type { CarriedKind, CarriedWords } from '../../domain/snapshot/carried-words.ts';
import { isWhole } from '../../domain/whole-part.ts';
import type { Seen } from '../snapshot/seen-catalogue.ts';
import { cachedParts, type CachedPart } from './cached-parts.ts';
import { cachedList } from './cached-lists.ts';

export type SeenCatalogue = {
  /** As they were told, with their photos. */
  readonly parts: ReadonlyMap<number, CachedPart>;
  readonly toSearch: Seen;
};

/** The lists of the catalogue, as far as they are cached; kinds in each language. */
export type SeenLists = {
  readonly brands: readonly Brand[];
  readonly models: readonly Model[];
  readonly categories: Readonly<Record<Locale, readonly Category[]>>;
};

/** @returns undefined where no part is cached */
export async function openSeen(locale: Locale): Promise<SeenCatalogue | undefined> {
  const parts = await cachedParts(locale);
  if (parts.size === 0) return undefined;
  const list = async <Row>(name: 'brands' | 'models' | 'categories', of: Locale = locale): Promise<Row[]> =>
    ((await cachedList(name, new URLSearchParams(), of))?.body ?? []) as Row[];
  const [brands, models, it, en] = await Promise.all([
    list<Brand>('brands'),
    list<Model>('models'),
    ...locales.map((of) => list<Category>('categories', of)),
  ]);
  const lists = { brands, models, categories: { it: it ?? [], en: en ?? [] } };
  return { parts, toSearch: toSearch([...parts.values()], lists) };
}

/** @param lists which lack what nobody has asked for: names are then those that the parts themselves tell */
export function toSearch(cached: readonly CachedPart[], lists: SeenLists): Seen {
  const words = wordsOf(cached, lists);
  const brandOf = new Map(words.models.map(({ id, brandId }) => [id, brandId]));
  return { words, parts: cached.map((one) => toCarried(one, brandOf)) };
}

function wordsOf(cached: readonly CachedPart[], lists: SeenLists): CarriedWords {
  const brands = new Map(lists.brands.map(({ id, name, slug }) => [id, { id, name, slug }]));
  const models = new Map<number, NamedModel>(
    lists.models.map(({ id, brandId, name, slug, from, to }) => [
      id,
      { id, brandId, name, slug, yearFrom: from, yearTo: to },
    ]),
  );
  const english = new Map(lists.categories.en.map(({ id, name }) => [id, name]));
  const categories = new Map(
    lists.categories.it.map((kind) => [kind.id, kindOf(kind, kind.parentId, english.get(kind.id))]),
  );
  for (const { part } of cached) {
    if (!categories.has(part.category.id)) categories.set(part.category.id, kindOf(part.category, null));
    for (const { id, name, brand } of [...part.models, ...(isWhole(part) ? part.availableFor : [])]) {
      if (!brands.has(brand.id)) brands.set(brand.id, { ...brand, slug: '' });
      if (!models.has(id))
        models.set(id, { id, brandId: brand.id, name, slug: '', yearFrom: null, yearTo: null });
    }
  }
  return {
    brands: [...brands.values()],
    models: [...models.values()],
    categories: [...categories.values()],
    // The words of the trade come with the whole catalogue alone.
    synonyms: [],
    soldCars: [],
    engines: [],
    sidedKinds: [],
    // Nothing is reckoned by them: what is shown is the part as it was told.
    shipping: { rates: [], freeOverCents: -1 },
  };
}

type NamedKind = Pick<Category, 'id' | 'name' | 'slug'>;

const kindOf = (
  { id, name, slug }: NamedKind,
  parentId: number | null,
  nameEn: string = name,
): CarriedKind => ({ id, parentId, slug, nameIt: name, nameEn, safety: false, parcelSize: 'M' });

/** What is found by; what is shown is the part as it was told. @param brandOf model → make, of all that are named */
function toCarried({ part, modelIds }: CachedPart, brandOf: ReadonlyMap<number, number>): CarriedPart {
  const named = modelIds.filter((id) => brandOf.has(id));
  return {
    ...pickFacts(told, { otherNumbers: [], weightKg: 0, ...part }),
    id: part.id,
    categoryId: part.category.id,
    nameIt: part.name,
    nameEn: part.name,
    available: part.quantity,
    photoCount: part.photoCount,
    updatedAt: Date.parse(part.updatedAt),
    isPadded: false,
    modelIds: named,
    brandIds: [...new Set(named.flatMap((id) => brandOf.get(id) ?? []))],
    fits: part.fits.flatMap(({ id, from, to }) => (brandOf.has(id) ? [[id, from, to] as const] : [])),
    car: carOf(part),
  };
}

/** Of a part that only a list told of, what lists tell of its donor car. */
function carOf(part: Part | PartSummary): CarriedCar | null {
  if (isWhole(part)) return part.car;
  const [model] = part.models;
  return model
    ? {
        ...pickFacts(toldOfCar, { ...nothingKnown, ...part }),
        id: part.id,
        brandId: model.brand.id,
        modelId: model.id,
      }
    : null;
}
