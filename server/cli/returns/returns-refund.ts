/** `npm run shop -- returns refund NUMBER [ITEM]`: what has arrived is paid back, all of it or less what it is worth less. */
import type { InBoth } from '../../../domain/constants.ts';
import { commandLine } from '../../desk/action-log.ts';
import { refundReturnsAndLog } from '../../desk/exceptions/return-acts.ts';
import { asTyped, option, yes } from '../frame/arguments.ts';
import { Refused } from '../frame/command.ts';
import { confirm, nothingDone } from '../frame/confirm.ts';
import { defineCommand } from '../frame/define-command.ts';
import { money } from '../frame/words.ts';
import { withJobs } from '../jobs/with-jobs.ts';
import { euros, eurosPlaceholder } from '../orders/exception-arguments.ts';
import { findOrder } from '../orders/find-order.ts';
import { moneyWay, orderNumber, paidBackByHand } from '../orders/order-words.ts';
import { doneWith, nthItem } from './return-words.ts';

const words = {
  it: {
    ask: (number: string) => `Quello che è tornato dell’ordine ${number} viene rimborsato.`,
    noneArrived: (number: string) =>
      `Dell’ordine ${number} non è arrivato niente che sia ancora da rimborsare: guarda "returns list".`,
    refunded: (count: number, number: string, amount: string, way: string) =>
      `${count === 1 ? '1 reso' : `${count} resi`} dell’ordine ${number}: tornano ${amount} ${way}.`,
    needsBoth: '--reduce e --because vanno insieme: quanto trattieni, e perché.',
    tooMuch: 'È più di quello che resta da rimborsare per quel pezzo.',
    notReducible:
      'Non si può trattenere niente: vale per un pezzo solo, partito da noi e arrivato peggiore o non più usabile.',
  },
  en: {
    ask: (number: string) => `What came back of the order ${number} is paid back.`,
    noneArrived: (number: string) =>
      `Nothing of the order ${number} has arrived that is not paid back: see "returns list".`,
    refunded: (count: number, number: string, amount: string, way: string) =>
      `${count} ${count === 1 ? 'item' : 'items'} of the order ${number}: ${amount} go back ${way}.`,
    needsBoth: '--reduce and --because go together: how much is withheld, and why.',
    tooMuch: 'It is more than is left to be paid back for that piece.',
    notReducible:
      'Nothing can be withheld: that is for one piece, which left the yard and came back worse or cannot be used.',
  },
} satisfies InBoth<object>;

export const returnsRefund = defineCommand({
  help: {
    it: {
      summary: 'rimborsa i resi che sono arrivati',
      notes: [
        `Per ogni pezzo la sua parte di quello che è stato pagato, con l’ultimo dell’ordine anche la spedizione; il cliente riceve un’e-mail. ${paidBackByHand.it}`,
        'Di un pezzo arrivato peggiore puoi trattenere quello che vale in meno, se il cliente l’ha usato più di quanto serviva per vederlo (art. 57, comma 2, Codice del consumo). Il perché lo legge lui.',
      ],
    },
    en: {
      summary: 'what was given back and has arrived is paid back',
      notes: [
        `Each item its share of what was paid, shipping with the last one of the order; the buyer is written to. ${paidBackByHand.en}`,
        'Of a piece that came back worse you may withhold what it is worth less, where the buyer used it more than was needed to see what it is like (art. 57(2) of the Italian Consumer Code). They read why.',
      ],
    },
  },
  operands: { number: orderNumber, item: nthItem },
  options: {
    reduce: option(
      eurosPlaceholder,
      { it: 'quanto trattieni di un pezzo peggiore', en: 'how much of a worse piece is withheld' },
      euros,
    ),
    because: option(
      { it: 'TESTO', en: 'TEXT' },
      { it: 'perché, come lo legge il cliente', en: 'why, as the buyer reads it' },
      asTyped,
    ),
    yes,
  },
  examples: [
    'returns refund S-26-7K2M9Q',
    'returns refund S-26-7K2M9Q 2 --yes',
    'returns refund S-26-7K2M9Q 2 --reduce 15 --because "Rotto"',
  ],
  async run({ number, item, reduce, because, yes: isAssured }, { terminal, language, open }) {
    const say = words[language];
    const note = because?.trim() ?? '';
    if ((reduce === undefined) !== (note === '')) throw new Refused(say.needsBoth);
    const { config, database, clock, print } = await open();
    const found = await findOrder({ config, database }, number, language);
    if (!(await confirm({ terminal, language }, say.ask(number), isAssured))) {
      print(nothingDone[language]);
      return 2;
    }
    const reduction = reduce === undefined ? undefined : { cents: reduce, note };
    const outcome = await withJobs(database, terminal, (jobs) =>
      refundReturnsAndLog(
        { database, jobs, clock },
        { who: commandLine, orderNumber: number },
        item,
        reduction,
      ),
    );
    if (outcome === 'too_much') throw new Refused(say.tooMuch);
    if (outcome === 'not_reducible') throw new Refused(say.notReducible);
    const { done, cents } = doneWith(outcome, number, say.noneArrived(number), language);
    const way = moneyWay(found.row.paymentMethod, language);
    print(say.refunded(done.length, number, money(cents, language), way));
    return 0;
  },
});
