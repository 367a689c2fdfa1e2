/** The forms in which a password is chosen: what the contract asks for, the password a second time, and that it is not soon guessed. */
import * as z from 'zod/mini';
import { passwordMinLength } from '../../../domain/constants.ts';
import {
  reachable,
  SignIn,
  SignUpIndividual,
  SignUpLegal,
  PasswordReset,
} from '../../../domain/contract/account.ts';
import { PasswordChange } from '../../../domain/contract/profile.ts';
import type { PasswordJudge, PasswordOwner } from '../../../domain/password-strength.ts';
import { shop } from '../../../shop.config.ts';
import { mayFetchLarge } from '../../browser/network-quality.ts';

const repeatedPassword = z.string().check(z.minLength(1, 'required'));

/** Told together with everything else that is wrong. */
const samePassword = z.refine<{ password: string; repeatedPassword: string }>(
  (form) => form.password === form.repeatedPassword,
  { error: 'passwords_differ', path: ['repeatedPassword'], when: () => true },
);

/** Until it has come, and where it does not, the server alone judges: it always does. */
let isGuessable: PasswordJudge | undefined;

/** It is as large as some photos: not on a line that is slow or paid for by the byte. */
if (mayFetchLarge())
  import('../../../domain/password-strength.ts').then(
    ({ openPasswordJudge }) => (isGuessable = openPasswordJudge()),
    () => {},
  );

/**
 * Says of a password that is soon guessed that it will not be taken, before it is sent.
 *
 * @param field the one that the password is typed into
 * @param known what the form does not hold of its owner
 */
const notGuessable = (field: 'password' | 'newPassword', known?: PasswordOwner) =>
  z.refine<PasswordOwner & Partial<Record<typeof field, unknown>>>(
    (form) => {
      const { [field]: password } = form;
      if (typeof password !== 'string' || password.length < passwordMinLength) return true;
      return !isGuessable?.(password, { ...known, ...form, shopName: shop.name });
    },
    { error: 'password_common', path: [field], when: () => true },
  );

/** The registration form: what the contract asks for, and the password a second time. */
export const SignUpForm = z.discriminatedUnion('type', [
  z
    .strictObject({ ...SignUpIndividual.shape, repeatedPassword })
    .check(samePassword, notGuessable('password')),
  z
    .strictObject({ ...SignUpLegal.shape, repeatedPassword })
    .check(reachable, samePassword, notGuessable('password')),
]);

/** Who orders: somebody new, as the contract asks for a person, or somebody with an account. */
export const WhoOrdersForm = z.discriminatedUnion('how', [
  z
    .strictObject({ ...z.omit(SignUpIndividual, { type: true }).shape, how: z.literal('new') })
    .check(notGuessable('password')),
  z.strictObject({ ...SignIn.shape, how: z.literal('known') }),
]);

/** The form for a new password: what the contract asks for, and the password a second time. */
export const NewPasswordForm = z
  .strictObject({ ...PasswordReset.shape, repeatedPassword })
  .check(samePassword, notGuessable('password'));

/**
 * The form for another password: what the contract asks for, and that it is not soon guessed.
 *
 * @param owner whose password it is
 */
export const passwordChangeForm = (owner: PasswordOwner | undefined) =>
  PasswordChange.check(notGuessable('newPassword', owner));
