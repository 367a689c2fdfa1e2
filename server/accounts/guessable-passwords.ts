/** Passwords that are guessed too soon: the shop takes none of them, however few tries it leaves (ASVS 5.0, 6.2.4 and 6.2.11). */
import type { PasswordJudge, PasswordOwner } from '../../domain/password-strength.ts';
import { Problem } from '../../domain/problem.ts';
import { shop } from '../../shop.config.ts';
import { hashPassword } from './passwords.ts';

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
