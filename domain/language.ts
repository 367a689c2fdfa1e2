/** Which language a visitor gets (design 4.1). The same rule on the server and in the installed shop. */
import { defaultLocale, locales, type Locale } from './constants.ts';

/** Whether a word is a language of the shop. */
function isLocale(word: string | undefined): word is Locale {
  return locales.some((locale) => locale === word);
}

/**
 * The language for a path without prefix: the cookie, else the first language of the browser that the shop speaks, else Italian.
 *
 * @param cookie value of the `locale` cookie
 * @param languages the browser's languages, the most wanted first (`it-IT`, `en`)
 */
export function preferredLocale(cookie: string | undefined, languages: readonly string[]): Locale {
  if (isLocale(cookie)) return cookie;
  for (const language of languages) {
    const primary = language.slice(0, 2).toLowerCase();
    if (isLocale(primary)) return primary;
  }
  return defaultLocale;
}

/** Reads an `Accept-Language` header into languages, the most wanted first (RFC 9110, 12.5.4). */
export function parseAcceptLanguage(header: string | undefined): string[] {
  if (!header) return [];
  return header
    .split(',', 20)
    .map((entry, position) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight), position };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((one, other) => other.weight - one.weight || one.position - other.position)
    .map(({ tag }) => tag);
}
