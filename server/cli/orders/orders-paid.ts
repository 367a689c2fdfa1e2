/** `npm run shop -- orders paid NUMBER`: a bank transfer arrived. */
import { Refused } from '../frame/command.ts';
import { receivePayment, type ReceiveOutcome } from '../../orders/paying/receive-payment.ts';
import { defineCommand } from '../frame/define-command.ts';
import { orderNumber, unknownOrder } from './order-words.ts';
import { whenMailGoes, withJobs } from '../jobs/with-jobs.ts';

export const ordersPaid = defineCommand({
  summary: 'a bank transfer arrived: the order is paid',
  operands: { number: orderNumber },
  notes: [
    'The buyer’s confirmation goes out with it. Said twice it changes nothing. A transfer that comes after the order was cancelled is taken while the pieces are there at the same price.',
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
    `The order ${number} is not paid by bank transfer: only its payment provider says when it is paid.`,
  pieces_gone: (number) =>
    `The order ${number} was cancelled and its pieces are no longer there: give the money back.`,
  price_changed: (number) =>
    `The order ${number} was cancelled and would not cost the same today: give the money back.`,
};
