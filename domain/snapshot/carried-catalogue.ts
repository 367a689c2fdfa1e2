/** A catalogue that was carried along: searched, and its parts opened, as the shop itself would do it. */
import type { Locale } from '../constants.ts';
import type { Part, PartSummary } from '../contract/parts.ts';
import type { SearchQuery, SearchResult } from '../contract/search.ts';
import { replacementsOf } from '../replacements.ts';
import { answerSearch, type Searched } from '../search/answer.ts';
import { createEngineNames } from '../search/cars/engine-names.ts';
import { createSoldCars } from '../search/cars/sold-cars.ts';
import { nearPerWanted, partsNear } from '../search/index/near.ts';
import { createPartIndex, type OthersTurn, type PackedIndex } from '../search/index/part-index.ts';
import { findMeant } from '../search/readings/find-meant.ts';
import { createNumbersInMemory, type SavedNumbers } from '../search/readings/numbers-in-memory.ts';
import { namesToSuggest } from '../search/readings/suggest.ts';
import { createSynonyms } from '../search/readings/synonyms.ts';
import type { CarriedPart } from './carried-part.ts';
import type { CarriedParts } from './carried-parts.ts';
import type { CarriedWords } from './carried-words.ts';
import { createFoundReader } from './found-parts.ts';
import { createHeldParts, type SavedParts } from './held-parts.ts';
import { fromJsonBytes, toJsonBytes } from './json-bytes.ts';
import type { PartLocation } from './packed-parts.ts';
import { pageOf, summaryOf, type CarriedNames } from './told-from-snapshot.ts';
import { tradeWordsOf, type TradeWords } from './trade-words.ts';

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
  /** What else its donor car gave and can be bought, the newest first; none for a part without a car. */
  ofSameCar(id: number, limit: number, locale: Locale): PartSummary[] | undefined;
  /** Those that came in last. */
  latest(limit: number, onlyStock: boolean, locale: Locale): Promise<PartSummary[]>;
  /**
   * What was worked out, as plain data: opened with it, the catalogue is there at once. Searches are answered meanwhile; nothing is to
   * be put in or removed.
   */
  save(): Promise<SavedCatalogue>;
};

export type SavedCatalogue = {
  readonly index: PackedIndex;
  readonly numbers: SavedNumbers;
  readonly parts: SavedParts;
  /** `TradeWords` as JSON. */
  readonly trade: Uint8Array;
};

/** Of a number that hundreds of parts bear no more are looked at, as in the shop. */
const mostOfSameNumber = 20;

/**
 * @param words those that it was saved with
 * @param othersTurn lets others be served in the middle of a long search
 */
export function createCarriedCatalogue(
  words: CarriedWords,
  saved?: SavedCatalogue,
  othersTurn?: OthersTurn,
): CarriedCatalogue {
  const known: CarriedNames = {
    brands: byId(words.brands),
    models: byId(words.models),
    categories: byId(words.categories),
  };
  const index = createPartIndex(othersTurn, saved?.index);
  const held = createHeldParts(saved?.parts);
  const numbers = createNumbersInMemory((id) => {
    const found = held.at(id);
    return found?.parts.numbersAt(found.place);
  }, saved?.numbers);
  const reader = createFoundReader(known);
  const trade = saved ? (fromJsonBytes(saved.trade) as TradeWords) : tradeWordsOf(words, known);
  const searched: Searched = {
    index,
    numbers,
    synonyms: createSynonyms(trade.synonyms, trade.firstForms),
    names: namesToSuggest(
      known,
      { soldCars: createSoldCars(trade.sold), sidedKinds: new Set(words.sidedKinds) },
      trade.cars,
    ),
    engines: createEngineNames(() => words.engines),
  };

  const partAt = (id: number): CarriedPart | undefined => {
    const found = held.at(id);
    return found?.parts.at(found.place);
  };
  const summaries = (ids: readonly number[], locale: Locale): PartSummary[] =>
    ids.flatMap((id) => {
      const part = partAt(id);
      return part ? [summaryOf(part, known, locale, words.shipping)] : [];
    });

  const isAvailable = ({ parts, place }: PartLocation): boolean =>
    Number(parts.column('available')(place)) > 0;

  /** Ids of what a donor car gave and can be bought. */
  const idsOfCar = (carId: number): number[] =>
    [...held.ids()].filter((id) => {
      const found = held.at(id)!;
      return found.parts.carIdAt(found.place) === carId && isAvailable(found);
    });

  /** Those that can be bought, as the shop puts them: the newest first. */
  function newest(ids: readonly number[], limit: number): number[] {
    const found = ids.flatMap((id) => {
      const place = held.at(id)!;
      return isAvailable(place)
        ? [{ id, updatedAt: Number(place.parts.column('updatedAt')(place.place)) }]
        : [];
    });
    return found
      .toSorted((one, other) => other.updatedAt - one.updatedAt || other.id - one.id)
      .slice(0, limit)
      .map(({ id }) => id);
  }

  /** Takes note of its numbers, where they are not known or have changed. */
  function putNumbers(id: number, before: PartLocation | undefined, now: PartLocation): void {
    const numbersNow = now.parts.numbersAt(now.place);
    if (before) {
      if (JSON.stringify(before.parts.numbersAt(before.place)) === JSON.stringify(numbersNow)) return;
      numbers.remove(id);
    }
    numbers.put(numbersNow);
  }

  return {
    put(parts) {
      if (!reader.areNamed(parts)) return false;
      let place = 0;
      for (const found of reader.read(parts)) {
        index.put(found);
        putNumbers(found.id, held.at(found.id), { parts, place });
        place += 1;
      }
      held.put(parts);
      return true;
    },
    remove(ids) {
      for (const id of ids) {
        index.remove(id);
        numbers.remove(id);
        held.remove(id);
      }
    },
    count: held.count,
    async save() {
      const packed = await index.pack();
      return {
        index: packed,
        numbers: numbers.save(),
        parts: await held.save(packed.rows.ids, othersTurn),
        trade: toJsonBytes(trade),
      };
    },
    search: (query) =>
      answerSearch(searched, query, { summaries: async (_, ids, locale) => summaries(ids, locale) }),
    part(id, locale) {
      const part = partAt(id);
      const ofSameCar = part?.car ? idsOfCar(part.car.id).length : 0;
      return part && pageOf(part, known, locale, { ofSameCar, shipping: words.shipping });
    },
    near(id, limit, locale) {
      const part = partAt(id);
      if (!part) return undefined;
      const sameNumber = newest(numbers.same(part), mostOfSameNumber);
      const near = partsNear(index, id, limit * nearPerWanted) ?? [];
      const candidates = summaries([...new Set([...sameNumber, ...near])], locale);
      return replacementsOf(summaryOf(part, known, locale, words.shipping), candidates, limit);
    },
    ofSameCar(id, limit, locale) {
      const part = partAt(id);
      if (!part) return undefined;
      const others = part.car ? idsOfCar(part.car.id).filter((other) => other !== id) : [];
      return summaries(newest(others, limit), locale);
    },
    async latest(limit, onlyStock, locale) {
      const { ids } = await findMeant(index, { onlyStock }, {}, { offset: 0, limit });
      return summaries(ids, locale);
    },
  };
}

const byId = <Row extends { readonly id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));
