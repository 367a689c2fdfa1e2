/** `npm run shop -- orders show NUMBER`: one order. */
import { findByNumber } from '../../orders/reading/shopkeeper-orders.ts';
import { Refused } from '../frame/command.ts';
import { json } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { wholeOrder } from './order-json.ts';
import { orderSheet } from './order-sheet.ts';
import { orderNumber, unknownOrder } from './order-words.ts';

export const ordersShow = defineCommand({
  summary: 'one order with its items, buyer and history',
  operands: { number: orderNumber },
  options: { json },
  examples: ['orders show S-26-7K2M9Q'],
  async run({ number, json: asJson }, { terminal, open }) {
    const { database } = await open();
    const found = await findByNumber(database.db, number);
    if (!found) throw new Refused(unknownOrder(number));
    if (asJson) terminal.printJson(wholeOrder(found));
    else for (const line of orderSheet(found)) terminal.print(line);
  },
});
