/** Files that are there whole or not at all. */
import { randomUUID } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { ownersFile } from './owners-alone.ts';

/**
 * Writes a file beside its place and moves it there when it is complete and would survive a power cut; what was there
 * before is replaced then. Two who write the same file do not write into each other's.
 *
 * @param path in a folder that is there
 * @param write fills it, and may read it again
 */
export async function writeWhole<Result>(
  path: string,
  write: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  const unfinished = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(unfinished, 'wx+', ownersFile);
    let result: Result;
    try {
      result = await write(file);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    return result;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
