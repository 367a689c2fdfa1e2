/** Something outside the shop keeps it from starting; `message` is the one clear sentence the operator reads. */
import { isDiskFull, isUnavailable, reasonOf } from './db/driver-error.ts';

export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Of files: no right to, nothing but reading, or a file where there should be a folder. */
const unwritable: readonly string[] = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'];

/**
 * What kept the shop from starting, wherever on the way it was met: the disk, or a database that was there a moment ago.
 *
 * @returns undefined for a fault of the shop's own
 */
export function asStartError(error: unknown): StartError | undefined {
  if (error instanceof StartError) return error;
  if (isDiskFull(error))
    return new StartError('There is no room left on the disk: make some, or set DATA_DIR to another one.');
  if (isUnavailable(error))
    return new StartError(
      `The database was lost while the shop was starting: ${reasonOf(error)}. Start it again once the database answers.`,
    );
  const { code, syscall, path } = (error ?? {}) as NodeJS.ErrnoException;
  return code !== undefined && syscall !== undefined && path !== undefined && unwritable.includes(code)
    ? new StartError(`${path} cannot be written (${code}): set DATA_DIR to a folder of the shop’s own.`)
    : undefined;
}
