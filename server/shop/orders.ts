/** `npm run shop -- orders …`: what people ordered, and the bank transfers that arrived. */
import { parseArgs } from 'node:util';
import type { OrderState } from '../../domain/contract/orders.ts';
import { orderStates } from '../../domain/vocabulary.ts';
import { openJobs } from '../jobs/queue.ts';
import { receiveTransfer, type TransferOutcome } from '../orders/receive-transfer.ts';
import { findByNumber, listEverybodysOrders } from '../orders/shopkeeper-orders.ts';
import { Refused, UsageError, type Command } from './command.ts';
import { orderList } from './order-list.ts';
import { orderSheet } from './order-sheet.ts';

export const ordersList: Command = {
  summary: 'orders, newest first',
  usage: 'orders list [--state STATE]',
  async run(args, open) {
    const { values } = parseArgs({ args, options: { state: { type: 'string' } } });
    const state = values.state === undefined ? undefined : readState(values.state);
    const { database, print } = await open();
    const orders = await listEverybodysOrders(database.db, state);
    for (const line of orderList(orders)) print(line);
    if (orders.length === 0) print(state ? `No order is in the state ${state}.` : 'There are no orders yet.');
    return 0;
  },
};

export const ordersShow: Command = {
  summary: 'one order with its items, buyer and history',
  usage: 'orders show NUMBER',
  async run(args, open) {
    const orderNumber = readNumber(args);
    const { database, print } = await open();
    const found = await findByNumber(database.db, orderNumber);
    if (!found) throw new Refused(unknown(orderNumber));
    for (const line of orderSheet(found)) print(line);
    return 0;
  },
};

export const ordersPaid: Command = {
  summary: 'a bank transfer arrived: the order is paid',
  usage: 'orders paid NUMBER',
  async run(args, open) {
    const orderNumber = readNumber(args);
    const { database, clock, print } = await open();
    const jobs = await openJobs(database, (error) => process.stderr.write(`${String(error)}\n`));
    try {
      const outcome = await receiveTransfer(database.db, jobs, orderNumber, clock());
      if (outcome === 'paid') print(paidWords(orderNumber, database.isEmbedded));
      else if (outcome === 'paid_before')
        print(`The order ${orderNumber} was paid before: nothing has changed.`);
      else throw new Refused(refusals[outcome](orderNumber));
      return 0;
    } finally {
      await jobs.close();
    }
  },
};

/** The queue stands in the shop's database; whichever process of the shop works on it sends the mail. */
const paidWords = (orderNumber: string, isEmbedded: boolean): string =>
  `The order ${orderNumber} is paid. Its confirmation goes out ${isEmbedded ? 'when the shop is started' : 'from the running shop'}.`;

const unknown = (orderNumber: string): string => `There is no order ${orderNumber}.`;

const refusals: Record<Exclude<TransferOutcome, 'paid' | 'paid_before'>, (orderNumber: string) => string> = {
  unknown,
  not_a_transfer: (orderNumber) =>
    `The order ${orderNumber} is not paid by bank transfer: only its payment provider says when it is paid.`,
  pieces_gone: (orderNumber) =>
    `The order ${orderNumber} was cancelled and its pieces are no longer there: give the money back.`,
  price_changed: (orderNumber) =>
    `The order ${orderNumber} was cancelled and would not cost the same today: give the money back.`,
};

function readState(text: string): OrderState {
  const state = orderStates.find((known) => known === text);
  if (!state) throw new UsageError(`--state must be one of ${orderStates.join(', ')}, not "${text}".`);
  return state;
}

function readNumber(args: string[]): string {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [orderNumber] = positionals;
  if (orderNumber === undefined || positionals.length > 1)
    throw new UsageError('One order number is needed.');
  return orderNumber.toUpperCase();
}
