/** Where photos come from: a folder for file names, out of which nothing is ever opened, and the open internet for https addresses. */
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { fetchPhoto } from '../../images/fetch-photo.ts';
import { type FoundFile, largestFileBytes, tooLarge } from '../../images/intake.ts';
import type { Refusal } from '../../images/refusals.ts';
import { expectedSource, readSource } from './refusals.ts';

/** @returns a photo's bytes, or in words why there are none; throws only when the signal is aborted */
type ReadPhoto = (name: string) => Promise<FoundFile>;

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
  const nowhere = (read: Refusal['read']): PhotoFolder => ({
    read: async () => refuse(read, expectedSource.folder),
  });
  if (folder === undefined) return nowhere(readSource.noFolder);
  try {
    return await openPhotoFolder(folder);
  } catch (error) {
    return nowhere(readSource.unreadableFolder(codeOf(error)));
  }
}

type PhotoFolder = {
  /** @returns the bytes of the file that a list means by this name, or in words why there are none */
  read(name: string): Promise<FoundFile>;
};

type Found = { readonly path: string; readonly place: string };

/** Endings that mean the same. */
const sameEnding: Readonly<Record<string, string>> = { jpeg: 'jpg', jpe: 'jpg', jfif: 'jpg' };

/** `Foto\IMG_1.JPEG` and `foto/img_1.jpg` are the same name to whoever writes a list. */
const alike = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.(\w+)$/, (_dot, ending: string) => `.${sameEnding[ending] ?? ending}`);

/** In the order in which they are believed: the name as it stands before one that is alike, a place before a bare name. */
const readings: readonly ((place: string) => string)[] = [
  (place) => place,
  alike,
  (place) => basename(place),
  (place) => alike(basename(place)),
];

/**
 * Looks through a folder and its subfolders once.
 *
 * @throws when the folder cannot be read
 */
async function openPhotoFolder(folder: string): Promise<PhotoFolder> {
  const root = await realpath(folder);
  const files = await listFiles(root);
  const filesBy = readings.map((reading) => Map.groupBy(files, ({ place }) => reading(place)));

  return {
    async read(name) {
      const place = name.trim().replaceAll('\\', '/').replace(/^\.\//, '').normalize('NFC');
      if (/^\/|^[a-z]:|(^|\/)\.\.(\/|$)/i.test(place)) {
        return refuse(readSource.outside, expectedSource.inFolder);
      }
      const hits = readings.map((reading, at) => filesBy[at]?.get(reading(place)) ?? []);
      const found = hits.find((level, at) => level.length > 0 && isMeant(place, at)) ?? [];
      const [only] = found;
      if (!only) return refuse(readSource.noFile, expectedSource.file);
      if (found.length > 1) return refuse(readSource.several(found.length), expectedSource.subfolder);
      return readWhole(only.path);
    },
  };
}

/** A name with its subfolder means that one and no other. */
const isMeant = (place: string, reading: number): boolean => reading < 2 || !place.includes('/');

async function listFiles(root: string): Promise<Found[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const found: Found[] = [];
  for (const entry of entries) {
    const named = join(entry.parentPath, entry.name);
    const path = entry.isSymbolicLink() ? await insideOnly(named, root) : named;
    if (path !== undefined && (entry.isFile() || entry.isSymbolicLink())) {
      found.push({ path, place: relative(root, named).split(sep).join('/').normalize('NFC') });
    }
  }
  return found;
}

/** Where a link leads, if that is a file of the folder. */
async function insideOnly(link: string, root: string): Promise<string | undefined> {
  try {
    const path = await realpath(link);
    return path.startsWith(root + sep) && (await stat(path)).isFile() ? path : undefined;
  } catch {
    return undefined;
  }
}

async function readWhole(path: string): Promise<FoundFile> {
  try {
    const { size } = await stat(path);
    if (size > largestFileBytes) return { refusal: tooLarge(size) };
    return { file: await readFile(path) };
  } catch (error) {
    return refuse(readSource.unopened(codeOf(error)), expectedSource.readable);
  }
}

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code);

const refuse = (read: Refusal['read'], expected: Refusal['expected']): FoundFile => ({
  refusal: { read, expected },
});
