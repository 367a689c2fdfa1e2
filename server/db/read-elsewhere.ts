/** Reading on standbys what may be read there, and on the primary wherever none of them is sure to have it (decision 0114). */
import type pg from 'pg';
import { isUnavailable } from './driver-error.ts';
import type { LogPosition } from './log-position.ts';
import type { Ask, Standby } from './standby.ts';

/**
 * Asks one standby after the other, of those that have what is needed.
 *
 * @param needs up to where the log has to be replayed for what is read; undefined where nobody knows: the primary has it in any case
 */
export function readElsewhere(
  primary: pg.Pool,
  standbys: readonly Standby[],
  needs: () => Promise<LogPosition | undefined>,
): pg.Pool {
  let turn = 0;

  function next(position: LogPosition): Standby | undefined {
    const good = standbys.filter((standby) => standby.has(position));
    turn += 1;
    return good[turn % good.length];
  }

  const query: Ask = async (statement, values) => {
    const position = await needs();
    const standby = position === undefined ? undefined : next(position);
    if (!standby) return primary.query(statement, values);
    try {
      return await standby.query(statement, values);
    } catch (error) {
      // It went away, or a query was in the way of what it replays.
      if (!isUnavailable(error)) throw error;
      return primary.query(statement, values);
    }
  };
  // Whoever only reads asks a pool for nothing else.
  return { query } as pg.Pool;
}
