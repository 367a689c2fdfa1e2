/** What a failed query failed of: the driver's own error, and which kind of failure its code says. */
import { DrizzleQueryError } from 'drizzle-orm';

/** Of an error of drizzle, which keeps the driver's as its cause, or of the driver itself. */
const driverError = (error: unknown): unknown => (error instanceof DrizzleQueryError ? error.cause : error);

/** SQLSTATE (PostgreSQL manual, appendix A), or the system's code; empty when the error has neither. */
export function codeOf(error: unknown): string {
  const { code } = (driverError(error) ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** The database does not take a value or a row: classes 22 (data exception) and 23 (integrity constraint violation). */
export const isRowRefused = (error: unknown): boolean => /^2[23]/.test(codeOf(error));

/** Deadlock or serialization failure, class 40: the transaction is undone and may be done again. */
export const isWorthAnotherTry = (error: unknown): boolean => codeOf(error).startsWith('40');

/** Postgres' words for it: connection exceptions, shut down by the operator, crashed or not yet up, and who held a transaction too long. */
const endedByServer = /^(08|57P0[1-5]$|25P0[34]$)/;
const endedOnTheWay: readonly string[] = [
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
/** The driver gives no code when the other side just goes, or does not come. */
const endedInWords =
  /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout|^Client (was closed|has encountered a connection error) and is not queryable/;

/** Whether a query failed because the connection to the database ended under it, or there was none to be had. */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error);
  const { message, syscall } = (driverError(error) ?? {}) as { message?: unknown; syscall?: unknown };
  return (
    endedByServer.test(code) ||
    endedOnTheWay.includes(code) ||
    // The embedded engine's socket went with the shop; of a file it would mean something else.
    (code === 'ENOENT' && syscall === 'connect') ||
    (typeof message === 'string' && endedInWords.test(message))
  );
}

const readOnly = '25006';

/** Whether something was to be written where nothing may be: on a standby, which was the primary a moment ago. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === readOnly;

/**
 * Postgres' words for what it cannot do now and will do later: no disk, memory or connections left (class 53), a lock that somebody
 * else holds for too long, a statement that took too long, a standby that only reads, a failure of the disk.
 */
const notNow = /^(53|55P03$|57014$|25006$|58030$)/;

/** Whether the database is away, full or busy, so that the same may go well later: nothing is wrong with what was asked. */
export const isUnavailable = (error: unknown): boolean =>
  isConnectionLost(error) || isWorthAnotherTry(error) || notNow.test(codeOf(error));

const diskFullCodes: readonly string[] = ['53100', 'ENOSPC', 'EDQUOT'];
/** The embedded engine's file system numbers its errors as WASI does: `nospc` and `dquot`. */
const diskFullInEngine: readonly unknown[] = [51, 19];
/** `SQLITE_FULL`, of the folder's lock. */
const diskFullInLock = 13;

/** Whether there was no room left on a disk: Postgres', the embedded engine's, or that of any file. */
export function isDiskFull(error: unknown): boolean {
  if (diskFullCodes.includes(codeOf(error))) return true;
  const { name, errno, errcode } = (error ?? {}) as { name?: unknown; errno?: unknown; errcode?: unknown };
  return (name === 'ErrnoError' && diskFullInEngine.includes(errno)) || errcode === diskFullInLock;
}

/** What the database itself says of it, on one line: without the statement, and without values. */
export function reasonOf(error: unknown): string {
  const said = driverError(error);
  // Each address of a host is tried, and each has its own reason.
  const reasons = said instanceof AggregateError ? said.errors : [said];
  return reasons
    .map((reason) => (reason instanceof Error ? reason.message : String(reason)).replace(/\s+/g, ' '))
    .join(', ');
}
