/** Bytes of what changed since a snapshot, as they travel to a browser. */
import type { Database } from '../../server/db/client.ts';
import { sellOne, snapshotOf } from './making.ts';

export type ChangeBytes = { readonly nothing: number; readonly soldPart: number; readonly ofADay: number };

async function bytesSince(url: string, version: string): Promise<number> {
  const answer = await fetch(`${url}/api/yard/changes?since=${version}`, {
    headers: { 'accept-encoding': 'br' },
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`changes were answered ${answer.status}`);
  return Number(answer.headers.get('content-length'));
}

/** @param database of the shop, in which parts are sold for it */
export async function measureChanges(url: string, database: Database): Promise<ChangeBytes> {
  const { version } = await snapshotOf(url);
  const nothing = await bytesSince(url, version);
  await sellOne(database);
  const soldPart = await bytesSince(url, version);
  // One in a hundred, all over the yard: of three two are sold, and the third has another price.
  await database.db.execute('update parts set on_hand = reserved where id % 100 = 7 and id % 3 <> 0');
  await database.db
    .execute(`update parts set price = price + 500, discounted_price = discounted_price + 500, updated_at = now()
    where id % 100 = 7 and id % 3 = 0`);
  const ofADay = await bytesSince(url, version);
  return { nothing, soldPart, ofADay };
}
