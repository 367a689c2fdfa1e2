/**
 * Keeps the cart of this browser and the one of the account alike (decision 0091): a browser may lose its own after seven days, and a
 * person has more than one. Without the shop nothing of it is needed; what was changed goes there later.
 */
import { effect } from '@preact/signals-react';
import { holdSame, mergeCarts } from '../../domain/account-cart.ts';
import { parseCart, type Cart } from '../../domain/cart.ts';
import { storageKeys } from '../../domain/constants.ts';
import { isHidden, onReturn } from '../browser/activity.ts';
import { readStored, store } from '../browser/storage.ts';
import { after } from '../browser/time.ts';
import { accountCalls } from '../lib/account-calls.ts';
import { withLock } from '../offline/with-lock.ts';
import type { Stores } from '../stores/stores.tsx';

/** Presses that follow each other go together. */
const pauseMs = 500;
/** Other devices that may be first, one after the other, before it is left to the next change. */
const triesMax = 5;

/** What this browser knows of an account's cart. */
type Known = {
  readonly owner: string;
  /** As it was told last; missing where it never was. */
  readonly entries?: Cart | undefined;
  /** What was sent and not answered yet: it may have been taken. */
  readonly sent?: { readonly revision: string; readonly entries: Cart };
};

/** A browser that has lost its cart alone has emptied nothing: it knows nothing either. */
function readKnown(owner: string): Known {
  const stored = readStored(storageKeys.accountCart) as Partial<Known> | undefined;
  if (stored?.owner !== owner || readStored(storageKeys.cart) === undefined) return { owner };
  const { entries, sent } = stored;
  return {
    owner,
    entries: entries && parseCart(entries),
    ...(sent && { sent: { revision: sent.revision, entries: parseCart(sent.entries) } }),
  };
}

const keep = (known: Known): void => store(storageKeys.accountCart, known);

/** To be called once the page is alive. */
export function followAccountCart({ api, cart, session, connection }: Stores): void {
  const calls = accountCalls(api);
  const ownerId = (): string | undefined => session.user.peek()?.id;

  async function settle(owner: string): Promise<void> {
    let theirs = await calls.cart();
    for (let tries = 0; tries < triesMax && ownerId() === owner; tries++) {
      const known = readKnown(owner);
      const base = known.sent?.revision === theirs.revision ? known.sent?.entries : known.entries;
      const mine = cart.entries.peek();
      const entries = mergeCarts(base, mine, theirs.entries);
      if (!holdSame(entries, mine)) cart.changeTo(entries);
      if (holdSame(entries, theirs.entries)) return keep({ owner, entries });
      const revision = crypto.randomUUID();
      keep({ owner, entries: base, sent: { revision, entries } });
      theirs = await calls.changeCart({ from: theirs.revision, revision, entries: [...entries] });
      if (theirs.revision === revision && ownerId() === owner) return keep({ owner, entries });
    }
  }

  /** @param isAsking whether the account's may have changed: else a cart that is as it was told is left alone */
  async function follow(isAsking: boolean): Promise<void> {
    const owner = ownerId();
    if (owner === undefined || connection.isLost.peek() || isHidden()) return;
    await withLock(storageKeys.accountCart, async () => {
      // Whoever signs out holds it too.
      if (ownerId() !== owner) return;
      const { entries } = readKnown(owner);
      if (isAsking || !entries || !holdSame(entries, cart.entries.peek())) await settle(owner);
    }).catch(() => {});
  }

  onReturn(() => void follow(true));
  effect(() => {
    if (session.user.value && !connection.isLost.value) void follow(true);
  });
  let stop = (): void => {};
  effect(() => {
    void cart.entries.value;
    stop();
    stop = after(pauseMs, () => void follow(false));
  });
}
