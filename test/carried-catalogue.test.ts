/** What a browser finds in a snapshot of the catalogue is what the shop finds in its own, in the same order. */
import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locale } from '../domain/constants.ts';
import { SearchQuery, type SearchOptions, type SearchResult } from '../domain/contract/search.ts';
import { readParts, tableNames, writeParts, type Tables } from '../domain/snapshot/carried-parts.ts';
import { createCarriedCatalogue, type CarriedCatalogue } from '../domain/snapshot/carried-catalogue.ts';
import { readChanges, writeChanges } from '../domain/snapshot/changes.ts';
import { createCatalogueSearch, type CatalogueSearch } from '../server/catalogue/catalogue-search.ts';
import { firstDemo, loadDemo } from '../server/catalogue/demo/load-demo.ts';
import { importPieces } from '../server/catalogue/import/import-pieces.ts';
import { readCarried, readWords } from '../server/catalogue/snapshot/read-carried.ts';
import { openShop, type TestShop } from './open-shop.ts';

let shop: TestShop;
let search: CatalogueSearch;
let carried: CarriedCatalogue;
beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.database;
  await loadDemo(db, shop.deps.clock, firstDemo);
  await importPieces(
    db,
    shop.deps.clock,
    readFileSync(join(import.meta.dirname, 'fixtures/yard-export.csv')),
  );
  search = createCatalogueSearch(shop.deps);
  carried = createCarriedCatalogue(await readWords(db));
  const parts = await readCarried(db, sql`true`);
  const tables = Object.fromEntries(tableNames.map((name) => [name, writeParts(name, parts)])) as Tables;
  expect(carried.put(readParts(tables))).toBe(true);
});
afterAll(() => shop.close());

type Asked = { readonly query?: string; readonly typed?: string };
const rowsOf = (file: string): Asked[] => parse(readFileSync(file), { columns: true, delimiter: ';' });
const queries = globSync(join(import.meta.dirname, 'relevance/{queries,slips,rounds/*}.csv'))
  .flatMap(rowsOf)
  .flatMap(({ query = '', typed = '' }) => [query, typed])
  .filter((query) => query !== '');

/** All but the photos, which are not carried. */
const withoutPhotos = ({ parts, ...rest }: SearchResult) => ({
  parts: parts.map((part) => ({ ...part, image: null })),
  ...rest,
});

async function expectSame(
  options: SearchOptions & { readonly lang?: Locale; readonly facets?: 'near' },
): Promise<void> {
  const query = SearchQuery.parse(
    Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)])),
  );
  const there = withoutPhotos(await search.search(query));
  expect(await carried.search(query), JSON.stringify(options)).toEqual(there);
}

test('every query of every round finds the same page', async () => {
  expect(queries.length).toBeGreaterThan(2_900);
  for (const query of queries) await expectSame({ query });
});

test('filters, orders, pages and counts are the same too', async () => {
  const [brand] = (await carried.search(SearchQuery.parse({}))).facets.brands;
  for (const options of [
    {},
    { lang: 'en', query: 'left headlight', facets: 'near' },
    { query: 'faro', sort: 'price:asc', page: 2 },
    { brand: String(brand?.id), condition: 'A,B', price: '20-80', sort: 'price:desc', facets: 'near' },
    { query: 'alternatore', year: 2008, onlyStock: true },
    { page: 60 },
    { query: 'porta', price: '1-2' },
  ] as const)
    await expectSame(options);
});

test('a part opens as the shop tells it, without its photos and what only the shop knows', async () => {
  const { api } = shop.visitor();
  const { parts } = await carried.search(SearchQuery.parse({ limit: '60' }));
  for (const { id } of parts) {
    const {
      description: _,
      images: __,
      image: ___,
      lowestPrice30d: ____,
      isKept: _____,
      ...there
    } = await api.part(id);
    expect(carried.part(id, 'it')).toMatchObject(there);
    expect(carried.near(id, 8, 'it')).toEqual(
      (await api.similarParts(id)).map((part) => ({ ...part, image: null })),
    );
  }
  expect(carried.part(2 ** 30, 'it')).toBeUndefined();
});

test('what came in last is the same', async () => {
  const there = await shop.visitor().api.latestParts();
  expect(await carried.latest(there.length, true, 'it')).toEqual(
    there.map((part) => ({ ...part, image: null })),
  );
});

test('a part that changed, and one that is gone, are found as they are now', async () => {
  const {
    parts: [first, second],
  } = await carried.search(SearchQuery.parse({ query: 'alternatore' }));
  const { db } = shop.database;
  await db.execute(sql`update parts set name_it = 'Alternatore rigenerato zibibbo', serial_number = '999 888 777',
    serial_key = '999888777' where id = ${first?.id}`);
  await db.execute(sql`delete from parts where id = ${second?.id}`);
  const now = await readCarried(db, sql`id = any(${sql.param([first?.id, second?.id])}::int[])`);
  const changed = readChanges(writeChanges({ version: '2', removed: [second?.id ?? 0], parts: now }));
  carried.remove(changed.removed);
  expect(carried.put(changed.parts)).toBe(true);
  for (const query of ['zibibbo', '999 888 777', '999 888 778', 'alternatore', String(first?.serialNumber)])
    await expectSame({ query });
});
