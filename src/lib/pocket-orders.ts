/** Somebody's own orders on this device, where they asked for that. They go with the session (`stores/owner.ts`). */
import { pocketOrdersKey as key, storageKeys } from '../../domain/constants.ts';
import type { Order } from '../../domain/contract/orders.ts';
import type { PocketOrder, PocketOrders } from '../../domain/contract/pocket-orders.ts';
import { readStored } from '../browser/storage.ts';
import { now } from '../browser/time.ts';
import { changePersisted, readPersisted, removePersisted } from './indexed-db.ts';

/** @returns undefined where there are none, or none of whoever this browser belongs to at the moment */
export async function readPocket(): Promise<PocketOrders | undefined> {
  const [stored, contract] = await Promise.all([
    readPersisted(key),
    import('../../domain/contract/pocket-orders.ts'),
  ]);
  const pocket = contract.PocketOrders.safeParse(stored);
  return pocket.success && pocket.data.ownerId === readStored(storageKeys.owner) ? pocket.data : undefined;
}

/** The person's yes. @param orders as the shop has just told them, the newest first */
export const fillPocket = (ownerId: string, orders: readonly Order[]): Promise<void> =>
  changePersisted(key, () => filled(ownerId, orders));

/** The same for who said yes before: what was wiped meanwhile stays wiped. */
export const refreshPocket = (ownerId: string, orders: readonly Order[]): Promise<void> =>
  changePersisted(key, (stored) => (isOf(ownerId, stored) ? filled(ownerId, orders) : stored));

export const emptyPocket = (): Promise<void> => removePersisted(key);

const isOf = (ownerId: string, stored: unknown): boolean =>
  (stored as Partial<PocketOrders> | undefined)?.ownerId === ownerId;

const filled = (ownerId: string, orders: readonly Order[]): PocketOrders => ({
  ownerId,
  asOf: now(),
  orders: orders.map(inPocket),
});

const inPocket = ({
  orderNumber,
  state,
  placedAt,
  arrival,
  shipment,
  collection,
  items,
}: Order): PocketOrder => ({
  orderNumber,
  state,
  placedAt,
  arrival,
  shipment,
  collection,
  items: items.map((item) => ({
    name: item.name,
    serialNumber: item.serialNumber,
    quantity: item.quantity,
    state: item.state,
  })),
});
