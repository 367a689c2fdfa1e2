/** A snapshot made anew by a running shop, and what whoever asks it meanwhile feels of that. */
import { setTimeout as pause } from 'node:timers/promises';
import { Snapshot } from '../../domain/contract/snapshot.ts';
import { makeSnapshot } from '../../server/catalogue/snapshot/make-snapshot.ts';
import type { Database } from '../../server/db/client.ts';
import { openJobs } from '../../server/jobs/queue.ts';
import { summarize, type Summary } from '../percentiles.ts';
import { kindAndCar } from './questions.ts';

export type Asked = Summary & { readonly longest: number };
const whens = ['before', 'while it is made', 'after'] as const;
/** Searches, which the index in memory answers, and parts, which the database tells. */
export type AskedWhen = Readonly<
  Record<(typeof whens)[number], { readonly searches: Asked; readonly parts: Asked }>
>;

export type Making = {
  readonly snapshot: Snapshot;
  /** Of which nothing was stored; and once more after one part was sold. */
  readonly seconds: number;
  readonly secondsAgain: number;
  readonly asked: AskedWhen;
};

/** Questions before and after. */
const rounds = 400;
const warmUps = 150;
/** Of somebody who types quickly. */
const betweenMs = 20;

/** Never the same twice: the shop remembers what it was asked a moment ago. */
let ceiling = 999_999;

async function ask(address: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}`);
  return performance.now() - begun;
}

/** One after the other: a search, then a part. @param ids of parts */
async function askUntil(url: string, ids: readonly number[], isOver: (round: number) => boolean) {
  const [searches, parts]: [number[], number[]] = [[], []];
  for (let round = 0; !isOver(round); round++) {
    searches.push(await ask(`${url}/api/search/v2?${kindAndCar(round)}&price=-${ceiling--}&facets=near`));
    parts.push(await ask(`${url}/api/parts/${ids[round % ids.length]}`));
    await pause(betweenMs);
  }
  const told = (times: readonly number[]): Asked => ({ ...summarize(times), longest: Math.max(...times) });
  return { searches: told(searches), parts: told(parts) };
}

/** Waits until there is one. */
export async function snapshotOf(url: string): Promise<Snapshot> {
  for (;;) {
    const answer = await fetch(`${url}/api/yard`);
    if (answer.ok) return Snapshot.parse(await answer.json());
    await pause(100);
  }
}

/** @param database of that shop, whose snapshot is taken away and made anew by its own job */
export async function measureMaking(url: string, database: Database): Promise<Making> {
  await snapshotOf(url);
  const { rows } = await database.db.execute<{ id: number }>(
    'select id from parts tablesample system (1) where available > 0 order by random() limit 2000',
  );
  const ids = rows.map(({ id }) => id);
  const isRound = (last: number) => (round: number) => round === last;
  await askUntil(url, ids, isRound(warmUps));
  const before = await askUntil(url, ids, isRound(rounds));
  const jobs = await openJobs(database, (error) => {
    throw error;
  });
  try {
    await database.db.execute('delete from catalogue_snapshots');
    await database.db.execute('delete from catalogue_pieces');
    await jobs.send(database.db, 'keep-snapshot', {});
  } finally {
    await jobs.close();
  }
  const begun = performance.now();
  let seconds = 0;
  const making = snapshotOf(url).finally(() => (seconds = (performance.now() - begun) / 1_000));
  const meanwhile = await askUntil(url, ids, () => seconds > 0);
  const snapshot = await making;
  const after = await askUntil(url, ids, isRound(rounds));
  await sellOne(database);
  const begunAgain = performance.now();
  await makeSnapshot({ database, clock: () => new Date() });
  const secondsAgain = (performance.now() - begunAgain) / 1_000;
  return { snapshot, seconds, secondsAgain, asked: { before, 'while it is made': meanwhile, after } };
}

/** As a sale of its last piece leaves it. */
export const sellOne = ({ db }: Database) =>
  db.execute(
    'update parts set on_hand = reserved where id = (select max(id) from parts where on_hand > reserved)',
  );
