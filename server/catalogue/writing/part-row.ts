/** A piece as the columns of `parts`: what is derived from it is derived here and nowhere else. */
import type { FactName } from '../../../domain/facts/facts.ts';
import { partFacts, pickFacts } from '../../../domain/facts/fact-names.ts';
import { discounted } from '../../../domain/money.ts';
import { normalizePartNumber, serialKeyOf } from '../../../domain/part-number.ts';
import type { parts } from '../../db/schema/catalogue.ts';
import { known } from '../../../domain/search/cars/known-names.ts';
import type { KnownNames } from './known-names.ts';
import type { FittedModel, Piece } from './piece.ts';

/** The columns that a yard's file decides: what it says, and what is looked up or worked out from that. */
export const fileColumns = [
  ...partFacts,
  'categoryId',
  'carId',
  'descriptionEn',
  'serialKey',
  'manufacturerKey',
  'otherKeys',
  'discountedPrice',
  // The donor car's first, so that lists know which to show.
  'modelIds',
  'brandIds',
] as const;

/** The columns that a fact of the file decides; `carId` and `fits` stand for all that says which cars it is of. */
export function columnsOfFact(fact: FactName): readonly string[] {
  switch (fact) {
    case 'make':
    case 'model':
      return ['carId', 'fits'];
    case 'fits':
      return ['fits'];
    case 'category':
      return ['categoryId'];
    case 'serialNumber':
      return ['serialNumber', 'serialKey'];
    case 'manufacturerCode':
      return ['manufacturerCode', 'manufacturerKey'];
    case 'otherNumbers':
      return ['otherNumbers', 'otherKeys'];
    case 'descriptionIt':
      return ['descriptionIt', 'descriptionEn'];
    default:
      return (partFacts as readonly string[]).includes(fact) ? [fact] : [];
  }
}

/** An import compares them to know whether anything changed. */
export type PartRow = Readonly<Pick<typeof parts.$inferSelect, (typeof fileColumns)[number]>>;

/** @param carId id of its donor car, or null */
export function partRow(piece: Piece, carId: number | null, names: KnownNames): PartRow {
  const modelIds = distinct(fittedModels(piece, names).map(({ modelId }) => modelId));
  const brandIds = distinct(modelIds.map((modelId) => known(names.models, modelId).brandId));
  const makeId = piece.car?.brandId ?? brandIds[0];
  const makeSlug = makeId === undefined ? undefined : known(names.brands, makeId).slug;
  return {
    ...pickFacts(partFacts, piece),
    categoryId: piece.kindId,
    carId,
    descriptionEn: piece.descriptionEn,
    serialKey: serialKeyOf(piece.serialNumber, makeSlug),
    manufacturerKey: piece.manufacturerCode && normalizePartNumber(piece.manufacturerCode),
    otherNumbers: [...piece.otherNumbers],
    otherKeys: piece.otherNumbers.map((number) => serialKeyOf(number, makeSlug)),
    discountedPrice: discounted(piece.price, piece.discount),
    modelIds,
    brandIds,
  };
}

/** What it fits: the model it came from first (in all its years, unless the file narrows them), then the others, each once. */
export function fittedModels(piece: Piece, names: KnownNames): FittedModel[] {
  const fits = new Map(piece.fits.map((fit) => [fit.modelId, fit]));
  if (!piece.car) return [...fits.values()];
  const { modelId } = piece.car;
  const { yearFrom, yearTo, isOwn } = known(names.models, modelId);
  // When a model of the yard's own was built nobody but its lines say, and each says its own.
  const donor = fits.get(modelId) ?? { modelId, from: isOwn ? null : yearFrom, to: isOwn ? null : yearTo };
  fits.delete(modelId);
  return [donor, ...fits.values()];
}

const distinct = <Value>(values: Iterable<Value>): Value[] => [...new Set(values)];
