/** The database behind one interface: real Postgres by its address, or the embedded engine in a folder. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { startEmbedded } from './embedded.ts';
import * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema>;
/** What a query runs on: the database, or a transaction of it. Inside a transaction never use the outer one. */
export type Executor = Db | Parameters<Parameters<Db['transaction']>[0]>[0];

export type Database = {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Whether it is the embedded engine, which runs everything one after the other. */
  readonly isEmbedded: boolean;
  close(): Promise<void>;
};

/** Where the data lives: `url` of a Postgres, else `folder` for the embedded engine. */
export type DatabaseOptions = { url?: string | undefined; folder: string };

/** How long a query waits for a free connection before it fails: a hung database must not hang the shop. */
const connectionTimeoutMs = 15_000;

/**
 * Opens the database. Nothing is migrated here.
 *
 * @throws StartError when the folder is in use by another process or the server cannot be reached
 */
export async function openDatabase({ url, folder }: DatabaseOptions): Promise<Database> {
  const embedded = url ? undefined : await startEmbedded(folder);
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
  // An idle connection that the server drops is replaced on the next query; without a listener it would end the process.
  pool.on('error', () => {});

  if (url) await assertReachable(pool, url);

  const db = drizzle(pool, { schema, casing: 'snake_case' });
  return {
    db,
    pool,
    isEmbedded: embedded !== undefined,
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
