/** `npm run shop -- orders ship NUMBER COURIER CODE` and `orders deliver NUMBER`: a parcel is with its courier, and with its buyer. */
import { courierCalled, isTrackingCode } from '../../../domain/tracking.ts';
import { dayInRome } from '../../../domain/rome-clock.ts';
import { shop } from '../../../shop.config.ts';
import { returnedItemsOf } from '../../orders/returning/receive-returns.ts';
import {
  shipOrder,
  type SendOutcome,
  deliverOrder,
  type DeliverOutcome,
} from '../../orders/shipping/ship-order.ts';
import { operand, option, endOfTyped } from '../frame/arguments.ts';
import { Refused, UsageError } from '../frame/command.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printable } from '../frame/words.ts';
import { whenMailGoes, withJobs } from '../jobs/with-jobs.ts';
import { orderNumber, unknownOrder } from './order-words.ts';

const courier = operand('COURIER', `who carries it: ${shop.couriers.join(', ')}`, (typed) => {
  const found = courierCalled(shop.couriers, typed);
  if (!found) throw new UsageError(`"${typed}" is no courier of this shop: ${shop.couriers.join(', ')}.`);
  return found;
});

const trackingCode = operand('CODE', 'the parcel’s code, under which the courier knows it', (typed) => {
  const code = typed.trim();
  if (!isTrackingCode(code)) throw new UsageError(`"${typed}" is no parcel’s code.`);
  return code;
});

export const ordersShip = defineCommand({
  summary: 'a parcel is with its courier: the order is shipped',
  operands: { number: orderNumber, courier, code: trackingCode },
  notes: [
    'The buyer is written to, with the code and where to follow the parcel. Said again with another courier or code it puts the first ones right, and the buyer gets those.',
  ],
  examples: ['orders ship S-26-7K2M9Q BRT 0123456789', 'orders ship S-26-7K2M9Q poste 1A2B3C4D5E6F7'],
  async run({ number, courier: by, code }, { terminal, open }) {
    const { database, clock, print } = await open();
    const parcel = { courier: by, trackingCode: code };
    const outcome = await withJobs(database, terminal, (jobs) =>
      shipOrder(database.db, jobs, number, parcel, clock()),
    );
    const mail = `The buyer’s mail goes out ${whenMailGoes(database)}.`;
    if (outcome === 'shipped') {
      print(`The order ${number} is shipped with ${by} ${code}. ${mail}`);
      for (const piece of await returnedItemsOf(database.db, number))
        print(`Not to be in the parcel: the buyer has withdrawn from ${printable(piece)}.`);
    } else if (outcome === 'corrected') print(`The order ${number} now goes with ${by} ${code}. ${mail}`);
    else if (outcome === 'shipped_before')
      print(`The order ${number} was shipped with ${by} ${code} before: nothing has changed.`);
    else throw new Refused(whyNotShipped[outcome](number));
  },
});

const whyNotShipped: Record<
  Exclude<SendOutcome, 'shipped' | 'corrected' | 'shipped_before'>,
  (number: string) => string
> = {
  unknown: unknownOrder,
  unpaid: (number) => `The order ${number} is not paid: nothing is sent before.`,
  over: (number) => `The order ${number} was cancelled or refunded: do not send it.`,
  given_back: (number) => `The buyer has withdrawn from all of the order ${number}: do not send it.`,
};

/** `npm run shop -- orders deliver NUMBER`: a parcel was handed over. */
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
    else throw new Refused(whyNotDelivered[outcome](number));
  },
});

const whyNotDelivered: Record<
  Exclude<DeliverOutcome, 'delivered' | 'delivered_before'>,
  (number: string) => string
> = {
  unknown: unknownOrder,
  not_shipped: (number) => `The order ${number} was not shipped: say "orders ship" first.`,
  before_shipping: (number) => `The order ${number} had not left by then.`,
};
