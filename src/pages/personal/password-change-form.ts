/** The form for another password: what the contract asks for, and that it is not soon guessed. */
import { PasswordChange } from '../../../domain/contract/profile.ts';
import type { PasswordOwner } from '../../../domain/password-strength.ts';
import { notGuessable } from '../../lib/form/passwords.ts';

/** @param owner whose password it is */
export const passwordChangeForm = (owner: PasswordOwner | undefined) =>
  PasswordChange.check(notGuessable('newPassword', owner));
