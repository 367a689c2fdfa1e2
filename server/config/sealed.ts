/** Secrets that the shop has to know again, and that lie in the database: encrypted (AES-256-GCM) under a key of the shop's own secret. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import { deriveKeys, type Purpose } from './derived-key.ts';

type Secrets = Pick<Config, 'sessionSecret' | 'formerSecret'>;

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

export function seal(config: Secrets, purpose: Purpose, plain: Buffer): Buffer {
  const [key] = deriveKeys(config, purpose);
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, key, iv);
  const sealed = Buffer.concat([sealing.update(plain), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
}

/** @returns undefined when the secret of the shop has changed since, and the former one is not known any more */
export function unseal(config: Secrets, purpose: Purpose, sealed: Buffer): Buffer | undefined {
  for (const key of deriveKeys(config, purpose)) {
    const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivBytes));
    opening.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
    try {
      return Buffer.concat([opening.update(sealed.subarray(ivBytes + tagBytes)), opening.final()]);
    } catch {
      // Sealed under the other one.
    }
  }
  return undefined;
}
