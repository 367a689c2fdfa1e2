/**
 * The parts that search engines are told of, in stretches of ids: a part stays in its sitemap for ever, whatever comes and goes
 * beside it, and no query looks at more than one stretch. What is sold is not among them (decision 0025).
 */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';

/** How many are read at a time: others get their turn in between, and nothing is held while a slow reader reads. */
const atATime = 200;

export type ListedPart = { readonly id: number; readonly updatedAt: Date };

/** Ids from `number - 1` times to `number` times a stretch; the first stretch is number 1. */
type Stretch = { readonly number: number; readonly length: number };

/** The stretches that hold parts, each with its latest change. */
export async function listStretches(
  db: Executor,
  length: number,
): Promise<{ number: number; changedAt: Date }[]> {
  const { rows } = await db.execute<{ last: number | null }>(sql`select max(id) as last from parts`);
  const count = Math.ceil((rows[0]?.last ?? 0) / length);
  const stretches: { number: number; changedAt: Date }[] = [];
  for (let number = 1; number <= count; number += 1) {
    const changedAt = await latestChange(db, { number, length });
    if (changedAt) stretches.push({ number, changedAt });
  }
  return stretches;
}

async function latestChange(db: Executor, { number, length }: Stretch): Promise<Date | undefined> {
  // `offset 0`: else the index of the latest changes is searched for one of these parts, to its end where they are old.
  const { rows } = await db.execute<{ at: Date | string | null }>(sql`
    select max(updated_at) as at from (
      select updated_at from parts
      where id > ${(number - 1) * length} and id <= ${number * length} and on_hand > 0 offset 0) stretch`);
  const at = rows[0]?.at;
  return at ? new Date(at) : undefined;
}

/** The parts of a stretch in the order of their ids, some at a time; nothing when it holds none. */
export async function* readStretch(
  db: Executor,
  { number, length }: Stretch,
): AsyncGenerator<readonly ListedPart[]> {
  let after = (number - 1) * length;
  for (;;) {
    const { rows } = await db.execute<{ id: number; updatedAt: Date | string }>(sql`
      select id, updated_at as "updatedAt" from parts
      where id > ${after} and id <= ${number * length} and on_hand > 0
      order by id limit ${atATime}`);
    if (rows.length > 0) yield rows.map(({ id, updatedAt }) => ({ id, updatedAt: new Date(updatedAt) }));
    if (rows.length < atATime) return;
    after = rows.at(-1)?.id ?? after;
  }
}
