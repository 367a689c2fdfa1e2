/**
 * What a browser finds in a snapshot of the catalogue is what the shop finds in its own, in the same order; `relevance/` asks both
 * every query there is.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sameCarPartsCount, type Locale } from '../domain/constants.ts';
import type { PartSummary } from '../domain/contract/parts.ts';
import { SearchQuery, type SearchOptions, type SearchResult } from '../domain/contract/search.ts';
import type { CarriedCatalogue } from '../domain/snapshot/carried-catalogue.ts';
import { readChanges, writeChanges } from '../domain/snapshot/changes.ts';
import { createCatalogueSearch, type CatalogueSearch } from '../server/catalogue/catalogue-search.ts';
import { firstDemo, loadDemo } from '../server/catalogue/demo/load-demo.ts';
import { importPieces } from '../server/catalogue/import/import-pieces.ts';
import { readCarried } from '../server/catalogue/snapshot/read-carried.ts';
import { carry, openAgain } from './carry.ts';
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
  carried = await carry(shop);
});
afterAll(() => shop.close());

/** All but the photos, which are not carried. */
const withoutPhotos = ({ parts, ...rest }: SearchResult) => ({
  parts: parts.map((part) => ({ ...part, image: null, secondImage: null })),
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

test('filters, orders, pages and counts are the same too', async () => {
  expect.hasAssertions();
  const [brand] = (await carried.search(SearchQuery.parse({}))).facets.brands;
  for (const options of [
    {},
    { query: 'faro golf 4' },
    { query: '1k0 941 006' },
    { query: 'alternatre panda' },
    { query: 'zzyzx' },
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
      secondImage: ______,
      lowestPrice30d: ____,
      isKept: _____,
      safetyContact: _______,
      ...there
    } = await api.part(id);
    expect(carried.part(id, 'it')).toMatchObject(there);
  }
  expect(carried.part(2 ** 30, 'it')).toBeUndefined();
});

test('what may stand in for a part, and what else its car gave, are the same', async () => {
  const { api } = shop.visitor();
  const asCarried = (parts: readonly PartSummary[]) =>
    parts.map((part) => ({ ...part, image: null, secondImage: null }));
  const tried = { near: 0, ofSameCar: 0 };
  for (const query of ['faro', 'specchietto', 'porta', 'alternatore', '']) {
    const { parts } = await carried.search(SearchQuery.parse({ query, limit: '20' }));
    for (const { id } of parts) {
      const [near, ofSameCar] = [
        asCarried(await api.similarParts(id)),
        asCarried(await api.sameCarParts(id)),
      ];
      expect(carried.near(id, 8, 'it')).toEqual(near);
      expect(carried.ofSameCar(id, sameCarPartsCount, 'it')).toEqual(ofSameCar);
      tried.near += near.length;
      tried.ofSameCar += ofSameCar.length;
    }
  }
  expect(tried.near).toBeGreaterThan(20);
  expect(tried.ofSameCar).toBeGreaterThan(20);
});

test('what came in last is the same', async () => {
  const there = await shop.visitor().api.latestParts();
  expect(await carried.latest(there.length, true, 'it')).toEqual(
    there.map((part) => ({ ...part, image: null, secondImage: null })),
  );
});

test('opened with what was worked out, it finds the same and goes on', async () => {
  const opened = await openAgain(shop, carried);
  for (const query of ['faro golf 4', '51 854 102', '1k0941006', 'alternatre', 'bmw 2008', '']) {
    const asked = SearchQuery.parse({ query });
    expect(await opened.search(asked), query).toEqual(await carried.search(asked));
  }
  carried = opened;
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
  // Saved once more, with what came since.
  const before = await carried.search(SearchQuery.parse({ query: 'alternatore', limit: '60' }));
  carried = await openAgain(shop, carried);
  expect(await carried.search(SearchQuery.parse({ query: 'alternatore', limit: '60' }))).toEqual(before);
  for (const query of ['zibibbo', '999 888 777', '999 888 778', String(first?.serialNumber)])
    await expectSame({ query });
});
