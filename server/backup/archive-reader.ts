/** Reads a backup: file after file out of a compressed tar, whatever somebody else has made of it. */
import { once } from 'node:events';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ReadableStream as WebStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { BackupError, cutOff, noBackup } from './backup-error.ts';
import { entryKind, largestBytes, type EntryKind } from './entry-names.ts';

export type ArchiveEntry = {
  readonly name: string;
  readonly kind: EntryKind;
  /** Its content, piece by piece. One that is not read is passed over. */
  readonly content: AsyncIterable<Uint8Array>;
};

const chunkSize = 256 * 1024;

/**
 * The files of a backup, in order, from the beginning.
 *
 * @param path as the shopkeeper knows it, for the sentence about what is wrong
 * @throws BackupError
 */
export async function* entriesOf(file: FileHandle, path: string): AsyncGenerator<ArchiveEntry> {
  const bytes = Readable.from(bytesOf(file));
  const unzipped = createGunzip({ chunkSize });
  bytes.on('error', (error) => unzipped.destroy(error));
  // Pulled, not pushed: whoever stops in the middle leaves nothing behind that would still want to deliver.
  const entries = (
    WebStream.from(bytes.pipe(unzipped)) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>
  ).pipeThrough(createTarDecoder({ strict: true }));
  try {
    for await (const { header, body } of entries) {
      const kind = header.type === 'file' ? entryKind(header.name) : undefined;
      if (!kind)
        throw noBackup(path, {
          it: `contiene ${JSON.stringify(header.name)}`,
          en: `it holds ${JSON.stringify(header.name)}`,
        });
      if (header.size > largestBytes[kind.kind])
        throw noBackup(path, {
          it: `il suo file ${header.name} è troppo grande`,
          en: `its file ${header.name} is too large`,
        });
      let isRead = false;
      yield {
        name: header.name,
        kind,
        content: (async function* () {
          isRead = true;
          try {
            yield* body;
          } catch (error) {
            throw inWords(error, path);
          }
        })(),
      };
      // Read to its end: the decoder that is told to cancel an entry stops for good once the reader is slower than the file.
      if (!isRead) await body.pipeTo(new WritableStream());
    }
  } catch (error) {
    throw inWords(error, path);
  } finally {
    unzipped.destroy();
    // Whoever closes the file afterwards closes it under nobody's reading.
    if (!bytes.closed) await once(bytes.destroy(), 'close');
  }
}

async function* bytesOf(file: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ;) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(chunkSize), 0, chunkSize, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** The whole content of a file of a backup. */
export async function contentOf({ content }: ArchiveEntry): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The errors of zlib and of the tar, as sentences; anything else stays what it is. */
function inWords(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || error instanceof BackupError) return error;
  // A stream that breaks off hands its error on as the cause of another.
  const { message } = error.cause instanceof Error ? error.cause : error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR' || /truncated/.test(message)) return cutOff(path);
  if (/incorrect header check|unknown compression method/.test(message)) return noBackup(path);
  if (code?.startsWith('Z_'))
    return new BackupError({ it: `${path} è rovinato.`, en: `${path} is damaged.` });
  if (/^Invalid (tar|EOF)|^Tar |^TAR /.test(message)) return noBackup(path);
  return error;
}
