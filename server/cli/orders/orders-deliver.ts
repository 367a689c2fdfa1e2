/** `npm run shop -- orders deliver NUMBER`: a parcel was handed over. */
import { deliverOrder, type DeliverOutcome } from '../../orders/shipping/ship-order.ts';
import { Refused } from '../frame/command.ts';
import { option } from '../frame/arguments.ts';
import { endOfTyped } from '../frame/day-typed.ts';
import { defineCommand } from '../frame/define-command.ts';
import { dayInRome } from '../../../domain/working-days.ts';
import { orderNumber, unknownOrder } from './order-words.ts';
import { whenMailGoes, withJobs } from '../jobs/with-jobs.ts';

export const ordersDeliver = defineCommand({
  summary: 'a parcel was handed over: the order is delivered',
  operands: { number: orderNumber },
  options: {
    on: option('DAY', 'the day it was handed over, as 2026-03-31; today when left out', endOfTyped),
  },
  notes: ['From that day on the buyer has the order’s days to give things back, and is told so by mail.'],
  examples: ['orders deliver S-26-7K2M9Q', 'orders deliver S-26-7K2M9Q --on 2026-03-31'],
  async run({ number, on }, { terminal, open }) {
    const { database, clock, print } = await open();
    const now = clock();
    if (on !== undefined && dayInRome(on) > dayInRome(now)) throw new Refused('That day has not come yet.');
    const at = on === undefined || on > now ? now : on;
    const outcome = await withJobs(database, terminal, (jobs) =>
      deliverOrder(database.db, jobs, number, at, now),
    );
    if (outcome === 'delivered')
      print(`The order ${number} is delivered. The buyer’s mail goes out ${whenMailGoes(database)}.`);
    else if (outcome === 'delivered_before')
      print(`The order ${number} was delivered before: nothing has changed.`);
    else throw new Refused(refusals[outcome](number));
  },
});

const refusals: Record<
  Exclude<DeliverOutcome, 'delivered' | 'delivered_before'>,
  (number: string) => string
> = {
  unknown: unknownOrder,
  not_shipped: (number) => `The order ${number} was not shipped: say "orders ship" first.`,
  before_shipping: (number) => `The order ${number} had not left by then.`,
};
