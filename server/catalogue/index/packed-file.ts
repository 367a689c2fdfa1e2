/**
 * Data with lists of numbers in it, as a file: the data as JSON, then the numbers as they lie in memory. Neither writing nor reading
 * holds a second copy of them, and no file is too large; V8's own form wants both, and ends at 2 GB.
 *
 *     magic, lengths of what follows | about | data | SHA-256 so far | numbers | SHA-256 of the numbers
 */
import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';

const kinds = { Uint8Array, Uint16Array, Uint32Array, Float64Array };
type Numbers = InstanceType<(typeof kinds)[keyof typeof kinds]>;

/** How a list is told of in the data. */
type Told = { readonly numbers: keyof typeof kinds; readonly length: number };

const magic = 'smonto-1';
const prefixBytes = magic.length + 4 + 4 + 8;
const hashBytes = 32;
const chunkBytes = 4 * 2 ** 20;

const isNumbers = (value: unknown): value is Numbers => ArrayBuffer.isView(value);
const isTold = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && 'numbers' in value;
const bytesOf = ({ buffer, byteOffset, byteLength }: Numbers): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
const sha256 = (...bytes: readonly Uint8Array[]): Buffer =>
  bytes.reduce((hash, some) => hash.update(some), createHash('sha256')).digest();

/**
 * @param about small, and read by itself
 * @param data plain, with lists of numbers anywhere in it, and no key `numbers`
 */
export async function writePacked(file: FileHandle, about: unknown, data: unknown): Promise<void> {
  const lists: Numbers[] = [];
  const told = JSON.stringify(data, (_, value: unknown) => {
    if (!isNumbers(value)) return value;
    lists.push(value);
    return { numbers: value.constructor.name, length: value.length };
  });
  const [first, second] = [Buffer.from(JSON.stringify(about)), Buffer.from(told)];
  const prefix = Buffer.alloc(prefixBytes);
  prefix.write(magic, 'latin1');
  prefix.writeUInt32LE(first.length, magic.length);
  prefix.writeUInt32LE(second.length, magic.length + 4);
  prefix.writeDoubleLE(
    lists.reduce((sum, { byteLength }) => sum + byteLength, 0),
    magic.length + 8,
  );
  for (const part of [prefix, first, second, sha256(prefix, first, second)]) await file.writeFile(part);

  const hash = createHash('sha256');
  const chunk = Buffer.allocUnsafe(chunkBytes);
  let filled = 0;
  async function flush(): Promise<void> {
    const part = chunk.subarray(0, filled);
    hash.update(part);
    await file.writeFile(part);
    filled = 0;
  }
  for (const bytes of lists.map(bytesOf)) {
    for (let from = 0; from < bytes.length;) {
      const some = bytes.subarray(from, from + chunkBytes - filled);
      chunk.set(some, filled);
      from += some.length;
      filled += some.length;
      if (filled === chunkBytes) await flush();
    }
  }
  await flush();
  await file.writeFile(hash.digest());
}

type Head = { readonly about: unknown; readonly data: string; readonly numberBytes: number };

/** @throws RangeError where the file is not whole, or none of these */
async function readHead(file: FileHandle): Promise<Head> {
  const prefix = await readBytes(file, prefixBytes);
  if (prefix.toString('latin1', 0, magic.length) !== magic)
    throw new RangeError('it is another kind of file');
  const numberBytes = prefix.readDoubleLE(magic.length + 8);
  const [first, second] = [prefix.readUInt32LE(magic.length), prefix.readUInt32LE(magic.length + 4)];
  const { size } = await file.stat();
  if (size !== prefixBytes + first + second + hashBytes + numberBytes + hashBytes)
    throw new RangeError('it is of another length than it says');
  const [about, data] = [await readBytes(file, first), await readBytes(file, second)];
  if (!sha256(prefix, about, data).equals(await readBytes(file, hashBytes)))
    throw new RangeError('what it says of itself is not what was written');
  return { about: JSON.parse(about.toString()), data: data.toString(), numberBytes };
}

/** @throws RangeError where the file is not whole, or none of these */
export const readAbout = async (file: FileHandle): Promise<unknown> => (await readHead(file)).about;

/**
 * @param isWanted judges what the data is about, before any of it is read
 * @returns the data; undefined where it is not wanted
 * @throws RangeError where the file is not whole, or none of these
 */
export async function readPacked(
  file: FileHandle,
  isWanted: (about: unknown) => Promise<boolean>,
): Promise<unknown> {
  const head = await readHead(file);
  if (!(await isWanted(head.about))) return undefined;
  const lists: Numbers[] = [];
  const data: unknown = JSON.parse(head.data, (_, value: unknown) => {
    if (!isTold(value)) return value;
    const list = new kinds[value.numbers](value.length);
    lists.push(list);
    return list;
  });
  const hash = createHash('sha256');
  let chunk: Buffer = Buffer.alloc(0);
  let left = head.numberBytes;
  for (const bytes of lists.map(bytesOf)) {
    for (let at = 0; at < bytes.length;) {
      if (chunk.length === 0) {
        chunk = await readBytes(file, Math.min(chunkBytes, left));
        left -= chunk.length;
        hash.update(chunk);
      }
      const some = chunk.subarray(0, bytes.length - at);
      bytes.set(some, at);
      at += some.length;
      chunk = chunk.subarray(some.length);
    }
  }
  if (!hash.digest().equals(await readBytes(file, hashBytes)))
    throw new RangeError('its numbers are not those that were written');
  return data;
}

/** The next ones. */
async function readBytes(file: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  for (let at = 0; at < length;) {
    const { bytesRead } = await file.read(bytes, at, length - at);
    if (bytesRead === 0) throw new RangeError('it ends too early');
    at += bytesRead;
  }
  return bytes;
}
