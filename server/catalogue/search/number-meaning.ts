/** A query as a part number: whole, another revision of it, its beginning, or its end. Numbers are looked up in the database, by its indexes. */
import { sql, type SQL } from 'drizzle-orm';
import { partNumberEnds, withoutRevision } from '../../../domain/part-number.ts';
import type { Numbered } from '../../../domain/search/readings/part-numbers.ts';
import type { Executor } from '../../db/client.ts';

const either = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`;

/** Of a part's further numbers beginnings and ends stand in an index of their own (decision 0067), marked which they are. */
const amongOthers = (marked: string): SQL =>
  sql`(parts.other_keys <> '{}' and part_number_ends(parts.other_keys) && array[${marked}::text])`;

/** One LIKE for each: LIKE ANY would not use the indexes. Keys are letters and digits only. */
const startsWith = (key: string): SQL =>
  sql`parts.serial_key like ${`${key}%`} or parts.manufacturer_key like ${`${key}%`} or ${amongOthers(`<${key}`)}`;

/** The end of a number is the beginning of the number read backwards, which has an index. */
const endsWith = (key: string): SQL => {
  const backwards = `${[...key].toReversed().join('')}%`;
  return sql`reverse(parts.serial_key) like ${backwards} or reverse(parts.manufacturer_key) like ${backwards} or ${amongOthers(`>${key}`)}`;
};

/** Without asking whether there are further numbers the planner expects every two hundredth piece, and starts processes for it: 30 ms instead of 5 at a million. */
const isWhole = (keys: readonly string[]): SQL => {
  const whole = sql.param([...keys]);
  return sql`(parts.serial_key = any(${whole}::text[]) or parts.manufacturer_key = any(${whole}::text[]) or (parts.other_keys <> '{}' and parts.other_keys && ${whole}::text[]))`;
};

/** The number without its letters or with others; nothing longer. */
const isRevision = (base: string): SQL =>
  sql`(parts.serial_key like ${`${base}%`} and parts.serial_key ~ ${`^${base}[A-Z]{0,2}$`})`;

export type NumberMeaning = {
  /** Which parts those are. */
  readonly condition: SQL;
  /** How near the number is: 3 the number itself, 2 another revision, 1 a longer number that begins so, 0 one that ends so. */
  readonly nearness: SQL;
};

/** @param keys as `partNumberKeys` gives them, one or more */
export function numberMeaning(keys: readonly string[]): NumberMeaning {
  const bases = keys.flatMap((key) => withoutRevision(key) ?? []);
  const revisions = bases.map(isRevision);
  const starts = keys.map(startsWith);
  const whole = isWhole(keys);
  const revision = revisions.length > 0 ? sql`when ${either(revisions)} then 2` : sql``;
  return {
    condition: either([whole, ...starts, ...revisions, ...partNumberEnds(keys).map(endsWith)]),
    nearness: sql`case when ${whole} then 3 ${revision} when ${either(starts)} then 1 else 0 end`,
  };
}

/** The parts whose number a query may be; none when it cannot be one. */
export async function partsOfNumber(db: Executor, keys: readonly string[]): Promise<Numbered> {
  if (keys.length === 0) return [];
  const { condition, nearness } = numberMeaning(keys);
  const { rows } = await db.execute<{ nearness: number; ids: number[] }>(sql`
    select nearness, json_agg(id) as ids from (select id, ${nearness} as nearness from parts where ${condition}) found
    group by nearness`);
  return rows;
}

/** The parts that have a number which begins with a word. @param words letters and digits */
export async function partsOfBeginnings(
  db: Executor,
  words: readonly string[],
): Promise<Map<string, readonly number[]>> {
  if (words.length === 0) return new Map();
  const each = words.map(
    (word) =>
      sql`select ${word} as word, (select json_agg(id) from parts where ${startsWith(word.toUpperCase())}) as ids`,
  );
  const { rows } = await db.execute<{ word: string; ids: number[] | null }>(sql.join(each, sql` union all `));
  return new Map(rows.map(({ word, ids }) => [word, ids ?? []]));
}
