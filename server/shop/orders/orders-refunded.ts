/** `npm run shop -- orders refunded NUMBER`: a refund that the provider would not make was made by hand. */
import { refundedByHand } from '../../orders/refund-by-hand.ts';
import { Refused } from '../command.ts';
import { yes } from '../frame/arguments.ts';
import { confirm, nothingDone } from '../frame/confirm.ts';
import { defineCommand } from '../frame/define-command.ts';
import { money } from '../frame/words.ts';
import { withJobs } from '../jobs/with-jobs.ts';
import { orderNumber, unknownOrder, whenMailGoes } from './order-words.ts';

export const ordersRefunded = defineCommand({
  summary: 'what was to be paid back, and the payment provider would not, you have sent by your own transfer',
  operands: { number: orderNumber },
  options: { yes },
  notes: [
    'For refunds that stand in `jobs list`, or in the provider’s own list of those that failed. The provider is not asked for them again.',
  ],
  examples: ['orders refunded S-26-7K2M9QX'],
  async run({ number, yes: isAssured }, { terminal, open }) {
    const { database, clock, print } = await open();
    const question = `What is still to be paid back for the order ${number} has gone by your own transfer.`;
    if (!(await confirm(terminal, question, isAssured))) {
      print(nothingDone);
      return 2;
    }
    const outcome = await withJobs(database, terminal, (jobs) =>
      refundedByHand(database.db, jobs, number, clock()),
    );
    if (outcome === 'unknown') throw new Refused(unknownOrder(number));
    print(
      outcome === 'nothing_asked'
        ? `Nothing is still to be paid back for the order ${number}: nothing has changed.`
        : `${money(outcome.cents)} of the order ${number} went back by hand. The buyer’s mail goes out ${whenMailGoes(database)}.`,
    );
    return 0;
  },
});
