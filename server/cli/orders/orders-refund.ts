/** `npm run shop -- orders refund NUMBER`, and what is said of a refund that was made by hand. */
import type { FailedJobs } from '../../jobs/failed-jobs.ts';
import { findByNumber } from '../../orders/reading/shopkeeper-orders.ts';
import { confirmRefund, refundOrder } from '../../orders/refunding/shopkeeper-refunds.ts';
import { yes } from '../frame/arguments.ts';
import { Refused } from '../frame/command.ts';
import { confirm, nothingDone } from '../frame/confirm.ts';
import { defineCommand } from '../frame/define-command.ts';
import { money } from '../frame/words.ts';
import { withJobs, whenMailGoes } from '../jobs/with-jobs.ts';
import { moneyWay, orderNumber, paidBackByHand, unknownOrder } from './order-words.ts';

export const ordersRefund = defineCommand({
  summary: 'all that was paid for an order, and not given back yet, is paid back',
  operands: { number: orderNumber },
  options: { yes },
  notes: [`Pieces that have not left the yard are for sale again; what was sent is not. ${paidBackByHand}`],
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

/** `npm run shop -- orders confirm-refund NUMBER`: a refund that the provider would not make was made by hand. */
export const ordersConfirmRefund = defineCommand({
  summary: 'what was to be paid back, and the payment provider would not, you have sent by your own transfer',
  operands: { number: orderNumber },
  options: { yes },
  notes: [
    'For refunds that stand in `jobs list`: the provider is not asked for them again. Where it tells later that one which it took could not be carried to the end, that one is owed again.',
  ],
  examples: ['orders confirm-refund S-26-7K2M9Q'],
  async run({ number, yes: isAssured }, { terminal, open }) {
    const { database, clock, print } = await open();
    const question = `What is still to be paid back for the order ${number} has gone by your own transfer.`;
    if (!(await confirm(terminal, question, isAssured))) {
      print(nothingDone);
      return 2;
    }
    const outcome = await withJobs(database, terminal, async (jobs) => {
      const given = await confirmRefund(database.db, jobs, number, clock());
      if (typeof given === 'object') await forget(jobs.failed, given.refundIds);
      return given;
    });
    if (outcome === 'unknown') throw new Refused(unknownOrder(number));
    if (outcome === 'still_asked')
      throw new Refused(
        `The payment provider is still being asked to pay back the order ${number}: the buyer might get it twice. Wait until it stands in "jobs list".`,
      );
    print(
      outcome === 'nothing_asked'
        ? `Nothing is still to be paid back for the order ${number}: nothing has changed.`
        : `${money(outcome.cents)} of the order ${number} went back by hand. The buyer’s mail goes out ${whenMailGoes(database)}.`,
    );
    return 0;
  },
});

/** What went by hand is no longer to be tried again. */
async function forget(failed: FailedJobs, refundIds: readonly string[]): Promise<void> {
  const given = (await failed.list()).filter(({ data }) => refundIds.some((id) => id === data['refundId']));
  await failed.drop(given.map(({ id }) => id));
}
