/** Passwords: those that are guessed too soon are refused, however few tries the shop leaves (ASVS 5.0, 6.2.4 and 6.2.11), and of the others nothing is stored but argon2id. */
import { hash, verify } from '@node-rs/argon2';
import type { PasswordJudge, PasswordOwner } from '../../domain/password-strength.ts';
import { Problem } from '../../domain/problem.ts';
import { shop } from '../../shop.config.ts';
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
type PasswordMatch = 'composed' | 'as_typed';

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

let opening: Promise<PasswordJudge> | undefined;

/** Its lists are read with the first password that is set. To those that the browser has come the words of the Italian Wikipedia. */
const openJudge = (): Promise<PasswordJudge> =>
  (opening ??= (async () => {
    const [{ openPasswordJudge }, { default: moreWords }] = await Promise.all([
      import('../../domain/password-strength.ts'),
      import('@zxcvbn-ts/language-it/dist/wikipedia.json.esm.js'),
    ]);
    return openPasswordJudge(moreWords);
  })());

/**
 * Hashes a password that somebody sets. It is judged in the same turn: that takes the only thread there is for as long as a hash
 * takes another, and a flood of sign-ups is to wait with it, or be sent away.
 *
 * @param path the field that the password stands in
 * @param owner what the shop knows of whoever sets it
 * @throws Problem `invalid_body` with `password_common` there; `unavailable` when too many passwords wait to be hashed
 */
export async function hashUnguessable(password: string, path: string, owner: PasswordOwner): Promise<string> {
  const isGuessable = await openJudge();
  return hashPassword(password, () => {
    if (isGuessable(password, { ...owner, shopName: shop.name }))
      throw new Problem('invalid_body', { errors: [{ path, code: 'password_common' }] });
  });
}
