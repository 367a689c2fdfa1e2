/** A zip as programs write it, for tests of what reads one. */
import { crc32, deflateRawSync } from 'node:zlib';

export type ZipFile = {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** What the archive says that its size is, where that is a lie. */
  readonly saidSize?: number;
  readonly isEncrypted?: boolean;
};

/** @returns the archive; its files are deflated */
export function zipOf(files: readonly ZipFile[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, saidSize, isEncrypted } of files) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(saidSize ?? bytes.length, 18);
    common.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, title, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, rest, title]));
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, index, Buffer.from('PK\x05\x06'), end]);
}
