/** `npm run shop -- orders refund NUMBER`: all of a paid order is paid back. */
import { findByNumber } from '../../orders/reading/shopkeeper-orders.ts';
import { refundOrder } from '../../orders/refunding/refund-order.ts';
import { Refused } from '../frame/command.ts';
import { yes } from '../frame/arguments.ts';
import { confirm, nothingDone } from '../frame/confirm.ts';
import { defineCommand } from '../frame/define-command.ts';
import { money } from '../frame/words.ts';
import { moneyWay, orderNumber, unknownOrder } from './order-words.ts';
import { withJobs } from '../jobs/with-jobs.ts';

export const ordersRefund = defineCommand({
  summary: 'all that was paid for an order, and not given back yet, is paid back',
  operands: { number: orderNumber },
  options: { yes },
  notes: [
    'Pieces that have not left the yard are for sale again; what was sent is not. Money of a bank transfer goes back by your own transfer: make it, then say this.',
  ],
  examples: ['orders refund S-26-7K2M9Q', 'orders refund S-26-7K2M9Q --yes'],
  async run({ number, yes: isAssured }, { terminal, open }) {
    const { database, clock, print } = await open();
    const found = await findByNumber(database.db, number);
    if (!found) throw new Refused(unknownOrder(number));
    if (!(await confirm(terminal, `What was paid for the order ${number} is paid back.`, isAssured))) {
      print(nothingDone);
      return 2;
    }
    const outcome = await withJobs(database, terminal, (jobs) =>
      refundOrder(database.db, jobs, number, clock()),
    );
    if (outcome === 'unknown') throw new Refused(unknownOrder(number));
    if (outcome === 'not_paid')
      throw new Refused(`The order ${number} is not paid: there is nothing to give back.`);
    if (outcome === 'refunded_before') print(`The order ${number} was refunded before: nothing has changed.`);
    else
      print(
        `The order ${number} is refunded: ${money(outcome.cents)}, ${moneyWay(found.row.paymentMethod)}. ${outcome.isInYard ? 'Its pieces are for sale again.' : 'Its pieces have left: they are not for sale.'}`,
      );
    return 0;
  },
});
