/** How a shop grows: from the embedded engine to Postgres, and back. Runs with the Postgres of the test run. */
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../server/db/client.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { createFileStore } from '../server/images/file-store.ts';
import { backUp, bringBack, everyRow, fillShop, makeFolder, nextIds } from './full-shop.ts';
import { openShop } from './open-shop.ts';

test('a shop moves from one engine to the other and back, and every row is the same', async () => {
  const [large, larger] = await Promise.all([openShop(), openShop()]);
  onTestFinished(async () => {
    await large.close();
    await larger.close();
  });
  expect(large.database.isEmbedded).toBe(false);
  await fillShop(large);
  const there = await everyRow(large.database);

  const folder = makeFolder();
  const database = await openDatabase({ folder });
  onTestFinished(() => database.close());
  await migrateDatabase(database);
  const small = { ...large.deps, database, media: createFileStore(`${folder}/media`) };
  await bringBack(small, await backUp(large.deps));
  expect(await everyRow(database)).toEqual(there);

  await bringBack(larger.deps, await backUp(small));
  expect(await everyRow(larger.database)).toEqual(there);
  expect(await nextIds(larger.database)).toEqual(await nextIds(large.database));
});
