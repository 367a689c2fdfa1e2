/** Photos of a request as files, for the shopkeeper to look at. */
import type { InBoth, Locale } from '../../../domain/constants.ts';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { requestReference } from '../../../domain/request-reference.ts';
import { ownerOnlyFolder } from '../../files/owner-only.ts';
import { writeAtomically } from '../../files/atomic-write.ts';
import { Refused } from '../frame/command.ts';

const words = {
  it: {
    unwritable: (folder: string, why: string) => `Le foto non si possono scrivere in ${folder}: ${why}`,
  },
  en: {
    unwritable: (folder: string, why: string) => `The photos cannot be written to ${folder}: ${why}`,
  },
} satisfies InBoth<object>;

/**
 * @param folder made when absent; files of the same request are written anew
 * @returns the files' paths
 * @throws Refused when there cannot be such a folder
 */
export async function writePhotos(
  folder: string,
  id: string,
  photos: readonly Uint8Array[],
  language: Locale,
): Promise<string[]> {
  const files: string[] = [];
  try {
    await mkdir(folder, { recursive: true, mode: ownerOnlyFolder });
    for (const [at, photo] of photos.entries()) {
      const file = join(folder, `${requestReference(id)}-${at + 1}.jpg`);
      await writeAtomically(file, (handle) => handle.writeFile(photo));
      files.push(file);
    }
  } catch (error) {
    throw new Refused(words[language].unwritable(folder, (error as Error).message));
  }
  return files;
}
