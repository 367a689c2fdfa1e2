/** Makes, models and kinds of parts by id: what the ids of a part mean. */

export type NamedMake = { readonly id: number; readonly name: string; readonly slug: string };

export type NamedModel = {
  readonly id: number;
  readonly brandId: number;
  readonly name: string;
  readonly slug: string;
  /** Null where nobody said when it was built. */
  readonly yearFrom: number | null;
  /** Null while it is built. */
  readonly yearTo: number | null;
};

export type NamedKind = {
  readonly id: number;
  /** Null for a group of kinds. */
  readonly parentId: number | null;
  readonly slug: string;
  /** For repairers only. */
  readonly safety: boolean;
  readonly nameIt: string;
  readonly nameEn: string;
};

export type KnownNames = {
  readonly brands: ReadonlyMap<number, NamedMake>;
  readonly models: ReadonlyMap<number, NamedModel>;
  /** Groups and kinds. */
  readonly categories: ReadonlyMap<number, NamedKind>;
};

/** The entry of an id that the catalogue itself gave; that it is missing is a defect, not a mistake in a file. */
export function known<Row>(rows: ReadonlyMap<number, Row>, id: number): Row {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`no entry has the id ${id}`);
  return row;
}
