/** A new password is typed twice: what a form asks for beyond the contract. */
import * as z from 'zod/mini';

export const repeatedPassword = z.string().check(z.minLength(1, 'required'));

/** Told together with everything else that is wrong. */
export const samePassword = z.refine<{ password: string; repeatedPassword: string }>(
  (form) => form.password === form.repeatedPassword,
  { error: 'passwords_differ', path: ['repeatedPassword'], when: () => true },
);
