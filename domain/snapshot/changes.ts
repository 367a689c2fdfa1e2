/** What of a catalogue changed since a version of it: the parts as they are now, and those that are gone. */
import { createByteReader, createByteWriter } from './bytes.ts';
import {
  readParts,
  writeDescriptions,
  writeStock,
  type CarriedPart,
  type CarriedParts,
} from './carried-part.ts';

export type Changes<Parts> = {
  /** Of the catalogue with these changes. */
  readonly version: string;
  /** Ids of parts that are gone. */
  readonly removed: readonly number[];
  readonly parts: Parts;
};

export function writeChanges({
  version,
  removed,
  parts,
}: Changes<readonly CarriedPart[]>): Uint8Array<ArrayBuffer> {
  const writer = createByteWriter();
  writer.text(version);
  writer.number(removed.length);
  for (const id of removed) writer.number(id);
  for (const table of [writeStock(parts), writeDescriptions(parts)]) {
    writer.number(table.length);
    writer.bytes(table);
  }
  return writer.done();
}

/** @throws RangeError where the bytes are no changes */
export function readChanges(bytes: Uint8Array): Changes<CarriedParts> {
  const reader = createByteReader(bytes);
  const version = reader.text();
  const removed = Array.from({ length: reader.number() }, () => reader.number());
  const stock = reader.bytes(reader.number());
  return { version, removed, parts: readParts(stock, reader.bytes(reader.number())) };
}
