/** A part that turned out to be something else than was said: all that follows from what it is, by the rules of an import. */
import { asc, eq, sql } from 'drizzle-orm';
import type { PartFields } from '../../../domain/contract/desk-part.ts';
import { carFacts, partFacts, pickFacts } from '../../../domain/facts/fact-names.ts';
import type { FactName } from '../../../domain/facts/facts.ts';
import { known } from '../../../domain/search/cars/known-names.ts';
import type { Executor } from '../../db/client.ts';
import { cars, partFits } from '../../db/schema/catalogue.ts';
import type { KnownNames } from '../writing/known-names.ts';
import { columnsOfFact, fittedModels, partRow } from '../writing/part-row.ts';
import type { DonorCar, FittedModel, Piece } from '../writing/piece.ts';
import { madeName, type PartRow } from './part-fields.ts';

type Corrected = {
  /** Of the part's row, with all that is worked out from it. */
  readonly columns: Partial<PartRow>;
  /** Facts that the yard's files leave alone from now on, beside those that were said. */
  readonly besides: readonly FactName[];
  /** The cars it fits, where its donor car is another one. */
  readonly fits: readonly FittedModel[] | undefined;
};

/**
 * @param row the part as it was
 * @param after its fields as they shall be
 * @param said the facts that were said
 */
export async function correctedPart(
  tx: Executor,
  row: PartRow,
  after: PartFields,
  said: readonly FactName[],
  names: KnownNames,
): Promise<Corrected> {
  const [was, kind] = [known(names.categories, row.categoryId), known(names.categories, after.kindId)];
  const made = madeName(kind, after);
  const nameIt = after.nameIt ?? made.it;
  const nameEn = after.nameEn ?? made.en;
  // A weight that nobody has measured is the kind's.
  const weightKg = row.weightKg === was.weightKg ? kind.weightKg : row.weightKg;
  const isOfOtherCar = after.carId !== row.carId;
  const car = await donorCar(tx, after.carId);
  const piece: Piece = {
    ...pickFacts(partFacts, row),
    ...pickFacts(['side', 'axle', 'serialNumber', 'otherNumbers'], after),
    nameIt,
    nameEn,
    weightKg,
    kindId: kind.id,
    descriptionEn: row.descriptionEn,
    car,
    fits: await otherFits(tx, row, isOfOtherCar, names),
  };
  const besides = (['nameIt', 'nameEn', 'weightKg'] as const).filter((name) => piece[name] !== row[name]);
  const changed = new Set(
    [...said, ...besides].flatMap((fact) => [
      ...columnsOfFact(fact),
      // Whose numbers they are decides how they are compared.
      ...(fact === 'model' ? ['modelIds', 'brandIds', 'serialKey', 'otherKeys'] : []),
    ]),
  );
  const columns = Object.entries(partRow(piece, after.carId, names)).filter(([name]) => changed.has(name));
  return {
    columns: Object.fromEntries(columns) as Partial<PartRow>,
    besides,
    fits: isOfOtherCar ? fittedModels(piece, names) : undefined,
  };
}

/** Replaces what is known of the cars that a part fits. */
export async function writeFits(tx: Executor, partId: number, fits: readonly FittedModel[]): Promise<void> {
  await tx.delete(partFits).where(eq(partFits.partId, partId));
  if (fits.length > 0)
    await tx
      .insert(partFits)
      .values(fits.map(({ modelId, from, to }) => ({ partId, modelId, yearFrom: from, yearTo: to })));
}

async function donorCar(tx: Executor, id: number | null): Promise<DonorCar | null> {
  if (id === null) return null;
  const [row] = await tx.select().from(cars).where(eq(cars.id, id));
  return row ? { ...pickFacts(carFacts, row), brandId: row.brandId, modelId: row.modelId } : null;
}

/** The cars it fits; of another donor car without the model that it only fits because it was said to come from one. */
async function otherFits(
  tx: Executor,
  { id, carId, modelIds }: PartRow,
  isOfOtherCar: boolean,
  names: KnownNames,
): Promise<FittedModel[]> {
  const rows = await tx
    .select({ modelId: partFits.modelId, from: partFits.yearFrom, to: partFits.yearTo })
    .from(partFits)
    .where(eq(partFits.partId, id))
    .orderBy(asc(sql`array_position(${sql.param(modelIds)}::int[], ${partFits.modelId})`));
  if (!isOfOtherCar || carId === null) return rows;
  const before = await donorCar(tx, carId);
  if (!before) return rows;
  const { modelId } = before;
  const { yearFrom, yearTo, isOwn } = known(names.models, modelId);
  // Years that the yard's file gave were said of the part itself.
  const isDonors = (fit: FittedModel) =>
    fit.modelId === modelId && (isOwn || (fit.from === yearFrom && fit.to === yearTo));
  return rows.filter((fit) => !isDonors(fit));
}
