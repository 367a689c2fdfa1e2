/** Numbers of the catalogue that a mistyped one was probably meant to be: told to the person, never taken for what was typed. */
import { sql } from 'drizzle-orm';
import { keysOneSlipFrom } from '../../../domain/number-slips.ts';
import { mayBeRevised } from '../../../domain/part-number.ts';
import type { Executor } from '../../db/client.ts';

/** More would be a list to search through again. */
const mostTold = 5;

/**
 * Those a slip away from what was typed, as they are written on the parts, the likeliest first; a number without revision
 * letters stands for all its revisions.
 */
export async function nearNumbers(db: Executor, typed: string): Promise<string[]> {
  const keys = keysOneSlipFrom(typed);
  if (keys.length === 0) return [];
  const [all, unrevised] = [sql.param(keys), sql.param(keys.filter(mayBeRevised))];
  // Some hundred looks into an index, one row each: a walk over all that begin or end alike is as long as the catalogue makes it.
  const { rows } = await db.execute<{ key: string; number: string }>(sql`
    select key, number from unnest(${all}::text[]) key cross join lateral (
      select serial_number as number from parts where serial_key = key limit 1) near
    union all
    select key, number from unnest(${all}::text[]) key cross join lateral (
      select manufacturer_code as number from parts where manufacturer_key = key limit 1) near
    union all
    select key, number from unnest(${unrevised}::text[]) key cross join lateral (
      select serial_number as number from parts
      where serial_key ~>=~ (key || 'A') and serial_key ~<~ (key || '[') and length(serial_key) <= length(key) + 2 limit 1) near`);
  const numbers = new Map(rows.map(({ key, number }) => [key, number]));
  return [...new Set(keys.flatMap((key) => numbers.get(key) ?? []))].slice(0, mostTold);
}
