/** The summary of the morning: what waits, in figures, to whoever wants it, once a day. */
import { and, arrayContains, count, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import { nextSteps, type NextStep } from '../../../domain/desk/next-step.ts';
import { summaryHour } from '../../../domain/desk/staff.ts';
import { dayInRome, dayMs, hourInRome } from '../../../domain/rome-clock.ts';
import type { Executor } from '../../db/client.ts';
import { channelPieces } from '../../db/schema/channels.ts';
import { orderItems } from '../../db/schema/orders.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';
import { refunds } from '../../db/schema/payments.ts';
import { requests } from '../../db/schema/shop.ts';
import { staff } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import { isOpenRequest } from '../../forms/shopkeeper-requests.ts';
import type { JobData } from '../../jobs/job-data.ts';
import { summaryMail, type Waiting } from '../../mail/staff/summary-mail.ts';
import { isToFetch } from '../elsewhere/read-elsewhere.ts';
import { listDeskOrders } from '../orders/desk-orders.ts';
import { hasComeIn } from '../second-factor/factors.ts';

/** Orders today's summaries, unless it is too early. The day and the mail are written in one transaction: nobody gets two. */
export async function orderSummaries({ database: { db }, jobs, clock }: Deps): Promise<void> {
  const now = clock();
  if (hourInRome(now) < summaryHour) return;
  const day = dayInRome(now);
  await db.transaction(async (tx) => {
    const people = await tx
      .update(staff)
      .set({ summaryOn: day })
      .where(
        and(
          hasComeIn,
          arrayContains(staff.notices, ['summary']),
          or(isNull(staff.summaryOn), lt(staff.summaryOn, day)),
        ),
      )
      .returning({ staffId: staff.id });
    for (const { staffId } of people) await jobs.send(tx, 'staff-summary-mail', { staffId, day });
    const phones = await tx
      .select({ subscriptionId: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(
        inArray(
          pushSubscriptions.staffId,
          people.map(({ staffId }) => staffId),
        ),
      );
    for (const { subscriptionId } of phones)
      await jobs.send(tx, 'staff-push', { subscriptionId, news: { kind: 'summary', day } });
  });
}

/** Nothing where nothing waits: a mail that says so every morning is soon not read any more. */
export async function sendSummary(
  { config, database: { db }, mailer, clock }: Deps,
  { staffId, day }: JobData['staff-summary-mail'],
): Promise<void> {
  const [person] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.id, staffId), hasComeIn));
  if (!person) return;
  const waiting = await whatWaits(db, clock());
  if (Object.values(waiting).every((number) => number === 0)) return;
  const { name, email, locale } = person;
  const where = { publicUrl: config.publicUrl, messageId: `staff-summary-${staffId}-${day}` };
  await mailer.send(summaryMail({ name, email, locale }, waiting, where));
}

/** How much of everything waits. */
export async function whatWaits(db: Executor, now: Date): Promise<Waiting> {
  // They are counted only, whatever language they speak.
  const listed = await listDeskOrders(db, now, 'it');
  const orders = Object.fromEntries(
    nextSteps.map((step) => [step, listed.filter(({ next }) => next === step).length]),
  ) as Record<NextStep, number>;
  const [{ returns } = { returns: 0 }] = await db
    .select({ returns: count() })
    .from(orderItems)
    .where(or(eq(orderItems.state, 'returned'), eq(orderItems.state, 'received')));
  const { check, pick, pack, ship, arrive, uncollected, hand_over: handOver } = orders;
  return {
    check,
    pick,
    pack,
    ship,
    arrive,
    uncollected,
    handOver,
    returns,
    elsewhere: await db.$count(channelPieces, isToFetch),
    requests: await db.$count(requests, isOpenRequest),
    refunds: await db.$count(refunds, and(ne(refunds.state, 'done'), lt(refunds.askedAt, dayBefore(now)))),
  };
}

/** By then a refund that is still asked for has not gone. */
const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);
