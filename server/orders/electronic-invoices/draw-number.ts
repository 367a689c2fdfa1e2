/** Numbers of documents: one after the other, whoever else draws at the same moment, and none that is not used. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { invoiceCounters } from '../../db/schema/invoices.ts';

/**
 * The next number of what is counted. Whoever draws next waits until this transaction is over, and where it fails, or its process
 * dies, gets this same number: so there are no gaps (art. 21(2)(b) D.P.R. 633/1972). Drawn after every other lock.
 */
async function draw(tx: Executor, name: string): Promise<number> {
  const [drawn] = await tx
    .insert(invoiceCounters)
    .values({ name, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounters.name, set: { last: sql`${invoiceCounters.last} + 1` } })
    .returning({ last: invoiceCounters.last });
  if (!drawn) throw new Error(`no number was drawn for ${name}`);
  return drawn.last;
}

/** @param year of the document's day, in Rome */
export const drawSerial = (tx: Executor, series: string, year: number): Promise<number> =>
  draw(tx, `${series} ${year}`);

/** Files that a series has names for: four signs of 36. */
const mostFiles = 36 ** 4;

/** The name of a file within the company for all its life: the series and four capitals or digits. */
export async function drawProgressive(tx: Executor, series: string): Promise<string> {
  const file = await draw(tx, `${series} files`);
  if (file >= mostFiles)
    throw new RangeError(`the series ${series} has no names for files left: begin another`);
  return `${series}${file.toString(36).toUpperCase().padStart(4, '0')}`;
}
