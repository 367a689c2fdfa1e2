/** Moves between pages: decide, load, then show. Links, forms, back and forward all come through here. */
import { signal, type ReadonlySignal } from '@preact/signals-react';
import { destination } from '../../domain/navigation.ts';
import { splitLocale } from '../../domain/routes.ts';
import type { Stores } from '../stores/stores.tsx';
import { open, outOfReach, type Shown } from './open.ts';

export type NavigateOptions = {
  readonly replace?: boolean;
  /** The same page under another query: focus and scroll stay where they are. */
  readonly keepsPlace?: boolean;
};
export type Navigate = (to: string, options?: NavigateOptions) => void;

export type Navigator = {
  readonly shown: ReadonlySignal<Shown>;
  /** Whether a page is being loaded that is not shown yet. */
  readonly isMoving: ReadonlySignal<boolean>;
  readonly navigate: Navigate;
  /** Opens an address that the address bar holds already (back, forward, again). */
  readonly arrive: (address: string) => Promise<void>;
};

/** `arrived` is at a new address, `stayed` keeps the place on the page, `returned` is back or forward. */
export type Move = 'arrived' | 'stayed' | 'returned';

/** What the browser does around a move; nothing on the server. */
export type Surroundings = {
  /** Writes the address bar. */
  push(address: string, replace: boolean): void;
  /** A full page load: another language, or a page whose code cannot be had. */
  leaveFor(address: string): void;
  /** Whether the shop answers just now. */
  isReachable(): Promise<boolean>;
  /** Puts the new page on the screen. */
  present(change: () => void, page: Shown, how: Move): void;
};

export function createNavigator(stores: Stores, first: Shown, around: Surroundings): Navigator {
  const shown = signal(first);
  const isMoving = signal(false);
  let latest = 0;

  async function go(address: string, how: Move, replace = false): Promise<void> {
    const url = new URL(address, 'http://shop.invalid');
    const isSignedIn = stores.session.isExpected();
    const preferred = splitLocale(url.pathname).locale;
    const to = destination({ pathname: url.pathname, search: url.search, preferred, isSignedIn });
    if (to.kind === 'redirect') return go(to.to, 'arrived', replace || how === 'returned');
    // Another language has other words; the server brings them.
    if (to.locale !== stores.locale) return around.leaveFor(address);

    const move = ++latest;
    isMoving.value = true;
    stores.connection.begin();
    const next = await open(to, url.search, { api: stores.api, isSignedIn }).catch(async () => {
      // The page's code could not be had: after a deploy a full load brings it, without a network nothing does.
      return (await around.isReachable()) ? undefined : outOfReach(to, url.search);
    });
    if (move !== latest) return;
    stores.connection.end(next?.kind === 'page');
    if (next === undefined) {
      isMoving.value = false;
      return around.leaveFor(address);
    }
    if (how !== 'returned') around.push(address, replace);
    // What moves in begins with the next picture: until then the page before stands there.
    const show = () => {
      shown.value = next;
      if (move === latest) isMoving.value = false;
    };
    around.present(show, next, how);
  }

  return {
    shown,
    isMoving,
    navigate: (to, options) => void go(to, options?.keepsPlace ? 'stayed' : 'arrived', options?.replace),
    arrive: (address) => go(address, 'returned'),
  };
}
