/** Brands, models and kinds by id, as the database has them: what a piece's ids mean. */
import type { Executor } from '../../db/client.ts';
import { brands, categories, models } from '../../db/schema/catalogue.ts';

export type KnownBrand = typeof brands.$inferSelect;
export type KnownModel = typeof models.$inferSelect;
export type KnownKind = typeof categories.$inferSelect;

export type KnownNames = {
  readonly brands: ReadonlyMap<number, KnownBrand>;
  readonly models: ReadonlyMap<number, KnownModel>;
  /** Groups and kinds. */
  readonly categories: ReadonlyMap<number, KnownKind>;
};

export async function loadKnownNames(db: Executor): Promise<KnownNames> {
  return {
    brands: byId(await db.select().from(brands)),
    models: byId(await db.select().from(models)),
    categories: byId(await db.select().from(categories)),
  };
}

/** The entry of an id that the database itself gave; that it is missing is a defect, not a mistake in a file. */
export function known<Row>(rows: ReadonlyMap<number, Row>, id: number): Row {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`no entry has the id ${id}`);
  return row;
}

const byId = <Row extends { id: number }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]));
