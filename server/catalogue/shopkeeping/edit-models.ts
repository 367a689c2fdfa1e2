/** Models as the shopkeeper keeps them: those that the yard's files brought in are renamed, or joined with another one. */
import { and, eq, sql } from 'drizzle-orm';
import { slugOf } from '../../../domain/fold.ts';
import type { Db, Executor } from '../../db/client.ts';
import { models } from '../../db/schema/catalogue.ts';
import { takeTurn } from '../writing/import-turns.ts';

export type ListedModel = {
  readonly id: number;
  readonly make: string;
  readonly name: string;
  readonly yearFrom: number | null;
  readonly yearTo: number | null;
  /** Made from a line of a file. */
  readonly isOwn: boolean;
  /** Parts that came from one or fit it. */
  readonly parts: number;
};

const listed = sql`
  select model.id, make.name as make, model.name, model.year_from as "yearFrom", model.year_to as "yearTo", model.is_own as "isOwn",
    (select count(*)::int from part_fits where model_id = model.id) as parts
  from models model join brands make on make.id = model.brand_id`;

/** @param isAll the shop's own table too; else the models that are the yard's own */
export async function listModels(db: Executor, isAll: boolean): Promise<ListedModel[]> {
  const { rows } = await db.execute<ListedModel>(
    sql`${listed} where ${isAll} or model.is_own order by make.name, model.name`,
  );
  return rows;
}

async function findModel(db: Executor, id: number): Promise<ListedModel | undefined> {
  const { rows } = await db.execute<ListedModel>(sql`${listed} where model.id = ${id}`);
  return rows[0];
}

export type ModelChange =
  | { readonly outcome: 'changed'; readonly before: ListedModel; readonly after: ListedModel }
  | { readonly outcome: 'unknown' | 'not own' | 'taken' | 'other make' };

const remember = async (tx: Executor, brandId: number, key: string, modelId: number): Promise<void> => {
  await tx.execute(sql`
    insert into model_names (brand_id, key, model_id) values (${brandId}, ${key}, ${modelId})
    on conflict (brand_id, key) do update set model_id = excluded.model_id`);
};

/** Renames a model of the yard's own. The next file that calls it as before means it. */
export async function renameModel(db: Db, id: number, name: string): Promise<ModelChange> {
  return db.transaction(async (tx) => {
    await takeTurn(tx);
    const before = await findModel(tx, id);
    if (!before) return { outcome: 'unknown' };
    if (!before.isOwn) return { outcome: 'not own' };
    const [row] = await tx.select().from(models).where(eq(models.id, id));
    if (!row) return { outcome: 'unknown' };
    const slug = slugOf(name);
    const [other] = await tx
      .select()
      .from(models)
      .where(and(eq(models.brandId, row.brandId), eq(models.slug, slug)));
    if (slug === '' || (other && other.id !== id)) return { outcome: 'taken' };
    await tx.update(models).set({ name, slug }).where(eq(models.id, id));
    await remember(tx, row.brandId, row.slug, id);
    return { outcome: 'changed', before, after: { ...before, name } };
  });
}

/** Puts all that is of one model, which is the yard's own, under another one of the same make, and forgets it. */
export async function mergeModels(db: Db, from: number, into: number): Promise<ModelChange> {
  return db.transaction(async (tx) => {
    await takeTurn(tx);
    const [before, after] = [await findModel(tx, from), await findModel(tx, into)];
    if (!before || !after || from === into) return { outcome: 'unknown' };
    if (!before.isOwn) return { outcome: 'not own' };
    const [row] = await tx.select().from(models).where(eq(models.id, from));
    const [other] = await tx.select().from(models).where(eq(models.id, into));
    if (!row || !other) return { outcome: 'unknown' };
    if (row.brandId !== other.brandId) return { outcome: 'other make' };
    await touchParts(tx, from);
    await tx.execute(sql`
      update part_fits set model_id = ${into} where model_id = ${from}
        and not exists (select 1 from part_fits other where other.part_id = part_fits.part_id and other.model_id = ${into})`);
    await tx.execute(sql`delete from part_fits where model_id = ${from}`);
    await tx.execute(sql`
      update parts set model_ids = (
        select array_agg(id order by place) from (
          select case when one.id = ${from} then ${into} else one.id end as id, min(one.place) as place
          from unnest(parts.model_ids) with ordinality one(id, place) group by 1) kept)
      where ${from} = any(model_ids)`);
    // Two cars that differ by nothing but the model become one.
    const moved = sql`replace(fingerprint, ${`[${row.brandId},${from},`}, ${`[${row.brandId},${into},`})`;
    await tx.execute(sql`
      update parts set car_id = other.id from cars car join cars other on other.fingerprint = ${sql.raw('replace(car.fingerprint, ')}${`[${row.brandId},${from},`}, ${`[${row.brandId},${into},`})
      where parts.car_id = car.id and car.model_id = ${from} and other.id <> car.id`);
    await tx.execute(sql`
      delete from cars where model_id = ${from} and not exists (select 1 from parts where car_id = cars.id)`);
    await tx.execute(
      sql`update cars set model_id = ${into}, fingerprint = ${moved} where model_id = ${from}`,
    );
    await tx.execute(sql`update model_names set model_id = ${into} where model_id = ${from}`);
    await remember(tx, row.brandId, row.slug, into);
    await tx.delete(models).where(eq(models.id, from));
    return { outcome: 'changed', before, after };
  });
}

/** Whoever follows the parts hears of those whose model is another one. */
async function touchParts(tx: Executor, modelId: number): Promise<void> {
  await tx.execute(sql`
    update parts set updated_at = updated_at where id in (select part_id from part_fits where model_id = ${modelId})`);
}

/** The model that an id or a name means: `17`, `Fiat Campagnola`. */
export async function modelNamed(db: Executor, typed: string): Promise<number | undefined> {
  if (/^#?\d+$/.test(typed)) return Number(typed.replace('#', ''));
  const { rows } = await db.execute<{ id: number }>(sql`
    select models.id from models join brands on brands.id = models.brand_id
    where lower(brands.name || ' ' || models.name) = lower(${typed.trim()}) limit 1`);
  return rows[0]?.id;
}
