/** Parts in stock that have something in common with another: its number, or the car they came from. */
import { sql, type SQL } from 'drizzle-orm';
import { sameCarPartsMax } from '../../domain/constants.ts';
import { createAskTogether } from '../db/ask-together.ts';
import type { Prepare } from '../db/prepared.ts';

/** Ids, the newest first. */
export type OtherParts = { readonly sameNumber: readonly number[]; readonly sameCar: readonly number[] };

/** So many of one number are looked at: more differ in nothing that a buyer chooses by. */
const mostOfANumber = 20;

/** What has a part's number, and what its donor car gave; a row for each part that there is. */
export const otherPartsOf = (ids: SQL): SQL => sql`
  select own.id,
    array(select id from parts where serial_key = own.serial_key and own.serial_key <> '' and ${isAnother}
      order by updated_at desc, id desc limit ${mostOfANumber}) as "sameNumber",
    array(select id from parts where car_id = own.car_id and ${isAnother}
      order by updated_at desc, id desc limit ${sameCarPartsMax}) as "sameCar"
  from parts own where own.id = any(${ids})`;

const isAnother = sql`id <> own.id and available > 0`;

/** @returns asks what there is beside a part; nothing for one that is unknown */
export function createOtherParts(prepare: Prepare): (id: number) => Promise<OtherParts | undefined> {
  const ask = prepare<OtherParts & { readonly id: number }>(
    'other_parts',
    otherPartsOf(sql`${sql.placeholder('ids')}::int[]`),
  );
  const askTogether = createAskTogether(
    async (ids: readonly number[]) => new Map((await ask({ ids })).map((row) => [row.id, row])),
  );
  return async (id) => (await askTogether([id])).get(id);
}
