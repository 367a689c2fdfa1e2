/** Places in Postgres' write-ahead log (LSN): what was committed before one is there as soon as the log was replayed up to it. */
import { sql } from 'drizzle-orm';

/** Two hexadecimal numbers of 32 bits, as Postgres writes it: `16/B374D848`. */
export type LogPosition = string;

/**
 * Where the log ends. What a statement that asks for it sees stands before it: its snapshot was taken before the place was looked up. A
 * standby, which a lost primary may be for a moment, says how far it is itself, and is not asked for what it cannot say.
 */
export const logPosition = sql`(case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_insert_lsn() end)::text`;

/** Whether the log that was replayed up to the one place holds what stands before the other. */
export const reaches = (replayed: LogPosition, position: LogPosition): boolean =>
  bytesBefore(replayed) >= bytesBefore(position);

function bytesBefore(position: LogPosition): bigint {
  const [high = '', low = ''] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
