/** What orchestrators ask: a process that lives is left alone, and people are sent to it while it can answer them. */
import { expect, onTestFinished, test } from 'vitest';
import { openShop } from './open-shop.ts';

test('a process is ready with a database of its own version or a later one, and lives without', async () => {
  const { app, database, close } = await openShop();
  onTestFinished(() => close());
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  expect(await statusOf('/readyz')).toBe(200);
  const newest = 'created_at = (select max(created_at) from drizzle.__drizzle_migrations)';
  const date = async (change: string) =>
    database.pool.query(
      `update drizzle.__drizzle_migrations set created_at = created_at ${change} where ${newest}`,
    );
  await date('- 1');
  try {
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    await date('+ 2');
    expect(await statusOf('/readyz')).toBe(200);
  } finally {
    await date('- 1');
  }
  expect(await statusOf('/readyz')).toBe(200);
});

test('a process that was told to end lives, and nobody is sent to it any more', async () => {
  const { app, close } = await openShop();
  onTestFinished(() => close());
  await app.drain(0);
  const ready = await app.inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toMatchObject({ code: 'unavailable' });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});
