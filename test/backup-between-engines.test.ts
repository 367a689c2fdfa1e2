/** How a shop grows: from the embedded engine to Postgres, from a folder of photos to a bucket, and back. Runs with the Postgres of the test run. */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../server/db/client.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { readBucketAddress } from '../server/images/bucket-store.ts';
import { createBucketStore } from '../server/images/bucket-store.ts';
import { backUp, bringBack, everyRow, fillShop, makeFolder, nextIds, photoKeys } from './full-shop.ts';
import { openShop } from './open-shop.ts';
import { openBucket } from './s3-server.ts';

test('a shop moves from one engine to the other and back, and every row is the same', async () => {
  const [large, larger] = await Promise.all([openShop(), openShop()]);
  onTestFinished(async () => {
    await large.close();
    await larger.close();
  });
  expect(large.database.isEmbedded).toBe(false);
  await fillShop(large);
  const there = await everyRow(large.database);

  const bucket = await openBucket();
  onTestFinished(() => bucket.close());
  const folder = makeFolder();
  const database = await openDatabase({ folder });
  onTestFinished(() => database.close());
  await migrateDatabase(database);
  const small = { ...large.deps, database, media: createBucketStore(readBucketAddress(bucket.setting)) };
  await bringBack(small, await backUp(large.deps));
  expect(await everyRow(database)).toEqual(there);
  const keys = photoKeys(createHash('sha256').update('photo').digest('hex'));
  expect(bucket.objects.size).toBe(keys.length);

  await bringBack(larger.deps, await backUp(small));
  expect(await everyRow(larger.database)).toEqual(there);
  for (const key of keys) {
    const photo = await larger.deps.media.open(key);
    expect(photo && (await buffer(photo.content)).toString(), key).toBe(`bytes of ${key}`);
  }
  expect(await nextIds(larger.database)).toEqual(await nextIds(large.database));
});
