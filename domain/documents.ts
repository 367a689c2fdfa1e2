/** The shop's documents as files (specification 2): made by `npm run documents`, opened in a new tab, never answered with a page. */
export const documents = {
  privacyPolicy: '/documents/privacy-policy.pdf',
  disclaimer: '/documents/disclaimer.pdf',
  informativa: '/documents/informativa.pdf',
} as const;

export type DocumentName = keyof typeof documents;
