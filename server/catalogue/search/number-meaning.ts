/** A query as a part number: whole, another revision of it, its beginning, or its end. */
import { sql, type SQL } from 'drizzle-orm';
import { partNumberEnds, withoutRevision } from '../../../domain/part-number.ts';
import type { Executor } from '../../db/client.ts';
import type { Meaning } from './meaning.ts';

const either = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`;

/** One LIKE for each: LIKE ANY would not use the indexes. Keys are letters and digits only. */
const startsWith = (key: string): SQL =>
  sql`parts.serial_key like ${`${key}%`} or parts.manufacturer_key like ${`${key}%`}`;

/** The end of a number is the beginning of the number read backwards, which has an index. */
const endsWith = (key: string): SQL => {
  const backwards = `${[...key].toReversed().join('')}%`;
  return sql`reverse(parts.serial_key) like ${backwards} or reverse(parts.manufacturer_key) like ${backwards}`;
};

const isWhole = (keys: readonly string[]): SQL => {
  const whole = sql.param([...keys]);
  return sql`(parts.serial_key = any(${whole}::text[]) or coalesce(parts.manufacturer_key = any(${whole}::text[]), false))`;
};

/** The number without its letters or with others; nothing longer. */
const isRevision = (base: string): SQL =>
  sql`(parts.serial_key like ${`${base}%`} and parts.serial_key ~ ${`^${base}[A-Z]{0,2}$`})`;

/**
 * The parts whose number this may be, best first: the number itself, its other revisions, longer numbers that begin so,
 * then those that end so.
 *
 * @param keys as `partNumberKeys` gives them
 * @returns undefined when no part has such a number
 */
export async function numberMeaning(db: Executor, keys: readonly string[]): Promise<Meaning | undefined> {
  if (keys.length === 0) return undefined;
  const bases = keys.flatMap((key) => withoutRevision(key) ?? []);
  const conditions = [
    ...keys.map(startsWith),
    ...bases.map(isRevision),
    ...partNumberEnds(keys).map(endsWith),
  ];
  const condition = either(conditions);
  const { rows } = await db.execute<{ isNumber: boolean }>(
    sql`select exists(select 1 from parts where ${condition}) as "isNumber"`,
  );
  if (!rows[0]?.isNumber) return undefined;
  const revision = bases.length > 0 ? sql`when ${either(bases.map(isRevision))} then 1` : sql``;
  return {
    text: `number ${keys.join(' ')}`,
    condition,
    relevance: sql`case when ${isWhole(keys)} then 0 ${revision} when ${either(keys.map(startsWith))} then 2 else 3 end,
      parts.available > 0 desc`,
  };
}
