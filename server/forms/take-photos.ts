/** The photos of a form that was found good: unpacked, drawn anew and made small. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { requestPhotoSidePixels } from '../../domain/constants.ts';
import { Problem, type FieldProblem } from '../../domain/problem.ts';
import { takeInSmall } from '../images/small-intake.ts';
import { createLimiter } from '../http/limiter.ts';
import { formsAtOnce, holdFormPlace } from './form-places.ts';
import type { SentParts } from './read-parts.ts';

/** A photo as the shop keeps it, and the hash of what was sent: the same photo again is the same request again. */
export type SentPhoto = { readonly hash: string; readonly content: Uint8Array };

/** An unpacked photo takes 390 MB at worst: one at a time, however many people send some. */
const inTurn = createLimiter(1, formsAtOnce);

/** @throws Problem `invalid_body` with `photos.2` and the like: `too_large`, `invalid_image`; with a part: `too_long`, `unknown_field` */
export function refuseFaults({ sentParts }: Pick<FastifyRequest, 'sentParts'>): void {
  if (sentParts) refuse(sentParts.faults);
}

/**
 * Makes the photos small, one after the other.
 *
 * @returns them in the order in which they were chosen
 * @throws Problem like `refuseFaults`, with what unpacking found out besides
 */
export async function takePhotos(request: FastifyRequest): Promise<SentPhoto[]> {
  return request.sentParts ? holdFormPlace(request, makeSmall(request.sentParts)) : [];
}

async function makeSmall({ files, faults }: SentParts): Promise<SentPhoto[]> {
  const photos: SentPhoto[] = [];
  const found: FieldProblem[] = [...faults];
  for (const [place, file] of files) {
    const taken = await inTurn(() => takeInSmall(file, requestPhotoSidePixels));
    if ('refusal' in taken) found.push({ path: `photos.${place}`, code: 'invalid_image' });
    else photos.push({ hash: createHash('sha256').update(file).digest('base64url'), content: taken.picture });
  }
  refuse(found);
  return photos;
}

function refuse(faults: readonly FieldProblem[]): void {
  if (faults.length === 0) return;
  throw new Problem('invalid_body', { errors: faults.toSorted((a, b) => a.path.localeCompare(b.path)) });
}
