/** Words as they are compared: lower case, no accents. Names, queries and the yard's files all go through here. */

/** Nothing to take apart in it, as in nearly all words. */
const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/** Lower case without accents: `Citroën` and `CITROEN` are the same. An `ø` that stands alone is a diameter, and no letter. */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L})ø|ø(?=\p{L})/gu, 'o')
    .replaceAll('æ', 'ae');
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
