/** The cart of this browser: persisted in local storage, shared by its tabs. Prices are never in it. */
import { computed, signal, type ReadonlySignal } from '@preact/signals-react';
import {
  addToCart,
  emptyCart,
  parseCart,
  pieceCount,
  removeFromCart,
  setQuantity,
  takeFromCart,
  type Cart,
} from '../../domain/cart.ts';
import { storageKeys } from '../../domain/constants.ts';
import { onStored, readStored, store } from '../browser/storage.ts';

export function createCart() {
  const entries = signal(emptyCart);
  const isLoaded = signal(false);
  const hasBegun = signal(false);

  function change(next: Cart): void {
    entries.value = next;
    store(storageKeys.cart, next);
  }
  function load(): void {
    entries.value = parseCart(readStored(storageKeys.cart));
    isLoaded.value = true;
  }

  return {
    entries: entries as ReadonlySignal<Cart>,
    count: computed(() => pieceCount(entries.value)),
    /** `loading` until local storage was read: the server knows no cart. */
    state: computed(() => (!isLoaded.value ? 'loading' : entries.value.length === 0 ? 'empty' : 'filled')),
    /** Whether a piece went into it here while it was empty, since the page was loaded. */
    hasBegun: hasBegun as ReadonlySignal<boolean>,
    /** @returns whether it went in: a full cart takes no other part */
    add(id: number, quantity?: number): boolean {
      const before = entries.peek();
      if (before.length === 0) hasBegun.value = true;
      change(addToCart(before, id, quantity));
      return entries.peek() !== before;
    },
    setQuantity: (id: number, quantity: number): void => change(setQuantity(entries.peek(), id, quantity)),
    /** What was in the cart of the browser that this app was installed from; a cart that was ever kept here stands. */
    takeHanded(handed: Cart): void {
      if (readStored(storageKeys.cart) === undefined && handed.length > 0) change(handed);
    },
    /** What became of it together with the account's. */
    changeTo: change,
    /** Takes ordered pieces out, and leaves what was added since. */
    takeOrdered: (ordered: Cart): void =>
      change(ordered.reduce((cart, { id, quantity }) => takeFromCart(cart, id, quantity), entries.peek())),
    remove: (id: number): void => change(removeFromCart(entries.peek(), id)),
    clear: (): void => change([]),
    /** After hydration. */
    start(): void {
      load();
      onStored(storageKeys.cart, load);
    },
  };
}
