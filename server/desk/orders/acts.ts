/** What the desk does to an order on its way to the buyer. Each act goes the way that the command line goes. */
import { eq } from 'drizzle-orm';
import type { SentParcel } from '../../../domain/contract/desk.ts';
import type { PlacedAddress } from '../../../domain/contract/orders.ts';
import { stillOnShelf } from '../../../domain/desk/next-step.ts';
import { Problem } from '../../../domain/problem.ts';
import { courierCalled } from '../../../domain/tracking.ts';
import { shop } from '../../../shop.config.ts';
import type { Executor } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { itemsOf } from '../../orders/lifecycle/item-moves.ts';
import type { OrderRow } from '../../orders/lifecycle/moves.ts';
import { correctAddress } from '../../orders/packing/correct-address.ts';
import { writeNote } from '../../orders/packing/order-notes.ts';
import { packOrder, pickItem } from '../../orders/packing/pick-and-pack.ts';
import { receivePayment } from '../../orders/paying/pay-order.ts';
import { deliverOrder, shipOrder } from '../../orders/shipping/ship-order.ts';
import { logAction } from '../action-log.ts';
import { doAndLog, refuse, type Doing, type OnOrder } from './do-and-log.ts';

/** Money that the shop takes itself has come. Not by `doAndLog`, which takes the order first: a payment takes its buyer before. */
export const paidAtDesk = ({ database: { db }, jobs, clock }: Doing, { who, orderNumber }: OnOrder) =>
  db.transaction(async (tx) => {
    const now = clock();
    const [before] = await tx
      .select({ state: orders.state })
      .from(orders)
      .where(eq(orders.orderNumber, orderNumber));
    const outcome = await receivePayment(tx, jobs, orderNumber, now);
    if (outcome === 'paid_before') return;
    if (outcome !== 'paid') return refuse(outcome);
    const act = { action: 'order_paid', subject: orderNumber, before, after: { state: 'paid' } } as const;
    await logAction(tx, who, act, now);
  });

export const pickAtDesk = (
  deps: Doing,
  on: OnOrder,
  { itemId, isPicked }: { readonly itemId: string; readonly isPicked: boolean },
): Promise<void> =>
  doAndLog(deps, on, { done: ['done'], same: ['unchanged'] }, async (tx, order, now) => {
    const item = (await itemsOf(tx, order)).find(({ id }) => id === itemId);
    const by = on.who.name;
    return {
      outcome: await pickItem(tx, on.orderNumber, { itemId, isPicked, by }, now),
      action: isPicked ? 'item_picked' : 'item_put_back',
      before: { code: item?.sku, pickedBy: item?.pickedBy ?? null },
      after: { code: item?.sku, pickedBy: isPicked ? by : null },
    };
  });

export const packAtDesk = (deps: Doing, on: OnOrder, isPacked: boolean): Promise<void> =>
  doAndLog(deps, on, { done: ['done'], same: ['unchanged'] }, async (tx, _order, now) => ({
    outcome: await packOrder(tx, deps.jobs, on.orderNumber, isPacked, now),
    action: isPacked ? 'order_packed' : 'order_unpacked',
  }));

/**
 * @throws Problem `invalid_body` for a courier that the shop has not; `not_picked` with the codes of what is still on its shelf, or
 * `not_packed`, unless that was asked about
 */
export async function shipAtDesk(
  deps: Doing,
  on: OnOrder,
  { courier, trackingCode, withoutPicking = false }: SentParcel,
): Promise<void> {
  const known = courierCalled(shop.couriers, courier);
  if (!known) throw new Problem('invalid_body', { errors: [{ path: 'courier', code: 'invalid' }] });
  const parcel = { courier: known, trackingCode };
  await doAndLog(
    deps,
    on,
    { done: ['shipped', 'corrected'], same: ['shipped_before'] },
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
}

async function refuseUnpacked(tx: Executor, order: OrderRow): Promise<void> {
  const codes = stillOnShelf(await itemsOf(tx, order)).map(({ sku }) => sku);
  if (codes.length > 0) throw new Problem('not_picked', { extra: { codes } });
  if (order.packedAt === null) throw new Problem('not_packed');
}

export const deliverAtDesk = (deps: Doing, on: OnOrder): Promise<void> =>
  doAndLog(deps, on, { done: ['delivered'], same: ['delivered_before'] }, async (tx, order, now) => ({
    outcome: await deliverOrder(tx, deps.jobs, on.orderNumber, now, now),
    action: order.delivery === 'collection' ? 'order_handed_over' : 'order_delivered',
    before: { state: order.state },
    after: { state: 'delivered' },
  }));

export const correctAtDesk = (deps: Doing, on: OnOrder, address: PlacedAddress): Promise<void> =>
  doAndLog(deps, on, { done: ['corrected'], same: ['unchanged'] }, async (tx, order, now) => ({
    outcome: await correctAddress(tx, deps.jobs, on.orderNumber, address, now),
    action: 'address_corrected',
    before: order.deliveryAddress,
    after: address,
  }));

export const noteAtDesk = (
  deps: Doing,
  on: OnOrder,
  note: { readonly id: string; readonly text: string },
): Promise<void> =>
  doAndLog(deps, on, { done: ['written'], same: ['unchanged'] }, async (tx, _order, now) => ({
    outcome: await writeNote(tx, on.orderNumber, { ...note, author: on.who.name }, now),
    action: 'note_written',
    after: { text: note.text },
  }));
