/** The form for a new password: what the contract asks for, and the password a second time. */
import * as z from 'zod/mini';
import { PasswordReset } from '../../../domain/contract/account.ts';
import { notGuessable, repeatedPassword, samePassword } from '../../lib/form/passwords.ts';

export const NewPasswordForm = z
  .strictObject({ ...PasswordReset.shape, repeatedPassword })
  .check(samePassword, notGuessable('password'));
