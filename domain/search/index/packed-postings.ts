/**
 * Lists of rows in few bytes, to be carried and stored: of each row how far it is from the one before and what the word weighs there, in one
 * number (LEB128), mostly of one or two bytes. A list is unpacked when it is looked for; that takes a millisecond for a million rows.
 */
import { copied, createGrowing, push, type Growing } from './growing.ts';

/** Rows that have a word, and what it weighs in each. */
export type Posted = { readonly rows: Uint32Array; readonly scores: Uint16Array };

export type PackedPostings = {
  /** All lists behind one another. */
  readonly bytes: Uint8Array;
  /** Of each word where its bytes end, and how many rows it has. */
  readonly ends: Uint32Array;
  readonly counts: Uint32Array;
  /** All different weights, told by their places here. */
  readonly scores: Uint16Array;
};

/** Of the number of a row: which weight it is. */
const placeBits = 3;

/** So many rows are packed in a few milliseconds. */
const rowsInTurn = 200_000;

/**
 * @param lists of the words in their order, each asked for once
 * @param scores all weights that may stand there
 * @param othersTurn lets others be served now and then
 * @throws RangeError for a weight that is none of them
 */
export async function packPostings(
  lists: Iterable<Posted>,
  scores: readonly number[],
  othersTurn: () => Promise<void> = async () => {},
): Promise<PackedPostings> {
  const bytes = createGrowing(Uint8Array);
  if (scores.length > 2 ** placeBits)
    throw new RangeError('there are more different weights than are told apart');
  const placeOf = new Map(scores.map((score, place) => [score, place]));
  const [ends, counts]: [number[], number[]] = [[], []];
  let rows = 0;
  for (const list of lists) {
    packList(bytes, list, placeOf);
    ends.push(bytes.length);
    counts.push(list.rows.length);
    rows += list.rows.length;
    if (rows < rowsInTurn) continue;
    rows = 0;
    await othersTurn();
  }
  return {
    bytes: copied(bytes),
    ends: Uint32Array.from(ends),
    counts: Uint32Array.from(counts),
    scores: Uint16Array.from(scores),
  };
}

function packList(
  bytes: Growing<Uint8Array>,
  { rows, scores }: Posted,
  placeOf: ReadonlyMap<number, number>,
): void {
  let before = -1;
  for (let nth = 0; nth < rows.length; nth++) {
    const [row, place] = [rows[nth]!, placeOf.get(scores[nth]!)];
    if (place === undefined) throw new RangeError(`no word weighs ${scores[nth]}`);
    let code = ((row - before - 1) << placeBits) | place;
    for (; code > 127; code >>>= 7) push(bytes, (code & 127) | 128);
    push(bytes, code);
    before = row;
  }
}

/** Unpacks the list of a word into the beginning of lists that are long enough. */
export function unpackInto({ rows, scores }: Posted, packed: PackedPostings, word: number): void {
  const { bytes, ends, counts, scores: weights } = packed;
  const count = counts[word]!;
  const mask = 2 ** placeBits - 1;
  let [at, row] = [ends[word - 1] ?? 0, -1];
  for (let nth = 0; nth < count; nth++) {
    let byte = bytes[at++]!;
    let code = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++]!;
      code |= (byte & 127) << shift;
    }
    row += (code >>> placeBits) + 1;
    rows[nth] = row;
    scores[nth] = weights[code & mask]!;
  }
}
