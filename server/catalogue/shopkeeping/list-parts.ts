/** The parts as the shopkeeper looks through them: by code, number or words, the sold ones too. */
import { inArray, sql } from 'drizzle-orm';
import type { PartSummary } from '../../../domain/contract/parts.ts';
import type { Executor } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import { loadSynonyms } from '../search/synonyms.ts';
import { understand } from '../search/meaning.ts';
import { listSummaries } from '../summaries.ts';

export type PartsWanted = {
  /** Beginning of the yard's code, a part number, or words as the shop's search takes them; '' for all. */
  readonly search: string;
  /** Only those of which nothing can be bought. */
  readonly isSold: boolean;
  readonly limit: number;
};

/** `quantity` is what can be bought now, as everywhere. */
export type ListedPart = PartSummary & {
  readonly sku: string;
  readonly onHand: number;
  readonly reserved: number;
};

/** The parts that are wanted, the best first (without words: the newest), and how many there are in all. */
export async function listParts(
  db: Executor,
  { search, isSold, limit }: PartsWanted,
): Promise<{ parts: ListedPart[]; total: number }> {
  const { condition, relevance } = await understand(db, await loadSynonyms(db), search);
  const isCode = sql`starts_with(lower(sku), lower(${search}))`;
  const isWanted = sql`${isSold ? sql`available <= 0` : sql`true`} and (${isCode} or ${condition ?? sql`true`})`;
  const order = sql`${search === '' ? sql`` : sql`${isCode} desc,`} ${relevance ? sql`${relevance},` : sql``}
    updated_at desc, id desc`;
  const { rows } = await db.execute<{ id: number; total: number }>(sql`
    select id, count(*) over ()::int as total from parts where ${isWanted} order by ${order} limit ${limit}`);
  const ids = rows.map(({ id }) => id);
  const { id, sku, onHand, reserved } = parts;
  const own = await db.select({ id, sku, onHand, reserved }).from(parts).where(inArray(parts.id, ids));
  const ownOf = new Map(own.map((row) => [row.id, row]));
  const listed = (await listSummaries(db, ids, 'it')).flatMap((summary) => {
    const row = ownOf.get(summary.id);
    return row ? [{ ...summary, ...row }] : [];
  });
  return { parts: listed, total: rows[0]?.total ?? 0 };
}
