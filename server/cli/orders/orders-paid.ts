/** `npm run shop -- orders paid NUMBER` and `orders cancel NUMBER`: money that no provider takes arrived, or none will. */
import { cancelOrder } from '../../orders/lifecycle/cancel-order.ts';
import { receivePayment, type ReceiveOutcome } from '../../orders/paying/pay-order.ts';
import { Refused } from '../frame/command.ts';
import { defineCommand } from '../frame/define-command.ts';
import { whenMailGoes, withJobs } from '../jobs/with-jobs.ts';
import { orderNumber, unknownOrder, waysToShopkeeper } from './order-words.ts';

export const ordersPaid = defineCommand({
  summary: `the money came to you (${waysToShopkeeper}): the order is paid`,
  operands: { number: orderNumber },
  notes: [
    'The buyer’s confirmation goes out with it. Said twice it changes nothing. Money that comes after the order was cancelled is taken while the pieces are there at the same price.',
  ],
  examples: ['orders paid S-26-7K2M9Q'],
  async run({ number }, { terminal, open }) {
    const { database, clock, print } = await open();
    const outcome = await withJobs(database, terminal, (jobs) =>
      receivePayment(database.db, jobs, number, clock()),
    );
    if (outcome === 'paid')
      print(`The order ${number} is paid. Its confirmation goes out ${whenMailGoes(database)}.`);
    else if (outcome === 'paid_before') print(`The order ${number} was paid before: nothing has changed.`);
    else throw new Refused(refusals[outcome](number));
  },
});

const refusals: Record<Exclude<ReceiveOutcome, 'paid' | 'paid_before'>, (number: string) => string> = {
  unknown: unknownOrder,
  taken_by_provider: (number) =>
    `The order ${number} is not paid by ${waysToShopkeeper}: only its payment provider says when it is paid.`,
  pieces_gone: (number) =>
    `The order ${number} was cancelled and its pieces are no longer there: give the money back.`,
  price_changed: (number) =>
    `The order ${number} was cancelled and would not cost the same today: give the money back.`,
};

/** `npm run shop -- orders cancel NUMBER`: an order that awaits its payment will not be. */
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
