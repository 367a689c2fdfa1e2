/** `npm run shop -- orders list`: everybody's orders. */
import { orderStates } from '../../../domain/vocabulary.ts';
import { listEverybodysOrders } from '../../orders/shopkeeper-orders.ts';
import { json, oneOf, option } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printList } from '../frame/print-list.ts';
import { orderColumns } from './order-columns.ts';
import { listedOrder } from './order-json.ts';

export const ordersList = defineCommand({
  summary: 'orders, newest first',
  options: {
    state: option('STATE', `only orders in this state: ${orderStates.join(', ')}`, oneOf(orderStates)),
    json,
  },
  examples: ['orders list', 'orders list --state paid --json'],
  async run({ state, json: asJson }, { terminal, open }) {
    const { database } = await open();
    const orders = await listEverybodysOrders(database.db, state);
    if (asJson) terminal.printJson({ orders: orders.map(listedOrder), total: orders.length });
    else if (orders.length === 0)
      terminal.print(state ? `No order is in the state ${state}.` : 'There are no orders yet.');
    else printList(terminal, orders, orderColumns, orders.length);
  },
});
