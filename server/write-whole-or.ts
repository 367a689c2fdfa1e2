/** Why a file could not be put in its place, for the person who named it. */
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeWhole } from './whole-file.ts';

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

/** @returns a sentence; undefined where the place is not to blame */
function whyNotWritten(error: unknown, path: string): string | undefined {
  const { code } = error as NodeJS.ErrnoException;
  const reason = code !== undefined && Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  return reason?.(path);
}

/**
 * As `writeWhole`; where there is no place for the file, in words.
 *
 * @param refuse makes the error of whoever writes, from a sentence
 * @throws what `refuse` makes
 */
export async function writeWholeOr<Result>(
  path: string,
  write: (file: FileHandle) => Promise<Result>,
  refuse: (reason: string) => Error,
): Promise<Result> {
  try {
    return await writeWhole(path, write);
  } catch (error) {
    const reason = whyNotWritten(error, path);
    throw reason === undefined ? error : refuse(reason);
  }
}
