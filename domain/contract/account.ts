/** Signing in, signing up, and the person's own data. */
import * as z from 'zod/mini';
import { passwordMaxLength, passwordMinLength } from '../constants.ts';
import {
  compactFiscalCode,
  compactVatNumber,
  isFiscalCode,
  isUniqueCode,
  isVatNumber,
  looksLikeFiscalCode,
  looksLikeVatNumber,
} from '../fiscal.ts';
import { text } from './free-text.ts';

export const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'required'),
    z.maxLength(254, 'too_long'),
    z.email('invalid_email'),
  );
export const Password = z
  .string()
  .check(z.minLength(passwordMinLength, 'password_too_short'), z.maxLength(passwordMaxLength, 'too_long'));
/** Italian or foreign number: digits with the signs people put between them. */
export const PhoneNumber = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.regex(/^\+?[\d ()./-]{6,20}$/, 'invalid_phone_number'));

const mustAccept = z.literal(true, 'must_accept');

export const SignIn = z.strictObject({
  email: Email,
  password: z.string().check(z.minLength(1, 'required'), z.maxLength(passwordMaxLength, 'too_long')),
});
export type SignIn = z.infer<typeof SignIn>;

/** Somebody asks for a link to a new password. */
export const ForgottenPassword = z.strictObject({ email: Email });
export type ForgottenPassword = z.infer<typeof ForgottenPassword>;

/** The answer, whether or not there is such an account. */
export const ResetAsked = z.object({ accepted: z.literal(true) });

/** A new password, by the token of the link that was mailed. */
export const PasswordReset = z.strictObject({
  token: z.string().check(z.minLength(1, 'required'), z.maxLength(200, 'too_long')),
  password: Password,
});
export type PasswordReset = z.infer<typeof PasswordReset>;

/** Somebody signed in shows by the token of a mailed link that the account's mailbox is theirs. */
export const MailboxProof = z.strictObject({
  token: z.string().check(z.minLength(1, 'required'), z.maxLength(200, 'too_long')),
});
export type MailboxProof = z.infer<typeof MailboxProof>;

/** The answer to who asks for that link once more, also where it is needed no longer. */
export const LinkAsked = z.object({ accepted: z.literal(true) });

export const Token = z.object({ token: z.string() });
export type Token = z.infer<typeof Token>;

/** Longest form that a tax code is read in: 16 signs with anything between them. More is not looked at. */
const taxCodeAsTyped = z.maxLength(40, { error: 'too_long', abort: true });

const FiscalCode = z.string().check(
  taxCodeAsTyped,
  z.overwrite(compactFiscalCode),
  z.refine((code) => isFiscalCode(code), {
    error: ({ input }) => (looksLikeFiscalCode(String(input)) ? 'invalid_fiscal_code' : 'fiscal_code_length'),
  }),
);
const VatNumber = z.string().check(
  taxCodeAsTyped,
  z.overwrite(compactVatNumber),
  z.minLength(1, 'required'),
  z.refine((number) => isVatNumber(number), {
    error: ({ input }) => (looksLikeVatNumber(String(input)) ? 'invalid_vat_number' : 'vat_number_length'),
  }),
);
const UniqueCode = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.refine((code) => isUniqueCode(code), 'invalid_unique_code'),
);

const person = {
  firstName: text(60),
  lastName: text(60),
  phoneNumber: PhoneNumber,
  fiscalCode: z.optional(FiscalCode),
};
const company = {
  ...person,
  companyName: text(120),
  vatNumber: VatNumber,
  uniqueCode: z.optional(UniqueCode),
  pecAddress: z.optional(Email),
};
const credentials = { email: Email, password: Password, acceptTerms: mustAccept, acceptPrivacy: mustAccept };

/** A company is reached by the exchange system through its unique code or its certified mail: one is needed. */
export const reachable = z.refine<{
  uniqueCode?: string | null | undefined;
  pecAddress?: string | null | undefined;
}>((company) => Boolean(company.uniqueCode ?? company.pecAddress), {
  error: 'unique_code_or_pec_required',
  path: ['uniqueCode'],
  // Told together with everything else that is wrong.
  when: ({ value }) => typeof value === 'object' && value !== null,
});

export const SignUpIndividual = z.strictObject({ type: z.literal('individual'), ...person, ...credentials });
export const SignUpLegal = z
  .strictObject({ type: z.literal('legal'), ...company, ...credentials })
  .check(reachable);
export const SignUp = z.discriminatedUnion('type', [SignUpIndividual, SignUpLegal]);
export type SignUp = z.infer<typeof SignUp>;

/** The signed-in person's profile. */
export const User = z.object({
  id: z.uuid(),
  type: z.enum(['individual', 'legal']),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  companyName: z.nullable(z.string()),
  vatNumber: z.nullable(z.string()),
  uniqueCode: z.nullable(z.string()),
  pecAddress: z.nullable(z.string()),
  fiscalCode: z.nullable(z.string()),
  createdAt: z.string(),
});
export type User = z.infer<typeof User>;

export const SignedUp = z.object({ user: User });
