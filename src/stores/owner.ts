/** Whose the things are that this browser stores: those of an account go with its session, however that ends. */
import { signedInCookie, storageKeys } from '../../domain/constants.ts';
import { readCookie, readStored, store } from '../browser/storage.ts';
import { reload } from '../browser/page-lifecycle.ts';
import { forgetVisit, ownVisit } from '../browser/visit.ts';
import type { ReadonlySignal } from '@preact/signals-react';
import { emptyPocket } from '../lib/pocket-orders.ts';
import { clearOutbox } from '../offline/outbox/outbox.ts';
import { withLock } from '../offline/with-lock.ts';
import type { createCheckout } from './checkout.ts';
import type { createMyCar } from './my-car.ts';
import type { createSearches } from './searches.ts';
import type { createStatistics } from './statistics.ts';
import type { createViewed } from './viewed.ts';

export type Owner = {
  /** Somebody is signed in: what another account left here is not theirs. */
  belongTo(id: string): Promise<void>;
  /**
   * A session of this browser has ended. The cart stays (design 4.18).
   *
   * @param whose the person's id, '' where this tab does not know it yet, undefined for a guest: of one nothing goes
   * @param isAsked whether they were asked about what waits; else stays what was written by nobody who was signed in
   */
  endOf(whose: string | undefined, isAsked: boolean): Promise<void>;
};

/** What an account leaves in this browser, each cleared by its store. */
type PersonalStores = {
  readonly checkout: Pick<ReturnType<typeof createCheckout>, 'remove'>;
  readonly myCar: Pick<ReturnType<typeof createMyCar>, 'choose'>;
  readonly statistics: Pick<ReturnType<typeof createStatistics>, 'forgetOrders'>;
  readonly viewed: Pick<ReturnType<typeof createViewed>, 'clear'>;
  readonly searches: Pick<ReturnType<typeof createSearches>, 'clear'>;
};

/** The session as far as it says whose the browser is. */
type SignedIn = {
  readonly user: ReadonlySignal<{ readonly id: string } | undefined>;
  left(): Promise<void>;
};

export function createOwner({ checkout, myCar, statistics, viewed, searches }: PersonalStores): Owner {
  async function clear(isAsked: boolean): Promise<void> {
    checkout.remove();
    myCar.choose(undefined);
    store(storageKeys.prices, undefined);
    store(storageKeys.province, undefined);
    store(storageKeys.accountCart, undefined);
    statistics.forgetOrders();
    await Promise.all([emptyPocket(), viewed.clear(), searches.clear(), clearOutbox(isAsked)]);
  }

  return {
    belongTo: (id) =>
      withLock('owner', async () => {
        const before = readStored(storageKeys.owner);
        if (before !== undefined && before !== id) await clear(false);
        store(storageKeys.owner, id);
      }),

    endOf: (whose, isAsked) =>
      withLock('owner', async () => {
        const owner = readStored(storageKeys.owner);
        if (owner === undefined && whose === undefined) return;
        // A tab that slept: somebody else is there by now, and what this one shows is not theirs.
        if (owner !== undefined && whose && owner !== whose) return reload();
        forgetVisit();
        await clear(isAsked);
        // At last: what is cut off here is taken up by the next page.
        store(storageKeys.owner, undefined);
      }),
  };
}

/** Keeps what the browser says of whose it is as it is, and begins with what ended between two visits. */
export function watchOwner(stores: PersonalStores & { readonly session: SignedIn }): void {
  const owner = createOwner(stores);
  const { user, left } = stores.session;
  const before = readStored(storageKeys.owner);
  if (before !== undefined && readCookie(signedInCookie) === undefined) void left();
  user.subscribe((known) => {
    if (!known) return;
    const showsAnothers = ownVisit(known.id);
    void owner
      .belongTo(known.id)
      .catch(() => {})
      // As for a tab that slept.
      .finally(() => showsAnothers && reload());
  });
}
