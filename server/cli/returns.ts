/** `npm run shop -- returns …`: what buyers gave back, that it has arrived, and that it is paid back. */
import type { InBoth, Locale } from '../../domain/constants.ts';
import { dayInRome } from '../../domain/rome-clock.ts';
import type { ItemOutcome } from '../orders/lifecycle/item-moves.ts';
import { findByNumber } from '../orders/reading/shopkeeper-orders.ts';
import {
  listReturns,
  type ReturnedItem,
  receiveReturns,
  refundReturns,
} from '../orders/returning/receive-returns.ts';
import { json, operand, wholeNumber, type Argument, yes } from './frame/arguments.ts';
import { Refused } from './frame/command.ts';
import { confirm, nothingDone } from './frame/confirm.ts';
import { defineCommand } from './frame/define-command.ts';
import { printList, type Column } from './frame/table.ts';
import { money, printable } from './frame/words.ts';
import { withJobs } from './jobs/with-jobs.ts';
import { unknownOrder, orderNumber, moneyWay, paidBackByHand } from './orders/order-words.ts';

const words = {
  it: {
    todo: new Map([
      ['returned', 'deve arrivare'],
      ['received', 'da rimborsare'],
    ]),
    none: 'Non c’è nessun reso in sospeso.',
    noItem: (number: string) => `L’ordine ${number} non ha quel pezzo.`,
    noneComing: (number: string) => `Dell’ordine ${number} non sta tornando niente.`,
    received: (count: number, number: string) =>
      count === 1
        ? `È arrivato 1 reso dell’ordine ${number}: torna in vendita.`
        : `Sono arrivati ${count} resi dell’ordine ${number}: tornano in vendita.`,
    ask: (number: string) => `Quello che è tornato dell’ordine ${number} viene rimborsato.`,
    noneArrived: (number: string) =>
      `Dell’ordine ${number} non è arrivato niente che sia ancora da rimborsare: guarda "returns list".`,
    refunded: (count: number, number: string, amount: string, way: string) =>
      `${count === 1 ? '1 reso' : `${count} resi`} dell’ordine ${number}: tornano ${amount} ${way}.`,
  },
  en: {
    todo: new Map([
      ['returned', 'to come'],
      ['received', 'to refund'],
    ]),
    none: 'Nothing that was given back waits for anything.',
    noItem: (number: string) => `The order ${number} has no such item.`,
    noneComing: (number: string) => `Nothing of the order ${number} is on its way back.`,
    received: (count: number, number: string) =>
      count === 1
        ? `1 item of the order ${number} arrived and is for sale again.`
        : `${count} items of the order ${number} arrived and are for sale again.`,
    ask: (number: string) => `What came back of the order ${number} is paid back.`,
    noneArrived: (number: string) =>
      `Nothing of the order ${number} has arrived that is not paid back: see "returns list".`,
    refunded: (count: number, number: string, amount: string, way: string) =>
      `${count} ${count === 1 ? 'item' : 'items'} of the order ${number}: ${amount} go back ${way}.`,
  },
} satisfies InBoth<object>;

const columns: readonly Column<ReturnedItem>[] = [
  { heading: { it: 'ordine', en: 'order' }, cell: ({ orderNumber }) => orderNumber },
  { heading: { it: 'n.', en: 'item' }, cell: ({ nth }) => String(nth), isNumber: true },
  {
    heading: { it: 'reso il', en: 'given back' },
    cell: ({ returnedAt }) => (returnedAt ? dayInRome(returnedAt) : ''),
  },
  {
    heading: { it: 'stato', en: 'state' },
    cell: ({ state }, language) => words[language].todo.get(state) ?? state,
  },
  {
    heading: { it: 'prezzo', en: 'price' },
    cell: ({ discountedPrice, quantity }, language) => money(discountedPrice * quantity, language),
    isNumber: true,
  },
  { heading: { it: 'codice', en: 'code' }, cell: ({ sku }) => printable(sku), canBeCut: true },
  { heading: { it: 'pezzo', en: 'part' }, cell: ({ name }) => printable(name), canBeCut: true },
];

export const returnsList = defineCommand({
  help: {
    it: { summary: 'i resi che non sono arrivati, o non sono ancora rimborsati' },
    en: { summary: 'what was given back and has not arrived, or is not paid back yet' },
  },
  options: { json },
  examples: ['returns list', 'returns list --json'],
  async run({ json: asJson }, { terminal, language, open }) {
    const { database } = await open();
    const given = await listReturns(database.db);
    if (asJson)
      terminal.printJson({
        returns: given.map(({ id: _id, returnedAt, ...item }) => ({
          ...item,
          returnedAt: returnedAt?.toISOString() ?? null,
        })),
        total: given.length,
      });
    else if (given.length === 0) terminal.print(words[language].none);
    else printList({ terminal, language }, given, columns, given.length);
  },
});

const most = 99;

/** One item of an order; all of them when left out. */
const nthItem: Argument<number | undefined> = {
  ...operand(
    { it: 'N', en: 'ITEM' },
    {
      it: 'quale pezzo, da 1, come dice "returns list"; se non lo dici, tutti quelli che ci sono',
      en: 'which item, from 1, as "returns list" says; all that it is about when left out',
    },
    wholeNumber(1, most),
  ),
  isOptional: true,
  read: (typed, name, language) =>
    typed === undefined ? undefined : wholeNumber(1, most)(typed, name, language),
};

/** @throws Refused for all that changed nothing */
function doneWith(
  outcome: ItemOutcome,
  number: string,
  nothing: string,
  language: Locale,
): { done: number; cents: number } {
  if (outcome === 'unknown') throw new Refused(unknownOrder(number, language));
  if (outcome === 'no_such_item') throw new Refused(words[language].noItem(number));
  if (outcome === 'nothing') throw new Refused(nothing);
  return outcome;
}

/** `npm run shop -- returns receive NUMBER [ITEM]`: what was given back has arrived. */
export const returnsReceive = defineCommand({
  help: {
    it: {
      summary: 'un reso è arrivato: torna in vendita',
      notes: ['Prima guardalo. Si rimborsa con "returns refund".'],
    },
    en: {
      summary: 'what was given back has arrived: it is for sale again',
      notes: ['Look at it before you say so. It is paid back with "returns refund".'],
    },
  },
  operands: { number: orderNumber, item: nthItem },
  examples: ['returns receive S-26-7K2M9Q', 'returns receive S-26-7K2M9Q 2'],
  async run({ number, item }, { language, open }) {
    const say = words[language];
    const { database, print } = await open();
    const outcome = await receiveReturns(database.db, number, item);
    const { done } = doneWith(outcome, number, say.noneComing(number), language);
    print(say.received(done, number));
  },
});

/** `npm run shop -- returns refund NUMBER [ITEM]`: what has arrived is paid back. */
export const returnsRefund = defineCommand({
  help: {
    it: {
      summary: 'rimborsa i resi che sono arrivati',
      notes: [
        `Per ogni pezzo la sua parte di quello che è stato pagato, con l’ultimo dell’ordine anche la spedizione; il cliente riceve un’e-mail. ${paidBackByHand.it}`,
      ],
    },
    en: {
      summary: 'what was given back and has arrived is paid back',
      notes: [
        `Each item its share of what was paid, shipping with the last one of the order; the buyer is written to. ${paidBackByHand.en}`,
      ],
    },
  },
  operands: { number: orderNumber, item: nthItem },
  options: { yes },
  examples: ['returns refund S-26-7K2M9Q', 'returns refund S-26-7K2M9Q 2 --yes'],
  async run({ number, item, yes: isAssured }, { terminal, language, open }) {
    const { database, clock, print } = await open();
    const found = await findByNumber(database.db, number);
    const say = words[language];
    if (!found) throw new Refused(unknownOrder(number, language));
    if (!(await confirm({ terminal, language }, say.ask(number), isAssured))) {
      print(nothingDone[language]);
      return 2;
    }
    const outcome = await withJobs(database, terminal, (jobs) =>
      refundReturns(database.db, jobs, number, item, clock()),
    );
    const { done, cents } = doneWith(outcome, number, say.noneArrived(number), language);
    const way = moneyWay(found.row.paymentMethod, language);
    print(say.refunded(done, number, money(cents, language), way));
    return 0;
  },
});
