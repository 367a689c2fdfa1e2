/** `npm run shop -- orders refund NUMBER`, and what is said of a refund that was made by hand. */
import type { InBoth } from '../../../domain/constants.ts';
import type { FailedJobs } from '../../jobs/failed-jobs.ts';
import { commandLine } from '../../desk/action-log.ts';
import { refundOrderAndLog } from '../../desk/exceptions/exception-acts.ts';
import { confirmRefund } from '../../orders/refunding/shopkeeper-refunds.ts';
import { yes } from '../frame/arguments.ts';
import { Refused } from '../frame/command.ts';
import { confirm, nothingDone } from '../frame/confirm.ts';
import { defineCommand } from '../frame/define-command.ts';
import { money } from '../frame/words.ts';
import { withJobs, whenMailGoes } from '../jobs/with-jobs.ts';
import { findOrder } from './find-order.ts';
import { moneyWay, orderNumber, paidBackByHand, unknownOrder } from './order-words.ts';

const words = {
  it: {
    askRefund: (number: string) => `Quello che è stato pagato per l’ordine ${number} viene rimborsato.`,
    notPaid: (number: string) => `L’ordine ${number} non è pagato: non c’è niente da restituire.`,
    refundedBefore: (number: string) => `L’ordine ${number} era già rimborsato: non è cambiato niente.`,
    refunded: (number: string, amount: string, way: string, isInYard: boolean) =>
      `L’ordine ${number} è rimborsato: ${amount}, ${way}. ${isInYard ? 'I suoi pezzi tornano in vendita.' : 'I suoi pezzi sono partiti: non tornano in vendita.'}`,
    askConfirm: (number: string) =>
      `Quello che restava da rimborsare per l’ordine ${number} l’hai mandato tu con un bonifico.`,
    stillAsked: (number: string) =>
      `Il gestore dei pagamenti sta ancora provando a rimborsare l’ordine ${number}: il cliente rischia di avere i soldi due volte. Aspetta che compaia in "jobs list".`,
    nothingAsked: (number: string) =>
      `Per l’ordine ${number} non resta niente da rimborsare: non è cambiato niente.`,
    confirmed: (number: string, amount: string, when: string) =>
      `Ordine ${number}: ${amount} rimborsati a mano. L’e-mail al cliente parte ${when}.`,
  },
  en: {
    askRefund: (number: string) => `What was paid for the order ${number} is paid back.`,
    notPaid: (number: string) => `The order ${number} is not paid: there is nothing to give back.`,
    refundedBefore: (number: string) => `The order ${number} was refunded before: nothing has changed.`,
    refunded: (number: string, amount: string, way: string, isInYard: boolean) =>
      `The order ${number} is refunded: ${amount}, ${way}. ${isInYard ? 'Its pieces are for sale again.' : 'Its pieces have left: they are not for sale.'}`,
    askConfirm: (number: string) =>
      `What is still to be paid back for the order ${number} has gone by your own transfer.`,
    stillAsked: (number: string) =>
      `The payment provider is still being asked to pay back the order ${number}: the buyer might get it twice. Wait until it stands in "jobs list".`,
    nothingAsked: (number: string) =>
      `Nothing is still to be paid back for the order ${number}: nothing has changed.`,
    confirmed: (number: string, amount: string, when: string) =>
      `${amount} of the order ${number} went back by hand. The buyer’s mail goes out ${when}.`,
  },
} satisfies InBoth<object>;

export const ordersRefund = defineCommand({
  help: {
    it: {
      summary: 'rimborsa tutto quello che è stato pagato per un ordine e non è ancora tornato',
      notes: [
        `I pezzi che non hanno lasciato il magazzino tornano in vendita; quelli spediti no. ${paidBackByHand.it}`,
      ],
    },
    en: {
      summary: 'all that was paid for an order, and not given back yet, is paid back',
      notes: [
        `Pieces that have not left the yard are for sale again; what was sent is not. ${paidBackByHand.en}`,
      ],
    },
  },
  operands: { number: orderNumber },
  options: { yes },
  examples: ['orders refund S-26-7K2M9Q', 'orders refund S-26-7K2M9Q --yes'],
  async run({ number, yes: isAssured }, { terminal, language, open }) {
    const say = words[language];
    const { config, database, clock, print } = await open();
    const found = await findOrder({ config, database }, number, language);
    if (!(await confirm({ terminal, language }, say.askRefund(number), isAssured))) {
      print(nothingDone[language]);
      return 2;
    }
    const outcome = await withJobs(database, terminal, (jobs) =>
      refundOrderAndLog({ database, jobs, clock }, { who: commandLine, orderNumber: number }),
    );
    if (outcome === 'unknown') throw new Refused(unknownOrder(number, language));
    if (outcome === 'not_paid') throw new Refused(say.notPaid(number));
    if (outcome === 'refunded_before') print(say.refundedBefore(number));
    else
      print(
        say.refunded(
          number,
          money(outcome.cents, language),
          moneyWay(found.row.paymentMethod, language),
          outcome.isInYard,
        ),
      );
    return 0;
  },
});

/** `npm run shop -- orders confirm-refund NUMBER`: a refund that the provider would not make was made by hand. */
export const ordersConfirmRefund = defineCommand({
  help: {
    it: {
      summary: 'il rimborso che il gestore dei pagamenti non ha fatto l’hai mandato tu con un bonifico',
      notes: [
        'Per i rimborsi che stanno in `jobs list`: al gestore non si chiedono più. Se più tardi dice che uno di quelli accettati non è andato a buon fine, quello è di nuovo da fare.',
      ],
    },
    en: {
      summary:
        'what was to be paid back, and the payment provider would not, you have sent by your own transfer',
      notes: [
        'For refunds that stand in `jobs list`: the provider is not asked for them again. Where it tells later that one which it took could not be carried to the end, that one is owed again.',
      ],
    },
  },
  operands: { number: orderNumber },
  options: { yes },
  examples: ['orders confirm-refund S-26-7K2M9Q'],
  async run({ number, yes: isAssured }, { terminal, language, open }) {
    const say = words[language];
    const { database, clock, print } = await open();
    if (!(await confirm({ terminal, language }, say.askConfirm(number), isAssured))) {
      print(nothingDone[language]);
      return 2;
    }
    const outcome = await withJobs(database, terminal, async (jobs) => {
      const given = await confirmRefund(database.db, jobs, number, clock());
      if (typeof given === 'object') await forget(jobs.failed, given.refundIds);
      return given;
    });
    if (outcome === 'unknown') throw new Refused(unknownOrder(number, language));
    if (outcome === 'still_asked') throw new Refused(say.stillAsked(number));
    print(
      outcome === 'nothing_asked'
        ? say.nothingAsked(number)
        : say.confirmed(number, money(outcome.cents, language), whenMailGoes(database, language)),
    );
    return 0;
  },
});

/** What went by hand is no longer to be tried again. */
async function forget(failed: FailedJobs, refundIds: readonly string[]): Promise<void> {
  const given = (await failed.list()).filter(({ data }) => refundIds.some((id) => id === data['refundId']));
  await failed.drop(given.map(({ id }) => id));
}
