/** `npm run shop -- orders cancel NUMBER`: an order that awaits its payment will not be. */
import { cancelOrder } from '../../orders/lifecycle/cancel-order.ts';
import { Refused } from '../frame/command.ts';
import { defineCommand } from '../frame/define-command.ts';
import { orderNumber, unknownOrder } from './order-words.ts';
import { whenMailGoes, withJobs } from '../jobs/with-jobs.ts';

export const ordersCancel = defineCommand({
  summary: 'an order that is not paid will not be: its pieces are for sale again',
  operands: { number: orderNumber },
  notes: ['The buyer is written to. An order that is paid is refunded instead: see "orders refund".'],
  examples: ['orders cancel S-26-7K2M9Q'],
  async run({ number }, { terminal, open }) {
    const { database, clock, print } = await open();
    const outcome = await withJobs(database, terminal, (jobs) =>
      cancelOrder(database.db, jobs, number, clock()),
    );
    if (outcome === 'unknown') throw new Refused(unknownOrder(number));
    if (outcome === 'paid')
      throw new Refused(`The order ${number} is paid: say "orders refund" to give the money back.`);
    print(
      outcome === 'cancelled'
        ? `The order ${number} is cancelled. The buyer’s mail goes out ${whenMailGoes(database)}.`
        : `The order ${number} was cancelled before: nothing has changed.`,
    );
  },
});
