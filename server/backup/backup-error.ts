/** A backup cannot be made, read or brought back. */
import type { FileHandle } from 'node:fs/promises';
import type { InBoth } from '../../domain/constants.ts';
import { writeAtomicallyOr } from '../files/atomic-write.ts';

export class BackupError extends Error {
  override readonly name = 'BackupError';
  /** The one clear sentence that the shopkeeper reads, in each language; `message` is the English one. */
  readonly sentence: InBoth;

  constructor(sentence: InBoth) {
    super(sentence.en);
    this.sentence = sentence;
  }
}

/** @param why what is in it that no backup has; left out when it is something else altogether */
export const noBackup = (path: string, why?: InBoth): BackupError =>
  new BackupError({
    it: `${path} non è un backup del negozio${why === undefined ? '' : `: ${why.it}`}.`,
    en: `${path} is no backup of the shop${why === undefined ? '' : `: ${why.en}`}.`,
  });

export const cutOff = (path: string): BackupError =>
  new BackupError({
    it: `${path} è tagliato: manca un pezzo del backup.`,
    en: `${path} is cut off: a part of the backup is missing.`,
  });

/**
 * As `writeAtomically`: for its owner alone, since a backup holds everybody's names, orders and password hashes.
 *
 * @throws BackupError when there is no place for it
 */
export const writeOrExplain = <Result>(
  path: string,
  write: (file: FileHandle) => Promise<Result>,
): Promise<Result> => writeAtomicallyOr(path, write, (reason) => new BackupError(reason));
