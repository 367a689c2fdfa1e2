/**
 * The copy as it lies on the device: pieces under their names, what belongs together beside them. It is written piece by piece, so what
 * is there is always good for going on from.
 */
import type { Piece, Snapshot } from '../../domain/contract/snapshot.ts';
import type { SavedAssembly, SavedMark } from './saved-index.ts';

/** Where it lies: IndexedDB in a browser. Each call rejects with `ShelfRefused`. */
export type Shelf = {
  get(key: string): Promise<unknown>;
  /** Undefined for each that is not there. */
  getMany(keys: readonly string[]): Promise<unknown[]>;
  set(entries: readonly (readonly [string, unknown])[]): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  keys(): Promise<string[]>;
};

/** Nothing can be stored: no room is left, or the browser forbids it. */
export class ShelfRefused extends Error {
  readonly why: 'full' | 'forbidden';
  constructor(why: 'full' | 'forbidden') {
    super(why);
    this.why = why;
  }
}

/** Raised with what is written below: what another version of the shop wrote otherwise is no copy, and is fetched anew. */
const formatVersion = 1;
const headKey = 'head';
/** What was worked out, and of what: apart, since the first is large. */
const [savedKey, savedMarkKey] = ['index', 'index of'];

export type Head = {
  readonly format: typeof formatVersion;
  /** What is whole, or the first of all that is on its way. */
  readonly snapshot: Snapshot;
  /** What will replace it once it is whole. */
  readonly next?: Snapshot | undefined;
  /** What changed since the snapshot, as it came, one behind the other. */
  readonly changes: readonly Uint8Array<ArrayBuffer>[];
  /** Of the snapshot with these changes. */
  readonly version: string;
  /** When the shop said last that this is how things are: milliseconds since 1970. */
  readonly asOf: number;
};

/** More than this of changes is dearer to read at each opening than the pieces are to fetch anew. */
export const mostChangeBytes = 300_000;

export const lengthOf = (changes: Head['changes']): number =>
  changes.reduce((sum, { length }) => sum + length, 0);

export type StoredCopy = ReturnType<typeof createStoredCopy>;

export function createStoredCopy(shelf: Shelf) {
  async function readHead(): Promise<Head | undefined> {
    const head = (await shelf.get(headKey)) as Partial<Head> | undefined;
    return head?.format === formatVersion ? (head as Head) : undefined;
  }

  return {
    readHead,
    writeHead: (head: Omit<Head, 'format'>): Promise<void> =>
      shelf.set([[headKey, { format: formatVersion, ...head } satisfies Head]]),

    async readPiece({ sha256 }: Piece): Promise<Uint8Array<ArrayBuffer> | undefined> {
      const bytes = await shelf.get(sha256);
      return bytes instanceof Uint8Array ? (bytes as Uint8Array<ArrayBuffer>) : undefined;
    },
    /** All that are there, by their names. */
    async readPieces({ pieces }: Snapshot): Promise<ReadonlyMap<string, Uint8Array>> {
      const names = pieces.map(({ sha256 }) => sha256);
      const found = await shelf.getMany(names);
      return new Map(
        names.flatMap((name, place) => {
          const bytes = found[place];
          return bytes instanceof Uint8Array ? [[name, bytes] as const] : [];
        }),
      );
    },
    writePiece: ({ sha256 }: Piece, bytes: Uint8Array): Promise<void> => shelf.set([[sha256, bytes]]),
    removePieces: (pieces: readonly Piece[]): Promise<void> =>
      shelf.remove(pieces.map(({ sha256 }) => sha256)),

    /** Those that are not there yet. */
    async missingOf({ pieces }: Snapshot): Promise<Piece[]> {
      const there = new Set(await shelf.keys());
      return pieces.filter(({ sha256 }) => !there.has(sha256));
    },

    /** Makes a snapshot that is whole the copy, and lets go of the pieces that it does not have. */
    async settle(snapshot: Snapshot, asOf: number): Promise<Head> {
      const head: Head = { format: formatVersion, snapshot, changes: [], version: snapshot.version, asOf };
      await shelf.set([[headKey, head]]);
      const own = new Set([headKey, ...snapshot.pieces.map(({ sha256 }) => sha256)]);
      await shelf.remove((await shelf.keys()).filter((key) => !own.has(key)));
      return head;
    },

    readSavedMark: async (): Promise<SavedMark | undefined> =>
      (await shelf.get(savedMarkKey)) as SavedMark | undefined,
    readSaved: async (): Promise<SavedAssembly | undefined> =>
      (await shelf.get(savedKey)) as SavedAssembly | undefined,
    writeSaved: (mark: SavedMark, assembly: SavedAssembly): Promise<void> =>
      shelf.set([
        [savedKey, assembly],
        [savedMarkKey, mark],
      ]),
    removeSaved: (): Promise<void> => shelf.remove([savedKey, savedMarkKey]),

    clear: async (): Promise<void> => shelf.remove(await shelf.keys()),
  };
}
