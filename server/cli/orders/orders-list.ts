/** `npm run shop -- orders list`: everybody's orders, or those that are to be sent, a line each. */
import type { InBoth, Locale } from '../../../domain/constants.ts';
import { orderStates } from '../../../domain/vocabulary.ts';
import { dayInRome } from '../../../domain/rome-clock.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import type { Executor } from '../../db/client.ts';
import {
  listEverybodysOrders,
  listOrdersToSend,
  type ListedOrder,
  type OrderToSend,
} from '../../orders/reading/shopkeeper-orders.ts';
import { flag, json, oneOf, option } from '../frame/arguments.ts';
import { UsageError, type CommandContext } from '../frame/command.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printList, type Column } from '../frame/table.ts';
import { money, printable } from '../frame/words.ts';
import { listedOrder, orderToSend } from './order-json.ts';
import { printableBuyer, methodWord } from './order-words.ts';

const words = {
  it: {
    notTogether: '--open e --state non vanno insieme.',
    noneIn: (state: string) => `Nessun ordine è nello stato ${state}.`,
    none: 'Non ci sono ancora ordini.',
    nothingToSend: 'Non c’è niente da spedire.',
    collected: 'ritiro: ',
  },
  en: {
    notTogether: '--open and --state do not go together.',
    noneIn: (state: string) => `No order is in the state ${state}.`,
    none: 'There are no orders yet.',
    nothingToSend: 'Nothing is to be sent.',
    collected: 'collection: ',
  },
} satisfies InBoth<object>;

export const ordersList = defineCommand({
  help: {
    it: {
      summary: 'gli ordini, prima gli ultimi, oppure quello che è da spedire',
      notes: ['Con --open ogni riga ha i tuoi codici dei pezzi, com’erano quando sono stati comprati.'],
    },
    en: {
      summary: 'orders, newest first, or what is to be sent',
      notes: [
        'With --open each line has the yard’s own codes of the pieces, as they were when they were bought.',
      ],
    },
  },
  options: {
    open: flag({
      it: 'quello che è da spedire, prima chi aspetta da più tempo: pagato, non spedito, non tutto recesso',
      en: 'what is to be sent, the longest waiting first: paid, not shipped, not withdrawn from whole',
    }),
    state: option(
      { it: 'STATO', en: 'STATE' },
      {
        it: `solo gli ordini in questo stato: ${orderStates.join(', ')}`,
        en: `only orders in this state: ${orderStates.join(', ')}`,
      },
      oneOf(orderStates),
    ),
    json,
  },
  examples: ['orders list', 'orders list --open', 'orders list --state paid --json'],
  async run({ open: isOpen, state, json: asJson }, context) {
    const { terminal, language, open } = context;
    const say = words[language];
    if (isOpen && state) throw new UsageError(say.notTogether);
    const { database } = await open();
    if (isOpen) return printToSend(context, database.db, asJson);
    const orders = await listEverybodysOrders(database.db, state);
    if (asJson) terminal.printJson({ orders: orders.map(listedOrder), total: orders.length });
    else if (orders.length === 0) terminal.print(state ? say.noneIn(state) : say.none);
    else printList(context, orders, orderColumns, orders.length);
  },
});

async function printToSend(context: CommandContext, db: Executor, asJson: boolean): Promise<void> {
  const { terminal, language } = context;
  const orders = await listOrdersToSend(db);
  if (asJson) terminal.printJson({ orders: orders.map(orderToSend), total: orders.length });
  else if (orders.length === 0) terminal.print(words[language].nothingToSend);
  else printList(context, orders, toSendColumns, orders.length);
}

/** Orders in a terminal, a line each. */
const orderColumns: readonly Column<ListedOrder>[] = [
  { heading: { it: 'numero', en: 'number' }, cell: ({ orderNumber }) => orderNumber },
  { heading: { it: 'giorno', en: 'day' }, cell: ({ placedAt }) => dayInRome(placedAt) },
  { heading: { it: 'stato', en: 'state' }, cell: ({ state }) => state },
  {
    heading: { it: 'totale', en: 'total' },
    cell: ({ finalPrice }, language) => money(finalPrice, language),
    isNumber: true,
  },
  { heading: { it: 'cliente', en: 'buyer' }, cell: ({ buyer }) => printableBuyer(buyer), canBeCut: true },
  { heading: { it: 'pagamento', en: 'payment' }, cell: paymentWord },
];

/** What is to be sent: which pieces, and since when they wait. */
const toSendColumns: readonly Column<OrderToSend>[] = [
  { heading: { it: 'numero', en: 'number' }, cell: ({ orderNumber }) => orderNumber },
  {
    heading: { it: 'pagato', en: 'paid' },
    cell: ({ purchasedAt }) => (purchasedAt ? dayInRome(purchasedAt) : ''),
  },
  {
    heading: { it: 'pezzi', en: 'pieces' },
    cell: ({ items }, language) =>
      formatNumber(
        items.reduce((sum, { quantity }) => sum + quantity, 0),
        language,
      ),
    isNumber: true,
  },
  {
    heading: { it: 'codici', en: 'codes' },
    cell: ({ items, delivery }, language) =>
      (delivery === 'collection' ? words[language].collected : '') +
      printable(items.map(({ sku }) => sku).join(', ')),
    canBeCut: true,
  },
  { heading: { it: 'cliente', en: 'buyer' }, cell: ({ buyer }) => printableBuyer(buyer), canBeCut: true },
];

/** How it is paid; where the order's state does not tell what became of the money, that instead. */
function paymentWord({ paymentMethod, paymentState }: ListedOrder, language: Locale): string {
  if (paymentState === 'pending' || paymentState === 'paid') return methodWord(paymentMethod, language);
  return paymentState.replace('_', ' ');
}
