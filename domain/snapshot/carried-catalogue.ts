/** A catalogue that was carried along: searched, and its parts opened, as the shop itself would do it. */
import type { Locale } from '../constants.ts';
import type { Part, PartSummary } from '../contract/parts.ts';
import type { SearchQuery, SearchResult } from '../contract/search.ts';
import { answerSearch, type Searched } from '../search/answer.ts';
import { createEngineNames } from '../search/cars/engine-names.ts';
import { createSoldCars } from '../search/cars/sold-cars.ts';
import { partsNear } from '../search/index/near.ts';
import { createPartIndex, type OthersTurn } from '../search/index/part-index.ts';
import { createPartReader } from '../search/index/read-parts.ts';
import { findMeant } from '../search/readings/find-meant.ts';
import { createNumbersInMemory } from '../search/readings/numbers-in-memory.ts';
import { namesToSuggest } from '../search/readings/suggest.ts';
import { createSynonyms } from '../search/readings/synonyms.ts';
import { toSearched, type CarriedPart } from './carried-part.ts';
import type { CarriedParts } from './carried-parts.ts';
import type { CarriedWords } from './carried-words.ts';
import { pageOf, summaryOf, type CarriedNames } from './told-from-snapshot.ts';

export type CarriedCatalogue = {
  /**
   * Takes in parts, new ones or as they are now.
   *
   * @returns whether it could: false where one of them is of a make, model or kind that the words do not name
   */
  put(parts: CarriedParts): boolean;
  remove(ids: readonly number[]): void;
  /** How many parts there are. */
  count(): number;
  search(query: SearchQuery): Promise<SearchResult>;
  /** Undefined for a part that is not there; so is the next. */
  part(id: number, locale: Locale): Part | undefined;
  near(id: number, limit: number, locale: Locale): PartSummary[] | undefined;
  /** Those that came in last. */
  latest(limit: number, onlyStock: boolean, locale: Locale): Promise<PartSummary[]>;
};

type Place = { readonly parts: CarriedParts; readonly place: number };

/** @param othersTurn lets others be served in the middle of a long search */
export function createCarriedCatalogue(words: CarriedWords, othersTurn?: OthersTurn): CarriedCatalogue {
  const known: CarriedNames = {
    brands: byId(words.brands),
    models: byId(words.models),
    categories: byId(words.categories),
  };
  const index = createPartIndex(othersTurn);
  const numbers = createNumbersInMemory();
  const reader = createPartReader(known);
  const searched: Searched = {
    index,
    numbers,
    synonyms: createSynonyms(words.synonyms),
    names: namesToSuggest(known, {
      soldCars: createSoldCars(words.soldCars),
      sidedKinds: new Set(words.sidedKinds),
    }),
    engines: createEngineNames(() => words.engines),
  };
  const places = new Map<number, Place>();

  const partAt = (id: number): CarriedPart | undefined => {
    const found = places.get(id);
    return found?.parts.at(found.place);
  };
  const summaries = (ids: readonly number[], locale: Locale): PartSummary[] =>
    ids.flatMap((id) => {
      const part = partAt(id);
      return part ? [summaryOf(part, known, locale)] : [];
    });

  function countOfCar(carId: number): number {
    let count = 0;
    for (const { parts, place } of places.values())
      if (parts.carIdAt(place) === carId && parts.availableAt(place) > 0) count += 1;
    return count;
  }

  return {
    put(parts) {
      for (let place = 0; place < parts.count; place++) {
        const part = parts.at(place);
        const toFind = toSearched(part);
        if (!reader.isNamed(toFind)) return false;
        index.put(reader.read(toFind));
        numbers.put(part);
        places.set(part.id, { parts, place });
      }
      return true;
    },
    remove(ids) {
      for (const id of ids) {
        index.remove(id);
        numbers.remove(id);
        places.delete(id);
      }
    },
    count: () => places.size,
    search: (query) =>
      answerSearch(searched, query, { summaries: async (_, ids, locale) => summaries(ids, locale) }),
    part(id, locale) {
      const part = partAt(id);
      return part && pageOf(part, known, locale, part.car ? countOfCar(part.car.id) : 0);
    },
    near(id, limit, locale) {
      const near = partsNear(index, id, limit);
      return near && summaries(near, locale);
    },
    async latest(limit, onlyStock, locale) {
      const { ids } = await findMeant(index, { onlyStock }, {}, { offset: 0, limit });
      return summaries(ids, locale);
    },
  };
}

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));
