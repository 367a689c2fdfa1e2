/** How long the database is waited for, and how long it waits for the shop, in milliseconds; 0 is for ever. */
import type { Socket } from 'node:net';
import type pg from 'pg';

export type Patience = {
  /** For a row or a table that somebody else has. */
  readonly lockMs: number;
  readonly statementMs: number;
  /** For the next word of a transaction: after this the database ends it and its locks, as that of a process that was suspended. */
  readonly idleMs: number;
  /** For a free connection, or a new one. */
  readonly connectionMs: number;
  /**
   * For any sign of life: a server that was suspended, or a line that swallows everything, ends nothing by itself. Longer than a
   * connection lies idle (10 s) and than a statement may take, which says nothing until it is done.
   */
  readonly silentMs: number;
};

export const patience = {
  /**
   * Somebody looks at a page or has pressed a button; their browser gives up after ten seconds. Locks are waited for a little shorter
   * than a silent transaction lasts: what waits in a suspended process is then given up as well, instead of taking its turn.
   */
  person: { lockMs: 4_000, statementMs: 8_000, idleMs: 5_000, connectionMs: 4_000, silentMs: 12_000 },
  /** Jobs, imports and the other commands, facts and demonstration parts at the start. */
  work: { lockMs: 60_000, statementMs: 600_000, idleMs: 30_000, connectionMs: 30_000, silentMs: 660_000 },
} as const satisfies Record<string, Patience>;

/**
 * For a statement of the job queue itself, which is a short one: longer than it may wait for a lock, and much shorter than a job's.
 * Until then nobody who works on jobs asks again over another connection.
 */
export const queueSilentMs = 75_000;

/** Migrations, backups and restores are about whole tables, and end when they are done. */
const endless = { lockMs: 0, statementMs: 0, idleMs: 0 };

type Timeouts = Pick<Patience, 'lockMs' | 'statementMs' | 'idleMs'>;

const setTimeouts = (scope: 'session' | 'local', { lockMs, statementMs, idleMs }: Timeouts): string =>
  [
    ['lock_timeout', lockMs],
    ['statement_timeout', statementMs],
    ['idle_in_transaction_session_timeout', idleMs],
  ]
    .map(([name, ms]) => `set ${scope} ${name} = ${ms}`)
    .join('; ');

/** What a transaction begins with whose connection was told nothing, since it is another session's with the next statement. */
export const patientTransaction = (given: Timeouts): string => setTimeouts('local', given);

/** For one transaction, on either engine. */
export const endlessTransaction = setTimeouts('local', endless);
/** For a connection of a Postgres, which is not to be used for anything else afterwards. */
export const endlessSession = setTimeouts('session', endless);

/**
 * How long nothing is heard before the system asks whether the other side is still there; ten seconds later it has answered, or the
 * connection ends. It finds nothing while a statement is on its way that nobody acknowledges: `silentMs` does.
 */
const keepAliveAfterMs = 30_000;

/**
 * Settings of a pool of connections to a Postgres. Told after connecting and not with it: poolers refuse what they do not know.
 *
 * @param isSession whether a connection is one session: what is told to a pooler in transaction mode stays with whoever comes next there
 */
export function patientPool(given: Patience, isSession = true): pg.PoolConfig {
  const { connectionMs, silentMs } = given;
  return {
    connectionTimeoutMillis: connectionMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    async onConnect(client) {
      // Not the driver's `query_timeout`: it tells whoever asked, and gives the dead connection to the next one.
      const socket = socketOf(client);
      socket.on('timeout', () => socket.destroy(silence()));
      socket.setTimeout(connectionMs);
      await client.query(isSession ? setTimeouts('session', given) : 'select 1');
      socket.setTimeout(silentMs);
    },
  };
}

/**
 * Waits on this connection for as long as the database takes to say something. Only a line on which the system's own questions
 * stay unanswered ends it.
 *
 * @returns waits for as long as before
 */
export const waitEndlessly = (client: pg.ClientBase): (() => void) => waitFor(client, 0);

/**
 * Waits on this connection for so long for any sign of life; 0 is for ever.
 *
 * @returns waits for as long as before
 */
export function waitFor(client: pg.ClientBase, silentMs: number): () => void {
  const socket = socketOf(client);
  const { timeout = 0 } = socket;
  socket.setTimeout(silentMs);
  return () => void socket.setTimeout(timeout);
}

const socketOf = (client: pg.ClientBase): Socket => (client as pg.Client).connection.stream as Socket;

const silence = () => Object.assign(new Error('The database says nothing any more.'), { code: 'ETIMEDOUT' });
