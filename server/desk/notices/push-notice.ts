/** One piece of news on one telephone, as it is when it is sent; nothing where there is nothing to do any more. */
import { and, eq } from 'drizzle-orm';
import type { Locale } from '../../../domain/constants.ts';
import type { PushMessage } from '../../../domain/desk/push-message.ts';
import type { Executor } from '../../db/client.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';
import { staff } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import type { JobData } from '../../jobs/job-data.ts';
import { waitingLines } from '../../mail/staff/summary-mail.ts';
import { bringPush } from '../push/bring-push.ts';
import { readPushKeys } from '../push/push-keys.ts';
import { hasComeIn } from '../second-factor/factors.ts';
import { whatWaits } from './morning-summary.ts';
import { noticePush, summaryPush } from './push-words.ts';
import { nameOfNews, noticeContent } from './read-notice.ts';

type Told = JobData['staff-push'];

/** A browser that its push service has forgotten is forgotten here. @throws Error where it has to be tried again */
export async function sendStaffPush(deps: Deps, { subscriptionId, news }: Told): Promise<void> {
  const { config, database, clock } = deps;
  const { db } = database;
  const isMeant = eq(pushSubscriptions.id, subscriptionId);
  const [found] = await db
    .select({ subscription: pushSubscriptions, locale: staff.locale })
    .from(pushSubscriptions)
    .innerJoin(staff, eq(staff.id, pushSubscriptions.staffId))
    .where(and(isMeant, hasComeIn));
  const message = found && (await messageOf(db, news, found.locale, clock()));
  if (!found || !message) return;
  const brought = await bringPush(config, await readPushKeys(deps), found.subscription, message);
  if (brought === 'gone') await db.delete(pushSubscriptions).where(isMeant);
}

async function messageOf(
  db: Executor,
  news: Told['news'],
  locale: Locale,
  now: Date,
): Promise<PushMessage | undefined> {
  if (news.kind === 'summary') {
    const lines = waitingLines(await whatWaits(db, now), locale);
    return lines.length > 0 ? summaryPush(lines, locale, `staff-summary-${news.day}`) : undefined;
  }
  const content = await noticeContent(db, news, locale);
  return content && noticePush(content, locale, nameOfNews(news));
}
