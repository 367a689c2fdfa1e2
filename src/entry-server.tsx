/** Renders one address to HTML. Bound to one visitor: every store, word and answer in here is theirs alone. */
import { renderToString } from 'react-dom/server';
import { destination } from '../domain/navigation.ts';
import type { Render } from '../domain/rendering.ts';
import { App } from './app/app.tsx';
import { metaOf, open, type Shown } from './app/open.ts';
import { renderInFrame } from './app/frame-of-parts.tsx';
import { createNavigator } from './app/navigator.ts';
import { pageSource } from './app/pages.ts';
import en from './i18n/en.json';
import it from './i18n/it.json';
import { createI18n } from './lib/i18n.ts';
import { arriveAll } from './lib/island.tsx';
import { record } from './lib/replay.ts';
import { createStores } from './stores/stores.tsx';

const words = { it: createI18n('it', it), en: createI18n('en', en) };

/** Renders an address, or says where it leads. Rejects only for a fault of our own. */
export const render: Render = async ({
  pathname,
  search,
  preferred,
  person,
  isInMaintenance,
  analyticsId,
  now,
  send,
}) => {
  const isSignedIn = person !== undefined;
  const to = destination({ pathname, search, preferred, isSignedIn, isInMaintenance });
  if (to.kind === 'redirect') return to;

  const recorder = record(send);
  const { locale } = to;
  const stores = createStores({ send: recorder.send, locale, person, analyticsId });
  const i18n = words[locale];
  const shown = await open(to, search, { api: stores.api, isSignedIn });
  // Nothing may be missing where it is written: the error page has islands too, and its layout's.
  await arriveAll();
  const navigator = createNavigator(stores, shown, nowhere);
  const name = shown.kind === 'page' ? shown.name : undefined;
  const { title, ...subject } = metaOf(shown, i18n.t);
  const app = { stores, navigator, i18n };
  const framed = !isSignedIn && isPlain(shown) ? subject.part : undefined;
  // Code and data of the page are here already, so nothing suspends and nothing needs to stream.
  const html = framed ? renderInFrame(app, shown.path, framed) : renderToString(<App {...app} />);
  const { answers } = recorder;
  return {
    kind: 'html',
    status: shown.kind === 'error' ? shown.status : name === 'maintenance' ? 503 : 200,
    locale,
    path: shown.path,
    html,
    title,
    subject,
    name,
    source: name && pageSource(name),
    record: person
      ? { madeAt: now, answers: answers.public, analyticsId, personal: { person, answers: answers.personal } }
      : { madeAt: now, answers: { ...answers.public, ...answers.personal }, analyticsId },
  };
};

/** Whether the address is a part's alone. */
const isPlain = ({ path, search }: Shown): boolean => search === '' && /^\/parts\/\d+$/.test(path);

/** On the server nothing moves. */
const nowhere = { push() {}, leaveFor() {}, isReachable: async () => true, present() {} };
