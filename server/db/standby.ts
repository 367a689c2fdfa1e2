/** One standby of the Postgres: how far it is, as it was last heard to be, and questions to it that nobody waits for in vain. */
import type pg from 'pg';
import { isConnectionLost } from './driver-error.ts';
import { reaches, type LogPosition } from './log-position.ts';

/** Asks a statement, with its values or with those that it holds. */
export type Ask = (statement: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

export type Standby = {
  /** Whether it answers, keeps up, and has all that was committed before a place in the log. */
  has(position: LogPosition): boolean;
  /** @throws what the database failed of, or that it is away, as soon as that is known */
  readonly query: Ask;
  /** Looks how far it is. @returns whose it is; undefined where it does not answer */
  look(): Promise<string | undefined>;
  close(): void;
};

type State = {
  readonly source: string;
  readonly isStandby: boolean;
  readonly replayed: LogPosition | null;
  /** Milliseconds since the latest transaction that it replayed was committed. */
  readonly behindMs: number | null;
};

/** Which cluster's which database it is: its standbys say the same. */
const source = `(select system_identifier from pg_control_system()) || ' ' || current_database()`;
export const askSource = `select ${source} as source`;

const askState = `select ${source} as source, pg_is_in_recovery() as "isStandby", pg_last_wal_replay_lsn()::text as replayed,
  (1000 * extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()))::float8 as "behindMs"`;

const lookEveryMs = 1_000;
/** Who has not said how far it is for so long is away. */
const silentMs = 2_000;
/** After a change it is looked how far it is, again and again, but not without a breath. */
const lookAgainMs = 25;

/**
 * The place in the log proves what is there as long as the standby follows the primary that the shop writes to. One that follows a primary
 * that was lost, and goes on by itself, hears of no more transactions: after this it is not asked any more. As old may be what browsers
 * show of the catalogue (`markPublic`).
 */
const mostBehindMs = 120_000;

/** @param pool of connections to this one server, never to one of several @param expected whose standby it has to be */
export function watchStandby(pool: pg.Pool, expected: string): Standby {
  let state: State | undefined;
  let heardAt = -Infinity;
  let looking: Promise<string | undefined> | undefined;
  let again: NodeJS.Timeout | undefined;
  /** Who waits for an answer. */
  const waiting = new Set<(error: Error) => void>();

  function leaveOut(): void {
    state = undefined;
    const away = Object.assign(new Error('The standby is away.'), { code: 'ECONNRESET' });
    for (const giveUp of waiting) giveUp(away);
  }

  async function askOnce<Row extends pg.QueryResultRow>(...question: Parameters<Ask>) {
    const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult<Row>>();
    waiting.add(reject);
    pool.query<Row>(...question).then(resolve, reject);
    try {
      return await promise;
    } finally {
      waiting.delete(reject);
    }
  }

  async function ask(): Promise<string | undefined> {
    const askedAt = performance.now();
    // In time, or not at all: what is under way there is asked of the primary.
    const tooLong = setTimeout(leaveOut, silentMs);
    try {
      const { rows } = await askOnce<State>(askState);
      [state] = rows;
      heardAt = askedAt;
      return state?.source;
    } catch {
      leaveOut();
      return undefined;
    } finally {
      clearTimeout(tooLong);
      looking = undefined;
    }
  }

  const look = () => (looking ??= ask());
  const rounds = setInterval(() => void look(), lookEveryMs).unref();
  // It was started anew, and may be less far than it was.
  pool.on('error', leaveOut);

  function isGood({ isStandby, behindMs, source: whose }: State): boolean {
    const isHeard = performance.now() - heardAt < lookEveryMs + silentMs;
    return isStandby && whose === expected && isHeard && behindMs !== null && behindMs <= mostBehindMs;
  }

  const query: Ask = async (...question) => {
    try {
      return await askOnce(...question);
    } catch (error) {
      if (isConnectionLost(error)) leaveOut();
      throw error;
    }
  };

  return {
    has(position) {
      if (!state || !isGood(state) || state.replayed === null) return false;
      if (reaches(state.replayed, position)) return true;
      again ??= setTimeout(() => {
        again = undefined;
        void look();
      }, lookAgainMs).unref();
      return false;
    },
    query,
    look,
    close() {
      clearInterval(rounds);
      clearTimeout(again);
    },
  };
}
