/** Rules for prices that were applied: written down for a day, in which each can be undone. */
import { desc, eq, gt, lte, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { defaultLocale } from '../../../domain/constants.ts';
import { undoHours, type AppliedRule, type Repricing } from '../../../domain/contract/desk-repricing.ts';
import { ruleInWords } from '../../../domain/rule-in-words.ts';
import { Problem } from '../../../domain/problem.ts';
import { withFacts, writePrices } from '../../catalogue/shopkeeping/write-prices.ts';
import { takeTurn } from '../../catalogue/writing/import-turns.ts';
import type { Executor } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import { repricings } from '../../db/schema/repricing.ts';
import type { AtStock } from '../stock/do-at-stock.ts';
import { digestOf, namesOf, planRule } from './plan.ts';

/** @throws Problem `prices_seen_otherwise` where anything is otherwise than it was seen; `too_many_parts` */
export async function applyRule({ tx, who, now, log }: AtStock, { rule, seen }: AppliedRule): Promise<void> {
  // An import locks one batch of parts after the other: of the two, one has all it needs before the other begins.
  await takeTurn(tx);
  const plan = await planRule(tx, rule, now, true);
  const { changed, before, after } = plan;
  if (digestOf(plan) !== seen) throw new Problem('prices_seen_otherwise');
  if (changed.length === 0) return;
  const names = await namesOf(tx, rule);
  const id = uuidv7({ msecs: now.getTime() });
  await tx.insert(repricings).values({ id, at: now, who: who.name, rule, names, parts: changed.length });
  const column = (of: (one: (typeof changed)[number]) => unknown) => sql.param(changed.map(of));
  await tx.execute(sql`
    insert into repriced_parts (repricing_id, part_id, before, after, was_hand_set)
    select ${id}::uuid, * from unnest(${column(({ part }) => part.id)}::int[],
      ${column(({ part }) => part.price)}::int[], ${column(({ price }) => price)}::int[],
      ${column(({ part }) => part.isHandSet)}::boolean[])`);
  const priced = changed.map(({ part, price }) => ({ id: part.id, discount: part.discount, price }));
  await writePrices(tx, priced, withFacts(['price']), now);
  await log({
    action: 'prices_changed',
    // For who reads the log elsewhere; the desk words the rule itself, in its reader's language.
    subject: ruleInWords(rule, names, defaultLocale),
    before: { sum: before },
    after: { sum: after, parts: changed.length, rule, names },
  });
}

type RepricedPart = {
  readonly id: number;
  readonly discount: number;
  /** Cents: what it cost before the rule. */
  readonly price: number;
  readonly wasHandSet: boolean;
  /** Whether it still costs what the rule said. */
  readonly isUntouched: boolean;
};

/**
 * Puts prices back where they are still what the rule made of them. Undone already, it stays as it is.
 *
 * @throws Problem `repricing_over` after a day
 */
export async function undoRule({ tx, who, now, log }: AtStock, id: string): Promise<void> {
  await takeTurn(tx);
  const [repricing] = await tx.select().from(repricings).where(eq(repricings.id, id)).for('update');
  if (!repricing || repricing.at <= aDayBefore(now)) throw new Problem('repricing_over');
  if (repricing.undoneAt) return;
  const { rows } = await tx.execute<RepricedPart>(sql`
    select parts.id, parts.discount, repriced.before as price, repriced.was_hand_set as "wasHandSet",
      parts.price = repriced.after as "isUntouched"
    from repriced_parts repriced join parts on parts.id = repriced.part_id
    where repriced.repricing_id = ${id} order by parts.id for update of parts`);
  const untouched = rows.filter(({ isUntouched }) => isUntouched);
  const byHand = untouched.filter(({ wasHandSet }) => wasHandSet);
  const byFile = untouched.filter(({ wasHandSet }) => !wasHandSet);
  await writePrices(tx, byHand, sql`${parts.handSet}`, now);
  await writePrices(tx, byFile, sql`array_remove(${parts.handSet}, 'price')`, now);
  const [putBack, leftAlone] = [untouched.length, rows.length - untouched.length];
  await tx
    .update(repricings)
    .set({ undoneAt: now, undoneBy: who.name, putBack, leftAlone })
    .where(eq(repricings.id, id));
  await log({
    action: 'prices_put_back',
    subject: ruleInWords(repricing.rule, repricing.names, defaultLocale),
    before: { parts: repricing.parts },
    after: { putBack, left: leftAlone, rule: repricing.rule, names: repricing.names },
  });
}

/** Those of the last day, the latest first. */
export async function listRepricings(db: Executor, now: Date): Promise<Repricing[]> {
  const rows = await db
    .select()
    .from(repricings)
    .where(gt(repricings.at, aDayBefore(now)))
    .orderBy(desc(repricings.at), desc(repricings.id));
  return rows.map(({ id, at, who, rule, names, parts: count, undoneAt, undoneBy, putBack, leftAlone }) => ({
    id,
    at: at.toISOString(),
    who,
    rule,
    names,
    parts: count,
    undone: undoneAt && {
      at: undoneAt.toISOString(),
      who: undoneBy ?? '',
      putBack: putBack ?? 0,
      left: leftAlone ?? 0,
    },
  }));
}

/** What nobody can undo any more. */
export async function forgetOldRepricings(db: Executor, now: Date): Promise<void> {
  await db.delete(repricings).where(lte(repricings.at, aDayBefore(now)));
}

const aDayBefore = (now: Date): Date => new Date(now.getTime() - undoHours * 60 * 60 * 1000);
