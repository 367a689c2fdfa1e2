/** `npm run shop -- orders list`: everybody's orders, or those that are to be sent, a line each. */
import { orderStates } from '../../../domain/vocabulary.ts';
import { dayInRome } from '../../../domain/rome-clock.ts';
import type { Executor } from '../../db/client.ts';
import {
  listEverybodysOrders,
  listOrdersToSend,
  type ListedOrder,
  type OrderToSend,
} from '../../orders/reading/shopkeeper-orders.ts';
import { flag, json, oneOf, option } from '../frame/arguments.ts';
import { UsageError } from '../frame/command.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printList, type Column } from '../frame/table.ts';
import type { Terminal } from '../frame/terminal.ts';
import { money, printable } from '../frame/words.ts';
import { listedOrder, orderToSend } from './order-json.ts';
import { printableBuyer, methodWord } from './order-words.ts';

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

/** Orders in a terminal, a line each. */
const orderColumns: readonly Column<ListedOrder>[] = [
  { heading: 'number', cell: ({ orderNumber }) => orderNumber },
  { heading: 'day', cell: ({ placedAt }) => dayInRome(placedAt) },
  { heading: 'state', cell: ({ state }) => state },
  { heading: 'total', cell: ({ finalPrice }) => money(finalPrice), isNumber: true },
  { heading: 'buyer', cell: ({ buyer }) => printableBuyer(buyer), canBeCut: true },
  { heading: 'payment', cell: paymentWord },
];

/** What is to be sent: which pieces, and since when they wait. */
const toSendColumns: readonly Column<OrderToSend>[] = [
  { heading: 'number', cell: ({ orderNumber }) => orderNumber },
  { heading: 'paid', cell: ({ purchasedAt }) => (purchasedAt ? dayInRome(purchasedAt) : '') },
  {
    heading: 'pieces',
    cell: ({ items }) => String(items.reduce((sum, { quantity }) => sum + quantity, 0)),
    isNumber: true,
  },
  {
    heading: 'codes',
    cell: ({ items }) => printable(items.map(({ sku }) => sku).join(', ')),
    canBeCut: true,
  },
  { heading: 'buyer', cell: ({ buyer }) => printableBuyer(buyer), canBeCut: true },
];

/** How it is paid; where the order's state does not tell what became of the money, that instead. */
function paymentWord({ paymentMethod, paymentState }: ListedOrder): string {
  if (paymentState === 'pending' || paymentState === 'paid') return methodWord(paymentMethod);
  return paymentState.replace('_', ' ');
}
