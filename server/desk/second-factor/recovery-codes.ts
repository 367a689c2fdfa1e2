/** Codes on paper for a lost telephone: each stands in once for a second factor. The database has their keyed hashes alone. */
import { createHmac, randomInt } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { recoveryCodeCount } from '../../../domain/desk/staff.ts';
import { Problem } from '../../../domain/problem.ts';
import type { Config } from '../../config/config.ts';
import { deriveKeys } from '../../config/derived-key.ts';
import type { Executor } from '../../db/client.ts';
import { staffRecoveryCodes } from '../../db/schema/staff.ts';

type Secrets = Pick<Config, 'sessionSecret' | 'formerSecret'>;

/** Without what is mistaken for something else when it is read from paper. Ten of them are 49 bits. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const newCode = (): string =>
  Array.from({ length: 10 }, (_, at) => (at === 5 ? '-' : '') + signs[randomInt(signs.length)]).join('');

const hashesOf = (config: Secrets, code: string): string[] =>
  deriveKeys(config, 'staff-recovery').map((key) =>
    createHmac('sha256', key)
      .update(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''))
      .digest('base64url'),
  );

/** New codes in the place of those before. @returns the codes: nobody can read them again */
export async function makeRecoveryCodes(tx: Executor, config: Secrets, staffId: string): Promise<string[]> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ staffId, codeHash: hashesOf(config, code)[0] ?? '' })));
  return codes;
}

/** Takes a code, once. @throws Problem `second_factor_wrong` */
export async function takeRecoveryCode(
  tx: Executor,
  config: Secrets,
  staffId: string,
  code: string,
): Promise<void> {
  const isIt = and(
    eq(staffRecoveryCodes.staffId, staffId),
    inArray(staffRecoveryCodes.codeHash, hashesOf(config, code)),
  );
  const taken = await tx.delete(staffRecoveryCodes).where(isIt).returning();
  if (taken.length === 0) throw new Problem('second_factor_wrong');
}
