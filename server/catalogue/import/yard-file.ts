/** A yard's file as bytes. It is read twice, once to recognise it and once for its lines, and never held whole. */
import { createReadStream, statSync, type Stats } from 'node:fs';

export type YardFile = {
  /** In bytes. */
  readonly size: number;
  /** Its bytes from the beginning, piece by piece. */
  chunks(): AsyncIterable<Uint8Array>;
  /** Where it lies, or what it is: archives are read from their end. */
  readonly origin?: string | Uint8Array;
};

/** Nothing of a file could be read; `message` is the whole sentence for the shopkeeper. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/**
 * @throws UnreadableFile when it is not there, is no file, or may not be read; the last also while it is being read
 */
export function fileOnDisk(path: string): YardFile {
  const stats = statsOf(path);
  if (stats.isDirectory()) throw new UnreadableFile(`${path} is a folder: name the file in it.`);
  if (!stats.isFile())
    throw new UnreadableFile(
      `${path} is no ordinary file, and an import reads its file twice: copy it into one.`,
    );
  return {
    size: stats.size,
    origin: path,
    async *chunks() {
      try {
        yield* createReadStream(path, { highWaterMark: 64 * 1024 }) as AsyncIterable<Uint8Array>;
      } catch (error) {
        throw new UnreadableFile(sentence(path, error));
      }
    },
  };
}

export const fileInMemory = (bytes: Uint8Array): YardFile => ({
  size: bytes.length,
  origin: bytes,
  async *chunks() {
    yield bytes;
  },
});

function statsOf(path: string): Stats {
  try {
    return statSync(path);
  } catch (error) {
    throw new UnreadableFile(sentence(path, error));
  }
}

/** A file of which it can be asked how far it has been read. */
export type FollowedFile = YardFile & {
  /** Bytes that were read since it was opened last. */
  position(): number;
};

export function followed(file: YardFile): FollowedFile {
  let position = 0;
  return {
    ...file,
    position: () => position,
    async *chunks() {
      position = 0;
      for await (const bytes of file.chunks()) {
        position += bytes.length;
        yield bytes;
      }
    },
  };
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'its permissions do not allow it',
  EPERM: 'its permissions do not allow it',
  ENAMETOOLONG: 'no file has so long a name',
};

function sentence(path: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return `The file ${path} cannot be read: ${reasons[code ?? ''] ?? message}.`;
}
