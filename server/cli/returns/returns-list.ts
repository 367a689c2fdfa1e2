/** `npm run shop -- returns list`: what buyers gave back, and what is still to be done about it. */
import { listReturns, type ReturnedItem } from '../../orders/returning/list-returns.ts';
import { json } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printList } from '../frame/print-list.ts';
import type { Column } from '../frame/table.ts';
import { dayInRome } from '../../../domain/working-days.ts';
import { money, printable } from '../frame/words.ts';

const todo: Record<string, string> = { returned: 'to come', received: 'to refund' };

const columns: readonly Column<ReturnedItem>[] = [
  { heading: 'order', cell: ({ orderNumber }) => orderNumber },
  { heading: 'item', cell: ({ nth }) => String(nth), isNumber: true },
  { heading: 'given back', cell: ({ returnedAt }) => (returnedAt ? dayInRome(returnedAt) : '') },
  { heading: 'state', cell: ({ state }) => todo[state] ?? state },
  {
    heading: 'price',
    cell: ({ discountedPrice, quantity }) => money(discountedPrice * quantity),
    isNumber: true,
  },
  { heading: 'code', cell: ({ sku }) => printable(sku), canBeCut: true },
  { heading: 'part', cell: ({ name }) => printable(name), canBeCut: true },
];

export const returnsList = defineCommand({
  summary: 'what was given back and has not arrived, or is not paid back yet',
  options: { json },
  examples: ['returns list', 'returns list --json'],
  async run({ json: asJson }, { terminal, open }) {
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
    else if (given.length === 0) terminal.print('Nothing that was given back waits for anything.');
    else printList(terminal, given, columns, given.length);
  },
});
