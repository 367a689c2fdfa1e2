/** `npm run shop -- parts list`. */
import { listParts, type ListedPart } from '../../catalogue/shopkeeping/list-parts.ts';
import { asTyped, flag, json, limitOf, option, withDefault } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printList, type Column } from '../frame/table.ts';
import { money, printable } from '../frame/words.ts';

export const partsList = defineCommand({
  summary: 'parts, the newest first',
  options: {
    search: withDefault(
      option(
        'TEXT',
        'beginning of the yard’s code, a part number, or words as in the shop’s search',
        asTyped,
      ),
      '',
    ),
    sold: flag('only those of which nothing can be bought'),
    limit: limitOf(20),
    json,
  },
  examples: ['parts list --search "fanale panda"', 'parts list --sold --limit 100 --json'],
  async run({ search, sold, limit, json: asJson }, { terminal, open }) {
    const { database } = await open();
    const found = await listParts(database, { search: search.trim(), isSold: sold, limit });
    if (asJson) return terminal.printJson(found);
    if (found.total === 0) return terminal.print('No part was found.');
    printList(terminal, found.parts, columns, found.total);
  },
});

const columns: readonly Column<ListedPart>[] = [
  { heading: 'id', cell: ({ id }) => `#${id}`, isNumber: true },
  { heading: 'code', cell: ({ sku }) => printable(sku), canBeCut: true },
  { heading: 'name', cell: ({ name }) => printable(name), canBeCut: true },
  { heading: 'number', cell: ({ serialNumber }) => printable(serialNumber), canBeCut: true },
  { heading: 'price', cell: ({ discountedPrice }) => money(discountedPrice), isNumber: true },
  { heading: 'pieces', cell: ({ onHand }) => String(onHand), isNumber: true },
  { heading: 'kept', cell: ({ reserved }) => (reserved > 0 ? String(reserved) : ''), isNumber: true },
];
