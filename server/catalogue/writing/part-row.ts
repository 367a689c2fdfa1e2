/** A piece as the columns of `parts`: what is derived from it is derived here and nowhere else. */
import { discounted } from '../../../domain/money.ts';
import { normalizePartNumber, serialKeyOf } from '../../../domain/part-number.ts';
import { known, type KnownNames } from './known-names.ts';
import type { FittedModel, Piece } from './piece.ts';

/** The columns that a yard's file decides; an import compares them to know whether anything changed. */
export type PartRow = {
  readonly sku: string;
  readonly categoryId: number;
  readonly carId: number | null;
  readonly nameIt: string;
  readonly nameEn: string;
  readonly descriptionIt: string;
  readonly descriptionEn: string;
  readonly serialNumber: string;
  readonly serialKey: string;
  readonly manufacturerCode: string | null;
  readonly manufacturerKey: string | null;
  readonly price: number;
  readonly discount: number;
  readonly discountedPrice: number;
  readonly listedQuantity: number;
  readonly condition: string;
  readonly weightKg: number;
  /** The donor car's first, so that lists know which to show. */
  readonly modelIds: readonly number[];
  readonly brandIds: readonly number[];
};

/** @param carId id of its donor car, or null */
export function partRow(piece: Piece, carId: number | null, names: KnownNames): PartRow {
  const modelIds = distinct(fittedModels(piece, names).map(({ modelId }) => modelId));
  const brandIds = distinct(modelIds.map((modelId) => known(names.models, modelId).brandId));
  const makeId = piece.car?.brandId ?? brandIds[0];
  const makeSlug = makeId === undefined ? undefined : known(names.brands, makeId).slug;
  return {
    sku: piece.sku,
    categoryId: piece.kindId,
    carId,
    nameIt: piece.nameIt,
    nameEn: piece.nameEn,
    descriptionIt: piece.descriptionIt,
    descriptionEn: piece.descriptionEn,
    serialNumber: piece.serialNumber,
    serialKey: serialKeyOf(piece.serialNumber, makeSlug),
    manufacturerCode: piece.manufacturerCode,
    manufacturerKey: piece.manufacturerCode && normalizePartNumber(piece.manufacturerCode),
    price: piece.price,
    discount: piece.discount,
    discountedPrice: discounted(piece.price, piece.discount),
    listedQuantity: piece.quantity,
    condition: piece.condition,
    weightKg: piece.weightKg,
    modelIds,
    brandIds,
  };
}

/** What it fits: the model it came from first (in all its years, unless the file narrows them), then the others, each once. */
export function fittedModels(piece: Piece, names: KnownNames): FittedModel[] {
  const fits = new Map(piece.fits.map((fit) => [fit.modelId, fit]));
  if (!piece.car) return [...fits.values()];
  const { modelId } = piece.car;
  const { yearFrom, yearTo } = known(names.models, modelId);
  const donor = fits.get(modelId) ?? { modelId, from: yearFrom, to: yearTo };
  fits.delete(modelId);
  return [donor, ...fits.values()];
}

const distinct = <Value>(values: Iterable<Value>): Value[] => [...new Set(values)];
