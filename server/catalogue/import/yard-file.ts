/** A yard's file as bytes. It is read twice, once to recognise it and once for its lines, and never held whole. */
import type { InBoth } from '../../../domain/constants.ts';
import { createReadStream, statSync, type Stats } from 'node:fs';
import { systemReasons, unreadable } from './told/of-files.ts';

export type YardFile = {
  /** In bytes. */
  readonly size: number;
  /** Its bytes from the beginning, piece by piece. */
  chunks(): AsyncIterable<Uint8Array>;
  /** Where it lies, or what it is: archives are read from their end. */
  readonly origin?: string | Uint8Array;
};

/** Nothing of a file could be read; `sentence` says why, and what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly sentence: InBoth;
  constructor(sentence: InBoth, options?: ErrorOptions) {
    super(sentence.en, options);
    this.sentence = sentence;
  }
}

/**
 * @throws UnreadableFile when it is not there, is no file, or may not be read; the last also while it is being read
 */
export function fileOnDisk(path: string): YardFile {
  const stats = statsOf(path);
  if (stats.isDirectory()) throw new UnreadableFile(unreadable.folder(path));
  if (!stats.isFile()) throw new UnreadableFile(unreadable.noOrdinaryFile(path));
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

function sentence(path: string, error: unknown): InBoth {
  const { code, message } = error as NodeJS.ErrnoException;
  return unreadable.notOpened(path, systemReasons[code ?? ''] ?? { it: message, en: message });
}
