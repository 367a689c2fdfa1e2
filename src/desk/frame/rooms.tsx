/** The rooms of the desk, each under its path. Where the shop does not answer there are two of them, and whoever is in one stays in it when it answers again. */
import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { InboxParameters } from '../../../domain/contract/desk-inbox.ts';
import { StockPartParameters } from '../../../domain/contract/desk-stock.ts';
import { keepTrying } from '../../lib/keep-trying.ts';
import { ListingPage } from '../listing/listing-page.tsx';
import { ChannelsPage } from '../channels/channels-page.tsx';
import { CountPage } from '../counting/count-page.tsx';
import { ExceptionsPage } from '../exceptions/exceptions-page.tsx';
import { InboxPage } from '../inbox/inbox-page.tsx';
import { ThreadPage } from '../inbox/thread-page.tsx';
import { MePage } from '../me/me-page.tsx';
import { OrderPage } from '../orders/order-page.tsx';
import { TodayPage } from '../orders/today-page.tsx';
import { LogPage } from '../people/log-page.tsx';
import { PeoplePage } from '../people/people-page.tsx';
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
import { MorePage } from './more-page.tsx';
import { listingPath, pickingPath, type Away } from './use-away.ts';
import { morePath } from './ways.tsx';

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

type RoomsProps = {
  /** The shop does not answer, or knows nobody here: nothing but these two rooms is shown. */
  readonly away: Away | undefined;
  readonly isPicking: boolean;
  /** The pieces that wait need somebody to sign in. */
  readonly isSignedOut: boolean;
};

/**
 * One switch for both: a page that is in the same place of the tree before and after the line came back is the same page, with what is
 * half typed in it, its focus and its scroll.
 */
export function Rooms({ away, isPicking, isSignedOut }: RoomsProps) {
  const { visit } = useDesk();
  const isOwner = visit?.role === 'owner';
  const [pathname] = useBrowserLocation();
  const place = placeInPath(pathname);
  return (
    <Switch>
      {away && isPicking && (
        <Route path={pickingPath}>
          <PickingPage key="away" away={away} />
        </Route>
      )}
      {away && !isPicking && (
        <Route>
          <ListingPage isAway={away === 'away'} isSignedOut={away === 'signed_out'} />
        </Route>
      )}
      <Route path="/" component={TodayPage} />
      {/* Whoever opens a link of an invitation and is in already has nothing to choose. */}
      <Route path="/invito">
        <Redirect to="/" replace />
      </Route>
      {!isOwner && ownersPaths.map((path) => <Route key={path} path={path} component={OwnersPage} />)}
      <Route path={pickingPath}>
        <PickingPage />
      </Route>
      <Route path={listingPath}>
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
  );
}
