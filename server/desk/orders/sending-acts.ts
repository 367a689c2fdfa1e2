/** An order leaves the yard and arrives, with a line in the log: at the desk and on the command line. */
import type { SentParcel } from '../../../domain/contract/desk-orders.ts';
import { stillOnShelf } from '../../../domain/desk/next-step.ts';
import { Problem } from '../../../domain/problem.ts';
import { courierCalled } from '../../../domain/tracking.ts';
import { shop } from '../../../shop.config.ts';
import type { Executor } from '../../db/client.ts';
import { itemsOf } from '../../orders/lifecycle/item-moves.ts';
import type { OrderRow } from '../../orders/lifecycle/moves.ts';
import {
  deliverOrder,
  shipOrder,
  type DeliverOutcome,
  type SendOutcome,
} from '../../orders/shipping/ship-order.ts';
import { actAndLog, orRefuse, type Doing, type OnOrder } from './do-and-log.ts';

/**
 * @returns as `shipOrder`
 * @throws Problem `not_picked` with the codes of what is still on its shelf, or `not_packed`, unless it is sent `withoutPicking`
 */
export const shipAndLog = (
  deps: Doing,
  on: OnOrder,
  { withoutPicking = false, ...parcel }: SentParcel,
): Promise<SendOutcome> =>
  actAndLog<SendOutcome>(
    deps,
    on,
    (outcome) => outcome === 'shipped' || outcome === 'corrected',
    async (tx, order, now) => {
      const outcome = await shipOrder(tx, deps.jobs, on.orderNumber, parcel, now);
      // After what the rule refuses, which nobody may pass over; what it has done is undone with the transaction.
      if (outcome === 'shipped' && !withoutPicking) await refuseUnpacked(tx, order);
      return {
        outcome,
        action: 'order_shipped',
        before: { state: order.state, courier: order.courier, trackingCode: order.trackingCode },
        after: { state: order.state === 'paid' ? 'shipped' : order.state, ...parcel },
      };
    },
  );

async function refuseUnpacked(tx: Executor, order: OrderRow): Promise<void> {
  const codes = stillOnShelf(await itemsOf(tx, order)).map(({ sku }) => sku);
  if (codes.length > 0) throw new Problem('not_picked', { extra: { codes } });
  if (order.packedAt === null) throw new Problem('not_packed');
}

/** @throws Problem as `shipAndLog`, and `invalid_body` for a courier that the shop has not */
export async function shipAtDesk(deps: Doing, on: OnOrder, parcel: SentParcel): Promise<void> {
  const courier = courierCalled(shop.couriers, parcel.courier);
  if (!courier) throw new Problem('invalid_body', { errors: [{ path: 'courier', code: 'invalid' }] });
  await orRefuse(shipAndLog(deps, on, { ...parcel, courier }), 'shipped', 'corrected', 'shipped_before');
}

/**
 * @param at when it was handed over; now when left out
 * @returns as `deliverOrder`
 */
export const deliverAndLog = (deps: Doing, on: OnOrder, at?: Date): Promise<DeliverOutcome> =>
  actAndLog<DeliverOutcome>(
    deps,
    on,
    (outcome) => outcome === 'delivered',
    async (tx, order, now) => ({
      outcome: await deliverOrder(tx, deps.jobs, on.orderNumber, at ?? now, now),
      action: order.delivery === 'collection' ? 'order_handed_over' : 'order_delivered',
      before: { state: order.state },
      after: { state: 'delivered' },
    }),
  );
