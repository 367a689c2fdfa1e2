import { expect, test } from 'vitest';
import { createStoredCopy, ShelfRefused, type Shelf } from './stored-copy.ts';

const mark = { madeBy: 'this release', version: 'a', changes: 0 };
const bytes = Uint8Array.of(1, 2, 3);

/** A shelf that says what it was given; `refuses` says why it takes something not. */
function shelf(refuses: (value: unknown) => 'full' | 'forbidden' | undefined = () => undefined) {
  const entries = new Map<string, unknown>();
  const given: unknown[] = [];
  const there: Shelf = {
    get: async (key) => entries.get(key),
    async set(some) {
      given.push(some[0]?.[1]);
      const why = refuses(some[0]?.[1]);
      if (why) throw new ShelfRefused(why);
      for (const [key, value] of some) entries.set(key, value);
    },
    remove: async (keys) => keys.forEach((key) => entries.delete(key)),
    keys: async () => [...entries.keys()],
  };
  return { entries, given, there };
}

const isFile = (value: unknown): boolean => value instanceof Blob;

test('what was worked out is stored as a file, and as bytes where the browser takes none', async () => {
  for (const [refuses, kinds] of [
    [() => undefined, [true]],
    [(value: unknown) => (isFile(value) ? 'forbidden' : undefined), [true, false]],
  ] as const) {
    const { given, there } = shelf(refuses);
    const stored = createStoredCopy(there);
    await stored.writeSaved(mark, bytes);
    expect(given.map(isFile)).toEqual(kinds);
    const saved = await stored.readSaved();
    expect(new Uint8Array((await saved?.bytes()) ?? new ArrayBuffer())).toEqual(bytes);
  }
});

test('where no room is left for the file it is not tried as bytes', async () => {
  const { given, there } = shelf(() => 'full');
  await expect(createStoredCopy(there).writeSaved(mark, bytes)).rejects.toThrow('full');
  expect(given.map(isFile)).toEqual([true]);
});

/** As it is given by a browser that cannot read what it stored. */
class UnreadableFile extends Blob {
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new DOMException('not to be read', 'NotReadableError'));
  }
}

test('once a file could not be read bytes are stored in its place', async () => {
  const { entries, given, there } = shelf();
  entries.set('index', new UnreadableFile());
  entries.set('index of', mark);
  const stored = createStoredCopy(there);
  await expect((await stored.readSaved())?.bytes()).rejects.toThrow('not to be read');
  await stored.writeSaved(mark, bytes);
  expect(given.map(isFile)).toEqual([false]);
  expect(new Uint8Array(await (await stored.readSaved())!.bytes())).toEqual(bytes);
});
