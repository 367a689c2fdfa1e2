/** `npm run shop -- orders lost NUMBER`: the courier has lost the parcel; it is paid back, or sent again. */
import type { InBoth } from '../../../domain/constants.ts';
import { commandLine } from '../../desk/action-log.ts';
import { refundLostAndLog, sendAgainAndLog } from '../../desk/exceptions/exception-acts.ts';
import { oneOf, operand, yes } from '../frame/arguments.ts';
import { Refused } from '../frame/command.ts';
import { confirm, nothingDone } from '../frame/confirm.ts';
import { defineCommand } from '../frame/define-command.ts';
import { money } from '../frame/words.ts';
import { whenMailGoes, withJobs } from '../jobs/with-jobs.ts';
import { note, noteOf } from './exception-arguments.ts';
import { findOrder } from './find-order.ts';
import { moneyWay, orderNumber, paidBackByHand } from './order-words.ts';

const ways = ['refund', 'same', 'others'] as const;

const words = {
  it: {
    askRefund: (number: string) => `Quello che è stato pagato per l’ordine ${number} viene rimborsato.`,
    askAgain: (number: string) => `L’ordine ${number} torna tra quelli da spedire.`,
    refunded: (number: string, amount: string, way: string) =>
      `Il pacco dell’ordine ${number} è perso: tornano ${amount}, ${way}. I suoi pezzi non tornano in vendita.`,
    refundedBefore: (number: string) => `L’ordine ${number} era già rimborsato: non è cambiato niente.`,
    again: (number: string, when: string) =>
      `L’ordine ${number} è di nuovo da spedire. L’e-mail al cliente parte ${when}.`,
    againBefore: (number: string) => `L’ordine ${number} era già da rispedire: non è cambiato niente.`,
    notShipped: (number: string) => `L’ordine ${number} non è in viaggio.`,
    outOfStock: (number: string) => `In magazzino non ci sono altri pezzi per l’ordine ${number}.`,
  },
  en: {
    askRefund: (number: string) => `What was paid for the order ${number} is paid back.`,
    askAgain: (number: string) => `The order ${number} is to be sent again.`,
    refunded: (number: string, amount: string, way: string) =>
      `The parcel of the order ${number} is lost: ${amount} go back ${way}. Its pieces are not for sale.`,
    refundedBefore: (number: string) => `The order ${number} was refunded before: nothing has changed.`,
    again: (number: string, when: string) =>
      `The order ${number} is to be sent again. The buyer’s mail goes out ${when}.`,
    againBefore: (number: string) => `The order ${number} was to be sent again before: nothing has changed.`,
    notShipped: (number: string) => `The order ${number} is not on its way.`,
    outOfStock: (number: string) => `There are no other pieces for the order ${number} in the yard.`,
  },
} satisfies InBoth<object>;

export const ordersLost = defineCommand({
  help: {
    it: {
      summary: 'il corriere ha perso il pacco: lo rimborsi, o lo rispedisci',
      notes: [
        `refund rimborsa tutto; others rispedisce pezzi uguali dal magazzino; same gli stessi pezzi, se il pacco è tornato. Quello che si è perso non torna in vendita. ${paidBackByHand.it}`,
      ],
    },
    en: {
      summary: 'the courier has lost the parcel: it is paid back, or sent again',
      notes: [
        `refund pays all of it back; others sends pieces like them from the yard; same sends the same ones, where the parcel came back. What is lost is not for sale again. ${paidBackByHand.en}`,
      ],
    },
  },
  operands: {
    number: orderNumber,
    way: operand(
      { it: 'COME', en: 'HOW' },
      { it: 'refund, others o same', en: 'refund, others or same' },
      oneOf(ways),
    ),
  },
  options: { note, yes },
  examples: ['orders lost S-26-7K2M9Q refund', 'orders lost S-26-7K2M9Q others --yes'],
  async run({ number, way, note: typed, yes: isAssured }, { terminal, language, open }) {
    const say = words[language];
    const { config, database, clock, print } = await open();
    const found = await findOrder({ config, database }, number, language);
    const question = way === 'refund' ? say.askRefund(number) : say.askAgain(number);
    if (!(await confirm({ terminal, language }, question, isAssured))) {
      print(nothingDone[language]);
      return 2;
    }
    const on = { who: commandLine, orderNumber: number };
    if (way === 'refund') {
      const outcome = await withJobs(database, terminal, (jobs) =>
        refundLostAndLog({ database, jobs, clock }, on, noteOf(typed)),
      );
      if (typeof outcome === 'object')
        print(
          say.refunded(number, money(outcome.cents, language), moneyWay(found.row.paymentMethod, language)),
        );
      else if (outcome === 'refunded_before') print(say.refundedBefore(number));
      else throw new Refused(say.notShipped(number));
      return 0;
    }
    const secondTry = { trackingCode: found.row.trackingCode ?? '', isWithOthers: way === 'others' };
    const outcome = await withJobs(database, terminal, (jobs) =>
      sendAgainAndLog({ database, jobs, clock }, on, secondTry),
    );
    if (outcome === 'sent_again') print(say.again(number, whenMailGoes(database, language)));
    else if (outcome === 'sent_again_before') print(say.againBefore(number));
    else if (outcome === 'out_of_stock') throw new Refused(say.outOfStock(number));
    else throw new Refused(say.notShipped(number));
    return 0;
  },
});
