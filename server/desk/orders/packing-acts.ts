/** What is done to an order in the yard, with a line in the log. Each act goes the way that the command line goes. */
import type { PlacedAddress } from '../../../domain/contract/orders.ts';
import type { PieceTrouble } from '../../../domain/vocabulary.ts';
import { itemsOf } from '../../orders/lifecycle/item-moves.ts';
import { correctAddress } from '../../orders/packing/correct-address.ts';
import { writeNote } from '../../orders/packing/order-notes.ts';
import {
  makeReady,
  packOrder,
  pickItem,
  reportTrouble,
  type ReadyOutcome,
} from '../../orders/packing/pick-and-pack.ts';
import { actAndLog, doAndLog, type Doing, type OnOrder } from './do-and-log.ts';

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

export const reportTroubleAtDesk = (
  deps: Doing,
  on: OnOrder,
  { itemId, trouble }: { readonly itemId: string; readonly trouble: PieceTrouble },
): Promise<void> =>
  doAndLog(deps, on, { done: ['done'], same: ['unchanged'] }, async (tx, order) => {
    const code = (await itemsOf(tx, order)).find(({ id }) => id === itemId)?.sku;
    return {
      outcome: await reportTrouble(tx, on.orderNumber, { itemId, trouble, by: on.who.name }),
      action: trouble === 'missing' ? 'item_missing' : 'item_broken',
      after: { code },
    };
  });

export const packAtDesk = (deps: Doing, on: OnOrder, isPacked: boolean): Promise<void> =>
  doAndLog(deps, on, { done: ['done'], same: ['unchanged'] }, async (tx, _order, now) => ({
    outcome: await packOrder(tx, deps.jobs, on.orderNumber, isPacked, now),
    action: isPacked ? 'order_packed' : 'order_unpacked',
  }));

/** All that is collected lies ready, in one word. @returns as `makeReady` */
export const makeReadyAndLog = (deps: Doing, on: OnOrder): Promise<ReadyOutcome> =>
  actAndLog<ReadyOutcome>(
    deps,
    on,
    (outcome) => outcome === 'done',
    async (tx, _order, now) => ({
      outcome: await makeReady(tx, deps.jobs, on.orderNumber, now),
      action: 'order_packed',
    }),
  );

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
