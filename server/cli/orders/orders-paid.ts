/** `npm run shop -- orders paid NUMBER` and `orders cancel NUMBER`: money that no provider takes arrived, or none will. */
import type { InBoth } from '../../../domain/constants.ts';
import { commandLine } from '../../desk/action-log.ts';
import { cancelOrderAndLog, receivePaymentAndLog } from '../../desk/orders/paying-acts.ts';
import type { ReceiveOutcome } from '../../orders/paying/pay-order.ts';
import { Refused } from '../frame/command.ts';
import { defineCommand } from '../frame/define-command.ts';
import { whenMailGoes, withJobs } from '../jobs/with-jobs.ts';
import { orderNumber, unknownOrder, waysToShopkeeper } from './order-words.ts';

type WhyNotPaid = Exclude<ReceiveOutcome, 'paid' | 'paid_before' | 'unknown'>;

const words = {
  it: {
    paid: (number: string, when: string) => `L’ordine ${number} è pagato. La conferma parte ${when}.`,
    paidBefore: (number: string) => `L’ordine ${number} era già pagato: non è cambiato niente.`,
    whyNotPaid: {
      taken_by_provider: (number: string) =>
        `L’ordine ${number} non si paga con ${waysToShopkeeper.it}: quando è pagato lo dice solo il gestore dei pagamenti.`,
      pieces_gone: (number: string) =>
        `L’ordine ${number} era annullato e i suoi pezzi non ci sono più: restituisci i soldi.`,
      price_changed: (number: string) =>
        `L’ordine ${number} era annullato e oggi costerebbe un’altra cifra: restituisci i soldi.`,
    },
    cancelled: (number: string, when: string) =>
      `L’ordine ${number} è annullato. L’e-mail al cliente parte ${when}.`,
    cancelledBefore: (number: string) => `L’ordine ${number} era già annullato: non è cambiato niente.`,
    refunded: (number: string) => `L’ordine ${number} è già stato rimborsato: non c’è niente da annullare.`,
    notCancelled: (number: string) =>
      `L’ordine ${number} è pagato: per restituire i soldi usa "orders refund".`,
  },
  en: {
    paid: (number: string, when: string) => `The order ${number} is paid. Its confirmation goes out ${when}.`,
    paidBefore: (number: string) => `The order ${number} was paid before: nothing has changed.`,
    whyNotPaid: {
      taken_by_provider: (number: string) =>
        `The order ${number} is not paid by ${waysToShopkeeper.en}: only its payment provider says when it is paid.`,
      pieces_gone: (number: string) =>
        `The order ${number} was cancelled and its pieces are no longer there: give the money back.`,
      price_changed: (number: string) =>
        `The order ${number} was cancelled and would not cost the same today: give the money back.`,
    },
    cancelled: (number: string, when: string) =>
      `The order ${number} is cancelled. The buyer’s mail goes out ${when}.`,
    cancelledBefore: (number: string) => `The order ${number} was cancelled before: nothing has changed.`,
    refunded: (number: string) => `The order ${number} was refunded already: there is nothing to cancel.`,
    notCancelled: (number: string) =>
      `The order ${number} is paid: say "orders refund" to give the money back.`,
  },
} satisfies InBoth<Record<string, unknown> & { whyNotPaid: Record<WhyNotPaid, (number: string) => string> }>;

export const ordersPaid = defineCommand({
  help: {
    it: {
      summary: `i soldi ti sono arrivati (${waysToShopkeeper.it}): l’ordine è pagato`,
      notes: [
        'Con questo parte la conferma al cliente. Detto due volte non cambia niente. I soldi che arrivano quando l’ordine è già annullato valgono, se i pezzi ci sono ancora allo stesso prezzo.',
      ],
    },
    en: {
      summary: `the money came to you (${waysToShopkeeper.en}): the order is paid`,
      notes: [
        'The buyer’s confirmation goes out with it. Said twice it changes nothing. Money that comes after the order was cancelled is taken while the pieces are there at the same price.',
      ],
    },
  },
  operands: { number: orderNumber },
  examples: ['orders paid S-26-7K2M9Q'],
  async run({ number }, { terminal, language, open }) {
    const say = words[language];
    const { database, clock, print } = await open();
    const outcome = await withJobs(database, terminal, (jobs) =>
      receivePaymentAndLog({ database, jobs, clock }, { who: commandLine, orderNumber: number }),
    );
    if (outcome === 'paid') print(say.paid(number, whenMailGoes(database, language)));
    else if (outcome === 'paid_before') print(say.paidBefore(number));
    else if (outcome === 'unknown') throw new Refused(unknownOrder(number, language));
    else throw new Refused(say.whyNotPaid[outcome](number));
  },
});

/** `npm run shop -- orders cancel NUMBER`: an order that awaits its payment will not be. */
export const ordersCancel = defineCommand({
  help: {
    it: {
      summary: 'un ordine non pagato non lo sarà più: i pezzi tornano in vendita',
      notes: ['Il cliente riceve un’e-mail. Un ordine pagato invece si rimborsa: guarda "orders refund".'],
    },
    en: {
      summary: 'an order that is not paid will not be: its pieces are for sale again',
      notes: ['The buyer is written to. An order that is paid is refunded instead: see "orders refund".'],
    },
  },
  operands: { number: orderNumber },
  examples: ['orders cancel S-26-7K2M9Q'],
  async run({ number }, { terminal, language, open }) {
    const say = words[language];
    const { database, clock, print } = await open();
    const outcome = await withJobs(database, terminal, (jobs) =>
      cancelOrderAndLog({ database, jobs, clock }, { who: commandLine, orderNumber: number }),
    );
    if (outcome === 'unknown') throw new Refused(unknownOrder(number, language));
    if (outcome === 'refunded') throw new Refused(say.refunded(number));
    if (outcome === 'paid') throw new Refused(say.notCancelled(number));
    print(
      outcome === 'cancelled'
        ? say.cancelled(number, whenMailGoes(database, language))
        : say.cancelledBefore(number),
    );
  },
});
