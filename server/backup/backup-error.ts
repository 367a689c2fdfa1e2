/** A backup cannot be made, read or brought back; `message` is the one clear sentence the shopkeeper reads. */
import type { FileHandle } from 'node:fs/promises';
import { writeAtomicallyOr } from '../files/atomic-write.ts';

export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** @param why what is in it that no backup has; left out when it is something else altogether */
export const noBackup = (path: string, why?: string): BackupError =>
  new BackupError(`${path} is no backup of the shop${why === undefined ? '' : `: ${why}`}.`);

export const cutOff = (path: string): BackupError =>
  new BackupError(`${path} is cut off: a part of the backup is missing.`);

/**
 * As `writeAtomically`: for its owner alone, since a backup holds everybody's names, orders and password hashes.
 *
 * @throws BackupError when there is no place for it
 */
export const writeOrExplain = <Result>(
  path: string,
  write: (file: FileHandle) => Promise<Result>,
): Promise<Result> => writeAtomicallyOr(path, write, (reason) => new BackupError(reason));
