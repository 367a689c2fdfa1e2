/** The migrations make what the schema says: nothing is asked of a database that it does not have. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';

const db = join(import.meta.dirname, '../../server/db');
const read = (file: string) => JSON.parse(readFileSync(join(db, 'migrations/meta', file), 'utf8'));

test('no migration is missing: npm run db:generate -- --name WHAT', async () => {
  const last = `${read('_journal.json').entries.at(-1).tag}`.slice(0, 4);
  const files = globSync('*.ts', { cwd: join(db, 'schema') });
  const tables: object[] = await Promise.all(files.map((file) => import(join(db, 'schema', file))));
  const declared = generateDrizzleJson(Object.assign({}, ...tables), undefined, undefined, 'snake_case');
  expect(await generateMigration(read(`${last}_snapshot.json`), declared)).toEqual([]);
});
