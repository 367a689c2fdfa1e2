/** Every long text in both languages: for the printed documents and the tests. A page imports its own alone. */
import type { Locale } from '../../domain/constants.ts';
import { text as accessibilityEn } from './accessibility/en.ts';
import { text as accessibilityIt } from './accessibility/it.ts';
import { text as cookiesEn } from './cookies/en.ts';
import { text as cookiesIt } from './cookies/it.ts';
import { text as disclaimerEn } from './disclaimer/en.ts';
import { text as disclaimerIt } from './disclaimer/it.ts';
import { text as informativaEn } from './informativa/en.ts';
import { text as informativaIt } from './informativa/it.ts';
import { text as privacyPolicyEn } from './privacy-policy/en.ts';
import { text as privacyPolicyIt } from './privacy-policy/it.ts';
import { text as termsEn } from './terms/en.ts';
import { text as termsIt } from './terms/it.ts';
import type { Text } from './text.ts';
import { text as withdrawalEn } from './withdrawal/en.ts';
import { text as withdrawalIt } from './withdrawal/it.ts';

export const texts = {
  terms: { it: termsIt, en: termsEn },
  withdrawal: { it: withdrawalIt, en: withdrawalEn },
  privacyPolicy: { it: privacyPolicyIt, en: privacyPolicyEn },
  informativa: { it: informativaIt, en: informativaEn },
  disclaimer: { it: disclaimerIt, en: disclaimerEn },
  cookies: { it: cookiesIt, en: cookiesEn },
  accessibility: { it: accessibilityIt, en: accessibilityEn },
} as const satisfies Record<string, Record<Locale, Text>>;

export type TextName = keyof typeof texts;

/** What is accepted at registration and with an order; the guarantee stands in the terms. */
export const acceptedTexts = [
  'terms',
  'withdrawal',
  'privacyPolicy',
  'informativa',
] as const satisfies readonly TextName[];
