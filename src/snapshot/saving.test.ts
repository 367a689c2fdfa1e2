import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { SearchQuery } from '../../domain/contract/search.ts';
import type { Piece, Snapshot } from '../../domain/contract/snapshot.ts';
import { tableNames, writeParts } from '../../domain/snapshot/carried-parts.ts';
import { writeChanges } from '../../domain/snapshot/changes.ts';
import { carriedPart, carriedWords } from '../../test/carried-part.ts';
import { beginSnapshot, takePiece, type OpenSnapshot } from './open-snapshot.ts';
import { createSaving } from './saving.ts';
import { createStoredCopy, ShelfRefused, type Shelf } from './stored-copy.ts';

const parts = [1, 2, 3].map((id) => carriedPart(id));
const pieces: readonly (readonly [Piece, Uint8Array])[] = (['words', ...tableNames] as const).map((of) => [
  { sha256: of, bytes: 0, of, from: 0, to: 0 },
  of === 'words' ? new TextEncoder().encode(JSON.stringify(carriedWords)) : writeParts(of, parts),
]);
const snapshot: Snapshot = {
  version: 'a',
  madeAt: '2026-11-26T12:00:00Z',
  parts: parts.length,
  bytes: 0,
  pieces: pieces.map(([piece]) => piece),
};
const othersTurn = () => Promise.resolve();
const changes = [writeChanges({ version: 'b', removed: [1], parts: [carriedPart(9)] })];
/** More than is taken in at each opening. */
const many = writeChanges({
  version: 'c',
  removed: [],
  parts: Array.from({ length: 2_000 }, (_, nth) =>
    carriedPart(100 + nth, { serialNumber: createHash('sha1').update(`${nth}`).digest('hex') }),
  ),
});

/** A device with all pieces and a change, and tabs that put them together. */
function device({ isFull = false } = {}) {
  const entries = new Map<string, unknown>();
  const written: string[] = [];
  const shelf: Shelf = {
    get: async (key) => entries.get(key),
    async set(some) {
      written.push(...some.map(([key]) => key));
      if (isFull) throw new ShelfRefused('full');
      for (const [key, value] of some) entries.set(key, structuredClone(value));
    },
    remove: async (keys) => keys.forEach((key) => entries.delete(key)),
    keys: async () => [...entries.keys()],
  };
  for (const [{ sha256 }, bytes] of pieces) entries.set(sha256, bytes);
  const stand = (all: readonly Uint8Array[], of = snapshot): void =>
    void entries.set('head', { format: 1, snapshot: of, changes: all, version: 'b', asOf: 0 });
  stand(changes);
  const stored = createStoredCopy(shelf);
  let last: Promise<unknown> = Promise.resolve();
  const tab = (madeBy = 'this release', pause = () => Promise.resolve()) =>
    createSaving({ stored, pause, madeBy, othersTurn }, (work) => {
      const mine = last.then(work, work);
      last = mine;
      return mine;
    });
  const timesSaved = () => written.filter((key) => key === 'index').length;
  return { entries, stand, tab, timesSaved };
}

function putTogether(taken: readonly Uint8Array<ArrayBuffer>[] = changes, turn = othersTurn): OpenSnapshot {
  const open = beginSnapshot(snapshot, turn);
  for (const [piece, bytes] of pieces) takePiece(open, piece, bytes);
  taken.forEach(open.assembly.change);
  open.appliedChanges = taken.length;
  return open;
}

const idsIn = ({ assembly: { held } }: OpenSnapshot): number[] =>
  [1, 2, 3, 9].filter((id) => held?.catalogue.part(id, 'it'));

test('what was saved takes the place of what it was worked out with', async () => {
  const { entries, tab } = device();
  const open = putTogether();
  const { assembly } = open;
  await tab().later(() => open);
  expect(entries.get('index of')).toEqual({ madeBy: 'this release', version: 'a', changes: 1 });
  expect(open.assembly).not.toBe(assembly);
  expect(idsIn(open)).toEqual([2, 3, 9]);
});

test('it does also where it cannot be stored, once', async () => {
  const { entries, tab, timesSaved } = device({ isFull: true });
  const open = putTogether();
  const { assembly } = open;
  const { later } = tab();
  await later(() => open);
  expect(entries.has('index of')).toBe(false);
  expect(open.assembly).not.toBe(assembly);
  expect(idsIn(open)).toEqual([2, 3, 9]);
  const packed = open.assembly;
  await later(() => open);
  expect(open.assembly).toBe(packed);
  const next = putTogether();
  const { assembly: built } = next;
  await later(() => next);
  expect(next.assembly).not.toBe(built);
  expect(timesSaved()).toBe(1);
});

test('where no room is left what another release saved makes some', async () => {
  const { entries, tab } = device({ isFull: true });
  entries.set('index', new Uint8Array(8));
  entries.set('index of', { madeBy: 'the release before', version: 'a', changes: 0 });
  const open = putTogether();
  await tab().later(() => open);
  expect([entries.has('index'), entries.has('index of')]).toEqual([false, false]);
});

test('a tab that put it together as well goes on with what another one has saved', async () => {
  const { tab } = device();
  const [one, other] = [putTogether(), putTogether()];
  const { later } = tab();
  await later(() => one);
  const { assembly } = other;
  await later(() => other);
  expect(other.assembly).not.toBe(assembly);
  expect(other).toMatchObject({ appliedChanges: 1, savedChanges: 1 });
  expect(idsIn(other)).toEqual([2, 3, 9]);
  const now = other.assembly;
  await later(() => other);
  expect(other.assembly).toBe(now);
});

test('what changed since another tab saved is taken in with it', async () => {
  const { stand, tab } = device();
  const [one, other] = [putTogether(), putTogether()];
  await tab().later(() => one);
  stand([...changes, writeChanges({ version: 'c', removed: [2], parts: [carriedPart(1)] })]);
  await tab().later(() => other);
  expect(other).toMatchObject({ appliedChanges: 2, savedChanges: 1 });
  expect(idsIn(other)).toEqual([1, 3, 9]);
});

test('of two tabs that are whole at the same time one saves', async () => {
  const { tab, timesSaved } = device();
  const [one, other] = [putTogether(), putTogether()];
  await Promise.all([tab().later(() => one), tab().later(() => other)]);
  expect(timesSaved()).toBe(1);
  expect([idsIn(one), idsIn(other)]).toEqual([
    [2, 3, 9],
    [2, 3, 9],
  ]);
});

test('tabs of two releases do not take what was saved from each other again and again', async () => {
  const { tab, timesSaved } = device();
  const [one, other] = [putTogether(), putTogether()];
  const [before, after] = [tab('the release before'), tab('this release')];
  for (let round = 0; round < 3; round++) {
    await before.later(() => one);
    await after.later(() => other);
  }
  expect(timesSaved()).toBe(2);
});

test('it is saved again once more changed than is taken in at each opening, and no sooner', async () => {
  const { entries, stand, tab, timesSaved } = device();
  const open = putTogether();
  const { later } = tab();
  await later(() => open);
  const few = writeChanges({ version: 'c', removed: [2], parts: [] });
  for (const [some, times] of [
    [few, 1],
    [many, 2],
  ] as const) {
    stand([...changes, some]);
    open.assembly.change(some);
    open.appliedChanges = 2;
    await later(() => open);
    expect(timesSaved()).toBe(times);
  }
  expect(entries.get('index of')).toMatchObject({ changes: 2 });
});

test('what was replaced while it waited for its turn is not saved', async () => {
  const { stand, tab, timesSaved } = device();
  const open = putTogether();
  const { assembly } = open;
  const { later } = tab('this release', async () => stand([], { ...snapshot, version: 'z' }));
  await later(() => open);
  expect([timesSaved(), open.assembly === assembly]).toEqual([0, true]);
});

test('what was let go while it was packed is not saved', async () => {
  const { tab, timesSaved } = device();
  let there: OpenSnapshot | undefined = putTogether(changes, async () => {
    there = undefined;
  });
  await tab().later(() => there);
  expect(timesSaved()).toBe(0);
});

test('who searches while it is packed is answered before that is done', async () => {
  const { tab, timesSaved } = device();
  let turns = 0;
  const isUnderWay = Promise.withResolvers<void>();
  const open = putTogether(changes, async () => {
    turns += 1;
    // Some columns are packed, and others are not.
    if (turns === 5) isUnderWay.resolve();
    await new Promise((resolve) => setTimeout(resolve));
  });
  const saved = tab().later(() => open);
  await Promise.race([isUnderWay.promise, saved]);
  const { total } = await open.assembly.held!.catalogue.search(SearchQuery.parse({ query: 'alternatore' }));
  expect([total, timesSaved()]).toEqual([3, 0]);
  await saved;
  expect(timesSaved()).toBe(1);
});

test('what cannot be packed is told of once, and answers as it was put together', async () => {
  const { tab } = device();
  const defect = new Error('no word weighs 3');
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const open = putTogether(changes, () => Promise.reject(defect));
  const { assembly } = open;
  const { later } = tab();
  await later(() => open);
  await later(() => open);
  expect(told.mock.calls).toEqual([[expect.any(String), defect]]);
  expect(open.assembly).toBe(assembly);
  told.mockRestore();
});
