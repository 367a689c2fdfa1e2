/** A photo of a piece, sent from the desk: kept as an imported one is, once, under the hash of its bytes. */
import { createHash } from 'node:crypto';
import { Problem } from '../../../domain/problem.ts';
import { findPhotos, keepPhoto } from '../../catalogue/photos/keep-photo.ts';
import type { Deps } from '../../deps.ts';
import { createLimiter } from '../../http/limiter.ts';
import { kindOf } from '../../images/file-kind.ts';
import { notPhoto } from '../../images/refusals.ts';

/** A photo takes hundreds of megabytes while its pictures are made: one at a time, and a few phones in front of it. */
const photosAtOnce = 1;
const photosWaiting = 8;

/**
 * @returns takes a photo; the same again, also from another phone, costs nothing and changes nothing. It throws Problem `invalid_body`
 *   with `photo`: `other_bytes` for bytes that are not those of the hash, `heic` for what a telephone alone reads, `invalid_image`;
 *   Problem `unavailable` where too many wait
 */
export function createPhotoIntake({
  database: { db },
  media,
  clock,
}: Pick<Deps, 'database' | 'media' | 'clock'>) {
  const inTurn = createLimiter(photosAtOnce, photosWaiting);
  return async (hash: string, file: Uint8Array): Promise<void> => {
    if (createHash('sha256').update(file).digest('hex') !== hash) refuse('other_bytes');
    if ((await findPhotos(db, [hash])).has(hash)) return;
    const kept = await inTurn(() => keepPhoto({ db, media, clock }, file));
    if ('refusal' in kept) refuse(isHeic(file) ? 'heic' : 'invalid_image');
  };
}

function isHeic(file: Uint8Array): boolean {
  const kind = kindOf(file);
  return 'other' in kind && kind.other === notPhoto.heic;
}

function refuse(code: string): never {
  throw new Problem('invalid_body', { errors: [{ path: 'photo', code }] });
}
