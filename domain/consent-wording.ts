/**
 * Which wording of terms, privacy, withdrawal and guarantee is accepted with an order; orders keep it.
 *
 * `fingerprint` is of the texts themselves, without their version: where they say something else, `src/texts/texts.test.ts` asks for a new version.
 */
export const consentWording = {
  version: '2026-11-9',
  fingerprint: '466d8a69055bc963',
} as const;
