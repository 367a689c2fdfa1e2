/** What a device keeps of somebody's orders, to be read where there is no network: no address, no tax code, no way to pay. */
import * as z from 'zod/mini';
import { Order, OrderItem } from './orders.ts';

const { orderNumber, state, placedAt, arrival, shipment, collection } = Order.shape;
const { name, serialNumber, quantity, state: itemState } = OrderItem.shape;

export const PocketOrder = z.object({
  orderNumber,
  state,
  placedAt,
  arrival,
  shipment,
  /** Left out by what was kept before anything could be collected. */
  collection: z.optional(collection),
  items: z.array(z.object({ name, serialNumber, quantity, state: itemState })),
});
export type PocketOrder = z.infer<typeof PocketOrder>;

export const PocketOrders = z.object({
  /** Whose they are: the id of the account. */
  ownerId: z.string(),
  /** When the shop told them: milliseconds since 1970. */
  asOf: z.number(),
  /** The newest first. */
  orders: z.array(PocketOrder),
});
export type PocketOrders = z.infer<typeof PocketOrders>;
