/** Writes a backup: files one after the other into a compressed tar, and at the end the checksum of each. */
import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { ownerOnlyFile } from '../files/owner-only.ts';
import { names } from './entry-names.ts';

export type ArchiveWriter = {
  add(name: string, content: Uint8Array | string): Promise<void>;
  /** @param bytes how many the content has: a tar says so before it */
  addStream(name: string, bytes: number, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Writes the checksums and waits until everything has gone out. */
  finish(): Promise<void>;
  /** Ends it unfinished. */
  abandon(): Promise<void>;
};

/** Rows shrink to a tenth at any level; a low one keeps a transaction that reads them short. */
const level = 3;
const chunkSize = 256 * 1024;

/**
 * @param file where it goes to; it stays open
 * @param modifiedAt what the files in it are dated
 */
export function createArchiveWriter(file: FileHandle, modifiedAt: Date): ArchiveWriter {
  const { readable, controller } = createTarPacker();
  // Says why when the place where it goes to is full; until then nobody waits for it.
  const written = pipeline(
    Readable.fromWeb(readable as NodeStream),
    createGzip({ level, chunkSize }),
    async (chunks) => {
      for await (const chunk of chunks as AsyncIterable<Buffer>) await file.writeFile(chunk);
    },
  );
  written.catch(() => {});
  const sums: string[] = [];

  async function put(name: string, size: number, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    try {
      const hash = createHash('sha256');
      const writer = controller.add({ name, size, mtime: modifiedAt, mode: ownerOnlyFile }).getWriter();
      writer.closed.catch(() => {});
      for await (const chunk of content) {
        hash.update(chunk);
        await writer.write(chunk);
      }
      await writer.close();
      sums.push(`${hash.digest('hex')}  ${name}\n`);
    } catch (error) {
      controller.error(error);
      await written;
      throw error;
    }
  }

  const add = (name: string, content: Uint8Array | string) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    return put(name, bytes.length, [bytes]);
  };

  return {
    add,
    addStream: put,
    async finish() {
      const lines = sums.splice(0).map((line) => Buffer.from(line));
      await put(
        names.sums,
        lines.reduce((sum, line) => sum + line.length, 0),
        lines,
      );
      controller.finalize();
      await written;
    },
    async abandon() {
      controller.error(new Error('abandoned'));
      await written.catch(() => {});
    },
  };
}
