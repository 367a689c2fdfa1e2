/**
 * Which wording of terms, privacy, withdrawal and guarantee is accepted with an order; orders keep it.
 *
 * `fingerprint` is of the texts themselves: where they say something else, `src/texts/texts.test.ts` asks for a new version.
 */
export const consentWording = {
  version: '2026-11-3',
  fingerprint: '5d019865f6e49830',
} as const;
