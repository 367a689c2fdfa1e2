/** Passwords are kept as argon2id only, which is what the library makes unless told otherwise. */
import { hash, verify } from '@node-rs/argon2';
import { createLimiter } from '../http/limiter.ts';

/** The least that OWASP recommends for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * One for the whole process, whose cores and memory they take: two hashes leave half of Node's four threads to the
 * rest of the shop, and twenty that wait are about a second's work.
 */
const inTurn = createLimiter(2, 20);

/** Hash of no known password, of the same cost: what an unknown account is checked against. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$k/1P5cKRwUK9hYuLXwxIuA$qPm6bDBXUOHsuywiYOhx7ujcSbBq2uap05YRVh5sub8';

/**
 * Hashes a password in its composed form (NFC): an `è` is one whether a keyboard sends a letter and an accent or both in one.
 *
 * @param judge looks at it before, in the same turn, and throws where it is not to be hashed
 * @throws Problem `unavailable` when too many passwords wait to be hashed
 */
export function hashPassword(password: string, judge = (): void => undefined): Promise<string> {
  return inTurn(async () => {
    judge();
    return hash(password.normalize('NFC'), cost);
  });
}

/** How a password is the one of a hash: in the form in which it is hashed, or as typed, where the hash is from before. */
export type PasswordMatch = 'composed' | 'as_typed';

/**
 * Whether a password is the one of a hash, and how. Without a hash the answer is no and takes as long,
 * so that the time does not tell whether an account exists.
 *
 * @throws Problem `unavailable` when too many passwords wait to be hashed
 */
export async function matchPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<PasswordMatch | undefined> {
  const composed = password.normalize('NFC');
  const isOf = (form: string) => inTurn(() => verify(passwordHash ?? nobodysHash, form));
  const match = (await isOf(composed))
    ? 'composed'
    : password !== composed && (await isOf(password))
      ? 'as_typed'
      : undefined;
  return passwordHash === undefined ? undefined : match;
}

/** Whether a password is the one of a hash, in either form; the same time and errors as `matchPassword`. */
export const isPassword = async (password: string, passwordHash: string | undefined): Promise<boolean> =>
  (await matchPassword(password, passwordHash)) !== undefined;
