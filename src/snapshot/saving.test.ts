import { expect, test } from 'vitest';
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

/** A device with all pieces and a change, and what one of its tabs has put together of them. */
function device({ isFull = false } = {}) {
  const entries = new Map<string, unknown>();
  const shelf: Shelf = {
    get: async (key) => entries.get(key),
    async set(some) {
      if (isFull) throw new ShelfRefused('full');
      for (const [key, value] of some) entries.set(key, structuredClone(value));
    },
    remove: async (keys) => keys.forEach((key) => entries.delete(key)),
    keys: async () => [...entries.keys()],
  };
  for (const [{ sha256 }, bytes] of pieces) entries.set(sha256, bytes);
  entries.set('head', { format: 1, snapshot, changes, version: 'b', asOf: 0 });
  const stored = createStoredCopy(shelf);
  const { later } = createSaving(
    { stored, pause: () => Promise.resolve(), madeBy: 'this release', othersTurn },
    (work) => work(),
  );
  return { entries, later, putTogether };
}

function putTogether(): OpenSnapshot {
  const open = beginSnapshot(snapshot, othersTurn);
  for (const [piece, bytes] of pieces) takePiece(open, piece, bytes);
  changes.forEach(open.assembly.change);
  open.appliedChanges = changes.length;
  return open;
}

const idsIn = ({ assembly: { held } }: OpenSnapshot): number[] =>
  [1, 2, 3, 9].filter((id) => held?.catalogue.part(id, 'it'));

test('what was saved takes the place of what it was worked out with', async () => {
  const { entries, later } = device();
  const open = putTogether();
  const { assembly } = open;
  await later(() => open);
  expect(entries.get('index of')).toEqual({ madeBy: 'this release', version: 'a', changes: 1 });
  expect(open.assembly).not.toBe(assembly);
  expect(idsIn(open)).toEqual([2, 3, 9]);
});

test('it does also where it cannot be stored', async () => {
  const { entries, later } = device({ isFull: true });
  const open = putTogether();
  const { assembly } = open;
  await later(() => open);
  expect(entries.has('index of')).toBe(false);
  expect(open.assembly).not.toBe(assembly);
  expect(idsIn(open)).toEqual([2, 3, 9]);
});

test('a tab that put it together as well goes on with what another one has saved', async () => {
  const { later } = device();
  const [one, other] = [putTogether(), putTogether()];
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
