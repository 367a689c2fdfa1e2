/**
 * Makes and models that a file names and the database does not have: they get a number of their own below nought at once, and one of
 * the database with the batch that needs them.
 */
import { sql } from 'drizzle-orm';
import { slugOf } from '../../../../domain/fold.ts';
import type { Executor } from '../../../db/client.ts';
import { brands, models } from '../../../db/schema/catalogue.ts';
import type { KnownBrand, KnownModel } from '../../writing/known-names.ts';
import type { Piece } from '../../writing/piece.ts';

type NamesToFill = {
  readonly brands: Map<number, KnownBrand>;
  readonly models: Map<number, KnownModel>;
};

export type MadeNames = {
  brand(name: string, isOwn: boolean): KnownBrand;
  model(brand: KnownBrand, model: Pick<KnownModel, 'name' | 'yearFrom' | 'yearTo' | 'isOwn'>): KnownModel;
  /** How many are new with this file, those that are the yard's own by name. */
  readonly made: readonly KnownModel[];
  /** Writes those that the pieces need. @returns the pieces with the database's numbers */
  settle(db: Executor, pieces: readonly Piece[]): Promise<Piece[]>;
};

export function createMadeNames(names: NamesToFill): MadeNames {
  const bySlug = new Map([...names.brands.values()].map((brand) => [brand.slug, brand]));
  const modelsBySlug = new Map(
    [...names.models.values()].map((model) => [`${model.brandId} ${model.slug}`, model]),
  );
  const real = new Map<number, number>();
  const made: KnownModel[] = [];
  let last = 0;

  const realId = (id: number): number => real.get(id) ?? id;

  async function settleBrand(db: Executor, id: number): Promise<number> {
    const known = realId(id);
    const brand = names.brands.get(id);
    if (known > 0 || !brand) return known;
    const { name, slug, isOwn } = brand;
    const [row] = await db
      .insert(brands)
      .values({ name, slug, isOwn })
      .onConflictDoUpdate({ target: brands.slug, set: { name: sql`brands.name` } })
      .returning();
    if (!row) throw new Error('the database returned no make');
    real.set(id, row.id);
    names.brands.set(row.id, row);
    return row.id;
  }

  async function settleModel(db: Executor, id: number): Promise<number> {
    const known = realId(id);
    const model = names.models.get(id);
    if (known > 0 || !model) return known;
    const { name, slug, yearFrom, yearTo, isOwn } = model;
    const [row] = await db
      .insert(models)
      .values({ name, slug, yearFrom, yearTo, isOwn, brandId: await settleBrand(db, model.brandId) })
      .onConflictDoUpdate({ target: [models.brandId, models.slug], set: { name: sql`models.name` } })
      .returning();
    if (!row) throw new Error('the database returned no model');
    real.set(id, row.id);
    names.models.set(row.id, row);
    return row.id;
  }

  return {
    made,
    brand(name, isOwn) {
      const slug = slugOf(name) || 'altro';
      const present = bySlug.get(slug);
      if (present) return present;
      const brand = { id: --last, name, slug, isOwn };
      bySlug.set(slug, brand);
      names.brands.set(brand.id, brand);
      return brand;
    },
    model(brand, { name, yearFrom, yearTo, isOwn }) {
      const slug = slugOf(name) || 'altro';
      const key = `${brand.id} ${slug}`;
      const present = modelsBySlug.get(key);
      if (present) return present;
      const model = { id: --last, brandId: brand.id, name, slug, yearFrom, yearTo, isOwn };
      modelsBySlug.set(key, model);
      names.models.set(model.id, model);
      made.push(model);
      return model;
    },
    async settle(db, pieces) {
      const settled: Piece[] = [];
      for (const piece of pieces) {
        const { car } = piece;
        const hasNew =
          (car && (car.modelId < 0 || car.brandId < 0)) || piece.fits.some(({ modelId }) => modelId < 0);
        if (!hasNew) {
          settled.push(piece);
          continue;
        }
        const fits = [];
        for (const fit of piece.fits) fits.push({ ...fit, modelId: await settleModel(db, fit.modelId) });
        settled.push({
          ...piece,
          fits,
          car: car && {
            ...car,
            modelId: await settleModel(db, car.modelId),
            brandId: await settleBrand(db, car.brandId),
          },
        });
      }
      return settled;
    },
  };
}
