/** A file of a backup, whole at its place; where there is no place for it, in words. */
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeWhole } from '../whole-file.ts';
import { BackupError } from './backup-error.ts';

/**
 * As `writeWhole`: for its owner alone, since a backup holds everybody's names, orders and password hashes.
 *
 * @throws BackupError when there is no place for it
 */
export async function writeOrExplain<Result>(
  path: string,
  write: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  try {
    return await writeWhole(path, write);
  } catch (error) {
    throw inWords(error, path);
  }
}

const reasons: Readonly<Record<string, (path: string) => string>> = {
  ENOSPC: (path) => `There is not enough space for ${path}: nothing was kept.`,
  EDQUOT: (path) => `There is not enough space for ${path}: nothing was kept.`,
  EFBIG: (path) => `The disk takes no file as large as ${path}: nothing was kept.`,
  ENOENT: (path) => `There is no folder ${dirname(path)}.`,
  ENOTDIR: (path) => `There is no folder ${dirname(path)}.`,
  EACCES: (path) => `The folder ${dirname(path)} may not be written.`,
  EPERM: (path) => `The folder ${dirname(path)} may not be written.`,
  EROFS: (path) => `The folder ${dirname(path)} may not be written.`,
  EISDIR: (path) => `${path} is a folder: name a file.`,
  ENAMETOOLONG: () => 'The name of the file is too long.',
};

function inWords(error: unknown, path: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const reason = code !== undefined && Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  return reason ? new BackupError(reason(path)) : error;
}
