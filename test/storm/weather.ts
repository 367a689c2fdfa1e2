/** The storm itself: buyers and a shopkeeper at work, and accidents at moments that nobody chose. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkBackup } from '../../server/backup/check-backup.ts';
import { makeBackup } from '../../server/backup/make-backup.ts';
import { openBackup, restoreBackup } from '../../server/backup/restore-backup.ts';
import { openDatabase } from '../../server/db/client.ts';
import { migrateDatabase } from '../../server/db/migrate.ts';
import { openJobs } from '../../server/jobs/queue.ts';
import { outboxFolder } from '../../server/mail/outbox.ts';
import { asAdmin, urlOf } from '../postgres.ts';
import { faultsIn, missingMails } from './books.ts';
import type { Storm } from './open-storm.ts';
import { buyAndBuy, emptyMemory, type Memory } from './outage.ts';
import type { Buyer } from './people.ts';
import { sellElsewhere } from './sell-elsewhere.ts';
import { settle, unfinished } from './settle.ts';
import { keepShop } from './shopkeeper.ts';

export type Weather = {
  /** Servers killed, the database crashed: how often. */
  readonly kills: number;
  readonly crashes: number;
  /** The shortest and longest pause between two accidents, in milliseconds. */
  readonly pauses: { readonly least: number; readonly most: number };
};

export type Aftermath = {
  readonly memory: Memory;
  readonly faults: readonly string[];
  /** What is wrong in the copy that was made while people bought, brought back elsewhere. */
  readonly faultsInBackup: readonly string[];
  readonly seconds: number;
};

const never = new AbortController().signal;

/** @returns what is left, once everybody has gone home and all jobs are done */
export async function weather(
  storm: Storm,
  buyers: readonly Buyer[],
  parts: readonly number[],
  { kills, crashes, pauses }: Weather,
): Promise<Aftermath> {
  const begun = performance.now();
  const memory = emptyMemory();
  let isOver = false;
  const atWork = [
    ...buyers.map((buyer) => buyAndBuy(storm, buyer, parts, memory, () => isOver)),
    sellElsewhere(storm, parts, memory, () => isOver),
    sellElsewhere(storm, parts, memory, () => isOver),
    // Two at once, so that both lay hands on the same order.
    keepShop(storm, memory, () => isOver),
    keepShop(storm, memory, () => isOver),
  ];
  const backup = join(storm.deps.config.dataDir, 'storm.tar.gz');
  const accidents = [...Array<'kill'>(kills).fill('kill'), ...Array<'crash'>(crashes).fill('crash')]
    .map((accident) => ({ accident, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at);
  for (const [nth, { accident }] of accidents.entries()) {
    await pause(pauses.least + Math.random() * (pauses.most - pauses.least));
    if (nth === Math.floor(accidents.length / 2)) await makeBackup(storm.deps, backup, never);
    if (accident === 'crash') await storm.postgres.crash();
    else await storm.servers[Math.floor(Math.random() * storm.servers.length)]!.kill();
  }
  await pause(pauses.most);
  isOver = true;
  await Promise.all(atWork);
  await Promise.all(storm.servers.map((server) => server.stop()));
  await settle(storm);
  const { pool } = storm.deps.database;
  return {
    memory,
    faults: [
      ...(await faultsIn(pool, storm.stocked, memory)),
      ...(await missingMails(pool, outboxFolder(storm.deps.config.dataDir))),
      ...(await unfinished(storm)),
      ...storm.servers.flatMap((server) =>
        server.deaths() > 0 ? [`A server died by itself:\n${server.complaints().slice(-2_000)}`] : [],
      ),
    ],
    faultsInBackup: await faultsInCopy(storm, backup),
    seconds: (performance.now() - begun) / 1000,
  };
}

/** Brings a backup back into a database beside the shop's, lets time pass there, and reads its books. */
async function faultsInCopy({ deps, postgres, stocked }: Storm, path: string): Promise<string[]> {
  const name = `copy_${randomBytes(8).toString('hex')}`;
  await asAdmin(postgres.adminUrl, `create database ${name}`);
  const databaseUrl = urlOf(postgres.adminUrl, name);
  const dataDir = join(deps.config.dataDir, 'copy');
  const database = await openDatabase({ url: databaseUrl, folder: dataDir });
  const jobs = await migrateDatabase(database).then(() => openJobs(database, () => {}));
  try {
    const copy = { ...deps, config: { ...deps.config, dataDir, databaseUrl }, database, jobs };
    const file = await openBackup(path);
    try {
      await restoreBackup(copy, file, path, await checkBackup(file, path), never);
    } finally {
      await file.close();
    }
    const before = await faultsIn(database.pool, stocked);
    await settle({ deps: copy });
    return [...before, ...(await faultsIn(database.pool, stocked)), ...(await unfinished({ deps: copy }))];
  } finally {
    await jobs.close();
    await database.close();
    await asAdmin(postgres.adminUrl, `drop database ${name} with (force)`);
  }
}
