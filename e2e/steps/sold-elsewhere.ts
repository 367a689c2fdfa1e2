/** A channel sells a piece of the shop's, as its connector says it. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { ChannelSale } from '../../domain/contract/channels.ts';
import { shopkeeper } from './desk.ts';
import type { ShopPlace } from './shop.ts';

/** Opens a channel. @returns what sells a piece there under a reference */
export function openChannel(request: APIRequestContext, shop: ShopPlace, name: string) {
  const [token = ''] = /smonto_[\w-]{43}/.exec(shopkeeper(shop, 'channels', 'add', name)) ?? [];
  return async (partId: number, reference: string): Promise<ChannelSale> => {
    const answer = await request.post(`${shop.url}/api/channel/sales`, {
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      data: { partId, quantity: 1, reference },
    });
    if (!answer.ok()) throw new Error(await answer.text());
    return (await answer.json()) as ChannelSale;
  };
}
