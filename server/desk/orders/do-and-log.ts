/**
 * An act of the desk, or of the command line: a transaction around the rule's own, which also writes the log. Both happen or neither, and what
 * changed nothing is not written down.
 */
import { eq } from 'drizzle-orm';
import { Problem } from '../../../domain/problem.ts';
import type { ProblemCode } from '../../../domain/problem-status.ts';
import type { Executor } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import { lockOrder, type OrderRow } from '../../orders/lifecycle/moves.ts';
import { logAction, type Act, type Actor } from '../action-log.ts';

export type Doing = Pick<Deps, 'database' | 'clock'> & { readonly jobs: Jobs };

/** Whoever acts, and on which order. */
export type OnOrder = { readonly who: Actor; readonly orderNumber: string };

/** Why an act was refused, by what the rule said. */
const refusals: Readonly<Record<string, ProblemCode>> = {
  unknown: 'order_not_found',
  no_such_item: 'item_not_found',
  unpaid: 'not_paid',
  over: 'order_over',
  given_back: 'already_returned',
  shipped: 'already_shipped',
  not_picked: 'not_picked',
  unchecked: 'safety_unchecked',
  checked_before: 'safety_checked',
  nothing_held: 'no_safety_part_held',
  not_by_courier: 'not_by_courier',
  for_collection: 'for_collection',
  not_packed: 'not_packed',
  not_shipped: 'not_shipped',
  before_shipping: 'not_shipped',
  other_parcel: 'not_shipped',
  out_of_stock: 'out_of_stock',
  not_paid: 'not_paid',
  paid: 'already_paid',
  refunded: 'already_refunded',
  taken_by_provider: 'not_paid',
  pieces_gone: 'out_of_stock',
  price_changed: 'price_changed',
  too_much: 'refund_too_much',
  all_of_it: 'refund_leaves_nothing',
  too_few: 'invalid_request',
  other_refund: 'idempotency_key_reused',
  not_reducible: 'not_reducible',
  nothing: 'not_returned',
};

export const refuse = (outcome: string): never => {
  throw new Problem(refusals[outcome] ?? 'invalid_request');
};

/**
 * At the desk what cannot be done is a refusal.
 *
 * @param fine words for what was done, or was so before; whatever is told in more than a word was done
 * @throws Problem
 */
export async function orRefuse<Outcome extends object | string>(
  work: Promise<Outcome>,
  ...fine: readonly Extract<Outcome, string>[]
): Promise<void> {
  const outcome = await work;
  if (typeof outcome === 'string' && !(fine as readonly string[]).includes(outcome)) refuse(outcome);
}

type Line = Omit<Act, 'subject'>;
/** What an act has come to, with what the log is told of it: a line, or one for each piece that it was about. */
type Written<Outcome> = { readonly outcome: Outcome } & (Line | { readonly lines: readonly Line[] });
type OrderAct<Outcome> = (tx: Executor, order: OrderRow, now: Date) => Promise<Written<Outcome>>;
/** Takes the order, and before it what everybody takes before it. */
type Lock = (tx: Executor, orderId: string) => Promise<OrderRow | undefined>;

/** Money was asked back, or pieces were given up or taken in: that is told in more than a word. */
export const isDone = (outcome: object | string): boolean => typeof outcome === 'object';

/**
 * @param changed whether an outcome changed something
 * @param lock for a rule that takes something before the order
 * @returns what the rule said, for whoever has words of their own for it
 */
export async function actAndLog<Outcome>(
  { database: { db }, clock }: Omit<Doing, 'jobs'>,
  on: OnOrder,
  changed: (outcome: Outcome | 'unknown') => boolean,
  act: OrderAct<Outcome | 'unknown'>,
  lock: Lock = lockOrder,
): Promise<Outcome | 'unknown'> {
  const now = clock();
  return db.transaction((tx) => actInside(tx, now, on, changed, act, lock));
}

/**
 * @param done outcomes that changed something
 * @param same outcomes that changed nothing, and are no refusal
 * @throws Problem for any other, and nothing of it has happened
 */
export async function doAndLog<Outcome extends string>(
  { database: { db }, clock }: Doing,
  on: OnOrder,
  { done, same }: { readonly done: readonly Outcome[]; readonly same: readonly Outcome[] },
  act: OrderAct<Outcome>,
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const outcome = await actInside(tx, now, on, (one) => done.includes(one), act);
    if (outcome === 'unknown' || ![...done, ...same].includes(outcome)) refuse(outcome);
  });
}

async function actInside<Outcome>(
  tx: Executor,
  now: Date,
  { who, orderNumber }: OnOrder,
  changed: (outcome: Outcome) => boolean,
  act: OrderAct<Outcome>,
  lock: Lock = lockOrder,
): Promise<Outcome | 'unknown'> {
  const [found] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber));
  // What it was before is read under the lock under which it is changed.
  const order = found && (await lock(tx, found.id));
  if (!order) return 'unknown';
  const { outcome, ...written } = await act(tx, order, now);
  const lines = 'lines' in written ? written.lines : [written];
  if (changed(outcome))
    for (const line of lines) await logAction(tx, who, { ...line, subject: orderNumber }, now);
  return outcome;
}
