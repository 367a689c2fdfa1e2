/** Which second factors somebody has, and the rule for adding and removing one. */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { Problem } from '../../../domain/problem.ts';
import type { Executor } from '../../db/client.ts';
import { staff, staffCodes, staffPasskeys, staffRecoveryCodes } from '../../db/schema/staff.ts';

/** Of a person in `staff`. Recovery codes are no factor: they stand in for one. */
export const hasFactor = sql<boolean>`(
  exists (select from staff_passkeys where staff_passkeys.staff_id = staff.id)
  or exists (select from staff_codes where staff_codes.staff_id = staff.id and secret is not null))`;

/** Of a person in `staff`: whether they have ever come in, with a password and a second factor. Somebody who is only invited has not. */
export const hasComeIn = and(isNotNull(staff.passwordHash), hasFactor);

export type Factors = { readonly passkeys: number; readonly codes: boolean; readonly recoveryCodes: number };

export async function factorsOf(db: Executor, staffId: string): Promise<Factors> {
  return {
    passkeys: await db.$count(staffPasskeys, eq(staffPasskeys.staffId, staffId)),
    codes:
      (await db.$count(staffCodes, and(eq(staffCodes.staffId, staffId), isNotNull(staffCodes.secret)))) > 0,
    recoveryCodes: await db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.staffId, staffId)),
  };
}

/**
 * Takes a person for a change of their factors. Without the second step only the first factor can be set up: whoever has the
 * password alone could else add one of their own beside those that are there.
 *
 * @param isStrong whether the second step was done
 * @throws Problem `second_factor_required`
 */
export async function lockFactors(tx: Executor, staffId: string, isStrong: boolean): Promise<void> {
  const [person] = await tx
    .select({ hasFactor })
    .from(staff)
    .where(eq(staff.id, staffId))
    .for('update', { of: staff });
  if (!person) throw new Problem('unauthorized');
  if (person.hasFactor && !isStrong) throw new Problem('second_factor_required');
}

/** After one was removed. @throws Problem `last_factor` */
export async function refuseWithoutFactor(tx: Executor, staffId: string): Promise<void> {
  const { passkeys, codes } = await factorsOf(tx, staffId);
  if (passkeys === 0 && !codes) throw new Problem('last_factor');
}
