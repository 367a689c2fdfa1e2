/** Passwords that guessers try first: the shop takes none of them, however few tries it leaves (ASVS 5.0, 6.2.4). */
import { readFileSync } from 'node:fs';
import { Problem } from '../../domain/problem.ts';
import { shop } from '../../shop.config.ts';

/** The 4,000 most common ones that are long enough, in small letters; where they come from: docs/licences.md. */
const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);

/** The shop's own name, with whatever digits. */
const ownName = shop.name.toLowerCase();

/** Capitals change nothing, nor do signs put at the end: `Password1!` is guessed as soon as `password1`. */
export function isCommon(password: string): boolean {
  const bare = password.toLowerCase().replace(/[^\p{L}\p{N}]+$/u, '');
  return (
    [bare, password.toLowerCase()].some((text) => common.has(text)) || bare.replace(/\d/g, '') === ownName
  );
}

/**
 * @param path the field that the password stands in
 * @throws Problem `invalid_body` with `password_common` there
 */
export function refuseCommon(password: string, path: string): void {
  if (isCommon(password)) throw new Problem('invalid_body', { errors: [{ path, code: 'password_common' }] });
}
