/**
 * A number for each of many ids. What was there from the beginning stands in lists in order of the ids, found by halving; what came or
 * went since, beside it: a `Map` of a hundred thousand takes five megabytes and, each time it is opened, ten milliseconds.
 */

export type IdMap = {
  get(id: number): number | undefined;
  set(id: number, value: number): void;
  delete(id: number): void;
  size(): number;
  ids(): Iterable<number>;
};

export type SavedIds = {
  /** In ascending order. */
  readonly ids: Uint32Array;
  /** Of each of them; its place here when left out. */
  readonly values?: Uint32Array;
};

const none: SavedIds = { ids: new Uint32Array(0) };

/** @param saved to go on with; it is read and never written */
export function createIdMap({ ids, values }: SavedIds = none): IdMap {
  /** Undefined for one that is gone. */
  const since = new Map<number, number | undefined>();
  let size = ids.length;

  function savedPlaceOf(id: number): number | undefined {
    let [from, to] = [0, ids.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (ids[middle]! < id) from = middle + 1;
      else to = middle;
    }
    return ids[from] === id ? from : undefined;
  }

  function get(id: number): number | undefined {
    if (since.size > 0) {
      const value = since.get(id);
      if (value !== undefined || since.has(id)) return value;
    }
    const place = savedPlaceOf(id);
    return place === undefined || !values ? place : values[place];
  }

  return {
    get,
    set(id, value) {
      if (get(id) === undefined) size += 1;
      since.set(id, value);
    },
    delete(id) {
      if (get(id) === undefined) return;
      size -= 1;
      if (savedPlaceOf(id) === undefined) since.delete(id);
      else since.set(id, undefined);
    },
    size: () => size,
    *ids() {
      for (const id of ids) if (!since.has(id)) yield id;
      for (const [id, value] of since) if (value !== undefined) yield id;
    },
  };
}

/** @returns to be gone on with: its own lists, in order */
export function saveIds(map: IdMap): Required<SavedIds> {
  const ids = Uint32Array.from(map.ids()).sort();
  return { ids, values: ids.map((id) => map.get(id)!) };
}
