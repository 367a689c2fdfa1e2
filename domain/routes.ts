/**
 * The only list of the shop's pages. The server matches it, the browser matches it,
 * and every link is made from it; nothing else spells a path.
 */
import type { Locale } from './constants.ts';

export type Layout = 'default' | 'auth' | 'checkout' | 'maintenance';

export type Route = {
  /** Path without the language prefix; `:name` is a parameter. */
  readonly path: string;
  /** `signedIn` pages send an anonymous visitor to `/auth?unautorhized=true`. */
  readonly access: 'public' | 'signedIn';
  readonly layout: Layout;
  /** Whether search engines may list it. */
  readonly index: boolean;
  /** Whether its address carries what nobody else may know: then it is told to no other page and kept nowhere. */
  readonly hasSecret?: true;
};

export const routes = {
  home: { path: '/', access: 'public', layout: 'default', index: true },
  search: { path: '/search', access: 'public', layout: 'default', index: true },
  part: { path: '/parts/:id', access: 'public', layout: 'default', index: true },
  viewed: { path: '/viewed', access: 'public', layout: 'default', index: false },
  request: { path: '/request', access: 'public', layout: 'default', index: true },
  contact: { path: '/contact', access: 'public', layout: 'default', index: true },
  newsletterConfirm: {
    path: '/newsletter/confirm',
    access: 'public',
    layout: 'default',
    index: false,
    hasSecret: true,
  },
  newsletterUnsubscribe: {
    path: '/newsletter/unsubscribe',
    access: 'public',
    layout: 'default',
    index: false,
    hasSecret: true,
  },
  cart: { path: '/cart', access: 'public', layout: 'default', index: false },
  checkout: { path: '/cart/checkout', access: 'public', layout: 'checkout', index: false },
  success: { path: '/cart/success', access: 'public', layout: 'default', index: false },
  fail: { path: '/cart/fail', access: 'public', layout: 'default', index: false },
  signIn: { path: '/auth', access: 'public', layout: 'auth', index: false },
  register: { path: '/auth/register', access: 'public', layout: 'auth', index: false },
  forgot: { path: '/auth/forgot', access: 'public', layout: 'auth', index: false },
  reset: { path: '/auth/reset', access: 'public', layout: 'auth', index: false, hasSecret: true },
  about: { path: '/chi-siamo', access: 'public', layout: 'default', index: true },
  terms: { path: '/toc', access: 'public', layout: 'default', index: true },
  withdrawal: { path: '/withdrawal', access: 'public', layout: 'default', index: true },
  cookies: { path: '/cookies', access: 'public', layout: 'default', index: true },
  accessibility: { path: '/accessibility', access: 'public', layout: 'default', index: true },
  account: { path: '/account', access: 'signedIn', layout: 'default', index: false },
  personal: { path: '/account/personal', access: 'signedIn', layout: 'default', index: false },
  billing: { path: '/account/billing', access: 'signedIn', layout: 'default', index: false },
  delivery: { path: '/account/delivery', access: 'signedIn', layout: 'default', index: false },
  mailboxConfirm: {
    path: '/account/mailbox',
    access: 'signedIn',
    layout: 'default',
    index: false,
    hasSecret: true,
  },
  orders: { path: '/account/orders', access: 'signedIn', layout: 'default', index: false },
  maintenance: { path: '/maintenance', access: 'public', layout: 'maintenance', index: false },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** What nearly every visit begins with: these come with the styles that they show, and the others behind (decision 0127). */
export const firstPages = ['home', 'search', 'part'] as const satisfies readonly RouteName[];

/** @param name of a page; none is the error page */
export const isFirstPage = (name: RouteName | undefined): boolean =>
  (firstPages as readonly (RouteName | undefined)[]).includes(name);

type ParametersOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a route, by name. */
type RouteParameters<Name extends RouteName> = Record<
  ParametersOf<(typeof routes)[Name]['path']>,
  string | number
>;

type HrefArguments<Name extends RouteName> = keyof RouteParameters<Name> extends never
  ? [parameters?: Record<string, never>, query?: Query]
  : [parameters: RouteParameters<Name>, query?: Query];

/** Values of a query string; undefined, null, '' and NaN are left out (specification 5). */
export type Query = Record<string, string | number | boolean | null | undefined>;

/** A query string without its question mark. */
export function queryString(query: Query): string {
  return Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '' && !Number.isNaN(value))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&');
}

/**
 * The address of a page: `href('en', 'part', { id: 7 })` is `/en/parts/7`.
 *
 * @param locale Italian has no prefix, English has `/en`
 */
export function href<Name extends RouteName>(
  locale: Locale,
  name: Name,
  ...[parameters, query]: HrefArguments<Name>
): string {
  const values = (parameters ?? {}) as Record<string, string | number>;
  const path = routes[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(values[key])),
  );
  const search = query ? queryString(query) : '';
  return localized(path, locale) + (search && `?${search}`);
}

/** The catalogue under search options, in the form the specification pushes to the address bar: `/search/?query=faro` (section 4). */
export function searchHref(locale: Locale, options: Query): string {
  const search = queryString(options);
  return `${localized(routes.search.path, locale)}/${search && `?${search}`}`;
}

/** Puts a path without prefix into a language. */
export function localized(path: string, locale: Locale): string {
  if (locale === 'it') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/**
 * Splits a path into its language and the path without prefix. Slashes at the end and doubled ones are forgiven,
 * so that no link made from the result ever begins with two.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const names = pathname.split('/').filter((name) => name !== '');
  const locale = names[0] === 'en' ? 'en' : 'it';
  return { locale, path: `/${names.slice(locale === 'en' ? 1 : 0).join('/')}` };
}

export type Match = {
  readonly name: RouteName;
  readonly route: Route;
  readonly parameters: Record<string, string>;
};

const patterns = Object.entries(routes).map(([name, route]) => ({
  name: name as RouteName,
  route: route as Route,
  pattern: new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}));

/** Finds the page of a path without prefix, or nothing: the error page. */
export function match(path: string): Match | undefined {
  for (const { name, route, pattern } of patterns) {
    const found = pattern.exec(path);
    if (!found) continue;
    const parameters = Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([key, value]) => [key, safeDecode(value)]),
    );
    return { name, route, parameters };
  }
  return undefined;
}

function safeDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const machinePath =
  /^\/(\.well-known|api|assets|desk|documents|feed|icons|media|sandbox|screenshots|shop)(\/|$)|^\/(healthz|readyz|metrics|robots\.txt|favicon\.ico|service-worker\.js|(en\/)?manifest\.webmanifest)$|^\/sitemap/;

/** Paths that are for machines: never a page, never led to another language, never answered with the offline shell (design 4.1). */
export function isMachinePath(pathname: string): boolean {
  return machinePath.test(pathname);
}

/** Behind the `#` of an address: the search is to be opened, with the cursor in it. */
export const searchFragment = 'cerca';
