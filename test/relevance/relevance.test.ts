/**
 * What must come first, query by query, as people write them: over the demonstration catalogue and the sample yard.
 * `queries.csv` says of each what the first parts have to be: their kinds, the car they come from or fit, their number.
 * `slips.csv` says of numbers with a slip in them which was meant. `rounds/` holds what people asked who had not seen the shop.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRight as isRoundRight, looked } from '../../bench/relevance/judge.ts';
import { toKnown } from '../../bench/relevance/open-bench-shop.ts';
import { readRound } from '../../bench/relevance/round.ts';
import { normalizePartNumber } from '../../domain/part-number.ts';
import { searchPageSize } from '../../domain/constants.ts';
import type { Part } from '../../domain/contract/parts.ts';
import { SearchQuery, type SearchResult } from '../../domain/contract/search.ts';
import type { CarriedCatalogue } from '../../domain/snapshot/carried-catalogue.ts';
import { firstDemo, loadDemo } from '../../server/catalogue/demo/load-demo.ts';
import { importPieces } from '../../server/catalogue/import/import-pieces.ts';
import { carry, openAgain } from '../carry.ts';
import { isEverything } from '../everything.ts';
import { openShop, type TestShop } from '../open-shop.ts';

type Wanted = {
  readonly query: string;
  readonly kinds: string;
  readonly car: string;
  readonly number: string;
};

const folder = import.meta.dirname;
const rowsOf = <Row>(file: string): Row[] =>
  parse(readFileSync(join(folder, file)), { columns: true, delimiter: ';' });
/** A sample tells nearly as much of a change, in a quarter of the time. */
const sampled = <Row>(rows: readonly Row[]): Row[] => rows.filter((_, at) => isEverything || at % 4 === 0);
const queries = rowsOf<Wanted>('queries.csv');
const wanted = sampled(queries);
const leastRight = 0.95;
const leastRightOfRound = 0.97;

let shop: TestShop;
let slugOf: Map<number, string>;
/** The same catalogue as a browser carries it. */
let carried: CarriedCatalogue;
let openedAgain: CarriedCatalogue;
beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.database;
  await loadDemo(db, shop.deps.clock, firstDemo);
  await importPieces(db, shop.deps.clock, readFileSync(join(folder, '../fixtures/yard-export.csv')));
  carried = await carry(shop);
  openedAgain = await openAgain(shop, carried);
  slugOf = new Map((await shop.visitor().api.categories()).map(({ id, slug }) => [id, slug]));
});
afterAll(() => shop.close());

/** Nothing changes here: each part is asked for once, however many queries find it. */
const known = new Map<number, Promise<Part>>();
function partOf(id: number): Promise<Part> {
  const part = known.get(id) ?? shop.visitor().api.part(id);
  known.set(id, part);
  return part;
}

function isRight({ kinds, car, number }: Wanted, part: Part): boolean {
  const cars = [...part.models, ...part.availableFor].map(({ name, brand }) => `${brand.name} ${name}`);
  const isKind = kinds.split('|').includes(slugOf.get(part.category.id) ?? '');
  const isCar = car === '' || cars.some((name) => `${name} `.startsWith(`${car} `));
  const isNumber = number === '' || normalizePartNumber(part.serialNumber) === normalizePartNumber(number);
  return isKind && isCar && isNumber;
}

/** What a browser finds without a network is what the shop found, in the same order. */
async function expectSame(
  { query, limit = searchPageSize }: { readonly query: string; readonly limit?: number },
  there: Pick<SearchResult, 'parts' | 'total'>,
): Promise<void> {
  const asked = SearchQuery.parse({ query, limit: String(limit) });
  const found = ({ parts, total }: Pick<SearchResult, 'parts' | 'total'>) => [
    total,
    ...parts.map(({ id }) => id),
  ];
  for (const catalogue of [carried, openedAgain])
    expect(found(await catalogue.search(asked)), query).toEqual(found(there));
}

test('what people look for is among the first three, and nearly always the first', async () => {
  const { api } = shop.visitor();
  const wrong: string[] = [];
  let first = 0;
  for (const entry of wanted) {
    const { parts, total } = await api.search({ query: entry.query, limit: 3 });
    await expectSame({ query: entry.query, limit: 3 }, { parts, total });
    const found = await Promise.all(parts.map(({ id }) => partOf(id)));
    const place = found.findIndex((part) => isRight(entry, part));
    if (place === 0) first += 1;
    if (place < 0)
      wrong.push(
        `${entry.query} → ${found.map(({ name, models }) => `${name} ${models[0]?.name ?? ''}`).join(', ')}`,
      );
  }
  const right = wanted.length - wrong.length;
  console.info(
    `${right} of ${wanted.length} right in the first three, ${first} of them first${wrong.map((line) => `\n  ${line}`).join('')}`,
  );
  expect(queries.length).toBeGreaterThanOrEqual(150);
  expect(right / wanted.length, wrong.join('\n')).toBeGreaterThanOrEqual(leastRight);
});

test.each(globSync('rounds/*.csv', { cwd: folder }))('what was right of %s stays right', async (file) => {
  const { api } = shop.visitor();
  const makes = new Map((await api.brands()).map(({ id, name }) => [id, name]));
  const round = readRound(readFileSync(join(folder, file), 'utf8'));
  expect(round.length).toBeGreaterThanOrEqual(300);
  const entries = sampled(round);
  const wrong: string[] = [];
  for (const { query, asked } of entries) {
    const { parts, total, sideNotStated } = await api.search({ query, limit: looked }, 'near');
    await expectSame({ query, limit: looked }, { parts, total });
    const found = await Promise.all(
      parts.map(async ({ id }) => ({
        part: toKnown(await partOf(id), makes),
        isSideUnknown: sideNotStated.includes(id),
      })),
    );
    const catalogue = found.map(({ part }) => part);
    if (!isRoundRight(asked, { total, found }, catalogue)) wrong.push(query);
  }
  expect(1 - wrong.length / entries.length, wrong.join('\n')).toBeGreaterThanOrEqual(leastRightOfRound);
});

test('a number with one slip finds nothing, and the number that was meant is offered first', async () => {
  const { api } = shop.visitor();
  for (const { typed, meant } of rowsOf<{ typed: string; meant: string }>('slips.csv')) {
    const { parts, total, instead } = await api.search({ query: typed });
    await expectSame({ query: typed }, { parts, total });
    expect(total, typed).toBe(0);
    expect(instead.numbers[0], typed).toBe(meant);
  }
});
