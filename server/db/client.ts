/** The database behind one interface: real Postgres by its address, or the embedded engine in a folder. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { never, openEmbedded } from './embedded.ts';
import { createPrepare, type Prepare } from './prepared.ts';
import { watchQueries, type SlowQuery } from './slow-queries.ts';

export type Db = NodePgDatabase;
/** What a query runs on: the database, or a transaction of it. Inside a transaction never use the outer one. */
export type Executor = Db | Parameters<Parameters<Db['transaction']>[0]>[0];

export type Database = {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** For statements that run over and over outside of transactions. */
  readonly prepare: Prepare;
  /** Whether it is the embedded engine, which runs everything one after the other. */
  readonly isEmbedded: boolean;
  /** Whether a running shop on this machine uses it at the same moment through the embedded engine that it runs. */
  readonly isJoined: boolean;
  /** Settles with the reason when the embedded engine ends by itself; never on a Postgres, to which the pool connects again. */
  readonly lost: Promise<unknown>;
  close(): Promise<void>;
};

/** Where the data lives: `url` of a Postgres, else `folder` for the embedded engine. */
export type DatabaseOptions = {
  url?: string | undefined;
  folder: string;
  /** Whether to work beside a shop that is running on the folder; else that is refused. */
  mayJoin?: boolean;
  /** Is told of queries that took long. */
  onSlowQuery?: (slow: SlowQuery) => void;
};

/** How long a query waits for a free connection before it fails: a hung database must not hang the shop. */
const connectionTimeoutMs = 15_000;

/**
 * Opens the database. Nothing is migrated here.
 *
 * @throws StartError when the folder is in use by another process or the server cannot be reached
 */
export async function openDatabase({
  url,
  folder,
  mayJoin = false,
  onSlowQuery,
}: DatabaseOptions): Promise<Database> {
  const embedded = url ? undefined : await openEmbedded(folder, mayJoin);
  const pool = embedded
    ? // One connection: the engine has only one session, and a transaction must have it to itself.
      new pg.Pool({
        host: embedded.socketFolder,
        user: 'postgres',
        database: 'postgres',
        max: 1,
        idleTimeoutMillis: 0,
      })
    : new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: connectionTimeoutMs });
  // An idle connection that the server drops is replaced on the next query. One that somebody is at says so to whoever waits for
  // its answer. Without listeners either would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  if (onSlowQuery) watchQueries(pool, onSlowQuery);

  if (url) await assertReachable(pool, url);

  const db = drizzle(pool, { casing: 'snake_case' });
  return {
    db,
    pool,
    prepare: createPrepare(pool, !embedded),
    isEmbedded: embedded !== undefined,
    isJoined: embedded?.isJoined ?? false,
    lost: embedded?.lost ?? never,
    async close() {
      await pool.end();
      await embedded?.stop();
    },
  };
}

async function assertReachable(pool: pg.Pool, url: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason =
      error instanceof AggregateError ? error.errors.map(String).join(', ') : (error as Error).message;
    throw new StartError(`The database at ${withoutPassword(url)} cannot be reached: ${reason}`);
  }
}

function withoutPassword(url: string): string {
  return url.replace(/(\/\/[^:/@]*):[^@]*@/, '$1:…@');
}
