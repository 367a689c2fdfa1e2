/** Backups of older versions of the shop. */
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createArchiveWriter } from '../server/backup/archive-writer.ts';
import { names } from '../server/backup/entry-names.ts';
import { formatVersion } from '../server/backup/manifest.ts';
import {
  currentMigration,
  knownMigrations,
  noteMigrations,
  runMigrations,
} from '../server/backup/migrations.ts';
import { rowsOf } from '../server/backup/rows.ts';
import { dropAll } from '../server/backup/schema-public.ts';
import { readSequences } from '../server/backup/sequences.ts';
import { listTables, type Client } from '../server/backup/tables.ts';
import { inTransaction } from '../server/backup/transaction.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { bringBack, everyRow, makeFolder } from './full-shop.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { stockPart } from './stock-part.ts';

let old: TestShop;
let shop: TestShop;
beforeEach(async () => {
  [old, shop] = await Promise.all([openShop(), openShop()]);
});
afterEach(async () => {
  await old.close();
  await shop.close();
});

/** Takes a database back to one of the first migrations, with a person who is signed in. */
async function beOld(client: Client, number: number): Promise<void> {
  const migrations = knownMigrations().slice(0, number);
  await dropAll(client);
  await runMigrations(client, migrations);
  await noteMigrations(client, migrations);
  await client.query(
    `insert into brands (name, slug) values ('Fiat', 'fiat'), ('Lancia', 'lancia');
     insert into users values (gen_random_uuid(), 'individual', 'maria@example.com', 'hash', 'Maria', 'Rossi', '', null,
       null, null, null, null, 'it', now());
     insert into sessions (id, user_id, counter, rotated_at, expires_at, created_at)
       select gen_random_uuid(), id, 3, now(), now(), now() from users`,
  );
}

/** A backup as that version of the shop made it. */
async function backUpAsItIs(client: Client): Promise<string> {
  const path = join(makeFolder(), 'old.tar.gz');
  const file = await open(path, 'wx');
  const archive = createArchiveWriter(file, new Date());
  await archive.add(
    names.manifest,
    JSON.stringify({
      format: 'smonto-backup',
      version: formatVersion,
      madeAt: '2026-11-20T10:00:00.000Z',
      engine: 'postgres',
      migration: await currentMigration(client),
    }),
  );
  const tables: Record<string, { rows: number; columns: string[] }> = {};
  for (const table of await listTables(client)) {
    const counted = { rows: 0, columns: table.columns.map(({ name }) => name) };
    for await (const { lines, count } of rowsOf(client, table)) {
      counted.rows += count;
      await archive.add(names.rows(table.name, 1), lines);
    }
    tables[table.name] = counted;
  }
  const sequences = await readSequences(client);
  const jobs = { rows: 0, columns: [] };
  await archive.add(names.contents, JSON.stringify({ tables, jobs, sequences, pictures: 0, mails: 0 }));
  await archive.finish();
  await file.close();
  return path;
}

test('a backup of an older shop is brought back as it was, and then forward', async () => {
  const path = await inTransaction(old.database, '', async (client) => {
    await beOld(client, 2);
    return backUpAsItIs(client);
  });
  await stockPart(shop);
  await bringBack(shop.deps, path);

  // What an update of that shop itself makes of it.
  await migrateDatabase(old.database);
  const updated = await everyRow(old.database);
  expect(await everyRow(shop.database)).toEqual(updated);
  expect(updated['sessions']).toEqual([expect.stringMatching(/,3,.*""number"": 3/)]);
  expect(updated['migrations']).toHaveLength(knownMigrations().length);

  // The next start changes nothing.
  await migrateDatabase(shop.database);
  expect(await everyRow(shop.database)).toEqual(updated);
});
