/** A catalogue that grows with the pieces that come: first the words, then all tables of some parts together. */
import type { Piece } from '../../domain/contract/snapshot.ts';
import { createCarriedCatalogue, type CarriedCatalogue } from '../../domain/snapshot/carried-catalogue.ts';
import {
  readParts,
  tableNames,
  type CarriedParts,
  type TableName,
} from '../../domain/snapshot/carried-parts.ts';
import type { CarriedWords } from '../../domain/snapshot/carried-words.ts';
import { readChanges } from '../../domain/snapshot/changes.ts';
import { isConsistent, type SavedAssembly, type Source } from './saved-index.ts';

export type Assembly = {
  /** Undefined until its words are there. */
  readonly held: { readonly catalogue: CarriedCatalogue; readonly words: CarriedWords } | undefined;
  /**
   * @returns false where they are of makes, models or kinds that the words do not name
   * @throws Error where they are no pieces of a catalogue
   */
  take(piece: Piece, bytes: Uint8Array): boolean;
  /** The same for what changed since. @returns what it is now, and whether anything changed at all; undefined as above */
  change(bytes: Uint8Array<ArrayBuffer>): { readonly version: string; readonly isEmpty: boolean } | undefined;
  /** What was worked out so far, to go on with another time; undefined until its words are there. */
  save(): SavedAssembly | undefined;
};

/** What was saved, and the pieces that it was worked out from. */
export type Saved = {
  readonly assembly: SavedAssembly;
  readonly words: Uint8Array;
  /** The content of a piece. @param sha256 its name */
  readonly piece: (sha256: string) => Uint8Array;
};

type Waiting = Partial<Record<TableName, { readonly sha256: string; readonly bytes: Uint8Array }>>;

/**
 * @param othersTurn lets others be served in the middle of a long search
 * @param saved to go on with
 * @throws Error where what was saved cannot be gone on with
 */
export function createAssembly(othersTurn: () => Promise<void>, saved?: Saved): Assembly {
  let held: Assembly['held'] = saved && restored(saved, othersTurn);
  const sources: Source[] = [...(saved?.assembly.sources ?? [])];
  /** Tables that wait for their sisters, or for the words. */
  const waiting = new Map<string, Waiting>();

  function taken(parts: CarriedParts, source: Source): boolean {
    if (!held?.catalogue.put(parts)) return false;
    sources.push(source);
    return true;
  }

  function put(key: string): boolean {
    const tables = waiting.get(key);
    if (!held || !tables || !tableNames.every((name) => tables[name])) return true;
    waiting.delete(key);
    const { stock, descriptions } = tables as Required<Waiting>;
    return taken(readParts({ stock: stock.bytes, descriptions: descriptions.bytes }), {
      pieces: { stock: stock.sha256, descriptions: descriptions.sha256 },
    });
  }

  return {
    get held() {
      return held;
    },
    take({ of, from, to, sha256 }, bytes) {
      if (of === 'words') {
        const words = readWords(bytes);
        held = { catalogue: createCarriedCatalogue(words, undefined, othersTurn), words };
        return [...waiting.keys()].every(put);
      }
      const key = `${from} ${to}`;
      waiting.set(key, { ...waiting.get(key), [of]: { sha256, bytes } });
      return put(key);
    },
    change(bytes) {
      const { version, removed, parts } = readChanges(bytes);
      if (!held) return undefined;
      held.catalogue.remove(removed);
      const isEmpty = removed.length === 0 && parts.count === 0;
      return isEmpty || taken(parts, { changes: bytes }) ? { version, isEmpty } : undefined;
    },
    save: () => held && { catalogue: held.catalogue.save(), sources: [...sources] },
  };
}

const readWords = (bytes: Uint8Array): CarriedWords =>
  JSON.parse(new TextDecoder().decode(bytes)) as CarriedWords;

function restored({ assembly, words: bytes, piece }: Saved, othersTurn: () => Promise<void>) {
  if (!isConsistent(assembly)) throw new RangeError('what was saved is not whole');
  const words = readWords(bytes);
  const catalogue = createCarriedCatalogue(
    words,
    { catalogue: assembly.catalogue, read: (which) => read(assembly.sources[which]) },
    othersTurn,
  );
  function read(source: Source | undefined): CarriedParts {
    if (!source) throw new RangeError('parts are somewhere that was not saved');
    if ('changes' in source) return readChanges(source.changes).parts;
    const { stock, descriptions } = source.pieces;
    return readParts({ stock: piece(stock), descriptions: piece(descriptions) });
  }
  return { catalogue, words };
}

/** Words first, then part by part all that is known of it: what has come can be searched while the rest is on its way. */
export const inOrderOfUse = (pieces: readonly Piece[]): Piece[] => {
  const groups = [...new Set(pieces.map(({ from }) => from))];
  const places = new Map(groups.map((group, place) => [group, place]));
  const placeOf = (piece: Piece): number => (piece.of === 'words' ? -1 : (places.get(piece.from) ?? 0));
  return pieces.toSorted((one, other) => placeOf(one) - placeOf(other));
};
