/** Writes a request for a part down, and lets the shop and its sender know. */
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Locale } from '../../domain/constants.ts';
import type { PartRequest, RequestTaken } from '../../domain/contract/forms.ts';
import { Problem } from '../../domain/problem.ts';
import type { Executor } from '../db/client.ts';
import { brands, models } from '../db/schema/catalogue.ts';
import { requestPhotos, requests } from '../db/schema/shop.ts';
import type { Jobs } from '../jobs/job-data.ts';
import { mayConfirm } from './may-confirm.ts';
import type { SentPhoto } from './take-photos.ts';

export type SentRequest = {
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
