/** What a version of the catalogue is, and the text in which browsers are given it and give it back. */
import { createByteReader, createByteWriter } from '../../../domain/snapshot/bytes.ts';

export type Version = {
  /** Of the snapshots: another one after a restore. */
  readonly lineage: string;
  /** Of the table of parts (`stateOfParts`). */
  readonly file: number;
  /** Which transactions are in it, as the database writes it: `xmin:xmax:xip,xip`. */
  readonly visible: string;
};

/** Short, however many transactions were under way. */
export function writeVersion({ lineage, file, visible }: Version): string {
  const [least = 0, next = 0, ...underWay] = visible.split(/[:,]/).filter(Boolean).map(Number);
  const writer = createByteWriter();
  writer.text(lineage);
  for (const number of [file, least, next - least, underWay.length]) writer.number(number);
  underWay.forEach((transaction, at) => writer.number(transaction - (underWay[at - 1] ?? least)));
  return Buffer.from(writer.done()).toString('base64url');
}

/** @returns undefined where the text is none that was ever given out; the database takes what it returns */
export function readVersion(text: string): Version | undefined {
  try {
    const reader = createByteReader(Buffer.from(text, 'base64url'));
    const lineage = reader.text();
    const [file, least, width, count] = [reader.number(), reader.number(), reader.number(), reader.number()];
    const underWay: number[] = [];
    for (let left = count; left > 0; left--) underWay.push((underWay.at(-1) ?? least) + reader.number());
    const next = least + width;
    const isPossible =
      least > 0 &&
      Number.isSafeInteger(next) &&
      underWay.every(
        (transaction, at) => transaction < next && transaction > (underWay[at - 1] ?? least - 1),
      );
    const version = { lineage, file, visible: `${least}:${next}:${underWay.join()}` };
    return isPossible && writeVersion(version) === text ? version : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
