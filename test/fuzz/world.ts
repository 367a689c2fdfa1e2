/** The whole server, pages included, over a catalogue and people, and what the signs in a call (`@part`) stand for there. */
import type { FastifyInstance } from 'fastify';
import { makeSnapshot } from '../../server/catalogue/snapshot/make-snapshot.ts';
import { latestSnapshot } from '../../server/catalogue/snapshot/published.ts';
import { loadDemo } from '../../server/catalogue/demo/load-demo.ts';
import type { Hold } from '../../domain/contract/channels.ts';
import { openChannel } from '../channel-client.ts';
import { atDesk } from '../desk-people.ts';
import { openShop, type TestShop } from '../open-shop.ts';
import { askForPrice } from '../private-offer.ts';
import { openPages } from '../rendered.ts';
import { stockPart } from '../stock-part.ts';
import { signatureHeader } from '../../server/payments/webhook-signature.ts';
import { createPerson, mailedTokens, noticeOfPayment, type Person } from './people.ts';

export type World = {
  readonly shop: TestShop;
  readonly app: FastifyInstance;
  readonly other: Person;
  /** Of what sells the yard's pieces elsewhere. */
  readonly channelToken: string;
  /** Who signs the calls of somebody signed in; another one once a call ended the account or its session. */
  owner(): Promise<Person>;
  /** To be called when a call may have signed the owner out. */
  doubtOwner(): void;
  /** The value with every sign replaced by what it stands for. */
  filled<Value>(value: Value): Value;
  close(): Promise<void>;
};

export async function openWorld(): Promise<World> {
  const shop = await openShop();
  const app = await openPages(shop);
  await loadDemo(shop.database.db, shop.deps.clock, { parts: 60, seed: 7 });
  const part = await stockPart(shop, { quantity: 1_000_000, discount: 10 });
  const soldOut = await stockPart(shop, { quantity: 0 });
  const other = await createPerson(shop, 'Tuttaltrapersona', part);
  let owner = await createPerson(shop, 'Proprietaria', part);
  let isInDoubt = false;

  const channel = await openChannel(shop);
  const hold = await channel.ask<Hold>(
    'POST',
    '/holds',
    { partId: part, quantity: 1, minutes: 60 },
    'world-hold',
  );

  const asked = await askForPrice(shop, await atDesk(shop));
  // Of a part of its own: whoever takes it pays another price.
  const offer = await asked.offer(await stockPart(shop));

  await makeSnapshot(shop.deps);
  const snapshot = (await latestSnapshot(shop.database.db))?.manifest;
  const { api } = shop.visitor();
  const notice = await noticeOfPayment(shop, other, part);
  const { finalPrice } = await owner.buyer.checkoutFor(part);
  const [model] = await api.models();
  const signs: Record<string, unknown> = {
    part,
    'sold-out': soldOut,
    price: finalPrice,
    piece: snapshot?.pieces[0]?.sha256,
    version: snapshot?.version,
    model: model?.id,
    brand: model?.brandId,
    hold: hold.body.id,
    offer,
    notice: JSON.parse(notice.body.toString()),
    'notice-signature': notice.headers[signatureHeader],
    ...(await mailedTokens(shop)),
  };
  const meaning = (sign: string): unknown => {
    const [thing = '', whose] = sign.slice(1).split(':');
    return whose ? (whose === 'own' ? owner : other).things[thing] : signs[thing];
  };
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (/^@[a-z-]+(:own|:other)?$/.test(value)) return meaning(value) ?? value;
      return value.replace(/@(brand|part)\b/g, (sign) => String(meaning(sign)));
    }
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    // Names that mean something to the language stay fields like any other.
    return Object.defineProperties(
      {},
      Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [
          name,
          { value: filled(inner), enumerable: true, writable: true, configurable: true },
        ]),
      ),
    );
  };

  return {
    shop,
    app,
    other,
    channelToken: channel.token,
    async owner() {
      if (isInDoubt) {
        const isGone = await owner.buyer.api.me().then(
          () => false,
          () => true,
        );
        if (isGone) owner = await createPerson(shop, 'Proprietaria', part);
        isInDoubt = false;
      }
      return owner;
    },
    doubtOwner: () => void (isInDoubt = true),
    filled: <Value>(value: Value) => filled(value) as Value,
    async close() {
      await app.close();
      await shop.close();
    },
  };
}
