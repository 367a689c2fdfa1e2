/** What of a catalogue changed since a version of it: the parts as they are now, and those that are gone. */
import { createByteReader, createByteWriter, joinedBytes, partedBytes } from './bytes.ts';
import type { CarriedPart } from './carried-part.ts';
import { readParts, tableNames, writeParts, type CarriedParts, type Tables } from './carried-parts.ts';

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
  writer.bytes(joinedBytes(tableNames.map((name) => writeParts(name, parts))));
  return writer.done();
}

/** @throws RangeError where the bytes are no changes */
export function readChanges(bytes: Uint8Array): Changes<CarriedParts> {
  const reader = createByteReader(bytes);
  const version = reader.text();
  const removed = Array.from({ length: reader.number() }, () => reader.number());
  const [stock, descriptions] = partedBytes(reader.rest(), tableNames.length);
  return { version, removed, parts: readParts({ stock, descriptions } as Tables) };
}
