/** Pieces that the yard's file no longer holds. */
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import type { Clock } from '../../clock.ts';
import { isOfDemonstration } from '../demo/demo-on-sale.ts';
import { takeTurn } from '../writing/import-turns.ts';
import { takenOut } from '../writing/present-parts.ts';
import { loadKnownNames } from '../writing/known-names.ts';
import { createCodes, type Codes } from './codes.ts';
import type { ColumnMap } from './columns/judge-columns.ts';
import { createKnownCatalogue } from './known-catalogue.ts';
import { openForeignTable, rowOf } from './open-table.ts';
import { readRows } from './read-rows.ts';
import type { YardFile } from './yard-file.ts';

export type MissingPieces = {
  readonly ids: readonly number[];
  /** How many of them can be bought now. */
  readonly onSale: number;
  /** How many of those came with the demonstration. */
  readonly ofDemonstration: number;
};

const pageSize = 5_000;
const batchSize = 200;

/**
 * The codes of every line, those that will be refused included: a piece whose line is faulty is still there.
 *
 * @throws UnreadableFile
 */
export async function readCodes(
  db: Db,
  file: YardFile,
  thisYear: number,
  map: ColumnMap = {},
): Promise<Codes> {
  const codes = createCodes();
  const table = await openForeignTable(file, createKnownCatalogue(await loadKnownNames(db)), thisYear, map);
  if (table) {
    try {
      for await (const lines of table.lines({ unknownColumns: new Set(), blankLines: [] }))
        for (const line of lines) codes.add(rowOf(line), true);
    } finally {
      table.close();
    }
    return codes;
  }
  for await (const rows of readRows(file, { unknownColumns: new Set(), blankLines: [] }))
    for (const row of rows) codes.add(row, true);
  return codes;
}

/**
 * Pieces of the shop that are not in the file, demonstration pieces among them: a whole stock replaces the trial one. What came back from a
 * buyer and was regraded is in no file (decision 0080), and stays.
 */
export async function findMissing(db: Db, codes: Codes): Promise<MissingPieces> {
  const ids: number[] = [];
  let onSale = 0;
  let demonstration = 0;
  for (let last = 0; ;) {
    const { rows } = await db.execute<{ id: number; sku: string; key: string; free: number }>(sql`
      select id, sku, serial_key as key, available as free from parts
      where id > ${last} and regraded_from is null and (available > 0 or listed_quantity <> reserved) order by id limit ${pageSize}`);
    for (const { id, sku, key, free } of rows) {
      if (codes.holds(sku, key)) continue;
      ids.push(id);
      if (free <= 0) continue;
      onSale += 1;
      if (isOfDemonstration(sku)) demonstration += 1;
    }
    const end = rows.at(-1);
    if (!end) return { ids, onSale, ofDemonstration: demonstration };
    last = end.id;
  }
}

/**
 * Takes pieces from sale, a batch in one transaction, never those that are kept for buyers.
 *
 * @returns how many could be bought before
 */
export async function takeOut(db: Db, clock: Clock, ids: readonly number[]): Promise<number> {
  let taken = 0;
  for (let at = 0; at < ids.length; at += batchSize) {
    const batch = ids.slice(at, at + batchSize);
    taken += await db.transaction(async (tx) => {
      await takeTurn(tx);
      const { id, onHand, reserved, listedQuantity: listed } = parts;
      const locked = await tx
        .select({ id, onHand, reserved, listed })
        .from(parts)
        .where(inArray(id, batch))
        .orderBy(id)
        .for('update');
      const changes = locked.map((part) => ({ id: part.id, ...takenOut(part) }));
      await tx.execute(sql`
        update parts set on_hand = change."onHand", listed_quantity = change.listed,
          updated_at = case when parts.on_hand > change."onHand" then ${clock().toISOString()}::timestamptz else parts.updated_at end
        from json_to_recordset(${JSON.stringify(changes)}::json) as change(id int, "onHand" int, listed int)
        where parts.id = change.id`);
      return locked.filter((part) => part.onHand > part.reserved).length;
    });
  }
  return taken;
}
