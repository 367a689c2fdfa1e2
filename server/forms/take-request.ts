/** Takes a request for a part that was found good: its photos are drawn anew and made small, it is written down, and the shop and its sender hear of it. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { requestPhotoSidePixels, type Locale } from '../../domain/constants.ts';
import type { PartRequest, RequestTaken } from '../../domain/contract/forms.ts';
import { Problem, type FieldProblem } from '../../domain/problem.ts';
import type { Executor } from '../db/client.ts';
import { brands, models } from '../db/schema/catalogue.ts';
import { requestPhotos, requests } from '../db/schema/shop.ts';
import { createLimiter } from '../http/limiter.ts';
import { takeInSmall } from '../images/small-intake.ts';
import type { Jobs } from '../jobs/job-data.ts';
import { formsAtOnce, holdFormPlace } from './form-places.ts';
import { mayConfirm } from './may-confirm.ts';
import type { SentParts } from './read-parts.ts';

/** A photo as the shop keeps it, and the hash of what was sent: the same photo again is the same request again. */
type SentPhoto = { readonly hash: string; readonly content: Uint8Array };

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

type SentRequest = {
  readonly form: PartRequest;
  readonly photos: readonly SentPhoto[];
  readonly locale: Locale;
};

/**
 * Runs in the caller's transaction, the mails with it.
 *
 * @throws Problem `invalid_body` for a make or model that the lists do not have, or a model of another make
 */
export async function takeRequest(
  tx: Executor,
  jobs: Jobs,
  { form, photos, locale }: SentRequest,
  now: Date,
): Promise<RequestTaken> {
  const { brandId, modelId, phoneNumber, fullName, email, message, quantity } = form;
  const brand = brandId === undefined ? undefined : await findBrand(tx, brandId);
  const model = modelId === undefined ? undefined : await findModel(tx, modelId, brandId);
  const id = uuidv7({ msecs: now.getTime() });
  await tx.insert(requests).values({
    id,
    locale,
    brand: brand?.name ?? form.brand ?? '',
    brandId: brand?.id ?? null,
    model: model?.name ?? form.model ?? '',
    modelId: model?.id ?? null,
    fullName,
    email,
    phoneNumber: phoneNumber ?? null,
    message,
    quantity,
    receivedAt: now,
  });
  if (photos.length > 0)
    await tx.insert(requestPhotos).values(
      photos.map(({ content }, position) => ({
        requestId: id,
        position,
        content: Buffer.from(content),
      })),
    );
  await jobs.send(tx, 'request-mail', { requestId: id });
  await jobs.send(tx, 'staff-notice', { kind: 'request', requestId: id });
  if (await mayConfirm(tx, email, now)) await jobs.send(tx, 'request-receipt-mail', { requestId: id });
  return { id };
}
async function findBrand(tx: Executor, id: number): Promise<{ id: number; name: string }> {
  const [brand] = await tx.select({ id: brands.id, name: brands.name }).from(brands).where(eq(brands.id, id));
  return brand ?? unknown('brandId');
}

async function findModel(
  tx: Executor,
  id: number,
  brandId: number | undefined,
): Promise<{ id: number; name: string }> {
  const [model] = await tx
    .select({ id: models.id, name: models.name, brandId: models.brandId })
    .from(models)
    .where(eq(models.id, id));
  return model && (brandId ?? model.brandId) === model.brandId ? model : unknown('modelId');
}

function unknown(path: string): never {
  throw new Problem('invalid_body', { errors: [{ path, code: 'invalid' }] });
}
