/** Passwords are kept as argon2id only, which is what the library makes unless told otherwise. */
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '../turns.ts';

/** The least that OWASP recommends for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * One for the whole process, whose cores and memory they take: two hashes leave half of Node's four threads to the
 * rest of the shop, and twenty that wait are about a second's work.
 */
const inTurn = createTurns(2, 20);

/** Hash of no known password, of the same cost: what an unknown account is checked against. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$k/1P5cKRwUK9hYuLXwxIuA$qPm6bDBXUOHsuywiYOhx7ujcSbBq2uap05YRVh5sub8';

/** @throws Problem `unavailable` when too many passwords wait to be hashed */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/**
 * Whether a password is the one of a hash. Without a hash the answer is no and takes as long,
 * so that the time does not tell whether an account exists.
 *
 * @throws Problem `unavailable` when too many passwords wait to be hashed
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isRight = await inTurn(() => verify(passwordHash ?? nobodysHash, password));
  return isRight && passwordHash !== undefined;
}
