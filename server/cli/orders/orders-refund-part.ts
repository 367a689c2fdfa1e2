/** `npm run shop -- orders refund-part NUMBER EUROS REASON`: a part of what was paid goes back, and the buyer keeps the piece. */
import type { InBoth } from '../../../domain/constants.ts';
import { randomUUID } from 'node:crypto';
import { chosenRefundReasons } from '../../../domain/refund-reasons.ts';
import { commandLine } from '../../desk/action-log.ts';
import { refundPartAndLog } from '../../desk/exceptions/exception-acts.ts';
import type { RefundPartOutcome } from '../../orders/refunding/refund-part.ts';
import { oneOf, operand, option, yes } from '../frame/arguments.ts';
import { Refused } from '../frame/command.ts';
import { confirm, nothingDone } from '../frame/confirm.ts';
import { defineCommand } from '../frame/define-command.ts';
import { money } from '../frame/words.ts';
import { withJobs } from '../jobs/with-jobs.ts';
import { euros, eurosPlaceholder, itemPlaceholder, note, noteOf, whichItem } from './exception-arguments.ts';
import { findOrder, idOfItem } from './find-order.ts';
import { moneyWay, orderNumber, paidBackByHand } from './order-words.ts';

type Refusal = Exclude<
  RefundPartOutcome,
  'refunded' | 'refunded_before' | 'other_refund' | 'no_such_item' | 'unknown'
>;
type Refusals = { readonly refusals: Record<Refusal, (number: string) => string> };

const words = {
  it: {
    ask: (amount: string, number: string) => `Dell’ordine ${number} vengono rimborsati ${amount}.`,
    refunded: (number: string, amount: string, way: string) => `Ordine ${number}: tornano ${amount}, ${way}.`,
    refusals: {
      not_paid: (number) => `L’ordine ${number} non è pagato: non c’è niente da restituire.`,
      too_much: (number) => `È più di quello che resta da rimborsare: guarda "orders show ${number}".`,
      all_of_it: (number) =>
        `Così dell’ordine ${number}, non ancora partito, torna tutto: usa "orders refund ${number}", che lo chiude e rimette in vendita i pezzi.`,
    },
  },
  en: {
    ask: (amount: string, number: string) => `${amount} of the order ${number} are paid back.`,
    refunded: (number: string, amount: string, way: string) =>
      `${amount} of the order ${number} go back ${way}.`,
    refusals: {
      not_paid: (number) => `The order ${number} is not paid: there is nothing to give back.`,
      too_much: (number) => `It is more than is left to be paid back: see "orders show ${number}".`,
      all_of_it: (number) =>
        `That would be all of the order ${number}, which has not left yet: use "orders refund ${number}", which closes it and puts its pieces up for sale again.`,
    },
  },
} satisfies InBoth<Refusals & Record<string, unknown>>;

export const ordersRefundPart = defineCommand({
  help: {
    it: {
      summary: 'rimborsa una parte di quello che è stato pagato; il cliente tiene il pezzo',
      notes: [
        `Motivi: defect (diverso dalla descrizione), missing (mancava qualcosa), late (arrivato tardi), shipping (spedizione), price (differenza di prezzo), goodwill (per venire incontro). Li legge anche il cliente. ${paidBackByHand.it}`,
      ],
    },
    en: {
      summary: 'a part of what was paid goes back, and the buyer keeps the piece',
      notes: [
        `Reasons: defect (not as described), missing (something was missing), late, shipping, price (a difference), goodwill. The buyer reads it too. ${paidBackByHand.en}`,
      ],
    },
  },
  operands: {
    number: orderNumber,
    amount: operand(
      eurosPlaceholder,
      { it: 'quanto torna: 12,50 o 12.50', en: 'how much goes back: 12,50 or 12.50' },
      euros,
    ),
    reason: operand(
      { it: 'MOTIVO', en: 'REASON' },
      { it: 'perché, con una delle parole qui sotto', en: 'why, in one of the words below' },
      oneOf(chosenRefundReasons),
    ),
  },
  options: {
    item: option(
      itemPlaceholder,
      {
        it: 'per quale pezzo, da 1, come dice "orders show"; se non lo dici, per tutto l’ordine',
        en: 'for which item, from 1, as "orders show" lists them; for the order when left out',
      },
      whichItem,
    ),
    note,
    yes,
  },
  examples: [
    'orders refund-part S-26-7K2M9Q 12,50 defect --note "Graffio"',
    'orders refund-part S-26-7K2M9Q 12,50 missing --item 2',
    'orders refund-part S-26-7K2M9Q 9,90 shipping --yes',
  ],
  async run({ number, amount, reason, item, note: typed, yes: isAssured }, { terminal, language, open }) {
    const say = words[language];
    const { config, database, clock, print } = await open();
    const found = await findOrder({ config, database }, number, language);
    const itemId = item === undefined ? null : idOfItem(found, item, language);
    if (!(await confirm({ terminal, language }, say.ask(money(amount, language), number), isAssured))) {
      print(nothingDone[language]);
      return 2;
    }
    const refund = { itemId, amount, reason, note: noteOf(typed) };
    const on = { who: commandLine, orderNumber: number };
    const outcome = await withJobs(database, terminal, (jobs) =>
      refundPartAndLog({ database, jobs, clock }, on, randomUUID(), refund),
    );
    if (outcome === 'not_paid' || outcome === 'too_much' || outcome === 'all_of_it')
      throw new Refused(say.refusals[outcome](number));
    print(say.refunded(number, money(amount, language), moneyWay(found.row.paymentMethod, language)));
    return 0;
  },
});
