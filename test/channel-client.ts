/** A channel that sells the yard's pieces elsewhere, as a test's shop meets it. */
import { randomUUID } from 'node:crypto';
import type { ChannelRight } from '../domain/channels.ts';
import { channelRights } from '../domain/channels.ts';
import { addChannel } from '../server/channels/channels.ts';
import type { Deps } from '../server/deps.ts';

export type ChannelClient = {
  readonly name: string;
  readonly token: string;
  /** @param key the request's `Idempotency-Key` */
  ask<Body>(
    method: string,
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<{ status: number; body: Body }>;
};

type Shop = {
  readonly deps: Pick<Deps, 'config' | 'clock' | 'database'>;
  readonly fetch?: typeof globalThis.fetch;
  visitor?(): { readonly fetch: (path: string, init: RequestInit) => Promise<Response> };
};

export async function openChannel(
  shop: Shop,
  { rights = channelRights }: { readonly rights?: readonly ChannelRight[] } = {},
): Promise<ChannelClient> {
  const { config, clock, database } = shop.deps;
  const name = `Canale ${randomUUID()}`;
  const { token } = await database.db.transaction((tx) => addChannel(tx, config, { name, rights }, clock()));
  const carry = shop.visitor?.().fetch ?? ((path, init) => shop.fetch!(config.publicUrl + path, init));
  return {
    name,
    token,
    async ask(method, path, body, key) {
      const answer = await carry(`/api/channel${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text ? JSON.parse(text) : undefined };
    },
  };
}
