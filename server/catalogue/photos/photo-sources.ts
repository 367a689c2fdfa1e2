/** Where photos come from: a folder for file names, the open internet for https addresses. */
import { fetchPhoto } from '../../images/fetch-photo.ts';
import type { FoundFile } from '../../images/intake.ts';
import { openPhotoFolder, type PhotoFolder } from './photo-folder.ts';

/** @returns a photo's bytes, or in words why there are none; throws only when the signal is aborted */
export type ReadPhoto = (name: string) => Promise<FoundFile>;

/** Whether a name is fetched rather than looked for in a folder. Of addresses only https ones are; the others are refused in words. */
export const isAddress = (name: string): boolean => /^[a-z][a-z\d+.-]+:\/\//i.test(name);

/** @param fetchAddress how an address is fetched; only https to the open internet by default */
export async function openSources(
  folder: string | undefined,
  signal: AbortSignal | undefined,
  fetchAddress: typeof fetchPhoto = fetchPhoto,
): Promise<ReadPhoto> {
  const files = await openFolder(folder);
  return async (name) => (isAddress(name) ? fetchAddress(name, signal) : files.read(name));
}

async function openFolder(folder: string | undefined): Promise<PhotoFolder> {
  const nowhere = (read: string): PhotoFolder => ({
    read: async () => ({ refusal: { read, expected: 'a folder of photos to look in' } }),
  });
  if (folder === undefined) return nowhere('a file, and no folder to look in');
  try {
    return await openPhotoFolder(folder);
  } catch (error) {
    return nowhere(`a folder that cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
