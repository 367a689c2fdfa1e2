/** Which pieces came with the demonstration: as long as the shop is tried out they are its stock, later they must go. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** Codes that the demonstration gives; see `demo-pieces.ts`. */
export const isOfDemonstration = (sku: string): boolean => /^D\d+-\d{6,}$/.test(sku);

/** How many of them can be bought now. */
export async function countDemoOnSale(db: Db): Promise<number> {
  const { rows } = await db.execute<{ sku: string }>(sql`
    select sku from parts where available > 0 and starts_with(sku, 'D')`);
  return rows.filter(({ sku }) => isOfDemonstration(sku)).length;
}
