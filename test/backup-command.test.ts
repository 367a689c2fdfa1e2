/** `backup` and `restore` as the shopkeeper types them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backup } from '../server/cli/backup.ts';
import { takeImportPlace } from '../server/cli/one-import.ts';
import { restore } from '../server/cli/backup.ts';
import { runCommand } from './run-command.ts';
import { makeFolder } from './full-shop.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
let path: string;
beforeEach(async () => {
  shop = await openShop();
  path = join(makeFolder(), 'shop.tar.gz');
});
afterEach(() => shop.close());

async function partCount(): Promise<number | undefined> {
  const { rows } = await shop.database.pool.query<{ count: number }>('select count(*)::int from parts');
  return rows[0]?.count;
}

test('a backup says what is in it, and so does the check', async () => {
  const buyer = await createBuyer(shop);
  await buyer.order(await stockPart(shop, { quantity: 2 }));
  const what = 'the shop of 2026-11-20 11:00, 1 part, 1 person, 1 order';
  const made = await runCommand(shop, backup, [path]);
  expect(made).toMatchObject({ status: 0, told: [] });
  expect(made.lines).toEqual([expect.stringMatching(/ in \d kB\.$/)]);
  expect(made.lines[0]).toContain(`${path} holds ${what}, in `);
  const checked = await runCommand(shop, backup, ['--check', path]);
  expect(checked).toMatchObject({ status: 0, lines: [`${path} is whole: ${what}.`] });
});

test('a file that is there is replaced only when that is meant', async () => {
  writeFileSync(path, 'something else');
  await expect(runCommand(shop, backup, [path])).rejects.toMatchObject({
    name: 'Refused',
    message: `${path} will be replaced. Nobody is here to be asked: say --yes if that is meant.`,
  });
  expect(await runCommand(shop, backup, [path], ['n'])).toMatchObject({
    status: 1,
    lines: ['Nothing was changed.'],
  });
  expect(readFileSync(path, 'utf8')).toBe('something else');
  expect((await runCommand(shop, backup, [path, '--yes'])).status).toBe(0);
  expect((await runCommand(shop, backup, [path, '--check'])).status).toBe(0);
});

test('a restore asks before it replaces anything', async () => {
  await stockPart(shop);
  await runCommand(shop, backup, [path]);
  await stockPart(shop);
  await createBuyer(shop);
  await expect(runCommand(shop, restore, [path])).rejects.toMatchObject({
    name: 'Refused',
    message:
      '2 parts, 1 person will be replaced by the shop of 2026-11-20 11:00, 1 part. Nobody is here to be asked: say --yes if that is meant.',
  });
  expect(await runCommand(shop, restore, [path], ['no'])).toMatchObject({ status: 1 });
  expect(await partCount()).toBe(2);
  expect(await runCommand(shop, restore, [path], ['y'])).toMatchObject({
    status: 0,
    lines: ['Brought back: the shop of 2026-11-20 11:00, 1 part.'],
  });
  expect(await partCount()).toBe(1);
});

test('a restore into an empty place goes at once', async () => {
  await stockPart(shop);
  await runCommand(shop, backup, [path]);
  await shop.database.pool.query('delete from parts');
  expect(await runCommand(shop, restore, [path])).toMatchObject({ status: 0 });
  expect(await partCount()).toBe(1);
});

test('a restore does not come in the way of an import', async () => {
  await runCommand(shop, backup, [path]);
  const { config, database, clock } = shop.deps;
  const giveUp = await takeImportPlace({ config, database, clock, print: () => {} }, 'en');
  await expect(runCommand(shop, restore, [path])).rejects.toMatchObject({
    name: 'Refused',
    message: expect.stringMatching(/import is running on this shop: wait until it has ended\.$/),
  });
  await giveUp();
  expect((await runCommand(shop, restore, [path])).status).toBe(0);
});

test('what is no backup is refused before anything is asked', async () => {
  await stockPart(shop);
  await expect(runCommand(shop, restore, [path])).rejects.toMatchObject({
    name: 'Refused',
    message: `There is no file ${path}.`,
  });
  writeFileSync(path, 'name;price');
  for (const [command, args] of [
    [restore, [path]],
    [backup, ['--check', path]],
  ] as const)
    await expect(runCommand(shop, command, args)).rejects.toMatchObject({
      name: 'Refused',
      message: `${path} is no backup of the shop.`,
    });
  expect(existsSync(path)).toBe(true);
});

test('the name of somebody else’s table in the backup does not steer the terminal', async () => {
  const { pool } = shop.database;
  await pool.query('create table "diary\u001b[2J" (day text)');
  await runCommand(shop, backup, [path]);
  await pool.query('drop table "diary\u001b[2J"');
  expect((await runCommand(shop, restore, [path, '--yes'])).told).toContain(
    'Not the shop’s, and left out: diary [2J.',
  );
});
