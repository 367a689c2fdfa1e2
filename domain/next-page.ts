/** Where signing in leads: a page by its name, so that no address from outside is ever followed. */
import type { Locale } from './constants.ts';
import { href, type RouteName } from './routes.ts';

const nextPages = ['cart', 'checkout', 'orders'] as const;

/** @param name value of the query parameter `next` of `/auth`; anything unknown leads to the account */
export function nextHref(locale: Locale, name: string | null): string {
  return href(locale, nextPages.find((page) => page === name) ?? 'account');
}

/** @returns the value of `next` that leads back to a page; none for those that signing in does not lead to by name */
export const nextName = (page: RouteName): string | undefined => nextPages.find((known) => known === page);
