/** The storm in short (`npm run storm` is the whole of it): many buyers, servers that are killed, a database that crashes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsIn } from './storm/books.ts';
import { openStorm, type Storm } from './storm/open-storm.ts';
import { comeIn, type Buyer } from './storm/people.ts';
import { deadlocks, rush } from './storm/rush.ts';
import { weather } from './storm/weather.ts';

let storm: Storm;
let buyers: Buyer[];
beforeAll(async () => {
  storm = await openStorm(2);
  buyers = await comeIn(storm.deps, 60, storm.fetch);
});
afterAll(() => storm.stop());

test('sixty buyers of six single pieces, on two servers: each piece has one order, and every loser is told', async () => {
  const { orders, refusals } = await rush(storm, buyers, 6);
  expect({ orders, refusals }).toEqual({ orders: 6, refusals: { out_of_stock: 54 } });
  expect(await deadlocks(storm)).toBe(0);
  expect(await faultsIn(storm.deps.database.pool, storm.stocked)).toEqual([]);
});

test(
  'servers are killed and the database crashes while people buy: no order, payment, piece or mail is lost or doubled',
  { tags: 'long' },
  async () => {
    const parts = await storm.stock(24);
    const { memory, faults, faultsInBackup } = await weather(storm, buyers.slice(0, 12), parts, {
      kills: 3,
      crashes: 1,
      pauses: { least: 200, most: 800 },
    });
    expect(faults).toEqual([]);
    expect(faultsInBackup).toEqual([]);
    // That something happened at all.
    expect(memory.deeds['paid']).toBeGreaterThan(5);
    expect(memory.keysOf.size).toBeGreaterThan(10);
    expect(memory.soldElsewhere.size).toBeGreaterThan(0);
  },
);
