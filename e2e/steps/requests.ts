/** Somebody writes to the shop, without a screen. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { makePhoto } from '../../test/make-photo.ts';
import type { ShopPlace } from './shop.ts';

type Asked = {
  readonly fullName: string;
  readonly email: string;
  readonly message: string;
  readonly hasPhoto?: boolean;
};

/** Asks for a part of a Fiat Panda. @throws Error with what the shop said where it did not take it */
export async function askForPart(
  request: APIRequestContext,
  { url }: Pick<ShopPlace, 'url'>,
  { hasPhoto = false, ...person }: Asked,
): Promise<void> {
  const sent = await request.post(`${url}/api/requests`, {
    headers: { 'idempotency-key': randomUUID() },
    multipart: {
      ...person,
      brand: 'Fiat',
      model: 'Panda',
      quantity: 1,
      ...(hasPhoto && {
        photos: { name: 'pezzo.jpg', mimeType: 'image/jpeg', buffer: await makePhoto() },
      }),
    },
  });
  if (sent.status() !== 202) throw new Error(await sent.text());
}
