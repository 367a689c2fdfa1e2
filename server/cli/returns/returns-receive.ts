/** `npm run shop -- returns receive NUMBER [ITEM]`: what was given back has arrived. */
import { receiveReturns } from '../../orders/returning/receive-returns.ts';
import { defineCommand } from '../frame/define-command.ts';
import { orderNumber } from '../orders/order-words.ts';
import { doneWith, items, nthItem } from './return-words.ts';

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
