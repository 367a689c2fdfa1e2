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

/** Postgres' words for it: connection exceptions, and shut down by the operator, crashed or not yet up. */
const endedByServer = /^(08|57P0[1-5]$)/;
const endedOnTheWay: readonly string[] = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT'];
/** The driver gives no code when the other side just goes, or does not come. */
const endedInWords =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client (was closed|has encountered a connection error) and is not queryable/;

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
