/** Opens a destination: finds the page's code, loads its data, or says what went wrong. */
import { islandsOf } from 'virtual:islands';
import type { TFunction } from 'i18next';
import type { Locale } from '../../domain/constants.ts';
import type { Destination } from '../../domain/navigation.ts';
import { Problem } from '../../domain/problem.ts';
import { isFirstPage, type Layout, type RouteName } from '../../domain/routes.ts';
import { bringLaterStyles } from '../browser/later-styles.ts';
import { isYetToLive } from '../browser/page-lifecycle.ts';
import type { Api } from '../lib/api.ts';
import { ConnectionLost } from '../lib/failure.ts';
import type { Page, Meta } from '../lib/page.ts';
import type { Failure } from './error-page.tsx';
import { pages } from './pages.ts';

/** What stands on the screen: a page with its data, or the error page with the status it has on the server. */
export type Shown = {
  readonly locale: Locale;
  /** Path without prefix and the query, as they were asked for. */
  readonly path: string;
  readonly search: string;
  readonly layout: Layout;
} & (
  | {
      readonly kind: 'page';
      readonly name: RouteName;
      readonly page: Page;
      readonly data: unknown;
      readonly parameters: Readonly<Record<string, string>>;
    }
  | ({ readonly kind: 'error' } & Failure)
);

/** What stands where a page's code cannot be had, because nothing can: it opens by itself once the network is back. */
export function outOfReach({ locale, path }: { locale: Locale; path: string }, search: string): Shown {
  return { kind: 'error', trouble: 'offline', status: 503, locale, path, search, layout: 'default' };
}

/** Brings a page's islands; the server has all there are (`entry-server.tsx`). */
export async function bringIslands({ islands }: Page): Promise<void> {
  if (!import.meta.env.SSR) await Promise.all(islands.map((arrive) => arrive()));
}

/**
 * @param search query with its question mark, or ''
 * @returns never rejects for what the API or the network did; a fault of our own code does
 */
export async function open(
  to: Exclude<Destination, { kind: 'redirect' }>,
  search: string,
  { api, isSignedIn }: { readonly api: Api; readonly isSignedIn: boolean },
): Promise<Shown> {
  const { locale, path } = to;
  if (to.kind === 'notFound')
    return { kind: 'error', trouble: 'missing', status: 404, locale, path, search, layout: 'default' };

  const { name, parameters, route } = to.match;
  const place = { locale, path, search, layout: route.layout };
  // With the page, and not once it has said so itself. Where they cannot be had, the page finds that out.
  if (!import.meta.env.SSR && !isYetToLive()) islandsOf[name]?.().catch(() => {});
  const { page } = await pages[name]();
  try {
    const [data] = await Promise.all([
      page.load({ api, locale, isSignedIn, parameters, query: new URLSearchParams(search) }),
      bringIslands(page),
      !isFirstPage(name) && bringLaterStyles(),
    ]);
    return { kind: 'page', name, page, data, parameters, ...place };
  } catch (error) {
    if (error instanceof ConnectionLost) {
      return { kind: 'error', trouble: error.isTimeout ? 'timeout' : 'offline', status: 503, ...place };
    }
    if (error instanceof Problem) {
      const { status = 500, requestId } = error;
      return { kind: 'error', trouble: status === 404 ? 'missing' : 'fault', status, requestId, ...place };
    }
    throw error;
  }
}

/** With the shop's name where there is room: search engines show 60 signs. */
const named = (title: string): string => (title.length > 51 ? title : `${title} · Smonto`);

/** The title of what is shown, and what it is about. */
export function metaOf(shown: Shown, t: TFunction): Meta {
  if (shown.kind === 'page') {
    const { page, data, locale, search } = shown;
    const meta = page.meta({ data, t, locale, query: new URLSearchParams(search) });
    return { ...meta, title: shown.name === 'home' ? meta.title : named(meta.title) };
  }
  return { title: named(t(`error.${shown.trouble}.title`)) };
}
