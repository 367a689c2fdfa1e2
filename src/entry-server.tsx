/** Renders one address to HTML. Bound to one visitor: every store, word and answer in here is theirs alone. */
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import type { Locale } from '../domain/constants.ts';
import type { User } from '../domain/contract/account.ts';
import { destination } from '../domain/navigation.ts';
import type { RouteName } from '../domain/routes.ts';
import { App } from './app/app.tsx';
import { metaOf } from './app/meta.ts';
import { createNavigator } from './app/navigator.ts';
import { open } from './app/open.ts';
import { pageSource } from './app/pages.ts';
import en from './i18n/en.json';
import it from './i18n/it.json';
import type { Send } from './lib/api.ts';
import { createI18n } from './lib/i18n.ts';
import type { Meta } from './lib/page.ts';
import { record, type Answers, type Person } from './lib/replay.ts';
import { createStores } from './stores/stores.tsx';

export type RenderRequest = {
  readonly pathname: string;
  /** Query with its question mark, or ''. */
  readonly search: string;
  /** Language for a path without prefix. */
  readonly preferred: Locale;
  readonly person: Person<User> | undefined;
  /** Carries calls to the API within the server. */
  readonly send: Send;
};

export type Rendered =
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'html';
      readonly status: number;
      readonly locale: Locale;
      readonly path: string;
      readonly html: string;
      readonly meta: Meta;
      /** The page shown, and its source file for the build's manifest; undefined for the error page. */
      readonly name: RouteName | undefined;
      readonly source: string | undefined;
      readonly answers: { readonly public: Answers; readonly personal: Answers };
    };

/** Renders an address, or says where it leads. Rejects only for a fault of our own. */
export async function render({
  pathname,
  search,
  preferred,
  person,
  send,
}: RenderRequest): Promise<Rendered> {
  const to = destination({ pathname, search, preferred, isSignedIn: person !== undefined });
  if (to.kind === 'redirect') return to;

  const recorder = record(send);
  const { locale } = to;
  const stores = createStores({ send: recorder.send, locale, person });
  const i18n = createI18n(locale, locale === 'it' ? it : en);
  const shown = await open(to, search, stores.api);
  const navigator = createNavigator(stores, shown, nowhere);
  const html = await renderToText(<App stores={stores} navigator={navigator} i18n={i18n} />);
  const name = shown.kind === 'page' ? shown.name : undefined;
  return {
    kind: 'html',
    status: shown.kind === 'page' ? 200 : shown.kind === 'error' ? shown.status : 503,
    locale,
    path: shown.path,
    html,
    meta: metaOf(shown, i18n.t),
    name,
    source: name && pageSource(name),
    answers: recorder.answers,
  };
}

/** On the server nothing moves. */
const nowhere = { push() {}, leaveFor() {}, shown() {} };

function renderToText(node: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new PassThrough();
    sink.on('data', (chunk: Buffer) => chunks.push(chunk));
    sink.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    const stream = renderToPipeableStream(node, {
      onAllReady: () => void stream.pipe(sink),
      onError: reject,
      onShellError: reject,
    });
  });
}
