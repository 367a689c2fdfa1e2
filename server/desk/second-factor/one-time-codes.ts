/** Codes by the clock from an app (RFC 6238), for who has no passkey. The secret is kept encrypted; each code is good once. */
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import type { CodeSecret } from '../../../domain/contract/desk.ts';
import { darkSquares } from '../../../domain/dark-squares.ts';
import { Problem } from '../../../domain/problem.ts';
import { shop } from '../../../shop.config.ts';
import type { Config } from '../../config/config.ts';
import { seal, unseal } from '../../config/sealed.ts';
import type { Executor } from '../../db/client.ts';
import { staffCodes } from '../../db/schema/staff.ts';

type Secrets = Pick<Config, 'sessionSecret' | 'formerSecret'>;

const periodSeconds = 30;
/** A clock may be half a minute off, or the code be typed slowly. */
const window = 1;

/** A new secret, which counts once a first code has shown that the app has it; until then the one before it goes on being good. */
export async function beginCodes(
  tx: Executor,
  config: Secrets,
  { id: staffId, email }: { readonly id: string; readonly email: string },
): Promise<CodeSecret> {
  const secret = new Secret({ size: 20 });
  const nextSecret = seal(config, 'staff-codes', Buffer.from(secret.bytes));
  await tx
    .insert(staffCodes)
    .values({ staffId, nextSecret, lastStep: 0 })
    .onConflictDoUpdate({ target: staffCodes.staffId, set: { nextSecret } });
  const uri = totpOf(secret, email).toString();
  const { data, size } = encode(uri, { ecc: 'M', border: 4 });
  return { secret: secret.base32, uri, qr: { size, path: darkSquares(data) } };
}

/**
 * Takes a code; with the first one the app is known.
 *
 * @param isFirst whether it is the one that shows that the app has the secret
 * @throws Problem `second_factor_wrong`, also for a code that was taken before, and when the secret of the shop has changed since: the
 *   person sets the app up anew
 */
export async function takeCode(
  tx: Executor,
  config: Secrets,
  { staffId, code, isFirst }: { readonly staffId: string; readonly code: string; readonly isFirst: boolean },
  now: Date,
): Promise<void> {
  const [row] = await tx.select().from(staffCodes).where(eq(staffCodes.staffId, staffId)).for('update');
  const sealed = isFirst ? row?.nextSecret : row?.secret;
  if (!row || !sealed) throw new Problem('second_factor_wrong');
  const plain = unseal(config, 'staff-codes', sealed);
  if (!plain) throw new Problem('second_factor_wrong');
  const secret = new Secret({ buffer: Uint8Array.from(plain).buffer });
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code.replaceAll(' ', ''), timestamp, window });
  if (delta === null) throw new Problem('second_factor_wrong');
  const step = Math.floor(timestamp / 1000 / periodSeconds) + delta;
  if (!isFirst && step <= row.lastStep) throw new Problem('second_factor_wrong');
  await tx
    .update(staffCodes)
    .set({ lastStep: step, ...(isFirst && { secret: sealed, nextSecret: null }) })
    .where(eq(staffCodes.staffId, staffId));
}

export async function removeCodes(tx: Executor, staffId: string): Promise<void> {
  await tx.delete(staffCodes).where(eq(staffCodes.staffId, staffId));
}

const totpOf = (secret: Secret, label: string): TOTP =>
  new TOTP({ issuer: shop.name, label: label || shop.name, secret, period: periodSeconds, digits: 6 });
