import type { Meaning } from '../meanings.ts';

/** Names of columns by what they mean, in some languages: parted by semicolons. */
export type HeaderWords = { readonly [Each in Meaning]?: string };
