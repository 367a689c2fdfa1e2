/** What the server hands to the page rendering, what it gets back, and the record that the browser takes up. */
import type { Send } from './api-call.ts';
import type { Locale } from './constants.ts';
import type { User } from './contract/account.ts';
import type { Part } from './contract/parts.ts';
import type { RouteName } from './routes.ts';
import type { Searched } from './landing-page.ts';

/** Whom a page is rendered for; only ever in an answer that nobody may keep. */
export type Person = { readonly token: string; readonly user: User };

/** What a page was loaded to show, where search engines and shared links are told more of it than its title. */
export type Subject = { readonly part?: Part | undefined; readonly search?: Searched | undefined };

/** Answers to the page's calls, by method and path. */
export type Answers = Readonly<
  Record<string, { readonly status: number; readonly body: unknown; readonly requestId?: string | undefined }>
>;

/** Written into the page as JSON, and replayed by the same calls at hydration. */
export type PageRecord = {
  /** When it was made, in milliseconds since 1970: while the database is away a page of the last hour is given. */
  readonly madeAt: number;
  readonly answers: Answers;
  /** Measurement id of the shop's statistics; without one nothing is counted. */
  readonly analyticsId?: string | undefined;
  /** The person's part: theirs alone. */
  readonly personal?: { readonly person: Person; readonly answers: Answers };
};

export type RenderRequest = {
  readonly pathname: string;
  /** Query with its question mark, or ''. */
  readonly search: string;
  /** Language for a path without prefix. */
  readonly preferred: Locale;
  readonly person: Person | undefined;
  /** Whether the shop is closed for maintenance. */
  readonly isInMaintenance: boolean;
  /** Measurement id of the shop's statistics, where there are any. */
  readonly analyticsId: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Carries calls to the API within the server. */
  readonly send: Send;
};

export type Rendered =
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'html';
      readonly status: number;
      readonly locale: Locale;
      /** Path without language prefix. */
      readonly path: string;
      readonly html: string;
      readonly title: string;
      readonly subject: Subject;
      /** The page shown; undefined for an error page. */
      readonly name: RouteName | undefined;
      /** Its source file, as the build's manifest names it. */
      readonly source: string | undefined;
      readonly record: PageRecord;
    };

/** What `src/entry-server.tsx` exports. */
export type Render = (request: RenderRequest) => Promise<Rendered>;
