/** The registration form: what the contract asks for, and the password a second time. */
import * as z from 'zod/mini';
import { reachable, SignUpIndividual, SignUpLegal } from '../../../domain/contract/account.ts';
import { notGuessable, repeatedPassword, samePassword } from '../../lib/form/passwords.ts';

export const SignUpForm = z.discriminatedUnion('type', [
  z
    .strictObject({ ...SignUpIndividual.shape, repeatedPassword })
    .check(samePassword, notGuessable('password')),
  z
    .strictObject({ ...SignUpLegal.shape, repeatedPassword })
    .check(reachable, samePassword, notGuessable('password')),
]);
