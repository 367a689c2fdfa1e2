/** Files that are there whole or not at all, and in words why one could not be put in its place. */
import { randomUUID } from 'node:crypto';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { InBoth, Locale } from '../../domain/constants.ts';
import { ownerOnlyFile } from './owner-only.ts';

/**
 * Writes a file beside its place and moves it there when it is complete and would survive a power cut; what was there
 * before is replaced then. Two who write the same file do not write into each other's.
 *
 * @param path in a folder that is there
 * @param write fills it, and may read it again
 */
export async function writeAtomically<Result>(
  path: string,
  write: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  const unfinished = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(unfinished, 'wx+', ownerOnlyFile);
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

type Reasons = Readonly<Record<string, (path: string) => string>>;

const reasons = {
  it: {
    ENOSPC: (path) => `Non c’è posto per ${path}: non ne è rimasto niente.`,
    EDQUOT: (path) => `Non c’è posto per ${path}: non ne è rimasto niente.`,
    EFBIG: (path) => `Il disco non prende un file grande come ${path}: non ne è rimasto niente.`,
    ENOENT: (path) => `Non c’è nessuna cartella ${dirname(path)}.`,
    ENOTDIR: (path) => `Non c’è nessuna cartella ${dirname(path)}.`,
    EACCES: (path) => `Nella cartella ${dirname(path)} non si può scrivere.`,
    EPERM: (path) => `Nella cartella ${dirname(path)} non si può scrivere.`,
    EROFS: (path) => `Nella cartella ${dirname(path)} non si può scrivere.`,
    EISDIR: (path) => `${path} è una cartella: di’ il nome di un file.`,
    ENAMETOOLONG: () => 'Il nome del file è troppo lungo.',
  },
  en: {
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
  },
} satisfies Record<Locale, Reasons>;

const isKnown = (code: string): code is keyof typeof reasons.en => Object.hasOwn(reasons.en, code);

/** @returns a sentence in both languages; undefined where the place is not to blame */
function whyNotWritten(error: unknown, path: string): InBoth | undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined || !isKnown(code)) return undefined;
  return { it: reasons.it[code](path), en: reasons.en[code](path) };
}

/**
 * As `writeAtomically`; where there is no place for the file, in words.
 *
 * @param refuse makes the error of whoever writes, from a sentence in both languages
 * @throws what `refuse` makes
 */
export async function writeAtomicallyOr<Result>(
  path: string,
  write: (file: FileHandle) => Promise<Result>,
  refuse: (reason: InBoth) => Error,
): Promise<Result> {
  try {
    return await writeAtomically(path, write);
  } catch (error) {
    const reason = whyNotWritten(error, path);
    throw reason === undefined ? error : refuse(reason);
  }
}
