/** What checkout has gathered so far, kept under `checkout` until the order is placed. */
import { signal } from '@preact/signals-react';
import type { OrderItemRequest } from '../../domain/contract/buying.ts';
import type { Cart } from '../../domain/cart.ts';
import { storageKeys } from '../../domain/constants.ts';
import { newKey, readStored, store } from '../lib/browser.ts';

/** Checkout object of section 3 of the specification, with the key that makes its order once. */
export type CheckoutObject = {
  readonly billingAddressId?: string | undefined;
  readonly deliveryAddressId?: string | undefined;
  readonly orderItems?: readonly OrderItemRequest[];
  readonly cart?: Cart;
  readonly finalPrice?: number;
  readonly idempotencyKey?: string;
};

export type CheckoutStore = ReturnType<typeof createCheckout>;

export function createCheckout() {
  const current = signal<CheckoutObject>({});

  function save(change: CheckoutObject): CheckoutObject {
    current.value = { ...current.peek(), ...change };
    store(storageKeys.checkout, current.peek());
    return current.peek();
  }

  return {
    current,
    save,
    /**
     * The key for placing exactly this order: the same one as long as nothing of it changes,
     * so that pressing again after a lost answer finds the order that was already made.
     */
    keyFor(order: Required<Omit<CheckoutObject, 'idempotencyKey'>>): string {
      const { idempotencyKey, ...kept } = current.peek();
      const isSame = idempotencyKey !== undefined && JSON.stringify(kept) === JSON.stringify(order);
      const key = isSame ? idempotencyKey : newKey();
      current.value = { ...order, idempotencyKey: key };
      store(storageKeys.checkout, current.peek());
      return key;
    },
    remove(): void {
      current.value = {};
      store(storageKeys.checkout, undefined);
    },
    start(): void {
      const stored = readStored(storageKeys.checkout);
      if (typeof stored === 'object' && stored !== null) current.value = stored;
    },
  };
}
