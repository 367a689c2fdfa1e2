/** The owner invites somebody from the desk: the person, the link and the mail come in one transaction. */
import type { NewStaffMember } from '../../../domain/contract/desk.ts';
import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import type { Actor } from '../action-log.ts';
import { addStaff } from './staff.ts';
import { makeLink } from './staff-links.ts';

export async function inviteByMail(
  { database: { db }, jobs, clock }: Pick<Deps, 'database' | 'clock'> & { readonly jobs: Jobs },
  who: Actor,
  member: NewStaffMember,
  forgetsFactors = false,
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const { id: staffId } = await addStaff(tx, who, member, now, forgetsFactors);
    await jobs.send(tx, 'staff-invitation-mail', { staffId, linkId: await makeLink(tx, staffId, now) });
  });
}
