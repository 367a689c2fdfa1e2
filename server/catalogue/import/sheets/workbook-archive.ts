/** The container of a workbook (.xlsx, .ods): a zip whose files are read as streams, within bounds that no list of parts reaches. */
import type { Readable } from 'node:stream';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import * as yauzl from 'yauzl';
import { UnreadableFile, type YardFile } from '../yard-file.ts';
import { unreadable } from '../told/of-files.ts';

/** Most bytes that a file of the archive may have when it is unpacked, and how many times its packed size: more is a bomb. */
const mostUnpacked = 2 * 1024 * 1024 * 1024;
const mostTimes = 400;
/** Below that many bytes the second is not asked. */
const smallEnough = 64 * 1024 * 1024;
const mostEntries = 5_000;

/** How deep elements may stand in each other, and how many attributes one may have: no workbook comes near. */
const deepest = 200;
const mostAttributes = 500;

export type WorkbookArchive = {
  readonly names: ReadonlySet<string>;
  /** @throws UnreadableFile where it is not there, is encrypted, broken, or far larger than it looks */
  open(name: string): Promise<Readable>;
  close(): void;
};

/** @throws UnreadableFile when it is no archive */
export async function openWorkbook({ origin, chunks }: YardFile): Promise<WorkbookArchive> {
  const options = { lazyEntries: true, autoClose: false } as const;
  const zip = await sentence(async () => {
    if (typeof origin === 'string')
      return promised<yauzl.ZipFile>((done) => yauzl.open(origin, options, done));
    const gathered: Uint8Array[] = [];
    if (!origin) for await (const bytes of chunks()) gathered.push(bytes);
    return promised<yauzl.ZipFile>((done) =>
      yauzl.fromBuffer(Buffer.from(origin ?? Buffer.concat(gathered)), options, done),
    );
  });
  const entries = new Map<string, yauzl.Entry>();
  await sentence(
    () =>
      new Promise<void>((resolve, reject) => {
        zip.on('entry', (entry: yauzl.Entry) => {
          if (entries.size >= mostEntries) return reject(new Error('too many files'));
          entries.set(entry.fileName, entry);
          zip.readEntry();
        });
        zip.on('end', () => resolve());
        zip.on('error', reject);
        zip.readEntry();
      }),
  ).catch((error: unknown) => {
    zip.close();
    throw error;
  });
  return {
    names: new Set(entries.keys()),
    async open(name) {
      const entry = entries.get(name);
      if (!entry) throw new UnreadableFile(unreadable.brokenWorkbook);
      if (entry.isEncrypted()) throw new UnreadableFile(unreadable.locked);
      const { uncompressedSize: size, compressedSize: packed } = entry;
      if (size > mostUnpacked || (size > smallEnough && size > packed * mostTimes))
        throw new UnreadableFile(unreadable.tooMuchUnpacked);
      return sentence(() => promised<Readable>((done) => zip.openReadStream(entry, done)));
    },
    close: () => zip.close(),
  };
}

const promised = <Value>(call: (done: (error: Error | null, value: Value) => void) => void): Promise<Value> =>
  new Promise((resolve, reject) => call((error, value) => (error ? reject(error) : resolve(value))));

async function sentence<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(unreadable.brokenWorkbook, { cause: error });
  }
}

export type XmlHearer = {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
};

/**
 * Reads XML piece by piece; names lose their prefix (`table:table-row` and `table-row` are the same).
 *
 * @returns after each piece
 * @throws UnreadableFile where it is no XML
 */
export async function* readXml(stream: Readable, hearer: XmlHearer): AsyncGenerator<void> {
  const parser = new SaxesParser();
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  let depth = 0;
  let count = 0;
  parser.on('opentagstart', () => {
    depth += 1;
    count = 0;
    if (depth > deepest) throw new Error('elements without end in each other');
  });
  parser.on('attribute', () => {
    count += 1;
    if (count > mostAttributes) throw new Error('attributes without end');
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => hearer.open?.(local(name), attributes));
  parser.on('closetag', ({ name }: SaxesTagPlain) => {
    depth -= 1;
    hearer.close?.(local(name));
  });
  parser.on('text', (text) => hearer.text?.(text));
  parser.on('error', (error) => {
    throw error;
  });
  // Entities that a document declares itself are how small files become endless.
  parser.on('doctype', () => {
    throw new Error('a document type');
  });
  const decoder = new TextDecoder('utf-8');
  try {
    for await (const bytes of stream as AsyncIterable<Uint8Array>) {
      parser.write(decoder.decode(bytes, { stream: true }));
      yield;
    }
    parser.write(decoder.decode()).close();
    yield;
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(unreadable.brokenWorkbook, { cause: error });
  } finally {
    stream.destroy();
  }
}

/** The same for a small file. */
export async function readWholeXml(stream: Readable, hearer: XmlHearer): Promise<void> {
  for await (const _ of readXml(stream, hearer));
}
