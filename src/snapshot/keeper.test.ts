import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Piece, Snapshot } from '../../domain/contract/snapshot.ts';
import type { CarriedPart } from '../../domain/snapshot/carried-part.ts';
import { tableNames, writeParts } from '../../domain/snapshot/carried-parts.ts';
import { writeChanges } from '../../domain/snapshot/changes.ts';
import { writeFlat } from '../../domain/snapshot/flat-data.ts';
import { carriedPart as part, carriedWords as words } from '../../test/carried-part.ts';
import { fetchChangesAhead } from './changes-ahead.ts';
import { createKeeper, type TabNews } from './keeper.ts';
import type { CopyState } from './protocol.ts';
import { readAssembly, type SavedAssembly } from './saved-index.ts';
import { createShopCalls } from './shop-calls.ts';
import { createStoredCopy, ShelfRefused, type Shelf } from './stored-copy.ts';

/** A shop that has these parts, in pieces of two, and what it is asked for. */
function shopOf(parts: readonly CarriedPart[], version: string) {
  const files = new Map<string, Uint8Array>();
  const pieces: Piece[] = [];
  function add(of: Piece['of'], from: number, to: number, bytes: Uint8Array): void {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    files.set(sha256, bytes);
    pieces.push({ sha256, bytes: bytes.length, of, from, to });
  }
  add('words', 0, 0, new TextEncoder().encode(JSON.stringify(words)));
  for (const name of tableNames)
    for (let from = 1; from <= Math.max(...parts.map(({ id }) => id)); from += 2) {
      const some = parts.filter(({ id }) => id >= from && id < from + 2);
      if (some.length > 0) add(name, from, from + 2, writeParts(name, some));
    }
  const snapshot: Snapshot = {
    version,
    madeAt: '2026-11-26T12:00:00Z',
    parts: parts.length,
    bytes: pieces.reduce((sum, { bytes }) => sum + bytes, 0),
    pieces,
  };
  return { snapshot, files };
}

type Shop = ReturnType<typeof shopOf>;
type Change = Uint8Array | 409;

/** A device with a network to such a shop. */
function device(shop: Shop, entries = new Map<string, unknown>(), madeBy = 'this release') {
  const world = {
    shop,
    change: 409 as Change,
    /** Calls that fail before one goes through, by what they ask for. */
    spoil: (_path: string, body: Uint8Array): Uint8Array | 'lost' | 'hangs' => body,
    room: Infinity,
    /** What may be stored there. */
    takes: (_value: unknown) => true,
    /** What was read comes after so long. */
    delay: () => Promise.resolve(),
    /** What changed is told after so long. */
    silence: () => Promise.resolve(),
  };
  const asked: string[] = [];
  const read: string[] = [];
  const shelf: Shelf = {
    async get(key) {
      read.push(key);
      const value = entries.get(key);
      await world.delay();
      return value;
    },
    async set(some) {
      for (const [key, value] of some) {
        if (entries.size >= world.room) throw new ShelfRefused('full');
        if (!world.takes(value)) throw new ShelfRefused('forbidden');
        entries.set(key, structuredClone(value));
      }
    },
    remove: async (keys) => keys.forEach((key) => entries.delete(key)),
    keys: async () => [...entries.keys()],
  };
  const octets = { headers: { 'content-type': 'application/octet-stream' } };
  const fetch = (async (path: string) => {
    asked.push(path);
    if (path === '/api/yard') return Response.json(world.shop.snapshot);
    if (path.startsWith('/api/yard/changes')) await world.silence();
    if (path.startsWith('/api/yard/changes'))
      return world.change === 409
        ? Response.json({}, { status: 409 })
        : new Response(world.change as Uint8Array<ArrayBuffer>, octets);
    const file = world.shop.files.get(path.replace('/api/yard/', ''));
    if (!file) return Response.json({}, { status: 404 });
    const body = world.spoil(path, file);
    if (body === 'lost') throw new TypeError('Failed to fetch');
    if (body === 'hangs') return new Promise(() => {});
    return new Response(body as Uint8Array<ArrayBuffer>, octets);
  }) as typeof globalThis.fetch;
  const states: CopyState[] = [];
  /** What tabs tell each other, and the work that has its turn. */
  const turns = { tell: (_news: TabNews): unknown => undefined, last: Promise.resolve<unknown>(undefined) };
  const open = () =>
    createKeeper({
      stored: createStoredCopy(shelf),
      shop: createShopCalls(fetch, (bytes) => crypto.subtle.digest('SHA-256', bytes)),
      withLock(work) {
        const mine = turns.last.then(work, work);
        turns.last = mine;
        return mine;
      },
      now: () => 1_000,
      madeBy,
      pause: () => Promise.resolve(),
      othersTurn: () => Promise.resolve(),
      onState: (state) => states.push(state),
      announce: (news) => turns.tell(news),
    });
  const fetchAhead = () => fetchChangesAhead(createStoredCopy(shelf), fetch, () => 2_000);
  return { world, asked, read, entries, states, turns, open, fetchAhead };
}

const found = async (keeper: ReturnType<typeof createKeeper>, query: string): Promise<number[]> => {
  const answer = await keeper.answer(`/api/search/v2?query=${query}&sort=price:asc`);
  return ((answer?.body as { parts: { id: number }[] } | undefined)?.parts ?? [])
    .map(({ id }) => id)
    .toSorted((one, other) => one - other);
};

test('all of it is brought, found, and there again without the shop', async () => {
  const { world, asked, states, open, entries } = device(
    shopOf(
      [1, 2, 3].map((id) => part(id)),
      'a',
    ),
  );
  const keeper = open();
  expect(await keeper.answer('/api/search/v2')).toBeUndefined();
  await keeper.bring();
  expect(await found(keeper, 'alternatore')).toEqual([1, 2, 3]);
  expect(states.at(-1)).toMatchObject({ is: 'here', parts: 3, asOf: 1_000 });
  expect(states.filter(({ is }) => is === 'coming').length).toBeGreaterThan(2);
  const before = asked.length;
  world.spoil = () => 'lost';
  const again = device(world.shop, entries).open();
  expect(await found(again, 'alternatore')).toEqual([1, 2, 3]);
  expect(asked).toHaveLength(before);
});

test('what was lost or came broken is asked for again, and what is there is not', async () => {
  const { world, asked, open } = device(
    shopOf(
      [1, 2, 3, 4].map((id) => part(id)),
      'a',
    ),
  );
  const tries = new Map<string, number>();
  world.spoil = (path, body) => {
    const nth = (tries.get(path) ?? 0) + 1;
    tries.set(path, nth);
    return nth === 1 ? 'lost' : nth === 2 ? body.slice(1) : body;
  };
  const keeper = open();
  await keeper.bring();
  expect(await found(keeper, 'alternatore')).toEqual([1, 2, 3, 4]);
  expect(asked.filter((path) => path !== '/api/yard')).toHaveLength(3 * world.shop.files.size);
});

test('pieces that are gone or spoiled on the device come again, and no others', async () => {
  const { world, asked, open, entries } = device(
    shopOf(
      [1, 2, 3, 4].map((id) => part(id)),
      'a',
    ),
  );
  await open().bring();
  const [, first, second] = world.shop.snapshot.pieces;
  entries.delete(first!.sha256);
  entries.set(second!.sha256, new Uint8Array([1, 2, 3]));
  asked.length = 0;
  const keeper = open();
  await keeper.bring();
  expect(await found(keeper, 'alternatore')).toEqual([1, 2, 3, 4]);
  expect(asked.length).toBeLessThan(world.shop.files.size);
});

test('beside a piece that is broken the others answer, also where none can be had', async () => {
  const shop = shopOf(
    [1, 3].map((id) => part(id)),
    'a',
  );
  const { open, entries } = device(shop);
  await open().bring();
  for (const name of ['index', 'index of']) entries.delete(name);
  const broken = shop.snapshot.pieces.find(({ of, from }) => of === 'stock' && from === 3);
  entries.set(broken?.sha256 ?? '', new Uint8Array([1, 2, 3]));
  const keeper = open();
  expect(await found(keeper, 'alternatore')).toEqual([1]);
});

test('a copy that the browser threw away comes again, on a line for that', async () => {
  const { open, entries } = device(
    shopOf(
      [1, 2].map((id) => part(id)),
      'a',
    ),
  );
  await open().bring();
  entries.clear();
  const keeper = open();
  await keeper.update(false);
  expect(await found(keeper, 'alternatore')).toEqual([]);
  await keeper.update(true);
  expect(await found(keeper, 'alternatore')).toEqual([1, 2]);
});

test('changes are applied, stay, and are followed from where they ended', async () => {
  const { world, asked, open } = device(
    shopOf(
      [1, 2, 3].map((id) => part(id)),
      'a',
    ),
  );
  const keeper = open();
  await keeper.bring();
  world.change = writeChanges({
    version: 'b',
    removed: [1],
    parts: [part(2, { nameIt: 'Motorino' }), part(9)],
  });
  await keeper.update(true);
  const check = async (one: typeof keeper) => {
    expect(await found(one, 'alternatore')).toContain(9);
    expect(await found(one, 'alternatore')).not.toContain(1);
    expect(await found(one, 'motorino')).toContain(2);
  };
  await check(keeper);
  const again = open();
  await check(again);
  world.change = writeChanges({ version: 'c', removed: [], parts: [] });
  await again.update(true);
  expect(asked.at(-1)).toBe('/api/yard/changes?since=b');
  await again.update(true);
  expect(asked.at(-1)).toBe('/api/yard/changes?since=c');
});

test('where changes are too many the snapshot comes anew, of which only new pieces are fetched', async () => {
  const { world, asked, open, entries } = device(
    shopOf(
      [1, 2, 3, 4].map((id) => part(id)),
      'a',
    ),
  );
  const keeper = open();
  await keeper.bring();
  world.shop = shopOf([part(1), part(2), part(3, { nameIt: 'Motorino' }), part(4)], 'b');
  asked.length = 0;
  await keeper.update(false);
  expect(await found(keeper, 'motorino')).not.toContain(3);
  await keeper.update(true);
  expect(await found(keeper, 'motorino')).toContain(3);
  expect(asked.filter((path) => /[\da-f]{64}$/.test(path))).toHaveLength(1);
  expect([...entries.keys()].toSorted()).toEqual(
    ['head', 'index', 'index of', ...world.shop.snapshot.pieces.map(({ sha256 }) => sha256)].toSorted(),
  );
});

test('a snapshot that was replaced while it came is left for the new one', async () => {
  const { world, open } = device(
    shopOf(
      [1, 2, 3, 4].map((id) => part(id)),
      'a',
    ),
  );
  const next = shopOf([part(1), part(5)], 'b');
  let left = 3;
  world.spoil = (_path, body) => {
    if (--left === 0) world.shop = next;
    return body;
  };
  const keeper = open();
  await keeper.bring();
  expect(await found(keeper, 'alternatore')).toEqual([1, 5]);
});

test('a device without room says so and goes on once there is some', async () => {
  const { world, states, open } = device(
    shopOf(
      [1, 2, 3].map((id) => part(id)),
      'a',
    ),
  );
  world.room = 4;
  const keeper = open();
  await keeper.bring();
  expect(states.at(-1)).toEqual({ is: 'stopped', why: 'full' });
  world.room = Infinity;
  await keeper.bring();
  expect(await found(keeper, 'alternatore')).toEqual([1, 2, 3]);
});

test('what was let go is gone, also in the middle of its coming', async () => {
  const { world, states, entries, open } = device(
    shopOf(
      [1, 2, 3].map((id) => part(id)),
      'a',
    ),
  );
  const keeper = open();
  world.spoil = () => {
    letGo();
    return 'lost';
  };
  let isAsked = false;
  let gone: Promise<void> | undefined;
  const letGo = () => {
    if (isAsked) return;
    isAsked = true;
    gone = keeper.letGo();
  };
  await keeper.bring();
  await gone;
  expect(entries.size).toBe(0);
  expect(states.at(-1)).toEqual({ is: 'none' });
  expect(await keeper.answer('/api/search/v2')).toBeUndefined();
});

test.each(['this tab', 'another tab'])('what hangs keeps nobody from letting it go in %s', async (where) => {
  const { world, states, entries, open, turns } = device(
    shopOf(
      [1, 2, 3].map((id) => part(id)),
      'a',
    ),
  );
  const keepers = [open(), open()];
  const [first, second] = keepers;
  const hangs = new Promise<void>((resolve) => {
    world.spoil = () => {
      resolve();
      return 'hangs';
    };
  });
  turns.tell = (news) => news === 'letGo' && keepers.forEach((keeper) => keeper.giveUp());
  const brought = first?.bring();
  await hangs;
  // It waits for its turn, and does not begin anew what was let go.
  const waits = second?.bring();
  await (where === 'this tab' ? first : second)?.letGo();
  await Promise.all([brought, waits]);
  expect(entries.size).toBe(0);
  expect(states.at(-1)).toEqual({ is: 'none' });
});

/** The next thing that is read of the device is held until it may go on. */
function holdNextRead(world: ReturnType<typeof device>['world']) {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const isHeld = new Promise<void>((resolve) => {
    world.delay = () => {
      world.delay = async () => {};
      resolve();
      return held;
    };
  });
  return { isHeld, goOn };
}

test('of two looks the later one has the last word', async () => {
  const { world, states, open } = device(
    shopOf(
      [1, 2, 3].map((id) => part(id)),
      'a',
    ),
  );
  const [mine, other] = [open(), open()];
  await mine.bring();
  const { isHeld, goOn } = holdNextRead(world);
  const early = mine.look();
  await isHeld;
  await other.letGo();
  const late = mine.look();
  await new Promise((resolve) => setTimeout(resolve, 10));
  goOn();
  await Promise.all([early, late]);
  expect(states.at(-1)).toEqual({ is: 'none' });
});

test('what a look is taking in is taken in before this tab writes', async () => {
  const { world, open, entries } = device(shopOf([part(1), part(2)], 'a'));
  const keeper = open();
  await keeper.bring();
  const { isHeld, goOn } = holdNextRead(world);
  const look = keeper.look();
  await isHeld;
  const gone = keeper.letGo();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(entries.has('head')).toBe(true);
  goOn();
  await Promise.all([look, gone]);
  expect([...entries.keys()]).toEqual([]);
});

test('a part, what is like it, the latest and the lists are told as the shop tells them', async () => {
  const { open } = device(
    shopOf(
      [1, 2, 3].map((id) => part(id, { available: id - 1 })),
      'a',
    ),
  );
  const keeper = open();
  await keeper.bring();
  const body = async (path: string) => (await keeper.answer(path))?.body;
  expect(await body('/api/parts/2?lang=en')).toMatchObject({
    id: 2,
    name: 'Alternator',
    quantity: 1,
    images: [],
  });
  expect(await body('/api/parts/2/similar?limit=8')).toMatchObject([{ id: 3 }]);
  expect(await body('/api/parts?limit=4&onlyStock=true')).toMatchObject([{ id: 3 }, { id: 2 }]);
  expect(await body('/api/brands?sort=name:asc')).toMatchObject([{ name: 'Fiat', partCount: 2 }]);
  expect(await body('/api/models?brand=2')).toEqual([]);
  expect(await body('/api/categories?only=group&lang=en')).toMatchObject([{ name: 'Engine', partCount: 2 }]);
  expect(await body('/api/parts/99')).toBeUndefined();
  expect(await body('/api/search/v2?page=no')).toBeUndefined();
  expect(await body('/api/orders')).toBeUndefined();
});

/** A device that has the copy, with a change, and what was worked out of it. */
async function savedDevice(madeBy = 'this release', takes = (_value: unknown) => true) {
  const shop = shopOf(
    [1, 2, 3, 4].map((id) => part(id)),
    'a',
  );
  const { world, entries, open } = device(shop, new Map(), madeBy);
  world.takes = takes;
  const keeper = open();
  await keeper.bring();
  world.change = writeChanges({
    version: 'b',
    removed: [1],
    parts: [part(2, { nameIt: 'Motorino' }), part(9)],
  });
  await keeper.update(true);
  return { shop, entries };
}

const isOfPiece = (key: string): boolean => /^[\da-f]{64}$/.test(key);

/** What is found in it by words, with its change, and by number, and a part that came with the change. */
const answersOf = async (keeper: ReturnType<typeof createKeeper>) => ({
  all: await found(keeper, 'alternatore'),
  changed: await found(keeper, 'motorino'),
  numbered: await found(keeper, '46971103'),
  part: (await keeper.answer('/api/parts/9'))?.body,
});
const current = {
  all: [2, 3, 4, 9],
  changed: [2],
  numbered: [3],
  part: expect.objectContaining({ id: 9, name: 'Alternatore' }) as unknown,
};

test('opened again it goes on with what was worked out, and follows what changes', async () => {
  const { shop, entries } = await savedDevice();
  const { world, read, states, open } = device(shop, entries);
  const keeper = open();
  expect(await answersOf(keeper)).toEqual(current);
  expect(read.filter(isOfPiece)).toEqual([]);
  expect(states.at(-1)).toMatchObject({ is: 'here', parts: 4 });
  world.change = writeChanges({ version: 'c', removed: [9], parts: [part(3, { nameIt: 'Motorino' })] });
  await keeper.update(true);
  for (const one of [keeper, device(shop, entries).open()]) {
    expect(await found(one, 'alternatore')).toEqual([2, 3, 4]);
    expect(await found(one, 'motorino')).toEqual([2, 3]);
  }
});

test('what another release worked out is worked out anew, and saved for this one', async () => {
  const { shop, entries } = await savedDevice('the release before');
  const { read, open } = device(shop, entries);
  const keeper = open();
  expect(await answersOf(keeper)).toEqual(current);
  expect(read.filter(isOfPiece)).toHaveLength(shop.snapshot.pieces.length);
  await keeper.bring();
  expect(entries.get('index of')).toMatchObject({ madeBy: 'this release', version: 'a' });
});

const written = (saved: unknown): Blob => new Blob([writeFlat(saved)]);

/** It is opened, and the first part that is read of it is none. */
function withBrokenNames({ catalogue, ...rest }: SavedAssembly): Blob {
  const { parts } = catalogue;
  const nameIt = { as: 'list', which: Uint8Array.of(7, 7, 7, 7), list: { bytes: [], ends: [] } };
  const packed = { ...parts.packed, descriptions: { ...parts.packed.descriptions, nameIt } };
  return written({ ...rest, catalogue: { ...catalogue, parts: { ...parts, packed } } });
}

const savedIn = async (entries: ReadonlyMap<string, unknown>): Promise<SavedAssembly> =>
  readAssembly(await (entries.get('index') as Blob).arrayBuffer());

test.each<[string, (saved: SavedAssembly, bytes: Blob) => unknown]>([
  ['nothing', () => undefined],
  ['no bytes', () => ({ catalogue: 'none' })],
  ['something else', () => written({ catalogue: 'none', words: {} })],
  ['no more than a beginning', (_, bytes) => bytes.slice(0, bytes.size / 2)],
  [
    'one that lacks its numbers',
    ({ catalogue, ...rest }) => written({ ...rest, catalogue: { ...catalogue, numbers: undefined } }),
  ],
  [
    'one that lacks a column',
    ({ catalogue, ...rest }) => {
      const columns = { ...catalogue.index.columns, id: undefined };
      return written({ ...rest, catalogue: { ...catalogue, index: { ...catalogue.index, columns } } });
    },
  ],
  [
    'one that lacks a part',
    ({ catalogue, ...rest }) => {
      const parts = { ...catalogue.parts, ids: catalogue.parts.ids.slice(1) };
      return written({ ...rest, catalogue: { ...catalogue, parts } });
    },
  ],
  ['one whose names are no more to be read', withBrokenNames],
])('where %s was saved all is worked out anew', async (_, spoil) => {
  const { shop, entries } = await savedDevice();
  const saved = entries.get('index') as Blob;
  entries.set('index', spoil(readAssembly(await saved.arrayBuffer()), saved));
  const keeper = device(shop, entries).open();
  expect(await answersOf(keeper)).toEqual(current);
});

test('what turns out to be broken while this tab asks the shop is worked out anew once it was told', async () => {
  const { shop, entries } = await savedDevice();
  entries.set('index', withBrokenNames(await savedIn(entries)));
  const { world, states, open } = device(shop, entries);
  const keeper = open();
  await keeper.look();
  world.change = writeChanges({ version: 'c', removed: [], parts: [] });
  const [isAsked, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  world.silence = () => {
    isAsked.resolve();
    return told.promise;
  };
  const updated = keeper.update(false);
  await isAsked.promise;
  expect(await found(keeper, 'alternatore')).toEqual([]);
  told.resolve();
  await updated;
  expect(states.at(-1)).toMatchObject({ is: 'here', parts: 4 });
  expect(await answersOf(keeper)).toEqual(current);
});

test('what turned out to be broken is gone from the device, and what is saved next is whole', async () => {
  const { shop, entries } = await savedDevice();
  const broken = withBrokenNames(await savedIn(entries));
  entries.set('index', broken);
  const { world, open } = device(shop, entries);
  const keeper = open();
  expect(await answersOf(keeper)).toEqual(current);
  world.change = writeChanges({ version: 'c', removed: [], parts: [] });
  await keeper.update(false);
  const { read, open: openAgain } = device(shop, entries);
  expect(await answersOf(openAgain())).toEqual(current);
  expect(read.filter(isOfPiece)).toEqual([]);
});

test('what another tab has put there of another snapshot, once it was read of which it was, is not gone on with', async () => {
  const { shop, entries } = await savedDevice();
  const mark = { madeBy: 'this release', version: 'z', changes: 1 };
  entries.set('index', written({ ...(await savedIn(entries)), mark }));
  const { read, open } = device(shop, entries);
  expect(await answersOf(open())).toEqual(current);
  expect(read.filter(isOfPiece)).toHaveLength(shop.snapshot.pieces.length);
});

test('a browser that stores no files has what was worked out as bytes', async () => {
  const { shop, entries } = await savedDevice('this release', (value) => !(value instanceof Blob));
  expect(entries.get('index')).toBeInstanceOf(Uint8Array);
  const { read, open } = device(shop, entries);
  expect(await answersOf(open())).toEqual(current);
  expect(read.filter(isOfPiece)).toEqual([]);
});

test('where a piece is gone from beside what was worked out, it comes again', async () => {
  const { shop, entries } = await savedDevice();
  const [lost] = [...entries.keys()].filter(isOfPiece);
  entries.delete(lost!);
  const { asked, open } = device(shop, entries);
  const keeper = open();
  await keeper.bring();
  expect(await answersOf(keeper)).toEqual(current);
  expect(asked).toContain(`/api/yard/${lost}`);
});

test('what was worked out goes with the copy', async () => {
  const { shop, entries } = await savedDevice();
  await device(shop, entries).open().letGo();
  expect([...entries.keys()]).toEqual([]);
});

test('changes that were fetched while no page was open are taken in by the next, and followed from there', async () => {
  const { world, asked, entries, open } = device(
    shopOf(
      [1, 2].map((id) => part(id)),
      'a',
    ),
  );
  await open().bring();
  const background = device(world.shop, entries);
  background.world.change = writeChanges({ version: 'b', removed: [1], parts: [part(9)] });
  expect(await background.fetchAhead()).toBe(true);
  const keeper = open();
  expect(await found(keeper, 'alternatore')).toEqual([2, 9]);
  await keeper.update(false);
  expect(asked.at(-1)).toBe('/api/yard/changes?since=b');
});

test('nothing is fetched ahead where there is no copy, none that is whole, or too much changed', async () => {
  const { world, entries, open, fetchAhead } = device(shopOf([part(1), part(2)], 'a'));
  expect(await fetchAhead()).toBe(false);
  await open().bring();
  expect(await fetchAhead()).toBe(false);
  world.change = writeChanges({ version: 'b', removed: [1], parts: [] });
  entries.delete(world.shop.snapshot.pieces[1]?.sha256 ?? '');
  expect(await fetchAhead()).toBe(false);
});

test.each(['before', 'after'])(
  'an update that was asked for just %s the copy was let go brings nothing back',
  async (when) => {
    const { open, entries } = device(shopOf([part(1), part(2)], 'a'));
    const keeper = open();
    await keeper.bring();
    const work = [() => keeper.update(true), () => keeper.letGo()];
    await Promise.all((when === 'before' ? work : work.toReversed()).map((one) => one()));
    expect([...entries.keys()]).toEqual([]);
  },
);
