/** A piece that was listed at the shelf comes into the catalogue: by the writer that the yard's files go through, with its photos and its line in the log. */
import { eq } from 'drizzle-orm';
import type { NewPart, PartListed } from '../../../domain/contract/desk-listing.ts';
import { Problem, type FieldProblem } from '../../../domain/problem.ts';
import { nameOf } from '../../catalogue/naming/part-names.ts';
import { choosePhotos } from '../../catalogue/photos/choose-photos.ts';
import { findPhotos } from '../../catalogue/photos/keep-photo.ts';
import { donorCarOf, faultsOfCar } from '../../catalogue/writing/donor-car.ts';
import { takeTurn } from '../../catalogue/writing/import-turns.ts';
import { loadKnownNames, type KnownKind, type KnownNames } from '../../catalogue/writing/known-names.ts';
import type { Piece } from '../../catalogue/writing/piece.ts';
import { createPieceWriter } from '../../catalogue/writing/write-pieces.ts';
import type { Executor } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import { logAction, type Actor } from '../action-log.ts';

/**
 * Whose the keys are: the yard's, and not the person's. What waited on a phone is sent by whoever signs in there next, and may have been
 * taken before under somebody else's visit.
 */
export const listingScope = 'desk-parts';

/**
 * Runs in the caller's transaction. Nothing of what the phone says is believed: ids, years and photos are looked up, the name and the
 * weight are the kind's.
 *
 * @throws Problem `invalid_body` with `kindId`, `car.modelId`, `car.year`: `invalid`; `sku`: `taken`; `photos.2`: `missing`
 */
export async function listPart(tx: Executor, who: Actor, asked: NewPart, now: Date): Promise<PartListed> {
  // Nobody else writes a piece of this code meanwhile.
  await takeTurn(tx);
  const names = await loadKnownNames(tx);
  const kind = kindOf(names, asked.kindId);
  const photos = await findPhotos(tx, asked.photos);
  const faults: FieldProblem[] = [
    ...(kind ? [] : [{ path: 'kindId', code: 'invalid' }]),
    ...faultsOfCar(names, asked.car, now),
    ...((await isTaken(tx, asked.sku)) ? [{ path: 'sku', code: 'taken' }] : []),
    ...asked.photos.flatMap((hash, at) =>
      photos.has(hash) ? [] : [{ path: `photos.${at}`, code: 'missing' }],
    ),
  ];
  if (!kind || faults.length > 0) throw new Problem('invalid_body', { errors: faults });

  const piece = pieceOf(asked, kind);
  await createPieceWriter(tx, () => now, names).write([piece]);
  const [written] = await tx.select({ id: parts.id }).from(parts).where(eq(parts.sku, asked.sku));
  if (!written) throw new Error(`The piece ${asked.sku} was not written.`);
  const photoIds = asked.photos.flatMap((hash) => photos.get(hash) ?? []);
  if (photoIds.length > 0) await choosePhotos(tx, () => now, written.id, photoIds);
  const { photos: _hashes, sku, ...said } = asked;
  const after = { ...said, name: piece.nameIt, photos: photoIds.length };
  await logAction(tx, who, { action: 'part_listed', subject: sku, after }, now);
  return { partId: written.id, sku, name: piece.nameIt };
}

const isTaken = async (tx: Executor, sku: string): Promise<boolean> =>
  (await tx.$count(parts, eq(parts.sku, sku))) > 0;

/** Groups are no kinds. */
function kindOf({ categories }: KnownNames, id: number): KnownKind | undefined {
  const kind = categories.get(id);
  return kind && kind.parentId !== null ? kind : undefined;
}

function pieceOf(asked: NewPart, kind: KnownKind): Piece {
  const { car, side, axle, condition, price, place, sku } = asked;
  const [serialNumber = '', ...otherNumbers] = asked.numbers;
  const name = nameOf(
    { slug: kind.slug, it: kind.nameIt, en: kind.nameEn },
    { side: side ?? undefined, axle: axle ?? undefined },
  );
  return {
    sku,
    nameIt: name.it,
    nameEn: name.en,
    descriptionIt: '',
    descriptionEn: '',
    serialNumber,
    otherNumbers,
    manufacturerCode: null,
    price,
    discount: 0,
    listedQuantity: 1,
    condition,
    weightKg: kind.weightKg,
    side,
    axle,
    vatScheme: asked.vatScheme ?? null,
    place,
    internalNotes: null,
    purchasePrice: null,
    kindId: kind.id,
    car: donorCarOf(car),
    fits: [],
  };
}
