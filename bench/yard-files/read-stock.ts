/** All that the shop holds after an import, as the judge compares it. */
import type { Database } from '../../server/db/client.ts';
import type { StockedPiece } from './judge.ts';

export async function readStock({ pool }: Database): Promise<Map<string, StockedPiece>> {
  const { rows } = await pool.query<StockedPiece>(`
    select sku as code, kind.slug as kind, part.name_it as name, side, axle, discounted_price as price, on_hand as quantity,
      condition as grade, colour, place as shelf, mileage_km as km, vin, engine_code as engine,
      array_remove(array_append(other_numbers, serial_number), '') as numbers,
      (
        select coalesce(json_agg(named), '[]') from (
          select make.name as make, model.name as model, year as "from", year as "to"
            from models model join brands make on make.id = model.brand_id where model.id = car.model_id
          union all
          select make.name, model.name, coalesce(fit.year_from, model.year_from), coalesce(fit.year_to, model.year_to)
            from part_fits fit join models model on model.id = fit.model_id join brands make on make.id = model.brand_id
            where fit.part_id = part.id
        ) named
      ) as cars
    from parts part join categories kind on kind.id = category_id left join cars car on car.id = car_id`);
  return new Map(rows.map((piece) => [piece.code, piece]));
}
