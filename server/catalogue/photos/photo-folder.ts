/** The folder in which a yard keeps its photos: files are found as lists name them, and nothing outside is ever opened. */
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { largestFileBytes, tooLarge, type FoundFile } from '../../images/intake.ts';

export type PhotoFolder = {
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
export async function openPhotoFolder(folder: string): Promise<PhotoFolder> {
  const root = await realpath(folder);
  const files = await listFiles(root);
  const shelves = readings.map((reading) => Map.groupBy(files, ({ place }) => reading(place)));

  return {
    async read(name) {
      const place = name.trim().replaceAll('\\', '/').replace(/^\.\//, '').normalize('NFC');
      if (/^\/|^[a-z]:|(^|\/)\.\.(\/|$)/i.test(place)) {
        return refuse('a place outside the folder', 'a file name in the folder of the photos');
      }
      const hits = readings.map((reading, at) => shelves[at]?.get(reading(place)) ?? []);
      const found = hits.find((level, at) => level.length > 0 && isMeant(place, at)) ?? [];
      const [only] = found;
      if (!only) return refuse('no such file', 'a file in the folder of the photos');
      if (found.length > 1) {
        return refuse(
          `${found.length} files of this name`,
          'the name with its subfolder, which only one has',
        );
      }
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
    const { code } = error as NodeJS.ErrnoException;
    return refuse(`a file that cannot be opened (${code})`, 'a file that may be read');
  }
}

const refuse = (read: string, expected: string): FoundFile => ({ refusal: { read, expected } });
