/** What the stock room does to a part or a place. Each goes the way of the catalogue's own rules, and into the log if it changed anything. */
import type { PhotosEdit } from '../../../domain/contract/desk-photos.ts';
import type { PartEdit } from '../../../domain/contract/desk-part.ts';
import type { NewPlace, PlacedBox, Removed } from '../../../domain/contract/desk-stock.ts';
import { Problem } from '../../../domain/problem.ts';
import { findPlace, makePlace, putBox, turnPlace } from '../../catalogue/places/places.ts';
import { editPart, type PartEdited } from '../../catalogue/shopkeeping/edit-part.ts';
import { editPhotos } from '../../catalogue/shopkeeping/edit-photos.ts';
import { putPartAt } from '../../catalogue/shopkeeping/put-part.ts';
import { takeOffSale } from '../../catalogue/shopkeeping/remove-part.ts';
import type { AtStock } from './do-at-stock.ts';
import { loggedEdit } from './logged-edit.ts';

const refusals = {
  seen_otherwise: 'part_changed',
  kept: 'pieces_kept',
  unknown: 'part_not_found',
} as const;

/** @throws Problem for what changed nothing since it could not */
function edited(outcome: PartEdited) {
  if (outcome.outcome === 'changed' || outcome.outcome === 'same') return outcome;
  if (outcome.outcome === 'invalid') {
    const errors = outcome.errors.map(({ path, code }) => ({ path: `change.${path}`, code }));
    throw new Problem('invalid_body', { errors });
  }
  throw new Problem(refusals[outcome.outcome]);
}

/** Puts a piece at a place, wherever it lay. @throws Problem `part_not_found` */
export async function putPart({ tx, now, log }: AtStock, id: number, name: string): Promise<void> {
  const { outcome, sku, before, after } = edited(await putPartAt(tx, id, name, now));
  if (outcome === 'changed') await log({ action: 'part_moved', subject: sku, before, after });
}

/** @throws Problem `place_exists` for a name that one has already, which is left as it is; `invalid_body` for a piece's own code */
export async function addPlace({ tx, log }: AtStock, place: NewPlace): Promise<void> {
  const outcome = await makePlace(tx, place);
  if (outcome === 'exists') throw new Problem('place_exists');
  if (outcome === 'code_of_part')
    throw new Problem('invalid_body', { errors: [{ path: 'name', code: 'code_of_part' }] });
  await log({ action: 'place_added', subject: place.name, after: { isBox: place.isBox } });
}

/** A shelf becomes a box, or the other way. @throws Problem `place_not_found`, `box_in_box` */
export async function changePlace({ tx, log }: AtStock, { name, isBox }: NewPlace): Promise<void> {
  const before = await findPlace(tx, name);
  const outcome = await turnPlace(tx, { name, isBox });
  if (!before || outcome === 'unknown') throw new Problem('place_not_found');
  if (outcome === 'box_in_box') throw new Problem('box_in_box');
  if (outcome === 'changed')
    await log({
      action: 'place_changed',
      subject: before.name,
      before: { isBox: before.isBox, place: before.shelf },
      after: { isBox, place: null },
    });
}

/** @throws Problem `place_not_found` for what is no box; `box_in_box` */
export async function moveBox({ tx, log }: AtStock, { box, shelf }: PlacedBox): Promise<void> {
  const put = await putBox(tx, { box, shelf });
  if (put.outcome === 'unknown') throw new Problem('place_not_found');
  if (put.outcome === 'box_in_box') throw new Problem('box_in_box');
  if (put.outcome === 'changed')
    await log({
      action: 'box_moved',
      subject: put.box,
      before: { place: put.before },
      after: { place: put.after },
    });
}

/**
 * @throws Problem `part_not_found`, `part_changed` where somebody else was quicker, `pieces_kept`, `invalid_body` for a kind or car that
 *   there is not
 */
export async function changePart({ tx, now, log }: AtStock, id: number, edit: PartEdit): Promise<void> {
  const { outcome, sku, before, after } = edited(await editPart(tx, id, edit, now));
  if (outcome !== 'changed') return;
  const [was, is] = [await loggedEdit(tx, before), await loggedEdit(tx, after)];
  await log({ action: 'part_changed', subject: sku, before: was, after: is });
}

/** @throws Problem `part_not_found`, `part_changed`, `invalid_body` with `photos`: `too_many` or `photos.2`: `missing` */
export async function changePhotos({ tx, now, log }: AtStock, id: number, edit: PhotosEdit): Promise<void> {
  const edited = await editPhotos(tx, id, edit, now);
  switch (edited.outcome) {
    case 'changed':
      return log({
        action: 'part_photos_changed',
        subject: edited.sku,
        before: listed(edited.before),
        after: listed(edited.after),
      });
    case 'same':
      return;
    case 'too_many':
      throw new Problem('invalid_body', { errors: [{ path: 'photos', code: 'too_many' }] });
    case 'missing': {
      const errors = edited.places.map((at) => ({ path: `photos.${at}`, code: 'missing' }));
      throw new Problem('invalid_body', { errors });
    }
    case 'seen_otherwise':
    case 'unknown':
      throw new Problem(refusals[edited.outcome]);
  }
}

/** How many, and which in their order: each by the beginning of its hash, which is enough to know it again. */
const listed = (hashes: readonly string[]) => ({
  photos: hashes.length,
  order: hashes.map((hash) => hash.slice(0, 8)).join(' '),
});

/** Pieces that are kept for buyers stay theirs. @throws Problem `part_not_found` */
export async function removePart({ tx, now, log }: AtStock, id: number, why: Removed): Promise<void> {
  const part = await takeOffSale(tx, { id }, now);
  if (!part) throw new Problem('part_not_found');
  if (part.onHand > part.reserved)
    await log({
      action: 'part_removed',
      subject: part.sku,
      before: { pieces: part.onHand },
      after: { pieces: part.reserved, ...why },
    });
}
