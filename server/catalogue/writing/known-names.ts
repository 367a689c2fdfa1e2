/** Brands, models and kinds by id, as the database has them: what a piece's ids mean. */
import type { Executor } from '../../db/client.ts';
import { brands, categories, models } from '../../db/schema/catalogue.ts';

export type KnownBrand = typeof brands.$inferSelect;
export type KnownModel = typeof models.$inferSelect;
export type KnownKind = typeof categories.$inferSelect;

/** As the search knows them, and with the rest of their rows. */
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

const byId = <Row extends { id: number }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]));
