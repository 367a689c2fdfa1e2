/** What checkout has gathered so far, persisted under `checkout` until the order is paid. */
import { signal, type ReadonlySignal } from '@preact/signals-react';
import { parseCart, type Cart } from '../../domain/cart.ts';
import { storageKeys } from '../../domain/constants.ts';
import type { Checkout, OrderItemRequest } from '../../domain/contract/buying.ts';
import { deliveries, type Delivery } from '../../domain/vocabulary.ts';
import { readStored, store } from '../browser/storage.ts';

/** Checkout object of section 3 of the specification, and the attempt to place it. */
export type CheckoutObject = {
  readonly billingAddressId?: string | undefined;
  readonly deliveryAddressId?: string | undefined;
  readonly delivery?: Delivery | undefined;
  readonly orderItems?: readonly OrderItemRequest[];
  readonly cart?: Cart;
  readonly finalPrice?: number;
  /** The order as it was sent, the key that makes it once, and its number when it was taken. */
  readonly attempt?:
    | { readonly sent: string; readonly key: string; readonly orderNumber?: string }
    | undefined;
};

export function createCheckout() {
  const current = signal<CheckoutObject>({});

  function save(change: CheckoutObject): void {
    current.value = { ...current.peek(), ...change };
    store(storageKeys.checkout, current.peek());
  }

  return {
    current: current as ReadonlySignal<CheckoutObject>,
    save,
    /**
     * The key for placing exactly this order: the same one as long as nothing of it changes,
     * so that pressing again after a lost answer finds the order that was already made.
     */
    keyFor(order: Checkout): string {
      const sent = JSON.stringify(order);
      const { attempt } = current.peek();
      if (attempt?.sent === sent) return attempt.key;
      const key = crypto.randomUUID();
      const { billingAddressId, deliveryAddressId, orderItems, cart, finalPrice } = order;
      save({ billingAddressId, deliveryAddressId, orderItems, cart, finalPrice, attempt: { sent, key } });
      return key;
    },
    /** The order was taken under this number. */
    placed(orderNumber: string): void {
      const { attempt } = current.peek();
      if (attempt) save({ attempt: { ...attempt, orderNumber } });
    },
    /** The order came to nothing: the next press of the button is a new one. */
    forgetAttempt: (): void => save({ attempt: undefined }),
    remove(): void {
      current.value = {};
      store(storageKeys.checkout, undefined);
    },
    start(): void {
      current.value = readCheckout(readStored(storageKeys.checkout));
    },
  };
}

/** What storage held, as far as it makes sense; the rest is gathered anew. */
function readCheckout(stored: unknown): CheckoutObject {
  if (typeof stored !== 'object' || stored === null) return {};
  const { billingAddressId, deliveryAddressId, delivery, cart, attempt } = stored as CheckoutObject;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const isAttempt = text(attempt?.sent) !== undefined && text(attempt?.key) !== undefined;
  return {
    billingAddressId: text(billingAddressId),
    deliveryAddressId: text(deliveryAddressId),
    delivery: deliveries.find((one) => one === delivery),
    cart: parseCart(cart),
    attempt: isAttempt ? attempt : undefined,
  };
}
