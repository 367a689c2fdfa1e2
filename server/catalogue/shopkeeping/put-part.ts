/** A piece is put at a place, wherever it lay. */
import type { Executor } from '../../db/client.ts';
import { findPlace } from '../places/places.ts';
import { editPart, type PartEdited } from './edit-part.ts';

/** @param name of the place; written as it is already, where it is known */
export async function putPartAt(tx: Executor, id: number, name: string, now: Date): Promise<PartEdited> {
  const place = (await findPlace(tx, name))?.name ?? name;
  return editPart(tx, id, { change: { place } }, now);
}
