/**
 * People browse while an import runs: `node bench/import-while-browsing.ts [--parts N] [--lines N] [--readers N]`.
 * The built shop on a Postgres of its own, readers who think between pages, the import in a third process.
 */
import { spawn } from 'node:child_process';
import { rmSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startShop, type RunningShop } from '../e2e/start-shop.ts';
import { startPostgres } from '../test/postgres.ts';
import { yardLines } from '../test/yard-lines.ts';

const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: '100000' },
    lines: { type: 'string', default: '20000' },
    readers: { type: 'string', default: '20' },
  },
});
const [parts, lines, readers] = [Number(values.parts), Number(values.lines), Number(values.readers)];

/** How long people are watched before the import begins. */
const beforeMs = 20_000;
/** The shortest and longest time that a reader looks at a page. */
const thinkMs = { least: 500, most: 2_500 };

const queries = ['faro panda', 'alternatore golf', 'specchietto', '500', 'motore completo', 'cerchio', '1K0'];

/** Milliseconds until the last byte, by the kind of page. */
type Times = Map<string, number[]>;

async function read(shop: RunningShop, times: Times, isOver: () => boolean): Promise<void> {
  await pause(Math.random() * thinkMs.most);
  while (!isOver()) {
    const [kind, path] = pick([
      ['home', '/'],
      ['search', `/search?query=${encodeURIComponent(pick(queries))}`],
      ['search', `/search?page=${1 + Math.floor(Math.random() * 50)}`],
      ['part', `/parts/${1 + Math.floor(Math.random() * parts)}`],
      ['part', `/parts/${1 + Math.floor(Math.random() * parts)}`],
    ] as const);
    const begun = performance.now();
    const answer = await fetch(shop.url + path, { headers: { 'accept-language': 'it' } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    times.set(kind, [...(times.get(kind) ?? []), performance.now() - begun]);
    await pause(thinkMs.least + Math.random() * (thinkMs.most - thinkMs.least));
  }
}

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;

/** Lets people browse until something is over. */
async function watch(shop: RunningShop, until: Promise<unknown>): Promise<Times> {
  let isOver = false;
  const times: Times = new Map();
  const reading = Array.from({ length: readers }, () => read(shop, times, () => isOver));
  await until;
  isOver = true;
  await Promise.all(reading);
  return times;
}

function tell(heading: string, times: Times): void {
  console.log(`${heading.padEnd(14)}  pages    p50    p95    p99    max (ms)`);
  for (const [kind, all] of [...times, ['all', [...times.values()].flat()] as const]) {
    const sorted = all.toSorted((one, other) => one - other);
    const at = (share: number) => (sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(0).padStart(5);
    console.log(
      `  ${kind.padEnd(12)} ${String(all.length).padStart(6)}  ${[0.5, 0.95, 0.99, 1].map(at).join('  ')}`,
    );
  }
}

async function importFile(file: string, databaseUrl: string, dataDir: string): Promise<string> {
  const child = spawn(process.execPath, ['server/cli/main.ts', 'import', file], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text) => (output += String(text)));
  await new Promise((resolve) => child.once('exit', resolve));
  return output.split('\n')[0] ?? '';
}

const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'smonto-bench-'));
try {
  const admin = new pg.Client({ connectionString: postgres.adminUrl });
  await admin.connect();
  await admin.query('create database shop');
  await admin.end();
  const url = new URL(postgres.adminUrl);
  url.pathname = '/shop';
  const shop = await startShop({
    seedCommand: ['demo', '--parts', String(parts)],
    settings: { DATABASE_URL: url.href },
  });
  try {
    const file = join(folder, 'yard.csv');
    writeFileSync(file, yardLines({ lines }));
    await watch(shop, pause(5_000));
    tell('without import', await watch(shop, pause(beforeMs)));
    for (const manner of ['new lines', 'changed lines']) {
      if (manner === 'changed lines') writeFileSync(file, yardLines({ lines, dearer: 1 }));
      const begun = performance.now();
      const importing = importFile(file, url.href, folder);
      const times = await watch(shop, importing);
      tell(manner, times);
      console.log(`${await importing} ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    }
  } finally {
    await shop.stop();
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
