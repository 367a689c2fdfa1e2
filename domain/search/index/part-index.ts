/**
 * The catalogue as it is searched: in memory, a row for each part, its facts in columns and its words in lists.
 * What is found here is only ever numbers of parts: what is shown of them is read from the database.
 */
import { recordOf } from '../../filters/filter-lists.ts';
import { filters, type FactFilterName, type FactOfFilter, type FilterNameOf } from '../../filters/filters.ts';
import { createFitSets, type FitSet, type FitSets, type SavedFitSets } from './fit-sets.ts';
import {
  copied,
  createGrowing,
  filled,
  growingFrom,
  makeRoom,
  narrowed,
  push,
  widened,
  type Growing,
  type Numbers,
} from './growing.ts';
import { createIdLists, type IdLists } from './id-lists.ts';
import { createIdMap, saveIds, type SavedIds } from './id-map.ts';
import { createBufferPool, type BufferPool } from './buffer-pool.ts';
import { createWordIndex, type PackedWords, type SavedWords, type WordIndex } from './word-index.ts';
import type { PhrasesOfPart } from './words-of-part.ts';

/** The facts whose names filters bear, as far as they are known. */
export type FilterFacts = { readonly [Name in FactFilterName]?: FactOfFilter<Name> | null };

/** What of a part decides whether it is found, and in which order. */
export type Found = FilterFacts & {
  readonly id: number;
  readonly categoryId: number;
  /** Group of that kind; null for a group itself. */
  readonly groupId: number | null;
  /** Cents. */
  readonly discountedPrice: number;
  readonly isInStock: boolean;
  readonly hasPhoto: boolean;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  readonly cars: FitSet;
  readonly phrases: PhrasesOfPart;
};

/**
 * What is filtered and counted by a table of its values, which are few: the number of the kind, 1 or 0, the number of the set of
 * cars, and words as their places in their lists (one that is not known stands behind the last).
 */
export type TabledFact = 'categoryId' | 'isInStock' | 'hasPhoto' | 'fits' | FactFilterName;

/** Prices, in cents, are nearly as many as parts. */
export type Fact = TabledFact | 'discountedPrice';

/**
 * The facts of all parts, each in a column by row. What is counted and filtered by is in columns of one type, however few
 * values it has: a loop that meets two types takes twice as long for both.
 */
export type Columns = Readonly<Record<Fact, Growing<Uint32Array>>> & {
  readonly id: Growing<Uint32Array>;
  readonly updatedAt: Growing<Float64Array>;
  /** 0 for a row that its part has left: it is gone, or stands in another row with other words. */
  readonly isTaken: Growing<Uint8Array>;
};

export type PartIndex = {
  /** Lets others be served, in the middle of a long walk. */
  readonly othersTurn: OthersTurn;
  /** Where a search reckons, alone. */
  readonly pool: BufferPool;
  /**
   * Does one work after the other, searches and changes, each with a cleared pool and once whoever asked for something else was
   * served. A work may let others be served in between: it finds the index as it left it.
   */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  readonly words: WordIndex;
  readonly fitSets: FitSets;
  readonly columns: Columns;
  /** How many rows there are, taken or left. */
  size(): number;
  /** Counts the changes: as long as it is the same, every answer is. */
  version(): number;
  /** Adds a part, or takes note of what it is now. */
  put(part: Found): void;
  remove(id: number): void;
  /** Whether every row is taken. */
  isWhole(): boolean;
  /** Where a part stands. */
  rowOf(id: number): number | undefined;
  /** For each kind, by its number, what a part of it is counted for: the kind and its group. */
  kinds(): IdLists;
  /** Whether so many rows are left that a new index would be smaller by a good deal. */
  isWorn(): boolean;
  /** As it is now, in plain data and lists of numbers, to be opened again: what is put in later is not in it. */
  save(): SavedIndex;
  /** The same in a third of the room, to be stored by a browser. It takes a while, and nothing is to be put in or removed meanwhile. */
  pack(): Promise<PackedIndex>;
};

type SavedColumns<Whole> = Readonly<Record<Exclude<keyof Columns, 'updatedAt' | 'isTaken'>, Whole>> & {
  readonly updatedAt: Float64Array;
  readonly isTaken: Uint8Array;
};

type IndexOf<Whole, Words> = {
  readonly columns: SavedColumns<Whole>;
  readonly wordMarks: Float64Array;
  readonly words: Words;
  readonly fitSets: SavedFitSets;
  readonly groups: readonly (readonly [kind: number, group: number | null])[];
};

export type SavedIndex = IndexOf<Uint32Array, SavedWords>;

/** Opened without a walk over its rows or its words. */
export type PackedIndex = IndexOf<Numbers, PackedWords> & {
  /** Rows by the ids of their parts. */
  readonly rows: Required<SavedIds>;
};

/** How long a table by the values of a fact has to be. */
export function tableLength({ kinds, fitSets }: PartIndex, fact: TabledFact): number {
  switch (fact) {
    case 'categoryId':
      return kinds().size();
    case 'fits':
      return fitSets.size();
    case 'isInStock':
    case 'hasPhoto':
      return 2;
    default:
      return filters[fact].words.length + 1;
  }
}

const listsOfKinds = (groups: ReadonlyMap<number, number | null>): IdLists =>
  createIdLists(
    undefined,
    Array.from({ length: Math.max(0, ...groups.keys()) + 1 }, (_, kind) =>
      [kind, groups.get(kind) ?? []].flat(),
    ),
  );

/** Fewer rows than these cost nothing. */
const mostLeft = 10_000;

/** The place of a part's word in its list. */
function placeOfWord(name: FilterNameOf<'words'>): (part: Found) => number {
  const words: readonly string[] = filters[name].words;
  return ({ [name]: word }) => {
    const place = words.indexOf(word ?? '');
    return place === -1 ? words.length : place;
  };
}

/** Resolves once whoever else is waiting was served: the process has one thread for all. */
export type OthersTurn = () => Promise<void>;

/** @param othersTurn by itself nobody else is waiting @param saved to go on with */
export function createPartIndex(
  othersTurn: OthersTurn = () => Promise.resolve(),
  saved?: SavedIndex | PackedIndex,
): PartIndex {
  const pool = createBufferPool();
  const words = createWordIndex(pool, saved?.words);
  const fitSets = createFitSets(saved?.fitSets);
  const packedRows = saved && 'rows' in saved ? saved.rows : undefined;
  const rows = createIdMap(packedRows);
  const groups = new Map<number, number | null>(saved?.groups);
  /** What the words of each row were, in a number: most changes leave them as they are. */
  const wordMarks = saved ? growingFrom(saved.wordMarks) : createGrowing(Float64Array);
  const numbers = (name: (keyof SavedIndex['columns'] & TabledFact) | 'id' | 'discountedPrice') =>
    saved ? widened(saved.columns[name]) : createGrowing(Uint32Array);
  const columns: Columns = {
    id: numbers('id'),
    categoryId: numbers('categoryId'),
    discountedPrice: numbers('discountedPrice'),
    isInStock: numbers('isInStock'),
    hasPhoto: numbers('hasPhoto'),
    ...recordOf('words', numbers),
    updatedAt: saved ? growingFrom(saved.columns.updatedAt) : createGrowing(Float64Array),
    fits: numbers('fits'),
    isTaken: saved ? growingFrom(saved.columns.isTaken) : createGrowing(Uint8Array),
  };
  for (let row = 0; saved && !packedRows && row < columns.id.length; row++)
    if (columns.isTaken.values[row] === 1) rows.set(columns.id.values[row]!, row);
  const placesOfWords = Object.entries(recordOf('words', placeOfWord)).map(([name, placeOf]) => ({
    column: columns[name as FilterNameOf<'words'>],
    placeOf,
  }));
  let version = 0;
  let kinds: IdLists | undefined;

  // Each column by itself and not in a loop over their names: one that meets columns of several types takes five times as long.
  function write(row: number, part: Found): void {
    columns.id.values[row] = part.id;
    columns.categoryId.values[row] = part.categoryId;
    columns.discountedPrice.values[row] = part.discountedPrice;
    columns.isInStock.values[row] = Number(part.isInStock);
    columns.hasPhoto.values[row] = Number(part.hasPhoto);
    columns.fits.values[row] = fitSets.numberOf(part.cars);
    for (const { column, placeOf } of placesOfWords) column.values[row] = placeOf(part);
    columns.updatedAt.values[row] = part.updatedAt;
    columns.isTaken.values[row] = 1;
  }

  function remove(id: number): void {
    const row = rows.get(id);
    if (row === undefined) return;
    columns.isTaken.values[row] = 0;
    rows.delete(id);
    version += 1;
  }

  const saveAll = <Whole extends Numbers>(
    copyOf: (column: Growing<Uint32Array>) => Whole,
  ): Omit<IndexOf<Whole, never>, 'words'> => ({
    columns: {
      id: copyOf(columns.id),
      categoryId: copyOf(columns.categoryId),
      discountedPrice: copyOf(columns.discountedPrice),
      isInStock: copyOf(columns.isInStock),
      hasPhoto: copyOf(columns.hasPhoto),
      ...recordOf('words', (name) => copyOf(columns[name])),
      updatedAt: copied(columns.updatedAt),
      fits: copyOf(columns.fits),
      isTaken: copied(columns.isTaken),
    },
    // Of a row it never changes.
    wordMarks: filled(wordMarks),
    fitSets: fitSets.save(),
    groups: [...groups],
  });

  let last: Promise<unknown> = Promise.resolve();

  return {
    othersTurn,
    pool,
    alone(work) {
      const done = last.then(async () => {
        await othersTurn();
        pool.clear();
        return work();
      });
      last = done.catch(() => {});
      return done;
    },
    words,
    fitSets,
    columns,
    size: () => columns.id.length,
    isWhole: () => rows.size() === columns.id.length,
    version: () => version,
    put(part) {
      version += 1;
      if (groups.get(part.categoryId) !== part.groupId) {
        groups.set(part.categoryId, part.groupId);
        kinds = undefined;
      }
      const spelling = words.spell(part.phrases);
      const present = rows.get(part.id);
      if (present !== undefined && wordMarks.values[present] === spelling.mark) {
        write(present, part);
        return;
      }
      // Lists of rows only ever grow at their end, so that other words need another row.
      remove(part.id);
      const row = columns.id.length;
      rows.set(part.id, row);
      for (const column of Object.values(columns)) makeRoom(column);
      write(row, part);
      push(wordMarks, spelling.mark);
      words.add(row, spelling);
    },
    remove,
    rowOf: (id) => rows.get(id),
    kinds: () => (kinds ??= listsOfKinds(groups)),
    save: () => ({ ...saveAll(copied), words: words.save() }),
    pack: async () => ({
      ...saveAll((column) => narrowed(filled(column))),
      words: await words.pack(othersTurn),
      rows: saveIds(rows),
    }),
    isWorn() {
      const left = columns.id.length - rows.size();
      return left > mostLeft && left > rows.size() / 2;
    },
  };
}
