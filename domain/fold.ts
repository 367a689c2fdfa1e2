/** Words as they are compared: lower case, no accents. Names, queries and the yard's files all go through here. */

/** Lower case without accents: `Citroën` and `CITROEN` are the same. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words and numbers of a text, folded: `Golf V (1K)` has `golf`, `v` and `1k`. An apostrophe parts words. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}

/** Kebab-case without accents, for addresses and identity: `Škoda` → `skoda`, `cee'd (ED)` → `ceed-ed`. */
export function slugOf(name: string): string {
  return wordsOf(name.replace(/['’]/g, '')).join('-');
}

/** `C-Max` as `cmax`. */
export const joinedWords = (name: string): string[] => wordsOf(name.replace(/[-'’]/g, ''));
