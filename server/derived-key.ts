/** One secret, a key for each purpose: what is signed for one can never pass for another. */
import { createHmac } from 'node:crypto';

/** The key of a purpose, 32 bytes. */
export function deriveKey(
  secret: string,
  purpose:
    | 'access-token'
    | 'session-cookie'
    | 'sandbox-webhook'
    | 'newsletter-link'
    | 'password-reset'
    | 'known-place',
): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}
