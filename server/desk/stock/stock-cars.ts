/** Donor cars that the yard has pieces of, as they are chosen from at the desk. */
import { sql, type SQL } from 'drizzle-orm';
import { carLine } from '../../../domain/car-line.ts';
import type { Locale } from '../../../domain/constants.ts';
import type { StockCar } from '../../../domain/contract/desk-car.ts';
import { carFacts } from '../../../domain/facts/fact-names.ts';
import { selectFacts } from '../../catalogue/select-facts.ts';
import type { Executor } from '../../db/client.ts';

const mostFound = 12;

type Row = Omit<StockCar, 'line'> & { readonly brand: string; readonly model: string };

/** All that tells one car from another, as somebody types it. */
const typedAs = sql`lower(concat_ws(' ', make.name, model.name, donor.year, donor.engine_code, donor.vin, donor.plate))`;

/**
 * Cars in which every word is found, in any order, the latest first; without words those that came last.
 *
 * @param typed make, model, year, or a part of the number or plate
 */
export async function findStockCars(db: Executor, typed: string, locale: Locale): Promise<StockCar[]> {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => sql`position(${word} in ${typedAs}) > 0`);
  return readCars(db, words.length > 0 ? sql.join(words, sql` and `) : sql`true`, locale);
}

/** @returns undefined where there is none */
export async function findStockCar(db: Executor, id: number, locale: Locale): Promise<StockCar | undefined> {
  const [car] = await readCars(db, sql`donor.id = ${id}`, locale);
  return car;
}

async function readCars(db: Executor, where: SQL, locale: Locale): Promise<StockCar[]> {
  const { rows } = await db.execute<Row>(sql`
    select donor.id, make.name as brand, model.name as model, ${selectFacts(carFacts)},
      (select count(*)::int from parts where parts.car_id = donor.id) as parts
    from cars donor join brands make on make.id = donor.brand_id join models model on model.id = donor.model_id
    where ${where} and exists (select 1 from parts where parts.car_id = donor.id)
    order by donor.id desc limit ${mostFound}`);
  return rows.map(({ brand, model, ...car }) => ({
    ...car,
    line: carLine({ ...car, model: { name: model, brand: { name: brand } } }, locale),
  }));
}
