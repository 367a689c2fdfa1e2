/**
 * A fact that is declared (`domain/facts/facts.ts`) and has its column needs nothing else to go from the yard's file to whoever asks for
 * the part. And one that is merely known of a donor car is no other car.
 */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Fact } from '../domain/facts/declaration.ts';
import type { TestShop } from './open-shop.ts';

const inventedMark = {
  of: 'car',
  headers: ['segno_inventato', 'inventedMark'],
  holds: 'text',
  longest: 20,
  whenEmpty: 'unknown',
  identity: false,
  json: 'part',
  logBook: 'donorCar',
  terminal: { it: 'segno inventato', en: 'invented mark' },
} as const satisfies Fact;

/** The shop with that fact: its modules, which all derive something from the declarations, are loaded anew. */
async function loadShop() {
  const factsModule = '../domain/facts/facts.ts';
  vi.resetModules();
  vi.doMock(factsModule, async () => {
    const { facts } = await vi.importActual<typeof import('../domain/facts/facts.ts')>(factsModule);
    return { facts: { ...facts, inventedMark } };
  });
  const [{ openShop }, { importPieces }, { syncParts }, { runCommand }, { partsShow }] = await Promise.all([
    import('./open-shop.ts'),
    import('../server/catalogue/import/import-pieces.ts'),
    import('../server/catalogue/index/sync.ts'),
    import('./run-command.ts'),
    import('../server/cli/parts/parts-show.ts'),
  ]);
  return { openShop, importPieces, syncParts, runCommand, partsShow };
}

let code: Awaited<ReturnType<typeof loadShop>>;
let shop: TestShop;

beforeAll(async () => {
  code = await loadShop();
  shop = await code.openShop();
  await shop.database.pool.query('alter table cars add column invented_mark text');
});

afterAll(async () => {
  await shop.close();
  vi.doUnmock('../domain/facts/facts.ts');
  vi.resetModules();
});

beforeEach(async () => {
  await shop.database.pool.query('truncate parts, cars cascade');
});

const header = 'codice;nome;numero_originale;marca;modello;anno;colore;categoria;prezzo';
const piece = (sku: string) =>
  `${sku};Faro anteriore;5181900${sku};Fiat;Panda (169);2008;Blu;faro-anteriore;50`;

const bring = (lines: readonly string[], isDryRun = false) =>
  code.importPieces(shop.database.db, shop.deps.clock, new TextEncoder().encode(lines.join('\n')), {
    isDryRun,
    // Each line is a batch of its own.
    batchSize: 1,
  });

/** A file whose lines say the mark of their car, or leave it out. */
const bringMarks = (marks: Readonly<Record<string, string>>, isDryRun = false) =>
  bring(
    [`${header};Segno inventato`, ...Object.entries(marks).map(([sku, mark]) => `${piece(sku)};${mark}`)],
    isDryRun,
  );

const carsThere = async () =>
  (await shop.database.pool.query('select id, invented_mark as mark from cars order by id')).rows;

async function partOf(sku: string) {
  const [found] = (await shop.visitor().api.search({ query: `5181900${sku}` })).parts;
  return shop.visitor().api.part(found?.id ?? 0);
}

test('it goes from the yard’s file to the API, the list of cars and the command line', async () => {
  expect(await bringMarks({ 1: ' 599/A ' })).toMatchObject({ added: 1, unknownColumns: [], faults: [] });
  const part = await partOf('1');
  expect(part.car).toMatchObject({ year: 2008, colour: 'Blu', inventedMark: '599/A' });
  expect(await shop.visitor().api.cars()).toMatchObject([{ inventedMark: '599/A' }]);
  const shown = await code.runCommand(shop, code.partsShow, ['1']);
  expect(shown.lines.join('\n')).toMatch(/colour +Blu\n(.*\n)*invented mark +599\/A/);
});

test('a longer one than is declared is refused', async () => {
  expect((await bringMarks({ 1: 'x'.repeat(21) })).faults).toMatchObject([
    { column: 'Segno inventato', expected: { it: 'al massimo 20 caratteri', en: 'at most 20 characters' } },
  ]);
});

test('a later file that says it changes the same car, and whoever follows the parts hears of all of its parts', async () => {
  await bring([header, piece('1'), piece('2')]);
  const [car, ...others] = await carsThere();
  expect([car.mark, others]).toEqual([null, []]);
  const synced = code.syncParts(shop.database);
  const before = await synced.version();
  const dated = (await partOf('2')).updatedAt;

  shop.setTime(new Date('2026-12-01T10:00:00Z'));
  expect(await bringMarks({ 1: '599/A' }, true)).toMatchObject({ added: 0, changed: 1 });
  expect(await bringMarks({ 1: '599/A' })).toMatchObject({ added: 0, changed: 1, unchanged: 0 });
  expect(await carsThere()).toEqual([{ id: car.id, mark: '599/A' }]);
  expect(await synced.version()).toBeGreaterThan(before);
  const part = await partOf('2');
  expect(part.car).toMatchObject({ id: car.id, inventedMark: '599/A' });
  // The piece itself is as it was: it is not among the latest.
  expect(part.updatedAt).toBe(dated);
});

test('of what two lines say the first counts, silence takes nothing back, and the same file twice changes nothing', async () => {
  const file = { 1: '', 2: '599/A', 3: '600', 4: '' };
  expect(await bringMarks(file)).toMatchObject({ added: 4 });
  expect(await carsThere()).toMatchObject([{ mark: '599/A' }]);
  expect(await bringMarks(file)).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
  expect(await bring([header, piece('1')])).toMatchObject({ changed: 0, unchanged: 1 });
  expect(await carsThere()).toMatchObject([{ mark: '599/A' }]);
});

test('a car that an earlier version of the shop wrote is found again, and learns it', async () => {
  await bring([header, piece('1')]);
  // As of before facts were declared.
  await shop.database.pool.query(`update cars set fingerprint =
    '[' || brand_id || ',' || model_id || ',2008,null,null,null,"Blu",null]'`);
  const [car] = await carsThere();
  expect(await bringMarks({ 1: '599/A' })).toMatchObject({ added: 0, changed: 1 });
  expect(await carsThere()).toEqual([{ id: car.id, mark: '599/A' }]);
});
