/** Numbers of parts without a database: whole ones and beginnings by halving a list in order, ends by looking at all of them. */
import { createGrowing, growingFrom, push } from '../index/growing.ts';
import { keysOneSlipFrom } from '../../number-slips.ts';
import {
  comparedWithoutZeros,
  mayBeRevised,
  normalizePartNumber,
  partNumberEnds,
  withoutRevision,
} from '../../part-number.ts';
import { createNumberKeys, saveKeys, type NumberKeys, type SavedKeys } from './number-keys.ts';
import type { Numbered, PartNumbers } from './part-numbers.ts';

export type NumberedPart = {
  readonly id: number;
  readonly serialNumber: string;
  readonly manufacturerCode: string | null;
  readonly otherNumbers: readonly string[];
  /** Whether its maker's numbers are compared without the zeros before them. */
  readonly isPadded: boolean;
};

export type NumbersInMemory = PartNumbers & {
  /** Adds a part that is not there. */
  put(part: NumberedPart): void;
  remove(id: number): void;
  /** Ids of the other parts with the maker's number of a part. */
  same(part: NumberedPart): number[];
  save(): SavedNumbers;
};

/** Keys in order, with the part and the field of each. */
export type SavedNumbers = {
  readonly keys: SavedKeys;
  readonly ids: Uint32Array;
  readonly fields: Uint8Array;
};

/** What a number is to its part: the maker's, the supplier's, or another one, which is never told as the one that was meant. */
const fields = { serial: 0, manufacturer: 1, other: 2 } as const;
type Field = (typeof fields)[keyof typeof fields];

/** More would be a list to search through again. */
const mostTold = 5;

/** @param partOf gives the numbers of a part as they are written @param saved to go on with */
export function createNumbersInMemory(
  partOf: (id: number) => NumberedPart | undefined,
  saved?: SavedNumbers,
): NumbersInMemory {
  const keys = createNumberKeys(saved?.keys);
  const ids = saved ? growingFrom(saved.ids) : createGrowing(Uint32Array);
  const fieldOf = saved ? growingFrom(saved.fields) : createGrowing(Uint8Array);
  /** Places of keys, in the order of these; what came since is not in it. Left out where all are as they were saved: in order. */
  let sorted: Uint32Array | undefined;

  function add(id: number, field: Field, key: string): void {
    if (key === '') return;
    keys.push(key);
    push(ids, id);
    push(fieldOf, field);
  }

  /** @returns the place of each key in order */
  function inOrder(): (nth: number) => number {
    const count = keys.count();
    if (count === keys.inOrder) return (nth) => nth;
    sorted ??= counted(0, keys.inOrder);
    // The few that came since are put in order by themselves: together it takes as long as the whole list did.
    if (sorted.length < count) {
      const more = counted(sorted.length, count);
      more.sort((one, other) => compare(keys.at(one), keys.at(other)));
      sorted = merged(sorted, more, keys);
    }
    const places = sorted;
    return (nth) => places[nth]!;
  }

  /** Places of the numbers that begin so and whose part is there. */
  function* beginningWith(beginning: string): Generator<number> {
    const placeOf = inOrder();
    let [from, to] = [0, keys.count()];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (keys.isBefore(placeOf(middle), beginning)) from = middle + 1;
      else to = middle;
    }
    for (let nth = from; nth < keys.count() && keys.startsWith(placeOf(nth), beginning); nth++)
      if (ids.values[placeOf(nth)] !== 0) yield placeOf(nth);
  }

  const isOther = (place: number): boolean => fieldOf.values[place] === fields.other;

  /** As a part's numbers are compared. */
  const keyOf = (number: string, isPadded: boolean): string =>
    isPadded ? comparedWithoutZeros(normalizePartNumber(number)) : normalizePartNumber(number);

  function writtenAt(place: number): string {
    const part = partOf(ids.values[place]!);
    const isMakers = fieldOf.values[place] === fields.serial;
    return (isMakers ? part?.serialNumber : part?.manufacturerCode) ?? '';
  }

  /** The number of this key as it is written, or of one of its revisions. */
  function writtenFor(key: string): string | undefined {
    let whole: string | undefined;
    for (const place of beginningWith(key)) {
      const revision = keys.at(place).slice(key.length);
      if (revision === '' && !isOther(place)) whole ??= writtenAt(place);
      // A number without its revision letters stands for all of them.
      const isRevised = fieldOf.values[place] === fields.serial && /^[A-Z].?$/.test(revision);
      if (isRevised && mayBeRevised(key)) return writtenAt(place);
    }
    return whole;
  }

  return {
    put({ id, serialNumber, manufacturerCode, otherNumbers, isPadded }) {
      add(id, fields.serial, keyOf(serialNumber, isPadded));
      if (manufacturerCode !== null) add(id, fields.manufacturer, normalizePartNumber(manufacturerCode));
      for (const number of otherNumbers) add(id, fields.other, keyOf(number, isPadded));
    },
    remove(id) {
      // A walk over all of them: parts that are gone, or were given another number, are few. One that is sold stays.
      for (let place = 0; place < ids.length; place++) if (ids.values[place] === id) ids.values[place] = 0;
    },
    same({ id: own, serialNumber, isPadded }) {
      const key = keyOf(serialNumber, isPadded);
      if (key === '') return [];
      const found = new Set<number>();
      for (const place of beginningWith(key))
        if (keys.is(place, key) && fieldOf.values[place] === fields.serial) found.add(ids.values[place]!);
      found.delete(own);
      return [...found];
    },
    save() {
      const placeOf = inOrder();
      const places = Array.from(counted(0, keys.count()), placeOf).filter((place) => ids.values[place] !== 0);
      return {
        keys: saveKeys(places.map(keys.at)),
        ids: Uint32Array.from(places, (place) => ids.values[place]!),
        fields: Uint8Array.from(places, (place) => fieldOf.values[place]!),
      };
    },
    like: async (wanted) => {
      const nearest = new Map<number, number>();
      const found = (place: number, nearness: number) => {
        const id = ids.values[place]!;
        nearest.set(id, Math.max(nearest.get(id) ?? 0, nearness));
      };
      for (const key of wanted)
        for (const place of beginningWith(key)) {
          found(place, keys.is(place, key) ? 3 : 1);
        }
      for (const base of wanted.flatMap((key) => withoutRevision(key) ?? []))
        for (const place of beginningWith(base))
          if (
            fieldOf.values[place] === fields.serial &&
            /^[A-Z]{0,2}$/.test(keys.at(place).slice(base.length))
          )
            found(place, 2);
      for (const end of partNumberEnds(wanted))
        for (let place = 0; place < keys.count(); place++)
          if (keys.endsWith(place, end) && ids.values[place] !== 0) found(place, 0);
      return byNearness(nearest);
    },
    beginning: async (words) =>
      new Map(
        words.map((word) => {
          const places = beginningWith(word.toUpperCase());
          return [word, [...new Set([...places].map((place) => ids.values[place]!))]];
        }),
      ),
    near: async (typed) =>
      [...new Set(keysOneSlipFrom(typed).flatMap((key) => writtenFor(key) ?? []))].slice(0, mostTold),
  };
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Whole numbers from one to before another. */
const counted = (from: number, end: number): Uint32Array =>
  Uint32Array.from({ length: end - from }, (_, nth) => from + nth);

/** Two lists of places, each in order of its keys, as one. */
function merged(some: Uint32Array, others: Uint32Array, keys: NumberKeys): Uint32Array<ArrayBuffer> {
  const all = new Uint32Array(some.length + others.length);
  const isNotBehind = (place: number, key: string) => keys.isBefore(place, key) || keys.is(place, key);
  let [one, other] = [0, 0];
  for (let at = 0; at < all.length; at++) {
    const isFirst =
      other === others.length || (one < some.length && isNotBehind(some[one]!, keys.at(others[other]!)));
    all[at] = isFirst ? some[one++]! : others[other++]!;
  }
  return all;
}

function byNearness(nearest: ReadonlyMap<number, number>): Numbered {
  const grouped = Map.groupBy(nearest, ([, nearness]) => nearness);
  return [...grouped].map(([nearness, some]) => ({ nearness, ids: some.map(([id]) => id) }));
}
