/** `npm run shop -- returns refund NUMBER [ITEM]`: what has arrived is paid back. */
import { findByNumber } from '../../orders/reading/shopkeeper-orders.ts';
import { Refused } from '../frame/command.ts';
import { refundReturns } from '../../orders/returning/receive-returns.ts';
import { yes } from '../frame/arguments.ts';
import { confirm, nothingDone } from '../frame/confirm.ts';
import { defineCommand } from '../frame/define-command.ts';
import { money } from '../frame/words.ts';
import { moneyWay, orderNumber, unknownOrder } from '../orders/order-words.ts';
import { doneWith, items, nthItem } from './return-words.ts';
import { withJobs } from '../jobs/with-jobs.ts';

export const returnsRefund = defineCommand({
  summary: 'what was given back and has arrived is paid back',
  operands: { number: orderNumber, item: nthItem },
  options: { yes },
  notes: [
    'Each item its share of what was paid, shipping with the last one of the order; the buyer is written to. Money of a bank transfer goes back by your own transfer: make it, then say this.',
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
