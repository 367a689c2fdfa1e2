/** Where an address leads: a page, the error page, or somewhere else. The same rule on the server and in the browser. */
import { unauthorizedParameter, type Locale } from './constants.ts';
import { href, localized, match, routes, splitLocale, type Match, type RouteName } from './routes.ts';

export type Destination =
  | { readonly kind: 'page'; readonly locale: Locale; readonly path: string; readonly match: Match }
  | { readonly kind: 'notFound'; readonly locale: Locale; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string };

/** What is known of the visitor. */
type Visit = {
  /** Path as in the address bar, without query. */
  readonly pathname: string;
  /** Query with its question mark, or ''. */
  readonly search: string;
  /** Language for a path without prefix. */
  readonly preferred: Locale;
  readonly isSignedIn: boolean;
  /** Whether the shop is closed for maintenance. The server knows; a browser that was not told leaves it out. */
  readonly isInMaintenance?: boolean;
};

/** Where somebody who is signed in has nothing to do. A link to a new password works for everybody. */
const forStrangers: ReadonlySet<RouteName> = new Set(['signIn', 'register', 'forgot']);

/**
 * Decides where a visit leads: maintenance and language first, then old and short paths, then the guards.
 * In maintenance every page leads to `/maintenance`; when it is over that leads home (specification 4).
 * `/parts` without an id leads to the catalogue (design 4.2); `/auth` leads signed-in people to their data
 * (specification 2), and so does what else is there only for somebody without a session.
 */
export function destination({
  pathname,
  search,
  preferred,
  isSignedIn,
  isInMaintenance,
}: Visit): Destination {
  const { locale, path } = splitLocale(pathname);
  const isClosedPage = path === routes.maintenance.path;
  if (isInMaintenance !== undefined && isInMaintenance !== isClosedPage)
    return {
      kind: 'redirect',
      to: href(locale === 'it' ? preferred : locale, isInMaintenance ? 'maintenance' : 'home'),
    };
  if (locale === 'it' && preferred === 'en') return { kind: 'redirect', to: localized(path, 'en') + search };
  if (path === '/parts') return { kind: 'redirect', to: href(locale, 'search') };

  const found = match(path);
  if (!found) return { kind: 'notFound', locale, path };
  if (found.route.access === 'signedIn' && !isSignedIn) {
    const query = { [unauthorizedParameter]: true, next: nextName(found.name, search) };
    return { kind: 'redirect', to: href(locale, 'signIn', {}, query) };
  }
  if (forStrangers.has(found.name) && isSignedIn) return { kind: 'redirect', to: href(locale, 'personal') };
  return { kind: 'page', locale, path, match: found };
}

const nextPages = ['cart', 'checkout', 'orders'] as const;

/** Before the token of a mailed link: who was not signed in when it was opened comes back to it. */
const mailbox = 'mailbox.';

/** @param name value of the query parameter `next` of `/auth`; anything unknown leads to the account */
export function nextHref(locale: Locale, name: string | null): string {
  if (name?.startsWith(mailbox))
    return href(locale, 'mailboxConfirm', {}, { token: name.slice(mailbox.length) });
  return href(locale, nextPages.find((page) => page === name) ?? 'account');
}

/**
 * @param search of the page's address, with its question mark
 * @returns the value of `next` that leads back to a page; none for those that signing in does not lead to by name
 */
const nextName = (page: RouteName, search: string): string | undefined =>
  page === 'mailboxConfirm'
    ? mailbox + (/[?&]token=([\w-]+)/.exec(search)?.[1] ?? '')
    : nextPages.find((known) => known === page);
