/**
 * How long a start waits for the search: `npm run bench -- start [--parts N] [--changed N] [--database-url URL] [--runs N]`. On Postgres, with
 * a process of its own each time: all parts read; the stored index read; and that with so many parts changed since. Also what the index
 * takes of the disk and of memory, and how long storing it takes. Writes its part of `bench/reports/start.md`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createCatalogueSearch } from '../server/catalogue/catalogue-search.ts';
import { loadDemo } from '../server/catalogue/demo/load-demo.ts';
import { readConfig } from '../server/config/config.ts';
import { openDatabase, type Database } from '../server/db/client.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { machine } from './machine.ts';
import { openOwnDatabase } from './own-database.ts';

const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: '100000' },
    changed: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '3' },
    'database-url': { type: 'string' },
    /** For the processes that are measured: the folder with what is stored. */
    once: { type: 'string' },
    stores: { type: 'boolean', default: false },
  },
});
const parts = Number(values.parts);
const clock = () => new Date();

type Once = {
  readonly readyMs: number;
  readonly storeMs: number;
  /** Of the index, in bytes: numbers alone, and all that the process has. */
  readonly numbers: number;
  readonly rss: number;
};

async function withDatabase<Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ url, folder: tmpdir(), serves: 'people' });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** What a process of the shop does at its start, as far as the search is concerned. */
const startOnce = (url: string, dataDir: string): Promise<Once> =>
  withDatabase(url, async (database) => {
    await migrateDatabase(database);
    const config = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir });
    const begun = performance.now();
    const search = createCatalogueSearch({ database, clock, config });
    await search.ready();
    const readyMs = performance.now() - begun;
    globalThis.gc?.();
    const { arrayBuffers: numbers, rss } = process.memoryUsage();
    const begunStoring = performance.now();
    if (values.stores) await search.store();
    return { readyMs, numbers, rss, storeMs: performance.now() - begunStoring };
  });

function inProcess(url: string, dataDir: string, ...options: readonly string[]): Once {
  const flags = ['--max-semi-space-size=16', '--expose-gc'];
  const { stdout, status, stderr } = spawnSync(
    process.execPath,
    [...flags, import.meta.filename, '--database-url', url, '--once', dataDir, ...options],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Once;
}

const middle = (runs: readonly Once[]): Once =>
  runs.toSorted((one, other) => one.readyMs - other.readyMs)[runs.length >> 1]!;
const times = <Result>(work: () => Result): Result[] => Array.from({ length: Number(values.runs) }, work);

async function measure(url: string, dataDir: string): Promise<string> {
  const folder = join(dataDir, 'search-index');
  const built = middle(
    times(() => {
      rmSync(folder, { recursive: true, force: true });
      return inProcess(url, dataDir, '--stores');
    }),
  );
  const opened = middle(times(() => inProcess(url, dataDir)));
  await withDatabase(url, ({ db }) =>
    db.execute(`update parts set price = price + 100, discounted_price = discounted_price + 100
      where id in (select id from parts order by md5(id::text) limit ${Number(values.changed)})`),
  );
  const changed = middle(times(() => inProcess(url, dataDir)));
  const seconds = (ms: number) => (ms / 1_000).toFixed(2);
  const each = (bytes: number) => Math.round(bytes / parts);
  const title = `${parts.toLocaleString('en')} parts`;
  return `## ${title}

${machine()} The one in the middle of ${values.runs} runs.

| start | until the search is ready, s | numbers of the index, bytes a part | the process, MB |
|---|--:|--:|--:|
${(
  [
    ['all parts read', built],
    ['stored index read', opened],
    [`the same, ${Number(values.changed).toLocaleString('en')} parts changed since`, changed],
  ] as const
)
  .map(
    ([what, { readyMs, numbers, rss }]) =>
      `| ${what} | ${seconds(readyMs)} | ${each(numbers)} | ${Math.round(rss / 1e6)} |`,
  )
  .join('\n')}

Storing it takes ${seconds(built.storeMs)} s in the background and ${each(statSync(join(folder, 'parts')).size)} bytes a part on the disk.
`;
}

/** Puts a section into the report in place of the one of the same title. */
function writeSection(section: string): void {
  const folder = join(import.meta.dirname, 'reports');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'start.md');
  const [, ...others] = existsSync(file) ? readFileSync(file, 'utf8').split(/^(?=## )/m) : [];
  const [title] = section.split('\n');
  const sections = [...others.filter((other) => !other.startsWith(`${title}\n`)), section];
  const preface = `# Start

How long after its start a process on Postgres waits until its search can be asked; what comes before (settings, database, pages) is not in it.

`;
  writeFileSync(file, preface + sections.map((one) => `${one.trim()}\n`).join('\n'));
}

if (values.once !== undefined && values['database-url'] !== undefined) {
  console.log(JSON.stringify(await startOnce(values['database-url'], values.once)));
} else {
  // A database that is named holds its parts already.
  const own = values['database-url'] === undefined ? await openOwnDatabase() : undefined;
  const url = values['database-url'] ?? own?.url ?? '';
  const dataDir = mkdtempSync(join(tmpdir(), 'smonto-start-'));
  try {
    if (own)
      await withDatabase(url, async (database) => {
        await migrateDatabase(database);
        await loadDemo(database.work.db, clock, { parts, seed: 1 });
      });
    const section = await measure(url, dataDir);
    console.log(section);
    writeSection(section);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
    await own?.stop();
  }
}
