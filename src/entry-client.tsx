/** Brings the page to life: takes up what the server fetched, or starts from the bare shell. */
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { localeCookie, signedInCookie, type Locale } from '../domain/constants.ts';
import { preferredLocale } from '../domain/language.ts';
import { destination } from '../domain/navigation.ts';
import type { PageRecord } from '../domain/rendering.ts';
import { href, localized, routes, splitLocale } from '../domain/routes.ts';
import { App } from './app/app.tsx';
import { metaOf, open, outOfReach } from './app/open.ts';
import type { Present } from './motion/carry-over.ts';
import { createNavigator, type Surroundings } from './app/navigator.ts';
import { BeginsAtTop } from './lib/island.tsx';
import { readCookie } from './browser/storage.ts';
import { isCutOff, isReachable } from './browser/network.ts';
import { focusHeading, markHydrated, reloadOnce } from './browser/page-lifecycle.ts';
import { holdVisit, ownVisit } from './browser/visit.ts';
import { after } from './browser/time.ts';
import { openHistory } from './browser/history.ts';
import { holdPresses, pressHeld } from './browser/presses.ts';
import en from './i18n/en.json?url';
import it from './i18n/it.json?url';
import { followLinks } from './browser/links.ts';
import { createI18n, type Words } from './lib/i18n.ts';
import { apart } from './lib/apart.ts';
import { keepTrying } from './lib/keep-trying.ts';
import { lazySend, prepareToSend } from './lib/lazy-send.ts';
import { noticeMaintenance } from './lib/notice-maintenance.ts';
import { replay } from './lib/replay.ts';
import { createStores } from './stores/stores.tsx';
import './styles/base.css';

/** The record that the server wrote into the page, taken out of the document at once. */
function takeRecord(): PageRecord | undefined {
  const element = document.getElementById('record');
  if (!element) return undefined;
  element.remove();
  return JSON.parse(element.textContent ?? '') as PageRecord;
}

/** Words travel as data, not as code: the browser reads JSON faster, and the page asks for it early. */
async function loadWords(locale: Locale): Promise<Words> {
  const response = await fetch(locale === 'it' ? it : en);
  return (await response.json()) as Words;
}

async function start(): Promise<void> {
  if (!('toSorted' in [])) await keepTrying(() => import('./app/older-browser.ts'));
  const root = document.getElementById('root');
  if (!root) return;
  const record = takeRecord();
  const { locale: pathLocale } = splitLocale(location.pathname);
  const isSignedIn = record ? record.personal !== undefined : readCookie(signedInCookie) !== undefined;
  const to = destination({
    pathname: location.pathname,
    search: location.search,
    // What the server sent is in the right language already; the shell has to find out.
    preferred: record ? pathLocale : preferredLocale(readCookie(localeCookie.name), navigator.languages),
    isSignedIn,
  });
  if (to.kind === 'redirect') return location.replace(to.to);

  // Before any form finds what was typed into it: by somebody else, or in a session that is over. The shell finds only a mark.
  if (record?.personal || readCookie(signedInCookie) === undefined)
    ownVisit(record?.personal?.person.user.id);
  else holdVisit();

  const { locale } = to;
  const words = keepTrying(() => loadWords(locale));
  if (!record) prepareToSend();
  // Until there is an app to move in, the whole page moves.
  let move = (address: string): void => location.replace(address);
  const network = noticeMaintenance(lazySend, () => {
    if (splitLocale(location.pathname).path !== routes.maintenance.path) move(href(locale, 'maintenance'));
  });
  const send = replay({ ...record?.answers, ...record?.personal?.answers }, network);
  const stores = createStores({
    send,
    locale,
    person: record?.personal?.person,
    analyticsId: record?.analyticsId,
  });
  // Behind the shell nothing is written yet that would have to be as the server had it: the car is known with the first picture.
  if (!record) stores.myCar.start();
  const [text, shown] = await Promise.all([
    words,
    open(to, location.search, { api: stores.api, isSignedIn }).catch(async (error: unknown) => {
      // What the server wrote can be read without its code; behind the bare shell there is nothing to read.
      if (record || (await isReachable())) throw error;
      return outOfReach(to, location.search);
    }),
  ]);
  stores.connection.end(shown.kind === 'page');
  const i18n = createI18n(locale, text);

  const scrolls = openHistory((address) => {
    const { path, search, locale: shownLocale } = moves.shown.peek();
    // A link within the page changes only what stands behind the `#`.
    if (address !== localized(path, shownLocale) + search) void moves.arrive(address);
  });
  const plainly: Present = (change, settle) => {
    change();
    // After React has put the page there.
    requestAnimationFrame(settle);
  };
  let present = plainly;
  const around: Surroundings = {
    push: scrolls.push,
    leaveFor: (address) => location.assign(address),
    isReachable,
    present(change, page, how) {
      const { title } = metaOf(page, i18n.t);
      document.title = title;
      if (how === 'stayed') return change();
      present(change, () => {
        focusHeading();
        scrollTo(0, how === 'returned' ? scrolls.scrolledTo() : 0);
      });
    },
  };
  const moves = createNavigator(stores, shown, around);
  const begin = () => {
    move = moves.navigate;
    apart(
      () => followLinks(root, moves.navigate),
      stores.cart.start,
      () => record && stores.myCar.start(),
      stores.checkout.start,
      () => stores.session.start(() => moves.navigate(href(locale, 'signIn', {}, { session: 'expired' }))),
      () => {
        // Back on a page that was left for another site, or loaded anew; what stands behind a `#` the browser finds itself. Who has
        // read on before the page was alive stays where they are.
        const { hash } = location;
        if (!hash && scrollY === 0 && scrolls.scrolledTo() > 0) scrollTo(0, scrolls.scrolledTo());
        markHydrated();
        // What watches the connection comes later; a browser that knows that it has none is believed at once.
        if (isCutOff()) stores.connection.found(false);
        // What belongs to later pages and visits, and not to this one; but for what somebody came with behind a `#`, a price of their own.
        after(hash ? 0 : 2_000, prepare);
        stores.statistics.start();
      },
      pressHeld,
    );
  };
  const prepare = async (): Promise<void> => {
    // The worker first, and by itself: without it nothing works offline, and nobody hears of a new version.
    const newVersion = keepTrying(() => import('./stores/new-version.ts')).then(({ openNewVersion }) =>
      openNewVersion(),
    );
    const { makeReady } = await keepTrying(() => import('./app/readiness.ts'));
    present = makeReady({ stores, moves, words: i18n, record, invitation, newVersion }, plainly);
  };
  const app = (
    <StrictMode>
      <Alive onAlive={begin}>
        <App stores={stores} navigator={moves} i18n={i18n} />
      </Alive>
    </StrictMode>
  );
  if (record) {
    hydrateRoot(root, app);
    holdPresses(root);
  } else {
    root.replaceChildren();
    document.documentElement.lang = locale;
    document.title = metaOf(shown, i18n.t).title;
    createRoot(root).render(<BeginsAtTop value={scrolls.scrolledTo() === 0}>{app}</BeginsAtTop>);
  }
}

/** The browser's question whether to install the shop, which may come before the code that knows what to do with it. */
let invitation: Event | undefined;
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  invitation = event;
});

let hasBegun = false;

/** Calls once when everything below has been hydrated. */
function Alive({ onAlive, children }: { onAlive: () => void; children: React.ReactNode }) {
  useEffect(() => {
    if (hasBegun) return;
    hasBegun = true;
    onAlive();
  }, [onAlive]);
  return children;
}

start().catch(async (error: unknown) => {
  // A part of the page from before a deploy: the page as it is now has all of its own.
  if (!(await reloadOnce())) throw error;
});
