/** Where an address leads: a page, the error page, or somewhere else. The same rule on the server and in the browser. */
import { unauthorizedParameter, type Locale } from './constants.ts';
import { href, localized, match, splitLocale, type Match } from './routes.ts';

export type Destination =
  | { readonly kind: 'page'; readonly locale: Locale; readonly path: string; readonly match: Match }
  | { readonly kind: 'notFound'; readonly locale: Locale; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string };

/** What is known of the visitor. */
export type Visit = {
  /** Path as in the address bar, without query. */
  readonly pathname: string;
  /** Query with its question mark, or ''. */
  readonly search: string;
  /** Language for a path without prefix. */
  readonly preferred: Locale;
  readonly isSignedIn: boolean;
};

/**
 * Decides where a visit leads: language first, then old and short paths, then the guards.
 * `/parts` without an id leads to the catalogue (design 4.2); `/auth` leads signed-in people on (specification 2).
 */
export function destination({ pathname, search, preferred, isSignedIn }: Visit): Destination {
  const { locale, path } = splitLocale(pathname);
  if (locale === 'it' && preferred === 'en') return { kind: 'redirect', to: localized(path, 'en') + search };
  if (path === '/parts') return { kind: 'redirect', to: href(locale, 'search') };

  const found = match(path);
  if (!found) return { kind: 'notFound', locale, path };
  if (found.route.access === 'signedIn' && !isSignedIn) {
    return { kind: 'redirect', to: href(locale, 'signIn', {}, { [unauthorizedParameter]: true }) };
  }
  if (found.name === 'signIn' && isSignedIn) return { kind: 'redirect', to: href(locale, 'account') };
  return { kind: 'page', locale, path, match: found };
}
