/** What is around every screen of the desk: the ways to the others, at the thumb on a phone and at the side of a desk. */
import { lazy, Suspense, useEffect } from 'react';
import { Link, Redirect, Route, Switch, useLocation, useRoute } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { InboxParameters } from '../../../domain/contract/desk-inbox.ts';
import { StockPartParameters } from '../../../domain/contract/desk-stock.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { registerDeskWorker } from '../../browser/desk-worker.ts';
import { endPush } from '../../browser/push.ts';
import { forgetVisit } from '../../browser/visit.ts';
import { keepTrying } from '../../lib/keep-trying.ts';
import { ListingPage } from '../listing/listing-page.tsx';
import { useListsTakenAlong } from '../listing/use-lists.ts';
import { useSending } from '../listing/use-sending.ts';
import { ChannelsPage } from '../channels/channels-page.tsx';
import { CountPage } from '../counting/count-page.tsx';
import { ExceptionsPage } from '../exceptions/exceptions-page.tsx';
import { InboxPage } from '../inbox/inbox-page.tsx';
import { ThreadPage } from '../inbox/thread-page.tsx';
import { MePage } from '../me/me-page.tsx';
import { usePushFollowed } from '../me/use-push.ts';
import { OrderPage } from '../orders/order-page.tsx';
import { TodayPage } from '../orders/today-page.tsx';
import { LogPage } from '../people/log-page.tsx';
import { PeoplePage } from '../people/people-page.tsx';
import { usePhotoSending } from '../photos/use-photo-sending.ts';
import { PickingPage } from '../picking/picking-page.tsx';
import { useDesk } from '../room/context.ts';
import { Waiting } from '../room/said.tsx';
import { OldestPage } from '../stock/oldest-page.tsx';
import { PartPage } from '../stock/part-page.tsx';
import { placeInPath } from '../stock/place-path.ts';
import { PlacePage } from '../stock/place-page.tsx';
import { PlacesPage } from '../stock/places-page.tsx';
import { PricesPage } from '../stock/prices-page.tsx';
import { StockPage } from '../stock/stock-page.tsx';
import { VainPage } from '../stock/vain-page.tsx';
import { MissingPage, OwnersPage } from './missing-page.tsx';
import styles from './frame.module.css';

/** With the library that draws it, which nobody else needs. */
const FiguresPage = lazy(() =>
  keepTrying(() => import('../figures/figures-page.tsx')).then((page) => ({ default: page.FiguresPage })),
);

/** With the library that parts cells. */
const CourierFilePage = lazy(() =>
  keepTrying(() => import('../orders/courier-file-page.tsx')).then((page) => ({
    default: page.CourierFilePage,
  })),
);

const figuresPath = '/cifre/:period?/:day?';
/** The owner's alone: the shop refuses anybody else, whatever a page shows. */
const ownersPaths = ['/magazzino/prezzi', figuresPath, '/canali', '/persone', '/registro'] as const;

export function Frame() {
  const { words, visit, calls, setVisit } = useDesk();
  const isOwner = visit?.role === 'owner';
  const [, navigate] = useLocation();
  const [pathname] = useBrowserLocation();
  const place = placeInPath(pathname);
  const isSignedOut = useSending();
  usePhotoSending();
  usePushFollowed();
  useListsTakenAlong(calls);
  useEffect(() => void registerDeskWorker(), []);

  /** Whoever comes next begins with the day; a visit that ended by itself goes on where it was. */
  async function leave(): Promise<void> {
    // Without a line the browser’s own cookie stays until the visit ends by itself.
    await calls.signOut().catch(() => {});
    await endPush().catch(() => {});
    forgetVisit();
    navigate('/');
    setVisit(undefined);
  }

  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <Logo />
        <span className={styles.who}>{visit?.name}</span>
        <Button look="plain" aria-label={words.nav.signOut} onClick={() => void leave()}>
          <Icon name="sign-out" />
        </Button>
      </header>
      <nav className={styles.nav} aria-label={words.nav.label}>
        <Way to="/" icon="box" words={words.nav.orders} />
        <Way to="/prelievo" icon="list" words={words.nav.picking} />
        <Way to="/nuovo" icon="plus" words={words.nav.listing} />
        <Way to="/magazzino" icon="search" words={words.nav.stock} />
        <Way to="/posta" icon="mail" words={words.nav.inbox} />
        {isOwner && <Way to="/persone" icon="user" words={words.nav.people} />}
        {isOwner && <Way to="/cifre" icon="grid" words={words.figures.title} isRare />}
        {isOwner && <Way to="/registro" icon="clock" words={words.nav.log} isRare />}
        <Way to="/io" icon="shield" words={words.nav.me} />
      </nav>
      <main className={styles.main}>
        <Switch>
          <Route path="/" component={TodayPage} />
          {/* Whoever opens a link of an invitation and is in already has nothing to choose. */}
          <Route path="/invito">
            <Redirect to="/" replace />
          </Route>
          {!isOwner && ownersPaths.map((path) => <Route key={path} path={path} component={OwnersPage} />)}
          <Route path="/prelievo" component={PickingPage} />
          <Route path="/nuovo">
            <ListingPage isSignedOut={isSignedOut} />
          </Route>
          <Route path="/magazzino" component={StockPage} />
          <Route path="/magazzino/fermi" component={OldestPage} />
          <Route path="/magazzino/cercati" component={VainPage} />
          <Route path="/magazzino/prezzi" component={PricesPage} />
          <Route path="/magazzino/:id">
            {({ id }) =>
              StockPartParameters.safeParse({ id }).success ? (
                <PartPage key={id} id={Number(id)} />
              ) : (
                <MissingPage />
              )
            }
          </Route>
          <Route path="/posti" component={PlacesPage} />
          <Route path="/posti/:name/conta">
            <CountPage key={place} name={place} />
          </Route>
          <Route path="/posti/:name">
            <PlacePage key={place} name={place} />
          </Route>
          <Route path="/posta" component={InboxPage} />
          <Route path="/posta/:id">
            {({ id }) =>
              InboxParameters.safeParse({ id }).success ? <ThreadPage key={id} id={id} /> : <MissingPage />
            }
          </Route>
          <Route path="/spedizioni">
            <Suspense fallback={<Waiting failed={undefined} onAgain={() => {}} />}>
              <CourierFilePage />
            </Suspense>
          </Route>
          <Route path="/ordini/:number/rimborsi">
            {({ number }) => <ExceptionsPage key={number} number={number} />}
          </Route>
          <Route path="/ordini/:number">{({ number }) => <OrderPage key={number} number={number} />}</Route>
          <Route path={figuresPath}>
            {({ period, day }) => (
              <Suspense fallback={<Waiting failed={undefined} onAgain={() => {}} />}>
                <FiguresPage path={period} day={day} />
              </Suspense>
            )}
          </Route>
          <Route path="/canali" component={ChannelsPage} />
          <Route path="/persone" component={PeoplePage} />
          <Route path="/registro" component={LogPage} />
          <Route path="/io" component={MePage} />
          <Route component={MissingPage} />
        </Switch>
      </main>
    </div>
  );
}

type WayProps = {
  readonly to: string;
  readonly icon: IconName;
  readonly words: string;
  /** Not at the thumb: on a phone a page leads there. */
  readonly isRare?: boolean;
};

function Way({ to, icon, words, isRare = false }: WayProps) {
  const [isHere] = useRoute(to);
  return (
    <Link
      href={to}
      className={[styles.way, isRare && styles.rare].filter(Boolean).join(' ')}
      aria-current={isHere ? 'page' : undefined}
    >
      <Icon name={icon} />
      {words}
    </Link>
  );
}
