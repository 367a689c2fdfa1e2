/**
 * Numbers of parts as they are compared, each at its place. Those that there are from the beginning lie behind one another as bytes, in
 * order: as many texts would take four times the memory, and some milliseconds to be made.
 */

/** Keys are capital letters and digits: a byte each. In ascending order. */
export type SavedKeys = {
  readonly bytes: Uint8Array;
  /** Where each ends. */
  readonly ends: Uint32Array;
};

export type NumberKeys = {
  count(): number;
  /** How many there were from the beginning, in order. */
  readonly inOrder: number;
  /** Puts one behind the last. */
  push(key: string): void;
  at(place: number): string;
  is(place: number, key: string): boolean;
  /** Whether it comes before what begins so. */
  isBefore(place: number, beginning: string): boolean;
  startsWith(place: number, beginning: string): boolean;
  endsWith(place: number, end: string): boolean;
};

const none: SavedKeys = { bytes: new Uint8Array(0), ends: new Uint32Array(0) };

export function createNumberKeys({ bytes, ends }: SavedKeys = none): NumberKeys {
  const since: string[] = [];
  const saved = ends.length;
  const startOf = (place: number): number => (place === 0 ? 0 : ends[place - 1]!);

  /** Whether a text stands in the bytes from there on. */
  function stands(text: string, from: number): boolean {
    for (let nth = 0; nth < text.length; nth++) if (bytes[from + nth] !== text.charCodeAt(nth)) return false;
    return true;
  }

  return {
    count: () => saved + since.length,
    inOrder: saved,
    push: (key) => void since.push(key),
    at: (place) =>
      place < saved
        ? String.fromCharCode(...bytes.subarray(startOf(place), ends[place]))
        : since[place - saved]!,
    is(place, key) {
      if (place >= saved) return since[place - saved] === key;
      return ends[place]! - startOf(place) === key.length && stands(key, startOf(place));
    },
    isBefore(place, beginning) {
      if (place >= saved) return since[place - saved]! < beginning;
      const [from, end] = [startOf(place), ends[place]!];
      for (let nth = 0; nth < beginning.length; nth++) {
        if (from + nth === end) return true;
        const apart = bytes[from + nth]! - beginning.charCodeAt(nth);
        if (apart !== 0) return apart < 0;
      }
      return false;
    },
    startsWith(place, beginning) {
      if (place >= saved) return since[place - saved]!.startsWith(beginning);
      return ends[place]! - startOf(place) >= beginning.length && stands(beginning, startOf(place));
    },
    endsWith(place, end) {
      if (place >= saved) return since[place - saved]!.endsWith(end);
      const from = ends[place]! - end.length;
      return from >= startOf(place) && stands(end, from);
    },
  };
}

/** @param keys in ascending order */
export function saveKeys(keys: readonly string[]): SavedKeys {
  let end = 0;
  return {
    bytes: new TextEncoder().encode(keys.join('')),
    ends: Uint32Array.from(keys, ({ length }) => (end += length)),
  };
}
