/** `npm run shop -- returns list`: what buyers gave back and has not arrived, or is not paid back yet. */
import type { InBoth } from '../../../domain/constants.ts';
import { dayInRome } from '../../../domain/rome-clock.ts';
import { listReturns, type ReturnedItem } from '../../orders/returning/list-returns.ts';
import { json } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printList, type Column } from '../frame/table.ts';
import { money, printable } from '../frame/words.ts';

const words = {
  it: {
    todo: new Map([
      ['returned', 'deve arrivare'],
      ['received', 'da rimborsare'],
    ]),
    none: 'Non c’è nessun reso in sospeso.',
  },
  en: {
    todo: new Map([
      ['returned', 'to come'],
      ['received', 'to refund'],
    ]),
    none: 'Nothing that was given back waits for anything.',
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
