/** An import that dies on its way is made up for by running it again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, inject, test } from 'vitest';
import { openDatabase, type Database } from '../server/db/client.ts';
import { openNewDatabase } from './database.ts';
import { yardLines } from './yard-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'smonto-killed-'));
const lines = 400;
const file = join(folder, 'yard.csv');
writeFileSync(file, yardLines({ lines }));

afterAll(() => rmSync(folder, { recursive: true }));

type Yard = {
  readonly dataDir: string;
  readonly environment: NodeJS.ProcessEnv;
  look<Value>(at: (database: Database) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
};

/** A database for other processes. The embedded engine lets in one at a time, so it is opened for looking only. */
async function openYard(name: string): Promise<Yard> {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  const database = await openNewDatabase(dataDir);
  const { PATH } = process.env;
  if (!database.isEmbedded)
    return {
      dataDir,
      environment: { PATH, DATA_DIR: dataDir, DATABASE_URL: database.pool.options.connectionString },
      look: (at) => at(database),
      close: () => database.close(),
    };
  await database.close();
  return {
    dataDir,
    environment: { PATH, DATA_DIR: dataDir },
    async look(at) {
      const opened = await openDatabase({ folder: dataDir });
      try {
        return await at(opened);
      } finally {
        await opened.close();
      }
    },
    close: async () => {},
  };
}

function startImport(yard: Yard): {
  child: ChildProcess;
  ended: Promise<{ code: number | null; stdout: string }>;
} {
  rmSync(importPlace(yard), { recursive: true, force: true });
  const main = fileURLToPath(new URL('../server/cli/main.ts', import.meta.url));
  const child = spawn(process.execPath, [main, 'import', file], {
    env: yard.environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let stdout = '';
  child.stdout.on('data', (text) => (stdout += String(text)));
  const ended = new Promise<{ code: number | null; stdout: string }>((resolve) =>
    child.once('exit', (code) => resolve({ code, stdout })),
  );
  return { child, ended };
}

const countParts = async ({ pool }: Database): Promise<number> =>
  Number((await pool.query('select count(*) as parts from parts')).rows[0].parts);

/** Until so many parts are in; on the embedded engine, into which nobody can look meanwhile, for a while after it started. */
async function untilUnderWay(yard: Yard, parts: number): Promise<void> {
  if (inject('databaseTemplate').kind === 'postgres') {
    while ((await yard.look(countParts)) < parts) await pause(10);
    return;
  }
  while (!existsSync(importPlace(yard))) await pause(10);
  await pause(parts);
}

/** An import on the embedded engine makes this folder before its first line. */
const importPlace = ({ dataDir }: Yard): string => join(dataDir, 'import');

/** Everything that an import writes, without ids and moments. */
const contents = async ({ pool }: Database) => {
  const read = async (query: string) => (await pool.query(query)).rows as unknown[];
  return [
    await read(`
      select sku, parts.name_it, parts.name_en, description_it, serial_key, price, discount, discounted_price, on_hand, reserved,
        listed_quantity, condition, parts.weight_kg, category.slug, car.year, car.mileage_km, donor.slug as donor,
        (select json_agg(json_build_array(model.slug, part_fits.year_from, part_fits.year_to) order by model.slug)
          from part_fits join models model on model.id = model_id where part_id = parts.id) as fits,
        (select json_agg(history.discounted_price) from price_history history where part_id = parts.id) as prices
      from parts join categories category on category.id = category_id left join cars car on car.id = car_id
        left join models donor on donor.id = car.model_id
      order by sku`),
    await read('select count(*)::int from cars'),
  ];
};

test('an import that was killed and run again ends as one that never was', async () => {
  const whole = await openYard('whole');
  expect(await startImport(whole).ended).toMatchObject({ code: 0 });
  const killed = await openYard('killed');
  // Starting the embedded engine takes its time: there once is enough.
  const moments = inject('databaseTemplate').kind === 'postgres' ? [1, 200] : [500];
  for (const parts of moments) {
    const { child, ended } = startImport(killed);
    await untilUnderWay(killed, parts);
    await pause(Math.random() * 100);
    child.kill('SIGKILL');
    await ended;
  }
  expect(await startImport(killed).ended).toMatchObject({ code: 0 });
  expect(await killed.look(contents)).toEqual(await whole.look(contents));
  await killed.close();
  await whole.close();
});

test('Ctrl-C ends the batch, says how far it went, and running it again goes on', async () => {
  const yard = await openYard('interrupted');
  const { child, ended } = startImport(yard);
  await untilUnderWay(yard, 100);
  child.kill('SIGINT');
  const { code, stdout } = await ended;
  // Before the first line a Ctrl-C ends at once, after the last there is nothing to stop.
  expect([0, 130]).toContain(code);
  if (inject('databaseTemplate').kind === 'postgres') expect(code).toBe(130);
  const [, afterLine] = /Stopped after line (\d+): run it again to go on/.exec(stdout) ?? [];
  if (afterLine) expect(await yard.look(countParts)).toBe(Number(afterLine) - 1);
  expect(await startImport(yard).ended).toMatchObject({ code: 0 });
  expect(await yard.look(countParts)).toBe(lines);
  await yard.close();
});
