/** A catalogue that grows with the pieces that come: first the words, then all tables of some parts together. */
import type { Piece } from '../../domain/contract/snapshot.ts';
import { createCarriedCatalogue, type CarriedCatalogue } from '../../domain/snapshot/carried-catalogue.ts';
import { readParts, tableNames, type TableName } from '../../domain/snapshot/carried-parts.ts';
import { openWords, packWords, type CarriedWords } from '../../domain/snapshot/carried-words.ts';
import { readChanges } from '../../domain/snapshot/changes.ts';
import { fromJsonBytes } from '../../domain/snapshot/json-bytes.ts';
import { isConsistent, type SavedAssembly } from './saved-index.ts';

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
  save(): Promise<SavedAssembly | undefined>;
};

type Waiting = Partial<Record<TableName, Uint8Array>>;

/**
 * @param othersTurn lets others be served in the middle of a long search
 * @param saved to go on with
 * @throws Error where what was saved cannot be gone on with
 */
export function createAssembly(othersTurn: () => Promise<void>, saved?: SavedAssembly): Assembly {
  let held: Assembly['held'] = saved && restored(saved, othersTurn);
  /** Tables that wait for their sisters, or for the words. */
  const waiting = new Map<string, Waiting>();

  function put(key: string): boolean {
    const tables = waiting.get(key);
    if (!held || !tables || !tableNames.every((name) => tables[name])) return true;
    waiting.delete(key);
    return held.catalogue.put(readParts(tables as Required<Waiting>));
  }

  return {
    get held() {
      return held;
    },
    take({ of, from, to }, bytes) {
      if (of === 'words') {
        const words = fromJsonBytes(bytes) as CarriedWords;
        held = { catalogue: createCarriedCatalogue(words, undefined, othersTurn), words };
        return [...waiting.keys()].every(put);
      }
      const key = `${from} ${to}`;
      waiting.set(key, { ...waiting.get(key), [of]: bytes });
      return put(key);
    },
    change(bytes) {
      const { version, removed, parts } = readChanges(bytes);
      if (!held) return undefined;
      held.catalogue.remove(removed);
      const isEmpty = removed.length === 0 && parts.count === 0;
      return isEmpty || held.catalogue.put(parts) ? { version, isEmpty } : undefined;
    },
    save: async () => held && { catalogue: await held.catalogue.save(), words: packWords(held.words) },
  };
}

function restored(saved: SavedAssembly, othersTurn: () => Promise<void>): Assembly['held'] {
  if (!isConsistent(saved)) throw new RangeError('what was saved is not whole');
  const words = openWords(saved.words);
  return { catalogue: createCarriedCatalogue(words, saved.catalogue, othersTurn), words };
}

/** Words first, then part by part all that is known of it: what has come can be searched while the rest is on its way. */
export const inOrderOfUse = (pieces: readonly Piece[]): Piece[] => {
  const groups = [...new Set(pieces.map(({ from }) => from))];
  const places = new Map(groups.map((group, place) => [group, place]));
  const placeOf = (piece: Piece): number => (piece.of === 'words' ? -1 : (places.get(piece.from) ?? 0));
  return pieces.toSorted((one, other) => placeOf(one) - placeOf(other));
};
