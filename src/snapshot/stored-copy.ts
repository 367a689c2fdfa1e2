/**
 * The copy as it lies on the device: pieces under their names, what belongs together beside them. It is written piece by piece, so what
 * is there is always good for going on from.
 */
import type { Piece, Snapshot } from '../../domain/contract/snapshot.ts';
import type { SavedMark } from './saved-index.ts';
import { keyOf } from './stored-names.ts';

/** Where it lies: IndexedDB in a browser. Each call rejects with `ShelfRefused`. */
export type Shelf = {
  get(key: string): Promise<unknown>;
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

type Saved = { readonly mark: SavedMark; readonly bytes: () => Promise<ArrayBuffer> };

export type StoredCopy = ReturnType<typeof createStoredCopy>;

export function createStoredCopy(shelf: Shelf) {
  /** Whether a file that was stored can be read again here; some browser stores it and cannot. */
  let canReadFiles = true;

  /** @throws TypeError where it is none that was written */
  async function bytesIn(saved: unknown): Promise<ArrayBuffer> {
    if (saved instanceof ArrayBuffer) return saved;
    if (saved instanceof Uint8Array) return (saved as Uint8Array<ArrayBuffer>).slice().buffer;
    if (!(saved instanceof Blob)) throw new TypeError('what was saved is no bytes');
    try {
      return await saved.arrayBuffer();
    } catch (error) {
      canReadFiles = false;
      throw error;
    }
  }

  async function readHead(): Promise<Head | undefined> {
    const head = (await shelf.get(keyOf.head)) as Partial<Head> | undefined;
    return head?.format === formatVersion ? (head as Head) : undefined;
  }

  const readSavedMark = async (): Promise<SavedMark | undefined> =>
    (await shelf.get(keyOf.savedMark)) as SavedMark | undefined;

  return {
    readHead,
    writeHead: (head: Omit<Head, 'format'>): Promise<void> =>
      shelf.set([[keyOf.head, { format: formatVersion, ...head } satisfies Head]]),

    async readPiece({ sha256 }: Piece): Promise<Uint8Array<ArrayBuffer> | undefined> {
      const bytes = await shelf.get(sha256);
      return bytes instanceof Uint8Array ? (bytes as Uint8Array<ArrayBuffer>) : undefined;
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
      await shelf.set([[keyOf.head, head]]);
      const own = new Set([keyOf.head, ...snapshot.pieces.map(({ sha256 }) => sha256)]);
      await shelf.remove((await shelf.keys()).filter((key) => !own.has(key)));
      return head;
    },

    readSavedMark,
    /**
     * What was worked out, of what, and a way to its bytes, which take as long to read as all the rest. Another tab may write in between:
     * the bytes say themselves what they are of.
     */
    async readSaved(): Promise<Saved | undefined> {
      const mark = await readSavedMark();
      return mark && { mark, bytes: async () => bytesIn(await shelf.get(keyOf.saved)) };
    },
    /** A browser reads a file of such a size three times as fast as bytes in a record; a private window of Safari stores none. */
    async writeSaved(mark: SavedMark, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
      const write = (saved: Blob | Uint8Array) =>
        shelf.set([
          [keyOf.saved, saved],
          [keyOf.savedMark, mark],
        ]);
      if (!canReadFiles) return write(bytes);
      await write(new Blob([bytes])).catch(async (error: unknown) => {
        if (error instanceof ShelfRefused && error.why === 'full') throw error;
        await write(bytes);
      });
    },
    removeSaved: (): Promise<void> => shelf.remove([keyOf.saved, keyOf.savedMark]),

    clear: async (): Promise<void> => shelf.remove(await shelf.keys()),
  };
}
