/**
 * What it takes to carry the whole catalogue along: `npm run bench -- yard [--parts N] [--data FOLDER]`. Bytes over the line of a
 * snapshot and of changes, how long making one takes, and what searches meanwhile feel of it, beside searches before and after, on
 * the embedded engine. `--data` names a folder that holds the parts already; it is copied. Writes `bench/reports/yard.md`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Snapshot } from '../domain/contract/snapshot.ts';
import { startShop } from '../e2e/start-shop.ts';
import { makeSnapshot } from '../server/catalogue/snapshot/make-snapshot.ts';
import { openDatabase, type Database } from '../server/db/client.ts';
import { openJobs } from '../server/jobs/queue.ts';
import { machine } from './machine.ts';
import { summarize, type Summary } from './percentiles.ts';

const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '400' },
    data: { type: 'string' },
  },
});
const rounds = Number(values.rounds);

const kinds = ['alternatore', 'faro anteriore', 'specchietto', 'cofano', 'turbina', 'paraurti', 'ecu'];
const cars = ['panda', 'golf 5', 'corsa', 'bmw serie 3', 'clio', 'ypsilon', 'c3', '500'];
/** Never the same twice: the shop remembers what it was asked a moment ago. */
let ceiling = 999_999;

async function search(url: string, round: number): Promise<number> {
  const query = encodeURIComponent(`${kinds[round % kinds.length]} ${cars[(round >> 1) % cars.length]}`);
  const begun = performance.now();
  const answer = await fetch(`${url}/api/search/v2?query=${query}&price=-${ceiling--}&facets=near`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`a search was answered ${answer.status}`);
  return performance.now() - begun;
}

/** One after the other, with the pause of somebody who types quickly. */
async function searchUntil(url: string, isOver: (round: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; !isOver(round); round++) {
    times.push(await search(url, round));
    await pause(20);
  }
  return times;
}

async function snapshotOf(url: string): Promise<Snapshot | undefined> {
  const answer = await fetch(`${url}/api/yard`);
  return answer.ok ? Snapshot.parse(await answer.json()) : undefined;
}

async function untilMade(url: string): Promise<Snapshot> {
  for (;;) {
    const snapshot = await snapshotOf(url);
    if (snapshot) return snapshot;
    await pause(100);
  }
}

/** Takes what was made away and has it made anew. */
async function orderAnew({ db }: Database, jobs: Awaited<ReturnType<typeof openJobs>>): Promise<void> {
  await db.execute('delete from catalogue_snapshots');
  await db.execute('delete from catalogue_pieces');
  await jobs.send(db, 'keep-snapshot', {});
}

/** As they travel to a browser. */
async function bytesOfChanges(url: string, since: string): Promise<number> {
  const answer = await fetch(`${url}/api/yard/changes?since=${since}`, {
    headers: { 'accept-encoding': 'br' },
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`changes were answered ${answer.status}`);
  return Number(answer.headers.get('content-length'));
}

type Figures = {
  readonly snapshot: Snapshot;
  /** Making it, of which nothing was stored; and once more after one part was sold. */
  readonly seconds: number;
  readonly secondsAgain: number;
  readonly searches: Readonly<Record<'before' | 'while it is made' | 'after', Summary>>;
  readonly changes: { readonly nothing: number; readonly soldPart: number; readonly ofADay: number };
};

async function measure(url: string, dataDir: string): Promise<Figures> {
  await untilMade(url);
  await searchUntil(url, (round) => round === 100);
  const before = await searchUntil(url, (round) => round === rounds);
  const database = await openDatabase({ folder: dataDir, mayJoin: true, serves: 'nobody' });
  const jobs = await openJobs(database, (error) => {
    throw error;
  });
  try {
    await orderAnew(database, jobs);
    const begun = performance.now();
    let isMade = false;
    const making = untilMade(url).finally(() => (isMade = true));
    const meanwhile = await searchUntil(url, () => isMade);
    const snapshot = await making;
    const seconds = (performance.now() - begun) / 1_000;
    const after = await searchUntil(url, (round) => round === rounds);

    const nothing = await bytesOfChanges(url, snapshot.version);
    await database.db.execute(
      'update parts set on_hand = reserved where id = (select max(id) from parts where on_hand > reserved)',
    );
    const soldPart = await bytesOfChanges(url, snapshot.version);
    const begunAgain = performance.now();
    await makeSnapshot({ database, clock: () => new Date() });
    const secondsAgain = (performance.now() - begunAgain) / 1_000;
    // One in a hundred, all over the yard: of three two are sold, and the third has another price.
    await database.db.execute('update parts set on_hand = reserved where id % 100 = 7 and id % 3 <> 0');
    await database.db
      .execute(`update parts set price = price + 500, discounted_price = discounted_price + 500, updated_at = now()
      where id % 100 = 7 and id % 3 = 0`);
    const ofADay = await bytesOfChanges(url, snapshot.version);
    return {
      snapshot,
      seconds,
      secondsAgain,
      searches: {
        before: summarize(before),
        'while it is made': summarize(meanwhile),
        after: summarize(after),
      },
      changes: { nothing, soldPart, ofADay },
    };
  } finally {
    await jobs.close();
    await database.close();
  }
}

function reportOf({ snapshot, seconds, secondsAgain, searches, changes }: Figures): string {
  const bytesOf = (wanted: string) =>
    snapshot.pieces.filter(({ of }) => of === wanted).reduce((sum, { bytes }) => sum + bytes, 0);
  const row = (what: string, bytes: number, bar = '') =>
    `| ${what} | ${bytes.toLocaleString('en')} | ${bar} |`;
  // Names and words weigh the same in a small catalogue.
  const bar = (bytes: number) => (snapshot.parts === 100_000 ? bytes.toLocaleString('en') : '');
  return `# The catalogue to carry along

${snapshot.parts.toLocaleString('en')} demonstration parts on the embedded engine, in ${snapshot.pieces.length} pieces. ${machine()} The shop and whoever asks share the machine.

| Bytes over the line | | at most |
|---|--:|--:|
${row('words', bytesOf('words'))}
${row('stock: numbers alone', bytesOf('stock'), bar(600_000))}
${row('descriptions', bytesOf('descriptions'))}
${row('all', snapshot.bytes, bar(1_600_000))}
${row('changes: nothing', changes.nothing)}
${row('changes: a part was sold', changes.soldPart, '1,024')}
${row('changes: one part in a hundred', changes.ofADay, bar(30_000))}

A snapshot of which no piece was stored is made in ${seconds.toFixed(0)} s, the next one after one part was sold in ${secondsAgain.toFixed(1)} s. Searches over HTTP meanwhile, one after the other, beside those before and after, in milliseconds:

| searches | p50 | p95 | p99 |
|---|--:|--:|--:|
${Object.entries(searches)
  .map(
    ([when, { p50, p95, p99 }]) => `| ${[when, ...[p50, p95, p99].map((ms) => ms.toFixed(1))].join(' | ')} |`,
  )
  .join('\n')}
`;
}

const shop = await startShop(
  values.data === undefined ? { seedCommand: ['demo', '--parts', values.parts] } : { dataFrom: values.data },
);
try {
  const report = reportOf(await measure(shop.url, shop.dataDir));
  const folder = join(import.meta.dirname, 'reports');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'yard.md'), report);
  console.log(report);
} finally {
  await shop.stop();
}
