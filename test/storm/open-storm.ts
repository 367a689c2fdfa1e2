/** A shop in the open: a Postgres of its own, several server processes on it, parts for sale, and a way to any of them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { collection, shop } from '../../shop.config.ts';
import { readConfig } from '../../server/config/config.ts';
import { openDatabase } from '../../server/db/client.ts';
import { migrateDatabase } from '../../server/db/migrate.ts';
import type { Deps } from '../../server/deps.ts';
import { defaultLimits } from '../../server/http/limits.ts';
import { openMedia } from '../../server/images/open-media.ts';
import { openJobs } from '../../server/jobs/queue.ts';
import { createOutbox, outboxFolder } from '../../server/mail/outbox.ts';
import { takenByOne } from '../../server/payments/open-payments.ts';
import { createSandbox } from '../../server/payments/sandbox.ts';
import { startOwnPostgres, type OwnPostgres } from '../postgres.ts';
import { stockPart } from '../stock-part.ts';
import { startServer, type ServerProcess } from './server-process.ts';

export type Storm = {
  readonly postgres: OwnPostgres;
  readonly servers: readonly ServerProcess[];
  /** The shop as the storm's own process sees it, the shopkeeper's desk so to speak. */
  readonly deps: Deps;
  /** Pieces that were put up for sale, by the part's id. */
  readonly stocked: Map<number, number>;
  /** Puts parts of so many pieces up for sale. @returns their ids */
  stock(parts: number, pieces?: number): Promise<number[]>;
  /** Carries to any of the servers, as a balancer does. */
  readonly fetch: typeof globalThis.fetch;
  stop(): Promise<void>;
};

const goodbyeMs = 5_000;

const secret = 'a secret of the storm, longer than 32 characters';
const publicUrl = 'http://localhost:3000';

/** @param openPostgres whose accidents it will have, and its standbys if it has any; the storm's to stop */
export async function openStorm(
  serverCount: number,
  openPostgres: () => Promise<OwnPostgres & { readUrls?: readonly string[] }> = startOwnPostgres,
): Promise<Storm> {
  const dataDir = mkdtempSync(join(tmpdir(), 'smonto-storm-'));
  const postgres = await openPostgres();
  const settings = {
    DATABASE_URL: postgres.url,
    DATABASE_READ_URLS: postgres.readUrls?.join(',') ?? '',
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    SESSION_SECRET: secret,
    // The balancer is this process: it says whom it carries for.
    TRUST_PROXY: '127.0.0.1',
    // A server that is killed is one process, and nobody's that is started again at once.
    WORKERS: '1',
  };
  const config = readConfig(settings);
  const clock = () => new Date();
  const database = await openDatabase({ url: postgres.url, folder: dataDir });
  await migrateDatabase(database);
  const deps: Deps = {
    config,
    database,
    clock,
    mailer: createOutbox(outboxFolder(dataDir), { name: shop.name, address: shop.email }, clock),
    payments: takenByOne(createSandbox(config, clock)),
    // The database comes and goes: that is what this is about.
    jobs: await openJobs(database, () => {}),
    media: openMedia(config),
    limits: defaultLimits,
    collection,
  };
  const stocked = new Map<number, number>();
  const stock = async (parts: number, pieces = 1) => {
    const ids: number[] = [];
    for (let at = 0; at < parts; at += 1) ids.push(await stockPart({ database, deps }, { quantity: pieces }));
    for (const id of ids) stocked.set(id, pieces);
    return ids;
  };
  // Before the servers, which would load the demonstration into an empty catalogue.
  await stock(1);
  const servers: ServerProcess[] = [];
  for (let at = 0; at < serverCount; at += 1) servers.push(await startServer(settings));
  return {
    postgres,
    servers,
    deps,
    stocked,
    stock,
    fetch: (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const { url } = servers[Math.floor(Math.random() * servers.length)]!;
      return fetch(new Request(url + pathname + search, request), { redirect: 'manual' });
    },
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      // What still waits for an answer of a database that crashed gets none: with the database it ends.
      const closed = deps.jobs.close().then(() => database.close());
      await Promise.race([closed, pause(goodbyeMs)]);
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
