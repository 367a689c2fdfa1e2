/** Where a shop's data is: what a backup is made of and brought back to. */
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import type { MediaStore } from '../images/media-store.ts';

export type ShopData = {
  readonly config: Config;
  readonly database: Database;
  readonly media: MediaStore;
  readonly clock: Clock;
};

const counted = { orders: 'orders', people: 'users', parts: 'parts', requests: 'requests' } as const;

/** How many there are of what a shop has. */
type PresentData = Readonly<Record<keyof typeof counted, number>>;

/** @returns undefined for an empty place: a shop without orders, people, parts and requests */
export async function presentData({ pool }: Database): Promise<PresentData | undefined> {
  const counts = Object.entries(counted).map(
    ([name, table]) => `(select count(*)::int from ${table}) as ${name}`,
  );
  const { rows } = await pool.query<PresentData>(`select ${counts.join(', ')}`);
  const [present] = rows;
  return present && Object.values(present).some((count) => count > 0) ? present : undefined;
}
