/** Which parts changed since the database was looked at: triggers note in `changes.parts` which transaction touched each last. */
import { sql, type SQL } from 'drizzle-orm';

/** Which transactions are visible at this moment, as the database writes it. */
export const visibleNow = sql`pg_current_snapshot()::text`;

/** The file of the table of parts: another one when a backup was restored. */
export const fileOfParts = sql`pg_relation_filenode('parts')::int`;

/** Of the primary's line of life: another one once a standby took its place. Not to be asked of a standby. */
const timeline = sql`left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)`;

/**
 * The table of parts as browsers and channels are told of it: another number when a backup was restored, and when a standby took the
 * primary's place, which gives numbers of transactions out again and may not have had all of them. Not to be asked of a standby.
 */
export const stateOfParts = sql`(hashtext(concat(${fileOfParts}, ' ', ${timeline})) & 2147483647)`;

/**
 * Since when the server is what it is: another text after it was started anew, and when a standby took its place. Numbers of transactions
 * that came to nothing, and were not in the log yet, are given out again there: two snapshots from both sides cannot be compared, and
 * without synchronous replication what was seen before may be gone.
 */
export const lifeOfServer = sql`concat(pg_postmaster_start_time(), ' ', case when not pg_is_in_recovery()
  then ${timeline} end)`;

/**
 * A condition on `changes.parts`: what was written by transactions that were not visible then. A transaction's number says when it
 * began, not when it was committed; the two snapshots tell exactly.
 *
 * @param then what was visible (`visibleNow`)
 */
export const changedSince = (then: SQL): SQL => sql`
  changed_in >= pg_snapshot_xmin(${then}::pg_snapshot) and changed_in < pg_snapshot_xmax(pg_current_snapshot())
    and not pg_visible_in_snapshot(changed_in, ${then}::pg_snapshot)`;
