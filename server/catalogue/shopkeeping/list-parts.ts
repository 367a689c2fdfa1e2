/** The parts as the shopkeeper looks through them: by code, number or words, the sold ones too. */
import { inArray, sql } from 'drizzle-orm';
import type { PartSummary } from '../../../domain/contract/parts.ts';
import type { Database, Db } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import { findAll } from '../catalogue-search.ts';
import type { MediaAddress } from '../photos/images.ts';
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

type Wanted = { readonly ids: readonly number[]; readonly total: number };

/** The parts that are wanted, the best first (without words: the newest), and how many there are in all. */
export async function listParts(
  database: Database,
  wanted: PartsWanted,
  media: MediaAddress,
): Promise<{ parts: ListedPart[]; total: number }> {
  const { db } = database;
  const { ids, total } = wanted.search === '' ? await newest(db, wanted) : await matching(database, wanted);
  const { id, sku, onHand, reserved } = parts;
  const own = await db
    .select({ id, sku, onHand, reserved })
    .from(parts)
    .where(inArray(parts.id, [...ids]));
  const ownOf = new Map(own.map((row) => [row.id, row]));
  const listed = (await listSummaries(db, ids, 'it', media)).flatMap((summary) => {
    const row = ownOf.get(summary.id);
    return row ? [{ ...summary, ...row }] : [];
  });
  return { parts: listed, total };
}

const soldAlone = (isSold: boolean) => (isSold ? sql`available <= 0` : sql`true`);

async function newest(db: Db, { isSold, limit }: PartsWanted): Promise<Wanted> {
  const { rows } = await db.execute<{ id: number; total: number }>(sql`
    select id, count(*) over ()::int as total from parts where ${soldAlone(isSold)}
    order by updated_at desc, id desc limit ${limit}`);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** Those whose code begins so, then those that the shop's search finds. */
async function matching(database: Database, { search, isSold, limit }: PartsWanted): Promise<Wanted> {
  const { rows } = await database.db.execute<{ id: number }>(sql`
    select id from parts where starts_with(lower(sku), lower(${search})) and ${soldAlone(isSold)}
    order by updated_at desc, id desc`);
  const ids = new Set([...rows.map(({ id }) => id), ...(await findAll(database, search, { isSold }))]);
  return { ids: [...ids].slice(0, limit), total: ids.size };
}
