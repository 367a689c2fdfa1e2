/** The registration form: what the contract asks for, and the password a second time. */
import * as z from 'zod/mini';
import { reachable, SignUpIndividual, SignUpLegal } from '../../../domain/contract/account.ts';

const repeatedPassword = z.string().check(z.minLength(1, 'required'));
const samePassword = z.refine<{ password: string; repeatedPassword: string }>(
  (form) => form.password === form.repeatedPassword,
  { error: 'passwords_differ', path: ['repeatedPassword'], when: () => true },
);

export const SignUpForm = z.discriminatedUnion('type', [
  z.strictObject({ ...SignUpIndividual.shape, repeatedPassword }).check(samePassword),
  z.strictObject({ ...SignUpLegal.shape, repeatedPassword }).check(reachable, samePassword),
]);
