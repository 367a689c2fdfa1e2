/** What a restore would replace. */
import type { Database } from '../db/client.ts';

const counted = { orders: 'orders', people: 'users', parts: 'parts', requests: 'requests' } as const;

/** How many there are of what a shop has. */
export type PresentData = Readonly<Record<keyof typeof counted, number>>;

/** @returns undefined for an empty place: a shop without orders, people, parts and requests */
export async function presentData({ pool }: Database): Promise<PresentData | undefined> {
  const counts = Object.entries(counted).map(
    ([name, table]) => `(select count(*)::int from ${table}) as ${name}`,
  );
  const { rows } = await pool.query<PresentData>(`select ${counts.join(', ')}`);
  const [present] = rows;
  return present && Object.values(present).some((count) => count > 0) ? present : undefined;
}
