/** The mail of one piece of news to one person. */
import { and, eq } from 'drizzle-orm';
import { staff } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import type { JobData } from '../../jobs/job-data.ts';
import { staffNotice } from '../../mail/staff/staff-notice.ts';
import { hasComeIn } from '../second-factor/factors.ts';
import { nameOfNews, noticeContent } from './read-notice.ts';

export async function sendStaffNotice(
  { config, database: { db }, mailer }: Deps,
  { staffId, news }: JobData['staff-notice-mail'],
): Promise<void> {
  const [person] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.id, staffId), hasComeIn));
  const content = person && (await noticeContent(db, news, person.locale));
  if (!person || !content) return;
  const { name, email, locale } = person;
  const messageId = `${nameOfNews(news)}-${staffId}`;
  await mailer.send(
    staffNotice({ name, email, locale }, content, { publicUrl: config.publicUrl, messageId }),
  );
}
