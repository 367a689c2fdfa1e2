/** The database behind one interface: real Postgres by its address, or the embedded engine in a folder. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Tracer } from '../tracing/tracer.ts';
import { keepAskersApart } from './around-queries.ts';
import { assertReachable, assertSame } from './assert-reachable.ts';
import { isReadOnly } from './driver-error.ts';
import { never, openEmbedded } from './embedded.ts';
import type { LogPosition } from './log-position.ts';
import { patience, patientPool, patientTransaction, type Patience } from './patience.ts';
import { openStandbys } from './open-standbys.ts';
import { createPrepare, type Prepare } from './prepared.ts';
import { traceQueries } from './query-spans.ts';
import { readElsewhere } from './read-elsewhere.ts';
import { watchQueries, type SlowQuery } from './slow-queries.ts';
import type { Standby } from './standby.ts';

export type Db = NodePgDatabase;
/** What a query runs on: the database, or a transaction of it. Inside a transaction never use the outer one. */
export type Executor = Db | Parameters<Parameters<Db['transaction']>[0]>[0];

export type Database = {
  /** Its transactions have connections of their own: while all of them wait for somebody's locks, pages are read. */
  readonly db: Db;
  /** Connections for single statements. */
  readonly pool: pg.Pool;
  /** For statements that run over and over outside of transactions. */
  readonly prepare: Prepare;
  /**
   * Connections that are one session from their first word to their last, for what holds a lock beyond its transaction, or a transaction
   * for as long as it takes: past the pooler, where there is one (decision 0111).
   */
  readonly sessions: pg.Pool;
  /** The same database for what nobody waits for: other connections, with more patience. */
  readonly work: Database;
  /**
   * The same for what is only read: on standbys, where there are any that have what is needed.
   *
   * @param needs up to where in the log (`logPosition`) a standby has to be; undefined where nobody knows
   */
  readingFrom(needs: () => Promise<LogPosition | undefined>): Pick<Database, 'db' | 'prepare'>;
  /** All connections of this process. */
  readonly pools: readonly pg.Pool[];
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
  /** The same Postgres past a pooler in transaction mode, which `url` may be then. */
  sessionUrl?: string | undefined;
  /** Standbys of it, each by an address of its own. */
  readUrls?: readonly string[] | undefined;
  folder: string;
  /** Whether to work beside a shop that is running on the folder; else that is refused. */
  mayJoin?: boolean;
  /** Whom the process serves: people, who wait for answers, or nobody, as a command or a worker. */
  serves?: 'people' | 'nobody';
  /** How many processes serve beside each other, this one included. */
  processes?: number;
  /** How long it is waited for; `patience` in the real shop. */
  waits?: { readonly person: Patience; readonly work: Patience };
  /** Is told of queries that took long. */
  onSlowQuery?: (slow: SlowQuery) => void;
  /** Has every statement that a request or a job asks. */
  tracer?: Tracer | undefined;
};

/** Connections to a Postgres: what is read, transactions of people, and work; or all of them for work. */
const mostConnections = { reading: 6, changing: 5, work: 4, onlyWork: 10, sessions: 3 };
/** So many processes may have as many each: a Postgres takes a hundred, unless it is told otherwise. */
const fullShares = 4;
const leastConnections = 2;

/** @param processes that share the database */
const shareOf = (most: number, processes: number): number =>
  processes <= fullShares ? most : Math.max(leastConnections, Math.floor((most * fullShares) / processes));

/**
 * Opens the database. Nothing is migrated here.
 *
 * @throws StartError when the folder is in use by another process, or the server cannot be reached, or is another past the pooler, or
 *   what is read from is no standby of it
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const {
    url,
    sessionUrl,
    readUrls = [],
    folder,
    mayJoin = false,
    serves = 'people',
    processes = 1,
    waits = patience,
    onSlowQuery,
    tracer,
  } = options;
  const embedded = url ? undefined : await openEmbedded(folder, mayJoin);
  /** Whether the next statement of a connection may be another session's. */
  const isPooled = url !== undefined && sessionUrl !== undefined;
  const pools: pg.Pool[] = [];
  const { reading, changing, work } = embedded
    ? everything(openPool(embeddedPool(embedded.socketFolder)))
    : serves === 'people'
      ? {
          reading: openPool(postgresPool(shareOf(mostConnections.reading, processes), waits.person)),
          changing: openPool(postgresPool(shareOf(mostConnections.changing, processes), waits.person)),
          work: openPool(postgresPool(shareOf(mostConnections.work, processes), waits.work)),
        }
      : everything(openPool(postgresPool(mostConnections.onlyWork, waits.work)));

  // None is opened until somebody needs it: at the start, for an import, a backup.
  const sessions = isPooled
    ? openPool({ connectionString: sessionUrl, max: mostConnections.sessions, ...patientPool(waits.work) })
    : work;

  function openPool(settings: pg.PoolConfig): pg.Pool {
    const pool = new pg.Pool(settings);
    // An idle connection that the server drops is replaced on the next query. One that somebody is at says so to whoever waits
    // for its answer. Without listeners either would end the process.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    keepAskersApart(pool);
    if (onSlowQuery) watchQueries(pool, onSlowQuery);
    if (tracer) traceQueries(pool, tracer);
    pools.push(pool);
    return pool;
  }

  function postgresPool(max: number, given: Patience): pg.PoolConfig {
    return { connectionString: url, max, ...patientPool(given, !isPooled) };
  }

  async function endPools(): Promise<void> {
    await Promise.all(pools.map((pool) => pool.end()));
  }

  let standbys: Standby[] = [];
  try {
    if (url) await assertReachable(reading, url);
    if (isPooled) await assertSame(reading, sessions, sessionUrl);
    // Whoever serves nobody asks little.
    if (serves === 'people')
      standbys = await openStandbys(reading, readUrls, (address) =>
        openPool({
          ...postgresPool(shareOf(mostConnections.reading, processes), waits.person),
          connectionString: address,
        }),
      );
  } catch (error) {
    await endPools();
    throw error;
  }

  const common = {
    pools,
    isEmbedded: embedded !== undefined,
    isJoined: embedded?.isJoined ?? false,
    lost: embedded?.lost ?? never,
    sessions,
    async close() {
      for (const standby of standbys) standby.close();
      await endPools();
      await embedded?.stop();
    },
  };
  const keepsPlans = !embedded && !isPooled;
  const using = (pool: pg.Pool, forTransactions: pg.Pool, given: Patience) => {
    const db = overPools(pool, forTransactions, isPooled ? patientTransaction(given) : undefined);
    const prepare = createPrepare(pool, keepsPlans);
    const readingFrom: Database['readingFrom'] = (needs) => {
      if (standbys.length === 0) return { db, prepare };
      const elsewhere = readElsewhere(pool, standbys, needs);
      return {
        db: drizzle(elsewhere, { casing: 'snake_case' }),
        prepare: createPrepare(elsewhere, keepsPlans),
      };
    };
    return { db, pool, prepare, readingFrom };
  };
  const forWork: Database = {
    ...common,
    ...using(work, work, waits.work),
    get work() {
      return forWork;
    },
  };
  return work === reading ? forWork : { ...common, ...using(reading, changing, waits.person), work: forWork };
}

const everything = (pool: pg.Pool) => ({ reading: pool, changing: pool, work: pool });

/** One connection: the engine has only one session, and a transaction must have it to itself. */
const embeddedPool = (socketFolder: string): pg.PoolConfig => ({
  host: socketFolder,
  user: 'postgres',
  database: 'postgres',
  max: 1,
  idleTimeoutMillis: 0,
});

/**
 * Transactions take their connection here, and give it back whatever happens: drizzle itself keeps it for good when `begin` fails
 * (drizzle-orm 0.45, `node-postgres/session.js`), and a pool that is out of connections answers nobody until the shop is started
 * anew. The pool does not use one again that has ended.
 *
 * @param first what each transaction begins with, where its connection was told nothing
 */
function overPools(pool: pg.Pool, forTransactions: pg.Pool, first: string | undefined): Db {
  const transaction: Db['transaction'] = async (act, config) => {
    const client = await forTransactions.connect();
    let isElsewhere = false;
    try {
      const own = drizzle(client, { casing: 'snake_case' });
      return await own.transaction(async (tx) => {
        if (first !== undefined) await client.query(first);
        return act(tx);
      }, config);
    } catch (error) {
      isElsewhere = isReadOnly(error);
      throw error;
    } finally {
      // The next connection may lead to who is the primary now; this one never does.
      client.release(isElsewhere);
    }
  };
  return Object.assign(drizzle(pool, { casing: 'snake_case' }), { transaction });
}
