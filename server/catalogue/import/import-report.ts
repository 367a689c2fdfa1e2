/** What an import tells: how many lines went in, what is wrong with the others, what was taken otherwise than written. */
import type { InBoth } from '../../../domain/constants.ts';
import type { PhotoWish } from '../photos/import-photos.ts';
import type { Fault, Note } from './row.ts';
import type { Told } from './told/told.ts';

export type LineFault = Fault & { readonly line: number };
export type LineNote = Note & { readonly line: number };

export type ImportReport = {
  /** Lines with something in them, the header aside. */
  readonly lines: number;
  /** How many of them did not go in; each has at least one fault. */
  readonly refused: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** The first thousand; `faultCount` counts all. */
  readonly faults: readonly LineFault[];
  readonly faultCount: number;
  /** The same. */
  readonly notes: readonly LineNote[];
  readonly noteCount: number;
  readonly unknownColumns: readonly string[];
  /** Lines of records with nothing in them, which were passed over. */
  readonly blankLines: readonly number[];
  /** Pieces that fit no kind and went to "other", with the first names. */
  readonly otherKinds: { readonly count: number; readonly names: readonly string[] };
  /** Models that the file brought in and the shop did not know. */
  readonly madeModels: readonly string[];
  /** Why nothing of the file could be read at all: a whole sentence. */
  readonly unreadable?: InBoth;
  /** Set when it ended before the file did: the last line that is settled, and why. */
  readonly stopped?: { readonly afterLine: number; readonly reason: 'interrupted' | 'database gone' };
  readonly photos: PhotoWishes;
};

export type PhotoWishes = {
  readonly wishes: readonly PhotoWish[];
  /** Lines that name files, which need a folder to be looked for in. */
  readonly linesWithFiles: number;
};

/** Hears every fault and note at once, also those that the report no longer holds. */
export type Hearer = {
  fault?(fault: LineFault): void;
  note?(note: LineNote): void;
};

export type Findings = {
  readonly faults: LineFault[];
  readonly notes: LineNote[];
  count(): { refused: number; faultCount: number; noteCount: number };
  /** A piece that fits no kind. */
  otherKind(name: string): void;
  others(): ImportReport['otherKinds'];
  /** A line that does not go in. */
  refuse(line: number, faults: readonly Fault[]): void;
  note(line: number, notes: readonly Note[]): void;
};

/** Most faults, and most notes, that are held in memory. */
const mostHeld = 1_000;
/** Names of pieces without a kind that are held. */
const mostOthers = 50;
/** Longest text of a cell that is told. */
const longestRead = 200;

export function createFindings(hearer: Hearer): Findings {
  const faults: LineFault[] = [];
  const notes: LineNote[] = [];
  let refused = 0;
  let faultCount = 0;
  let noteCount = 0;
  let otherCount = 0;
  const otherNames = new Set<string>();
  return {
    faults,
    notes,
    otherKind(name) {
      otherCount += 1;
      if (otherNames.size < mostOthers) otherNames.add(short(name));
    },
    others: () => ({ count: otherCount, names: [...otherNames] }),
    count: () => ({ refused, faultCount, noteCount }),
    refuse(line, found) {
      refused += 1;
      for (const { column, read, expected } of found) {
        const fault = { line, column, read: short(read), expected };
        faultCount += 1;
        if (faults.length < mostHeld) faults.push(fault);
        hearer.fault?.(fault);
      }
    },
    note(line, found) {
      for (const { column, read, taken } of found) {
        const note = { line, column, read: short(read), taken };
        noteCount += 1;
        if (notes.length < mostHeld) notes.push(note);
        hearer.note?.(note);
      }
    },
  };
}

const short = <Read extends Told>(read: Read): Read | string =>
  typeof read === 'string' && read.length > longestRead
    ? `${read.slice(0, longestRead)}…`.toWellFormed()
    : read;
