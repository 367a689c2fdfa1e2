/** A handful of parts that are searched as the whole stock is, with all makes, kinds and words of the trade, and without a database. */
import type { Fuel } from '../domain/contract/catalogue.ts';
import type { PartSummary } from '../domain/contract/parts.ts';
import { SearchQuery, type SearchResult } from '../domain/contract/search.ts';
import type { Locale } from '../domain/constants.ts';
import { answerSearch } from '../domain/search/answer.ts';
import type { KnownNames } from '../domain/search/cars/known-names.ts';
import { createPartIndex } from '../domain/search/index/part-index.ts';
import { createPartReader } from '../domain/search/index/read-parts.ts';
import { createNumbersInMemory } from '../domain/search/readings/numbers-in-memory.ts';
import { namesToSuggest } from '../domain/search/readings/suggest.ts';
import { createSynonyms, groupsOf } from '../domain/search/readings/synonyms.ts';
import { groups, makes, synonymGroups } from '../server/catalogue/facts/facts.ts';
import { engineNames, tradeFacts } from '../server/catalogue/facts/trade-facts.ts';

export type SmallPart = {
  /** Slug of its kind, whose name it has. */
  readonly kind: string;
  /** Make and model as the shop's table has them: `Alfa Romeo 147 (937)`. */
  readonly car: string;
  readonly engine?: string;
  readonly fuel?: Fuel;
  readonly number?: string;
};

export type SmallCatalogue = {
  search(query: string, lang?: Locale): Promise<SearchResult>;
  /** What is found, the best first, as kind and car: `turbocompressore Peugeot 407`. */
  found(query: string, lang?: Locale): Promise<string[]>;
};

const everyId = (() => {
  let last = 0;
  return () => (last += 1);
})();

const brandRows = makes.map(({ name, slug, models }) => ({ id: everyId(), name, slug, models }));
const kindRows = groups.flatMap(({ kinds, ...group }) => {
  const parent = { ...group, id: everyId(), parentId: null };
  return [parent, ...kinds.map((kind) => ({ ...kind, id: everyId(), parentId: parent.id }))];
});
const modelRows = brandRows.flatMap(({ id: brandId, models }) =>
  models.map(({ name, slug, from, to }) => ({
    id: everyId(),
    brandId,
    name,
    slug,
    yearFrom: from,
    yearTo: to,
  })),
);

const names: KnownNames = {
  brands: new Map(brandRows.map(({ id, name, slug }) => [id, { id, name, slug }])),
  models: new Map(modelRows.map((model) => [model.id, model])),
  categories: new Map(
    kindRows.map(({ id, parentId, slug, it, en }) => [
      id,
      { id, parentId, slug, safety: false, nameIt: it, nameEn: en },
    ]),
  ),
};
const suggested = namesToSuggest(names, tradeFacts);
const synonyms = createSynonyms(groupsOf(synonymGroups));

/** @throws where a part is of a kind or a car that the shop's tables have not */
export function smallCatalogue(parts: readonly SmallPart[]): SmallCatalogue {
  const index = createPartIndex();
  const numbers = createNumbersInMemory(() => undefined);
  const reader = createPartReader(names);
  const labels = new Map<number, string>();
  for (const { kind: slug, car, engine, fuel, number } of parts) {
    const kind = kindRows.find((row) => row.slug === slug);
    const model = modelRows.find(({ brandId, name }) => `${names.brands.get(brandId)?.name} ${name}` === car);
    if (!kind || !model) throw new Error(`no table has ${slug} ${car}`);
    const id = everyId();
    labels.set(id, `${slug} ${car}`);
    index.put(
      reader.read({
        id,
        categoryId: kind.id,
        nameIt: kind.it,
        nameEn: kind.en,
        discountedPrice: 1_000,
        isInStock: true,
        hasPhoto: false,
        updatedAt: id,
        modelIds: [model.id],
        brandIds: [model.brandId],
        car: {
          modelId: model.id,
          year: model.yearFrom,
          engineCode: engine ?? null,
          fuel: fuel ?? null,
          colour: null,
        },
        fits: [],
      }),
    );
    if (number !== undefined)
      numbers.put({ id, serialNumber: number, manufacturerCode: null, otherNumbers: [], isPadded: false });
  }
  let found: readonly number[] = [];
  async function search(query: string, lang: Locale = 'it'): Promise<SearchResult> {
    found = [];
    return answerSearch(
      { index, numbers, synonyms, names: suggested, engines: engineNames },
      SearchQuery.parse({ query, lang }),
      {
        // What is shown of them is not looked at.
        summaries: async (_, ids) => {
          found = ids;
          return [] as PartSummary[];
        },
      },
    );
  }
  return {
    search,
    async found(query, lang) {
      await search(query, lang);
      return found.map((id) => labels.get(id) ?? '');
    },
  };
}
