/** A file that a command leaves behind, whole at its place; where there is no place for it, the command is refused. */
import type { Locale } from '../../domain/constants.ts';
import type { FileHandle } from 'node:fs/promises';
import { writeAtomicallyOr } from '../files/atomic-write.ts';
import { Refused } from './frame/command.ts';

/**
 * As `writeAtomically`: for its owner alone, since people's names and addresses are in it.
 *
 * @throws Refused when there is no place for it
 */
export const writeOrRefuse = <Result>(
  path: string,
  write: (file: FileHandle) => Promise<Result>,
  language: Locale,
): Promise<Result> => writeAtomicallyOr(path, write, (reason) => new Refused(reason[language]));
