/** A page: the route it answers, what it loads before it is shown, how it is called, and what it looks like. */
import type { ComponentType } from 'react';
import type { TFunction } from 'i18next';
import type { Locale } from '../../domain/constants.ts';
import type { Part } from '../../domain/contract/parts.ts';
import type { Subject } from '../../domain/rendering.ts';
import type { RouteName } from '../../domain/routes.ts';
import type { Api } from './api.ts';
import { takeDeclared, type Arrive } from './island.tsx';

/** What a page may use to load: the api and the address. No store: what is loaded is the same for every tab. */
export type LoadContext = {
  readonly api: Api;
  readonly locale: Locale;
  readonly isSignedIn: boolean;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
};

export type Meta = Subject & { readonly title: string };

/** The part that a page is about, for what one writes to the shop while looking at it. */
export type PartInView = Pick<Part, 'id' | 'name' | 'serialNumber'>;

export type PageProps<Data> = {
  readonly data: Data;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
};

export type Page<Data = unknown> = {
  readonly route: RouteName;
  /** Its islands (`island.tsx`): they come while it loads. */
  readonly islands: readonly Arrive[];
  /** Fetches what the page cannot be shown without. Throws a `Problem` for the error page (404 for what is not there). */
  readonly load: (context: LoadContext) => Promise<Data>;
  readonly meta: (context: { data: Data; t: TFunction; locale: Locale; query: URLSearchParams }) => Meta;
  readonly Component: ComponentType<PageProps<Data>>;
};

/**
 * Ties together what makes a page, so that `load`, `meta` and `Component` agree on the data. Outside nobody looks into the data:
 * it goes from `load` to the other two as it is. Called in the page's own file after its islands were declared, which it takes up.
 */
export function definePage<Data>(page: Omit<Page<Data>, 'islands'>): Page {
  return { ...page, islands: takeDeclared() } as unknown as Page;
}

/** For pages that need nothing before they are shown. */
export const loadNothing = async (): Promise<null> => null;
