/** A fresh, migrated database for a test: the embedded engine, or a database of its own on the run's Postgres. */
import { cpSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../server/db/client.ts';
import { patience, type Patience } from '../server/db/patience.ts';
import { asAdmin, urlOf } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the run's set-up made ready: a migrated folder to copy, or a migrated Postgres database to copy. */
    databaseTemplate:
      | { kind: 'embedded'; folder: string }
      | { kind: 'postgres'; adminUrl: string; template: string };
    /** For files of tests; gone after the run. */
    scratchFolder: string;
  }
}

/** On a busy machine everything may take its time; whoever tests what people are told then brings their own way to the database. */
export const patient: Patience = {
  lockMs: 60_000,
  statementMs: 60_000,
  idleMs: 60_000,
  connectionMs: 60_000,
  silentMs: 70_000,
};

/**
 * @param by the address under which the shop reaches a Postgres, where that is another one than its own
 * @param person how long it is waited for where somebody waits
 */
export async function openTestDatabase(
  dataDir: string,
  by?: (url: string) => string,
  person: Patience = by ? patience.person : patient,
): Promise<Database> {
  const template = inject('databaseTemplate');
  if (template.kind === 'embedded') {
    cpSync(join(template.folder, 'db'), join(dataDir, 'db'), { recursive: true });
    return openDatabase({ folder: dataDir });
  }
  const name = `shop_${randomBytes(8).toString('hex')}`;
  await asAdmin(template.adminUrl, `create database ${name} template ${template.template}`);
  const database = await openDatabase({
    url: (by ?? String)(urlOf(template.adminUrl, name)),
    folder: dataDir,
    waits: { ...patience, person },
  });
  return {
    ...database,
    async close() {
      await database.close();
      await asAdmin(template.adminUrl, `drop database ${name} with (force)`);
    },
  };
}
