/** Passwords are kept as argon2id only, which is what the library makes unless told otherwise. */
import { hash, verify } from '@node-rs/argon2';

/** The least that OWASP recommends for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash of no known password, of the same cost: what an unknown account is checked against. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$k/1P5cKRwUK9hYuLXwxIuA$qPm6bDBXUOHsuywiYOhx7ujcSbBq2uap05YRVh5sub8';

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/**
 * Whether a password is the one of a hash. Without a hash the answer is no and takes as long,
 * so that the time does not tell whether an account exists.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isRight = await verify(passwordHash ?? nobodysHash, password);
  return isRight && passwordHash !== undefined;
}
