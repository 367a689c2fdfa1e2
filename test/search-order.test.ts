/** In which order results come: what can be bought first, whatever else is asked for, and every part on one page. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PartSummary } from '../domain/contract/parts.ts';
import type { SearchOptions } from '../domain/contract/search.ts';
import { searchSorts } from '../domain/vocabulary.ts';
import { loadDemo } from '../server/catalogue/demo/load-demo.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
/** The newest and cheapest parts, of which nothing can be bought: one is sold, of the other the only piece is kept. */
let sold: number;
let kept: number;

beforeAll(async () => {
  shop = await openShop();
  await loadDemo(shop.database.db, shop.deps.clock, { parts: 300, seed: 3 });
  sold = await stockPart(shop, { quantity: 0, price: 1 });
  kept = await stockPart(shop, { quantity: 1, price: 2 });
  await shop.database.pool.query('update parts set reserved = 1 where id = $1', [kept]);
});
afterAll(() => shop.close());

const search = (options: SearchOptions) => shop.visitor().api.search(options);

async function everyPage(options: SearchOptions): Promise<{ total: number; parts: PartSummary[] }> {
  const parts: PartSummary[] = [];
  const { total } = await search(options);
  for (let page = 1; parts.length < total; page++)
    parts.push(...(await search({ ...options, page, limit: 60 })).parts);
  return { total, parts };
}

const canBeBought = ({ quantity }: PartSummary): boolean => quantity > 0;

test('what can be bought comes before what is sold or kept for another, in every order', async () => {
  const lamps = (await search({ query: 'fanale' })).facets.categories.map(({ id }) => id).join();
  for (const options of [{}, { query: 'fanale' }, { query: '51 810' }, { category: lamps }]) {
    for (const sort of [undefined, ...searchSorts]) {
      const { total, parts } = await everyPage({ ...options, sort });
      expect(new Set(parts.map(({ id }) => id)).size, sort).toBe(total);
      expect(parts.map(({ id }) => id)).toEqual(expect.arrayContaining([sold, kept]));
      const inStock = parts.filter(canBeBought);
      expect(inStock.length).toBeLessThan(total);
      expect(parts.slice(0, inStock.length), sort).toEqual(inStock);
    }
  }
});

test('among what can be bought, and among what cannot, the order is the one asked for', async () => {
  const { parts } = await everyPage({ sort: 'price:asc' });
  for (const some of [parts.filter(canBeBought), parts.filter((part) => !canBeBought(part))]) {
    const prices = some.map(({ discountedPrice }) => discountedPrice);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  }
});

test('a number that was typed whole finds its sold part behind those like it that can be bought', async () => {
  await stockPart(shop);
  const { parts } = await search({ query: '51 810 268', limit: 60 });
  expect(parts.map(canBeBought)).toEqual([true, false, false]);
});

test('the range of prices is that of what can be bought', async () => {
  const { parts } = await everyPage({});
  const prices = parts.filter(canBeBought).map(({ discountedPrice }) => discountedPrice);
  const span = { min: Math.min(...prices), max: Math.max(...prices) };
  expect((await search({})).facets.price).toEqual(span);
  // Under its own filter it tells the same.
  expect((await search({ price: '0-1' })).facets.price).toEqual(span);
});
