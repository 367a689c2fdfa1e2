/** `npm run shop -- returns …`: what buyers gave back, that it has arrived, and that it is paid back. */
import { dayInRome } from '../../domain/rome-clock.ts';
import type { ItemOutcome } from '../orders/lifecycle/item-moves.ts';
import { findByNumber } from '../orders/reading/shopkeeper-orders.ts';
import {
  listReturns,
  type ReturnedItem,
  receiveReturns,
  refundReturns,
} from '../orders/returning/receive-returns.ts';
import { json, operand, wholeNumber, type Argument, yes } from './frame/arguments.ts';
import { Refused } from './frame/command.ts';
import { confirm, nothingDone } from './frame/confirm.ts';
import { defineCommand } from './frame/define-command.ts';
import { printList, type Column } from './frame/table.ts';
import { money, printable } from './frame/words.ts';
import { withJobs } from './jobs/with-jobs.ts';
import { unknownOrder, orderNumber, moneyWay, paidBackByHand } from './orders/order-words.ts';

const todo: Record<string, string> = { returned: 'to come', received: 'to refund' };

const columns: readonly Column<ReturnedItem>[] = [
  { heading: 'order', cell: ({ orderNumber }) => orderNumber },
  { heading: 'item', cell: ({ nth }) => String(nth), isNumber: true },
  { heading: 'given back', cell: ({ returnedAt }) => (returnedAt ? dayInRome(returnedAt) : '') },
  { heading: 'state', cell: ({ state }) => todo[state] ?? state },
  {
    heading: 'price',
    cell: ({ discountedPrice, quantity }) => money(discountedPrice * quantity),
    isNumber: true,
  },
  { heading: 'code', cell: ({ sku }) => printable(sku), canBeCut: true },
  { heading: 'part', cell: ({ name }) => printable(name), canBeCut: true },
];

export const returnsList = defineCommand({
  summary: 'what was given back and has not arrived, or is not paid back yet',
  options: { json },
  examples: ['returns list', 'returns list --json'],
  async run({ json: asJson }, { terminal, open }) {
    const { database } = await open();
    const given = await listReturns(database.db);
    if (asJson)
      terminal.printJson({
        returns: given.map(({ id: _id, returnedAt, ...item }) => ({
          ...item,
          returnedAt: returnedAt?.toISOString() ?? null,
        })),
        total: given.length,
      });
    else if (given.length === 0) terminal.print('Nothing that was given back waits for anything.');
    else printList(terminal, given, columns, given.length);
  },
});

const most = 99;

/** One item of an order; all of them when left out. */
const nthItem: Argument<number | undefined> = {
  ...operand(
    'ITEM',
    'which item, from 1, as "returns list" says; all that it is about when left out',
    wholeNumber(1, most),
  ),
  isOptional: true,
  read: (typed, name) => (typed === undefined ? undefined : wholeNumber(1, most)(typed, name)),
};

/** @throws Refused for all that changed nothing */
function doneWith(outcome: ItemOutcome, number: string, nothing: string): { done: number; cents: number } {
  if (outcome === 'unknown') throw new Refused(unknownOrder(number));
  if (outcome === 'no_such_item') throw new Refused(`The order ${number} has no such item.`);
  if (outcome === 'nothing') throw new Refused(nothing);
  return outcome;
}

const items = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;

/** `npm run shop -- returns receive NUMBER [ITEM]`: what was given back has arrived. */
export const returnsReceive = defineCommand({
  summary: 'what was given back has arrived: it is for sale again',
  operands: { number: orderNumber, item: nthItem },
  notes: ['Look at it before you say so. It is paid back with "returns refund".'],
  examples: ['returns receive S-26-7K2M9Q', 'returns receive S-26-7K2M9Q 2'],
  async run({ number, item }, { open }) {
    const { database, print } = await open();
    const outcome = await receiveReturns(database.db, number, item);
    const { done } = doneWith(outcome, number, `Nothing of the order ${number} is on its way back.`);
    print(`${items(done)} of the order ${number} arrived and ${done === 1 ? 'is' : 'are'} for sale again.`);
  },
});

/** `npm run shop -- returns refund NUMBER [ITEM]`: what has arrived is paid back. */
export const returnsRefund = defineCommand({
  summary: 'what was given back and has arrived is paid back',
  operands: { number: orderNumber, item: nthItem },
  options: { yes },
  notes: [
    `Each item its share of what was paid, shipping with the last one of the order; the buyer is written to. ${paidBackByHand}`,
  ],
  examples: ['returns refund S-26-7K2M9Q', 'returns refund S-26-7K2M9Q 2 --yes'],
  async run({ number, item, yes: isAssured }, { terminal, open }) {
    const { database, clock, print } = await open();
    const found = await findByNumber(database.db, number);
    if (!found) throw new Refused(unknownOrder(number));
    if (!(await confirm(terminal, `What came back of the order ${number} is paid back.`, isAssured))) {
      print(nothingDone);
      return 2;
    }
    const outcome = await withJobs(database, terminal, (jobs) =>
      refundReturns(database.db, jobs, number, item, clock()),
    );
    const { done, cents } = doneWith(
      outcome,
      number,
      `Nothing of the order ${number} has arrived that is not paid back: see "returns list".`,
    );
    print(
      `${items(done)} of the order ${number}: ${money(cents)} go back ${moneyWay(found.row.paymentMethod)}.`,
    );
    return 0;
  },
});
