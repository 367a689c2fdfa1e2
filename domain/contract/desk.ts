/** The yard's desk: who is there, and what was done. Apart from the shop's own calls. */
import * as z from 'zod/mini';
import { locales, passwordMaxLength, passwordMinLength } from '../constants.ts';
import { deskActionNames } from '../desk/actions.ts';
import { staffNotices, staffRoles, visitStages } from '../desk/staff.ts';
import { Email } from './account.ts';
import { text } from './free-text.ts';

export const DeskSignIn = z.strictObject({
  email: Email,
  password: z.string().check(z.minLength(1, 'required'), z.maxLength(passwordMaxLength, 'too_long')),
});

/** What an invitation is used with: the password that its person sets. */
export const StaffLinkUse = z.strictObject({
  token: z.string().check(z.maxLength(100)),
  password: z
    .string()
    .check(z.minLength(passwordMinLength, 'too_short'), z.maxLength(passwordMaxLength, 'too_long')),
});

/** Who is at the desk, and how far with signing in. */
export const DeskVisit = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  locale: z.enum(locales),
  stage: z.enum(visitStages),
  factors: z.object({ passkeys: z.int(), codes: z.boolean(), recoveryCodes: z.int() }),
  notices: z.array(z.enum(staffNotices)),
});
export type DeskVisit = z.infer<typeof DeskVisit>;

/** What a browser's WebAuthn takes and gives: read by the library that checks it, and by nobody else. */
const WebAuthnJson = z.record(z.string(), z.unknown());
export const PasskeyQuestion = z.object({ options: WebAuthnJson });
export const PasskeyAnswer = z.strictObject({ response: WebAuthnJson });
export const NewPasskey = z.strictObject({ response: WebAuthnJson, name: text(60) });

export const Passkey = z.object({ id: z.string(), name: z.string(), createdAt: z.string() });
export const PasskeyParameters = z.object({ id: z.string().check(z.maxLength(1_400)) });

/** What an app for one-time codes is told; `qr` is the same as a code to be scanned, its dark squares as a path. */
export const CodeSecret = z.object({
  secret: z.string(),
  uri: z.string(),
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type CodeSecret = z.infer<typeof CodeSecret>;
export const OneTimeCode = z.strictObject({
  code: z.string().check(z.trim(), z.regex(/^\d{3} ?\d{3}$/, 'invalid_format')),
});
export const RecoveryCode = z.strictObject({ code: text(40) });

/** Shown once, after the first factor was set up and whenever new ones are asked for; none where there were some already. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });

export const DeskSession = z.object({
  id: z.uuid(),
  createdAt: z.string(),
  seenAt: z.string(),
  userAgent: z.string(),
  isCurrent: z.boolean(),
});
export type DeskSession = z.infer<typeof DeskSession>;

export const DeskSettings = z.strictObject({
  locale: z.enum(locales),
  notices: z.array(z.enum(staffNotices)).check(z.maxLength(staffNotices.length)),
});
export type DeskSettings = z.infer<typeof DeskSettings>;

export const StaffMember = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** Whether the invitation was used and a second factor is set up. */
  isReady: z.boolean(),
  seenAt: z.nullable(z.string()),
});
export type StaffMember = z.infer<typeof StaffMember>;
export const NewStaffMember = z.strictObject({
  email: Email,
  name: text(80),
  role: z.enum(staffRoles),
  locale: z.enum(locales),
});
export type NewStaffMember = z.infer<typeof NewStaffMember>;
export const StaffParameters = z.object({ id: z.uuid() });

export const DeskAction = z.object({
  id: z.int(),
  at: z.string(),
  /** Empty where it was done by the command line. */
  who: z.string(),
  action: z.enum(deskActionNames),
  /** The order's number, the piece's code, or the address of whom it is about. */
  subject: z.string(),
  before: z.nullable(z.unknown()),
  after: z.nullable(z.unknown()),
});
export type DeskAction = z.infer<typeof DeskAction>;
export const DeskActions = z.object({ actions: z.array(DeskAction) });
export const DeskActionsQuery = z.object({
  /** Those before this one; the latest when left out. */
  before: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))),
});
