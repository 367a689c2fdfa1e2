/** `npm run shop -- orders list`: everybody's orders, or those that are to be sent. */
import { orderStates } from '../../../domain/vocabulary.ts';
import type { Executor } from '../../db/client.ts';
import { listEverybodysOrders, listOrdersToSend } from '../../orders/reading/shopkeeper-orders.ts';
import { UsageError } from '../frame/command.ts';
import { flag, json, oneOf, option } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printList } from '../frame/print-list.ts';
import type { Terminal } from '../frame/terminal.ts';
import { orderColumns, toSendColumns } from './order-columns.ts';
import { listedOrder, orderToSend } from './order-json.ts';

export const ordersList = defineCommand({
  summary: 'orders, newest first, or what is to be sent',
  options: {
    open: flag('what is to be sent, the longest waiting first: paid, not shipped, not withdrawn from whole'),
    state: option('STATE', `only orders in this state: ${orderStates.join(', ')}`, oneOf(orderStates)),
    json,
  },
  notes: [
    'With --open each line has the yard’s own codes of the pieces, as they were when they were bought.',
  ],
  examples: ['orders list', 'orders list --open', 'orders list --state paid --json'],
  async run({ open: isOpen, state, json: asJson }, { terminal, open }) {
    if (isOpen && state) throw new UsageError('--open and --state do not go together.');
    const { database } = await open();
    if (isOpen) return printToSend(terminal, database.db, asJson);
    const orders = await listEverybodysOrders(database.db, state);
    if (asJson) terminal.printJson({ orders: orders.map(listedOrder), total: orders.length });
    else if (orders.length === 0)
      terminal.print(state ? `No order is in the state ${state}.` : 'There are no orders yet.');
    else printList(terminal, orders, orderColumns, orders.length);
  },
});

async function printToSend(terminal: Terminal, db: Executor, asJson: boolean): Promise<void> {
  const orders = await listOrdersToSend(db);
  if (asJson) terminal.printJson({ orders: orders.map(orderToSend), total: orders.length });
  else if (orders.length === 0) terminal.print('Nothing is to be sent.');
  else printList(terminal, orders, toSendColumns, orders.length);
}
