/** A change of a part as the log's reader understands it: a kind and a donor car by their names, which may be others one day. */
import { eq } from 'drizzle-orm';
import { carLine } from '../../../domain/car-line.ts';
import type { PartFields } from '../../../domain/contract/desk-part.ts';
import type { Logged } from '../../../domain/desk/log-fields.ts';
import type { Executor } from '../../db/client.ts';
import { brands, cars, categories, models } from '../../db/schema/catalogue.ts';

/** @returns the same, with the names of what it names by number, in Italian */
export async function loggedEdit(tx: Executor, fields: Partial<PartFields>): Promise<Logged> {
  const { kindId, carId } = fields;
  return {
    ...fields,
    ...(kindId !== undefined && { kind: await kindName(tx, kindId) }),
    ...(carId !== undefined && { donorCar: carId === null ? null : await nameOfCar(tx, carId) }),
  };
}

async function kindName(tx: Executor, id: number): Promise<string | undefined> {
  const [kind] = await tx.select({ name: categories.nameIt }).from(categories).where(eq(categories.id, id));
  return kind?.name;
}

/** @returns make, model, year, kilometres and number in a line; undefined where there is no such car */
export async function nameOfCar(tx: Executor, id: number): Promise<string | undefined> {
  const [row] = await tx
    .select({
      brand: brands.name,
      model: models.name,
      year: cars.year,
      mileageKm: cars.mileageKm,
      vin: cars.vin,
    })
    .from(cars)
    .innerJoin(models, eq(models.id, cars.modelId))
    .innerJoin(brands, eq(brands.id, cars.brandId))
    .where(eq(cars.id, id));
  if (!row) return undefined;
  const { brand, model, vin, ...known } = row;
  const line = carLine({ model: { name: model, brand: { name: brand } }, ...known }, 'it');
  return [line, vin].filter(Boolean).join(' · ');
}
