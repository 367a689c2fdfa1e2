/**
 * What staff hear of: the news is one job, ordered in the transaction that makes it; it orders a mail for each person who wants that, and a
 * notice for each telephone of theirs, so that one mailbox that is full is tried again without the others. Who has never come in is told
 * nothing: an address that was mistyped in an invitation would else be told who buys what.
 */
import { and, arrayOverlaps, asc, eq, ne } from 'drizzle-orm';
import type { StaffNotice } from '../../../domain/desk/staff.ts';
import { shop } from '../../../shop.config.ts';
import type { Executor } from '../../db/client.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';
import { staff } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import type { StaffNews } from '../../jobs/job-data.ts';
import { loadItems } from '../../orders/reading/load-orders.ts';
import { hasComeIn } from '../second-factor/factors.ts';

/** Orders mails and notices. Run twice it orders them twice, and each has its name. */
export async function tellStaff({ database: { db }, jobs }: Deps, news: StaffNews): Promise<void> {
  const wanted = and(hasComeIn, arrayOverlaps(staff.notices, await noticesOf(db, news)));
  const people = await db
    .select({ staffId: staff.id })
    .from(staff)
    // Of what happens to orders and requests the shop's own mailbox is written to anyway.
    .where(and(wanted, isOfChannel(news) ? undefined : ne(staff.email, shop.email)))
    .orderBy(asc(staff.id));
  const phones = await db
    .select({ subscriptionId: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(staff, eq(staff.id, pushSubscriptions.staffId))
    .where(wanted)
    .orderBy(asc(pushSubscriptions.id));
  if (people.length === 0 && phones.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { staffId } of people) await jobs.send(tx, 'staff-notice-mail', { staffId, news });
    for (const { subscriptionId } of phones) await jobs.send(tx, 'staff-push', { subscriptionId, news });
  });
}

const isOfChannel = ({ kind }: StaffNews): boolean => kind === 'channel_silent' || kind === 'sold_elsewhere';

/** An order with a safety part is told to who wants either. */
async function noticesOf(db: Executor, news: StaffNews): Promise<StaffNotice[]> {
  if (news.kind !== 'order_paid') return [news.kind];
  const hasSafetyPart = (await loadItems(db, [news.orderId])).some(({ item }) => item.isSafety);
  return hasSafetyPart ? ['order_paid', 'safety_part'] : ['order_paid'];
}
