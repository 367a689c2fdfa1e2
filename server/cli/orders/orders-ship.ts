/** `npm run shop -- orders ship NUMBER COURIER CODE`: a parcel is with its courier. */
import { courierCalled } from '../../../domain/tracking.ts';
import { shop } from '../../../shop.config.ts';
import { shipOrder, type SendOutcome } from '../../orders/shipping/ship-order.ts';
import { Refused, UsageError } from '../frame/command.ts';
import { returnedItemsOf } from '../../orders/returning/list-returns.ts';
import { operand } from '../frame/arguments.ts';
import { printable } from '../frame/words.ts';
import { defineCommand } from '../frame/define-command.ts';
import { orderNumber, unknownOrder } from './order-words.ts';
import { whenMailGoes, withJobs } from '../jobs/with-jobs.ts';

const courier = operand('COURIER', `who carries it: ${shop.couriers.join(', ')}`, (typed) => {
  const found = courierCalled(shop.couriers, typed);
  if (!found) throw new UsageError(`"${typed}" is no courier of this shop: ${shop.couriers.join(', ')}.`);
  return found;
});

const trackingCode = operand('CODE', 'the parcel’s code, under which the courier knows it', (typed) => {
  const code = typed.trim();
  if (!/^[\w /-]{4,40}$/.test(code)) throw new UsageError(`"${typed}" is no parcel’s code.`);
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
    else throw new Refused(refusals[outcome](number));
  },
});

const refusals: Record<
  Exclude<SendOutcome, 'shipped' | 'corrected' | 'shipped_before'>,
  (number: string) => string
> = {
  unknown: unknownOrder,
  unpaid: (number) => `The order ${number} is not paid: nothing is sent before.`,
  over: (number) => `The order ${number} was cancelled or refunded: do not send it.`,
  given_back: (number) => `The buyer has withdrawn from all of the order ${number}: do not send it.`,
};
