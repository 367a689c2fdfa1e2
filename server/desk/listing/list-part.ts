/** A piece that was listed at the shelf comes into the catalogue: by the writer that the yard's files go through, with its photos and its line in the log. */
import { eq } from 'drizzle-orm';
import type { NewPart, PartListed } from '../../../domain/contract/desk-listing.ts';
import { Problem, type FieldProblem } from '../../../domain/problem.ts';
import { createOtherKinds, otherPrefix } from '../../catalogue/import/kinds/other-kinds.ts';
import { nameOf } from '../../catalogue/naming/part-names.ts';
import { choosePhotos } from '../../catalogue/photos/choose-photos.ts';
import { findPhotos } from '../../catalogue/photos/keep-photo.ts';
import { donorCarOf, faultsOfCar } from '../../catalogue/writing/donor-car.ts';
import { takeTurn } from '../../catalogue/writing/import-turns.ts';
import { loadKnownNames, type KnownKind } from '../../catalogue/writing/known-names.ts';
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
 * Runs in the caller's transaction. Nothing of what the phone says is believed: ids, years and photos are looked up, the weight is the
 * kind's, and the name too but of what fits no kind.
 *
 * @throws Problem `invalid_body` with `kindId`, `name`, `car.modelId`, `car.year`: `invalid`; `name`: `required`; `sku`: `taken`; `photos.2`:
 * `missing`
 */
export async function listPart(tx: Executor, who: Actor, asked: NewPart, now: Date): Promise<PartListed> {
  // Nobody else writes a piece of this code meanwhile.
  await takeTurn(tx);
  const known = await loadKnownNames(tx);
  const names = { ...known, categories: new Map(known.categories) };
  const others = createOtherKinds(names.categories);
  const asSaid = names.categories.get(asked.kindId);
  const kind = asSaid?.parentId === null ? others.of(asSaid.slug) : asSaid;
  const photos = await findPhotos(tx, asked.photos);
  const faults: FieldProblem[] = [
    ...(kind ? faultsOfName(kind, asked.name) : [{ path: 'kindId', code: 'invalid' }]),
    ...faultsOfCar(names, asked.car, now),
    ...((await isTaken(tx, asked.sku)) ? [{ path: 'sku', code: 'taken' }] : []),
    ...asked.photos.flatMap((hash, at) =>
      photos.has(hash) ? [] : [{ path: `photos.${at}`, code: 'missing' }],
    ),
  ];
  if (!kind || faults.length > 0) throw new Problem('invalid_body', { errors: faults });

  const piece = pieceOf(asked, kind);
  await createPieceWriter(tx, () => now, names).write(await others.settle(tx, [piece]));
  const [written] = await tx.select({ id: parts.id }).from(parts).where(eq(parts.sku, asked.sku));
  if (!written) throw new Error(`The piece ${asked.sku} was not written.`);
  const photoIds = asked.photos.flatMap((hash) => photos.get(hash) ?? []);
  if (photoIds.length > 0) await choosePhotos(tx, () => now, written.id, photoIds);
  const { photos: _hashes, sku, quantity, ...said } = asked;
  const after = {
    ...said,
    name: piece.nameIt,
    ...(quantity !== undefined && { onHand: quantity }),
    photos: photoIds.length,
  };
  await logAction(tx, who, { action: 'part_listed', subject: sku, after }, now);
  return { partId: written.id, sku, name: piece.nameIt };
}

const isTaken = async (tx: Executor, sku: string): Promise<boolean> =>
  (await tx.$count(parts, eq(parts.sku, sku))) > 0;

/** What fits no kind has a name of its own; anything else has none. */
function faultsOfName({ slug }: KnownKind, name: string | undefined): FieldProblem[] {
  if (slug.startsWith(otherPrefix)) return name === undefined ? [{ path: 'name', code: 'required' }] : [];
  return name === undefined ? [] : [{ path: 'name', code: 'invalid' }];
}

function pieceOf(asked: NewPart, kind: KnownKind): Piece {
  const { car, side, axle, condition, price, place, sku } = asked;
  const [serialNumber = '', ...otherNumbers] = asked.numbers;
  const made = nameOf(
    { slug: kind.slug, it: kind.nameIt, en: kind.nameEn },
    { side: side ?? undefined, axle: axle ?? undefined },
  );
  return {
    sku,
    nameIt: asked.name ?? made.it,
    nameEn: asked.name ?? made.en,
    descriptionIt: asked.descriptionIt ?? '',
    descriptionEn: '',
    serialNumber,
    otherNumbers,
    manufacturerCode: null,
    price,
    discount: 0,
    listedQuantity: asked.quantity ?? 1,
    condition,
    weightKg: kind.weightKg,
    side,
    axle,
    tested: asked.tested ?? null,
    vatScheme: asked.vatScheme ?? null,
    place,
    internalNotes: asked.internalNotes ?? null,
    purchasePrice: asked.purchasePrice ?? null,
    kindId: kind.id,
    car: donorCarOf(car),
    fits: [],
  };
}
