/** Numbers of parts without a database: whole ones and beginnings by halving a list in order, ends by looking at all of them. */
import { keysOneSlipFrom } from '../../number-slips.ts';
import {
  comparedWithoutZeros,
  mayBeRevised,
  normalizePartNumber,
  partNumberEnds,
  withoutRevision,
} from '../../part-number.ts';
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
  /** Adds a part, or takes note of its numbers as they are now. */
  put(part: NumberedPart): void;
  remove(id: number): void;
};

/** What a number is to its part: found by its beginning and end, or as a whole alone. */
const fields = ['serial', 'manufacturer', 'other'] as const;
type Field = (typeof fields)[number];

type Entry = { readonly key: string; readonly number: string; readonly id: number; readonly field: Field };

/** More would be a list to search through again. */
const mostTold = 5;

export function createNumbersInMemory(): NumbersInMemory {
  let sorted: Entry[] = [];
  let unsorted: Entry[] = [];
  /** Ids of parts whose entries in order are true no more. */
  let outdated = new Set<number>();
  const present = new Map<number, readonly Entry[]>();

  function inOrder(): readonly Entry[] {
    if (unsorted.length === 0 && outdated.size === 0) return sorted;
    const before = outdated.size === 0 ? sorted : sorted.filter(({ id }) => !outdated.has(id));
    sorted = [...before, ...unsorted].sort((one, other) =>
      one.key < other.key ? -1 : Number(one.key > other.key),
    );
    [unsorted, outdated] = [[], new Set()];
    return sorted;
  }

  function remove(id: number): void {
    if (!present.delete(id)) return;
    outdated.add(id);
    unsorted = unsorted.filter((entry) => entry.id !== id);
  }

  const beginningWith = (beginning: string) => entriesFrom(inOrder(), beginning);

  return {
    put(part) {
      const entries = entriesOf(part);
      if (isSame(present.get(part.id) ?? [], entries)) return;
      remove(part.id);
      present.set(part.id, entries);
      unsorted.push(...entries);
    },
    remove,
    like: async (keys) => {
      if (keys.length === 0) return [];
      const nearest = new Map<number, number>();
      const found = ({ id }: Entry, nearness: number) =>
        nearest.set(id, Math.max(nearest.get(id) ?? 0, nearness));
      for (const key of keys)
        for (const entry of beginningWith(key)) {
          if (entry.key === key) found(entry, 3);
          else if (entry.field !== 'other') found(entry, 1);
        }
      for (const base of keys.flatMap((key) => withoutRevision(key) ?? []))
        for (const entry of beginningWith(base))
          if (entry.field === 'serial' && /^[A-Z]{0,2}$/.test(entry.key.slice(base.length))) found(entry, 2);
      const ends = partNumberEnds(keys);
      if (ends.length > 0)
        for (const entry of inOrder())
          if (entry.field !== 'other' && ends.some((end) => entry.key.endsWith(end))) found(entry, 0);
      return byNearness(nearest);
    },
    beginning: async (words) =>
      new Map(
        words.map((word) => [
          word,
          [
            ...new Set(
              [...beginningWith(word.toUpperCase())]
                .filter(({ field }) => field !== 'other')
                .map(({ id }) => id),
            ),
          ],
        ]),
      ),
    near: async (typed) => {
      const keys = keysOneSlipFrom(typed);
      const numberFor = (key: string): string | undefined => {
        let whole: string | undefined;
        for (const entry of beginningWith(key)) {
          const revision = entry.key.slice(key.length);
          if (revision === '' && entry.field !== 'other') whole ??= entry.number;
          // A number without its revision letters stands for all of them.
          if (entry.field === 'serial' && mayBeRevised(key) && /^[A-Z].?$/.test(revision))
            return entry.number;
        }
        return whole;
      };
      return [...new Set(keys.flatMap((key) => numberFor(key) ?? []))].slice(0, mostTold);
    },
  };
}

function entriesOf({ id, serialNumber, manufacturerCode, otherNumbers, isPadded }: NumberedPart): Entry[] {
  const keyOf = (number: string) =>
    isPadded ? comparedWithoutZeros(normalizePartNumber(number)) : normalizePartNumber(number);
  return [
    { key: keyOf(serialNumber), number: serialNumber, id, field: 'serial' as const },
    ...(manufacturerCode === null
      ? []
      : [
          {
            key: normalizePartNumber(manufacturerCode),
            number: manufacturerCode,
            id,
            field: 'manufacturer' as const,
          },
        ]),
    ...otherNumbers.map((number) => ({ key: keyOf(number), number, id, field: 'other' as const })),
  ].filter(({ key }) => key !== '');
}

const isSame = (some: readonly Entry[], others: readonly Entry[]): boolean =>
  some.length === others.length &&
  some.every(({ number, key, field }, at) => {
    const other = others[at];
    return other?.number === number && other.key === key && other.field === field;
  });

/** Those that begin so, out of entries in order. */
function* entriesFrom(sorted: readonly Entry[], beginning: string): Generator<Entry> {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (sorted[middle]!.key < beginning) from = middle + 1;
    else to = middle;
  }
  for (let at = from; sorted[at]?.key.startsWith(beginning); at++) yield sorted[at]!;
}

function byNearness(nearest: ReadonlyMap<number, number>): Numbered {
  const grouped = Map.groupBy(nearest, ([, nearness]) => nearness);
  return [...grouped].map(([nearness, some]) => ({ nearness, ids: some.map(([id]) => id) }));
}
