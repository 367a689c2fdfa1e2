/** What is around every screen of the desk: the ways to the others, at the thumb on a phone and at the side of a desk. */
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { InboxParameters } from '../../../domain/contract/desk-inbox.ts';
import { StockPartParameters } from '../../../domain/contract/desk-stock.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { registerDeskWorker } from '../../browser/desk-worker.ts';
import { endPush } from '../../browser/push.ts';
import { forgetVisit } from '../../browser/visit.ts';
import { forgetPicking } from '../../offline/desk-picking/picking-list.ts';
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
import { useTickSending } from '../picking/use-tick-sending.ts';
import { useDesk } from '../room/context.ts';
import { Waiting } from '../room/said.tsx';
import { PageScanContext, type PageScan, type TakePageScan } from '../scan/page-scan.ts';
import { OldestPage } from '../stock/oldest-page.tsx';
import { PartPage } from '../stock/part-page.tsx';
import { placeInPath } from '../stock/place-path.ts';
import { PlacePage } from '../stock/place-page.tsx';
import { PlacesPage } from '../stock/places-page.tsx';
import { PricesPage } from '../stock/prices-page.tsx';
import { StockPage } from '../stock/stock-page.tsx';
import { VainPage } from '../stock/vain-page.tsx';
import { MissingPage, OwnersPage } from './missing-page.tsx';
import { MorePage } from './more-page.tsx';
import { ScanButton } from './scan-button.tsx';
import { morePath, Ways } from './ways.tsx';
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

/** With the words of all that SdI refuses. */
const PapersRoom = lazy(() =>
  keepTrying(() => import('../papers/papers-room.tsx')).then((room) => ({ default: room.PapersRoom })),
);

const papersPath = '/documenti/*?';
const figuresPath = '/cifre/:period?/:day?';
/** The owner's alone: the shop refuses anybody else, whatever a page shows. */
const ownersPaths = [
  '/magazzino/prezzi',
  figuresPath,
  papersPath,
  '/canali',
  '/persone',
  '/registro',
] as const;

export function Frame() {
  const { words, visit, calls, setVisit } = useDesk();
  const isOwner = visit?.role === 'owner';
  const [, navigate] = useLocation();
  const [pathname] = useBrowserLocation();
  const place = placeInPath(pathname);
  const isSignedOut = useSending();
  usePhotoSending();
  useTickSending();
  usePushFollowed();
  useListsTakenAlong(calls);
  useEffect(() => void registerDeskWorker(), []);
  const pageScan = useRef<PageScan>(undefined);
  const takePageScan = useCallback<TakePageScan>((scan) => {
    pageScan.current = scan;
    return () => {
      if (pageScan.current === scan) pageScan.current = undefined;
    };
  }, []);

  /** Whoever comes next begins with the day; a visit that ended by itself goes on where it was. */
  async function leave(): Promise<void> {
    // Without a line the browser’s own cookie stays until the visit ends by itself.
    await calls.signOut().catch(() => {});
    await endPush().catch(() => {});
    forgetVisit();
    await forgetPicking();
    navigate('/');
    setVisit(undefined);
  }

  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <Logo />
        <span className={styles.who}>{visit?.name}</span>
        <Button look="plain" isLarge aria-label={words.nav.signOut} onClick={() => void leave()}>
          <Icon name="sign-out" />
        </Button>
      </header>
      <nav className={styles.nav} aria-label={words.nav.label}>
        <Ways />
        <ScanButton page={pageScan} />
      </nav>
      <main className={styles.main}>
        <PageScanContext value={takePageScan}>
          <Switch>
            <Route path="/" component={TodayPage} />
            {/* Whoever opens a link of an invitation and is in already has nothing to choose. */}
            <Route path="/invito">
              <Redirect to="/" replace />
            </Route>
            {!isOwner && ownersPaths.map((path) => <Route key={path} path={path} component={OwnersPage} />)}
            <Route path="/prelievo">
              <PickingPage />
            </Route>
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
            <Route path={papersPath}>
              <Suspense fallback={<Waiting failed={undefined} onAgain={() => {}} />}>
                <PapersRoom missing={<MissingPage />} />
              </Suspense>
            </Route>
            <Route path="/canali" component={ChannelsPage} />
            <Route path="/persone" component={PeoplePage} />
            <Route path="/registro" component={LogPage} />
            <Route path="/io" component={MePage} />
            <Route path={morePath} component={MorePage} />
            <Route component={MissingPage} />
          </Switch>
        </PageScanContext>
      </main>
    </div>
  );
}
