/** Photos of a request as files, for the shopkeeper to look at. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { requestReference } from '../../../domain/request-reference.ts';
import { ownerOnlyFolder } from '../../files/owner-only.ts';
import { writeAtomically } from '../../files/atomic-write.ts';
import { Refused } from '../frame/command.ts';

/**
 * @param folder made when absent; files of the same request are written anew
 * @returns the files' paths
 * @throws Refused when there cannot be such a folder
 */
export async function writePhotos(
  folder: string,
  id: string,
  photos: readonly Uint8Array[],
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
    throw new Refused(`The photos cannot be written to ${folder}: ${(error as Error).message}`);
  }
  return files;
}
