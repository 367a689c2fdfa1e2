/** A chosen make, model and year as the car that is remembered. */
import type { MyCar } from '../../../domain/my-car.ts';

type Row = { readonly id: number; readonly name: string };
type Chosen = {
  readonly brand?: string | undefined;
  readonly model?: string | undefined;
  readonly year?: number | undefined;
};

/** @returns undefined unless one make and one model of the lists are chosen, by their ids */
export function carOf(
  {
    brands,
    models,
  }: { readonly brands: readonly Row[]; readonly models: readonly (Row & { readonly brandId: number })[] },
  { brand, model, year }: Chosen,
): MyCar | undefined {
  const ofBrand = rowOf(brands, brand);
  const ofModel = rowOf(
    models.filter(({ brandId }) => brandId === ofBrand?.id),
    model,
  );
  return ofBrand && ofModel && { brand: ofBrand, model: ofModel, year };
}

function rowOf(rows: readonly Row[], chosen: string | undefined): Row | undefined {
  const row = rows.find(({ id }) => String(id) === chosen);
  return row && { id: row.id, name: row.name };
}
