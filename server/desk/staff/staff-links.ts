/**
 * Links to a password of one's own. The token is made from the link's id and the shop's secret when it is told: neither the database
 * nor the queue holds one. It stands behind the `#` of the address, which no server and no log ever gets.
 */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { staffLinkHours } from '../../../domain/desk/staff.ts';
import { Problem } from '../../../domain/problem.ts';
import { hashUnguessable, isPassword } from '../../accounts/passwords.ts';
import type { Config } from '../../config/config.ts';
import { deriveKey } from '../../config/derived-key.ts';
import type { Executor } from '../../db/client.ts';
import { staff, staffLinks, staffSessions } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import type { JobData } from '../../jobs/job-data.ts';
import { staffInvitation } from '../../mail/staff/staff-invitation.ts';
import type { StaffRow } from './staff.ts';

const tokenOf = ({ sessionSecret }: Pick<Config, 'sessionSecret'>, id: string): string =>
  `${id}.${createHmac('sha256', deriveKey(sessionSecret, 'staff-link')).update(id).digest('base64url')}`;

export const linkAddress = (config: Pick<Config, 'sessionSecret' | 'publicUrl'>, id: string): string =>
  `${config.publicUrl}/desk/invito#${tokenOf(config, id)}`;

/** Makes a link in the place of the one before it. @returns its id */
export async function makeLink(tx: Executor, staffId: string, now: Date): Promise<string> {
  const expiresAt = new Date(now.getTime() + staffLinkHours * 60 * 60_000);
  const link = { id: randomUUID(), expiresAt, usedAt: null };
  await tx
    .insert(staffLinks)
    .values({ staffId, ...link })
    .onConflictDoUpdate({ target: staffLinks.staffId, set: link });
  return link.id;
}

/** For so long whoever used a link may send the same again: the answer may have been lost on the way. */
const repeatableMs = 10 * 60_000;

/**
 * Sets a password by a link, once; visits of the person end. Second factors stay as they are: the link alone opens nothing.
 * The same password sent again soon after is the same use.
 *
 * @returns whose it is, with the password that was set
 * @throws Problem `staff_link_invalid` for a link that is unknown, used, over or followed by a later one; `invalid_body` for a
 *   password that is guessed soon, which leaves the link as it was
 */
export async function takeLink(
  deps: Deps,
  use: { readonly token: string; readonly password: string },
): Promise<Pick<StaffRow, 'id' | 'passwordHash'>> {
  const { config, database, clock } = deps;
  const { db } = database;
  const { token, password } = use;
  const now = clock();
  const id = readToken(config, token);
  const isGood = and(eq(staffLinks.id, id), gt(staffLinks.expiresAt, now));
  const [found] = await db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      passwordHash: staff.passwordHash,
      usedAt: staffLinks.usedAt,
    })
    .from(staffLinks)
    .innerJoin(staff, eq(staff.id, staffLinks.staffId))
    .where(isGood);
  // Before the costly part.
  if (!found || isOver(found.usedAt, now)) throw new Problem('staff_link_invalid');
  if (found.usedAt) {
    const isRepeated = await isPassword(password, found.passwordHash ?? undefined);
    if (!isRepeated) throw new Problem('staff_link_invalid');
    return found;
  }
  const owner = { email: found.email, firstName: found.name, lastName: '' };
  const passwordHash = await hashUnguessable(password, 'password', owner);
  const isFirst = await db.transaction(async (tx) => {
    const used = await tx
      .update(staffLinks)
      .set({ usedAt: now })
      .where(and(isGood, isNull(staffLinks.usedAt)))
      .returning();
    if (used.length === 0) return false;
    await tx.update(staff).set({ passwordHash }).where(eq(staff.id, found.id));
    await tx.delete(staffSessions).where(eq(staffSessions.staffId, found.id));
    return true;
  });
  // Somebody was sooner, perhaps the same person who pressed twice.
  return isFirst ? { id: found.id, passwordHash } : takeLink(deps, use);
}

const isOver = (usedAt: Date | null, now: Date): boolean =>
  usedAt !== null && now.getTime() - usedAt.getTime() > repeatableMs;

/** @throws Problem `staff_link_invalid` */
function readToken(config: Config, token: string): string {
  const [id = ''] = token.split('.');
  const expected = Buffer.from(tokenOf(config, id));
  const given = Buffer.from(token);
  const isOurs =
    /^[0-9a-f-]{36}$/.test(id) && given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs) throw new Problem('staff_link_invalid');
  return id;
}

/** Mails a link; nothing once it was used or followed by another. */
export async function sendStaffInvitation(
  { config, database: { db }, mailer }: Deps,
  { staffId, linkId }: JobData['staff-invitation-mail'],
): Promise<void> {
  const [invited] = await db
    .select({ name: staff.name, email: staff.email, locale: staff.locale })
    .from(staffLinks)
    .innerJoin(staff, eq(staff.id, staffLinks.staffId))
    .where(and(eq(staffLinks.id, linkId), eq(staff.id, staffId), isNull(staffLinks.usedAt)));
  if (!invited) return;
  await mailer.send(staffInvitation(invited, linkAddress(config, linkId), `staff-invitation-${linkId}`));
}
