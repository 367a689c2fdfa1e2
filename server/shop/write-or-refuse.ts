/** A file that a command leaves behind, whole at its place; where there is no place for it, the command is refused. */
import type { FileHandle } from 'node:fs/promises';
import { writeWhole } from '../whole-file.ts';
import { whyNotWritten } from '../why-not-written.ts';
import { Refused } from './command.ts';

/**
 * As `writeWhole`: for its owner alone, since people's names and addresses are in it.
 *
 * @throws Refused when there is no place for it
 */
export async function writeOrRefuse<Result>(
  path: string,
  write: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  try {
    return await writeWhole(path, write);
  } catch (error) {
    const reason = whyNotWritten(error, path);
    throw reason === undefined ? error : new Refused(reason);
  }
}
