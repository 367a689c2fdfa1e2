/** Where signing in leads: a page by its name, so that no address from outside is ever followed. */
import type { Locale } from './constants.ts';
import { href, type RouteName } from './routes.ts';

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
export const nextName = (page: RouteName, search: string): string | undefined =>
  page === 'mailboxConfirm'
    ? mailbox + (/[?&]token=([\w-]+)/.exec(search)?.[1] ?? '')
    : nextPages.find((known) => known === page);
