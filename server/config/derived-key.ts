/** One secret, a key for each purpose: what is signed for one can never pass for another. */
import { createHmac } from 'node:crypto';
import type { Config } from './config.ts';

export type Purpose =
  | 'access-token'
  | 'session-cookie'
  | 'session-network'
  | 'sandbox-webhook'
  | 'newsletter-link'
  | 'password-reset'
  | 'mailbox-link'
  | 'security-log'
  | 'known-place'
  | 'staff-link'
  | 'staff-codes'
  | 'staff-recovery'
  | 'channel-webhook'
  | 'push-key';

/** The key of a purpose, 32 bytes. */
export function deriveKey(secret: string, purpose: Purpose): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}

/**
 * The keys of what lives longer than a change of the secret: the first one signs, and what any of them signed is believed.
 * What lives for minutes, or is kept as a hash, has one key alone.
 */
export function deriveKeys(
  { sessionSecret, formerSecret }: Pick<Config, 'sessionSecret' | 'formerSecret'>,
  purpose: Purpose,
): readonly [current: Buffer, ...former: Buffer[]] {
  const current = deriveKey(sessionSecret, purpose);
  return formerSecret ? [current, deriveKey(formerSecret, purpose)] : [current];
}
