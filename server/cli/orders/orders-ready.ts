/** `npm run shop -- orders ready NUMBER`: an order that is collected at the yard lies ready. */
import type { InBoth } from '../../../domain/constants.ts';
import { commandLine } from '../../desk/action-log.ts';
import { makeReadyAndLog } from '../../desk/orders/packing-acts.ts';
import type { ReadyOutcome } from '../../orders/packing/pick-and-pack.ts';
import { Refused } from '../frame/command.ts';
import { defineCommand } from '../frame/define-command.ts';
import { whenMailGoes, withJobs } from '../jobs/with-jobs.ts';
import { orderNumber, unknownOrder } from './order-words.ts';

type WhyNotReady = Exclude<ReadyOutcome, 'done' | 'unchanged' | 'unknown'>;

const words = {
  it: {
    ready: (number: string, when: string) =>
      `L’ordine ${number} è pronto. La prima volta l’e-mail al cliente parte ${when}.`,
    readyBefore: (number: string) => `L’ordine ${number} era già pronto: non è cambiato niente.`,
    whyNotReady: {
      is_sent: (number) => `L’ordine ${number} non si ritira: va spedito, con "orders ship".`,
      shipped: (number) => `L’ordine ${number} è già stato ritirato.`,
      unchecked: (number) =>
        `Nell’ordine ${number} c’è un pezzo di sicurezza: prima qualcuno controlla al banco chi lo compra.`,
      not_picked: (number) => `Nell’ordine ${number} manca ancora un pezzo.`,
      unpaid: (number) => `L’ordine ${number} non è pagato.`,
      over: (number) => `L’ordine ${number} è annullato o rimborsato.`,
      given_back: (number) => `Il cliente ha receduto da tutto l’ordine ${number}.`,
    },
  },
  en: {
    ready: (number: string, when: string) =>
      `The order ${number} is ready. The first time the buyer’s mail goes out ${when}.`,
    readyBefore: (number: string) => `The order ${number} was ready before: nothing has changed.`,
    whyNotReady: {
      is_sent: (number) => `The order ${number} is not collected: it is to be sent, with "orders ship".`,
      shipped: (number) => `The order ${number} was collected before.`,
      unchecked: (number) =>
        `There is a safety part in the order ${number}: somebody has to look at the desk at who buys it first.`,
      not_picked: (number) => `A piece of the order ${number} is still missing.`,
      unpaid: (number) => `The order ${number} is not paid.`,
      over: (number) => `The order ${number} was cancelled or refunded.`,
      given_back: (number) => `The buyer has withdrawn from all of the order ${number}.`,
    },
  },
} satisfies InBoth<
  Record<string, unknown> & { whyNotReady: Record<WhyNotReady, (number: string) => string> }
>;

export const ordersReady = defineCommand({
  help: {
    it: {
      summary: 'un ordine da ritirare in sede è pronto',
      notes: [
        'Il cliente riceve un’e-mail con indirizzo, orari e fino a quando lo tieni. Al banco è lo stesso che “Pronto per il ritiro”, con tutti i pezzi presi.',
      ],
    },
    en: {
      summary: 'an order that is collected at the yard lies ready',
      notes: [
        'The buyer is written to, with the address, the hours and until when it is kept. At the desk it is the same as “Ready to be collected”, with all pieces fetched.',
      ],
    },
  },
  operands: { number: orderNumber },
  examples: ['orders ready S-26-7K2M9Q'],
  async run({ number }, { terminal, language, open }) {
    const say = words[language];
    const { database, clock, print } = await open();
    const outcome = await withJobs(database, terminal, (jobs) =>
      makeReadyAndLog({ database, jobs, clock }, { who: commandLine, orderNumber: number }),
    );
    if (outcome === 'done') print(say.ready(number, whenMailGoes(database, language)));
    else if (outcome === 'unchanged') print(say.readyBefore(number));
    else if (outcome === 'unknown') throw new Refused(unknownOrder(number, language));
    else throw new Refused(say.whyNotReady[outcome](number));
  },
});
