/** `npm run shop -- parts list`. */
import { formatNumber } from '../../../domain/written-number.ts';
import { listParts, type ListedPart } from '../../catalogue/shopkeeping/list-parts.ts';
import { asTyped, flag, json, limitOf, option, withDefault } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printList, type Column } from '../frame/table.ts';
import { money, printable } from '../frame/words.ts';

const nothingFound = { it: 'Non ho trovato nessun pezzo.', en: 'No part was found.' } as const;

export const partsList = defineCommand({
  help: {
    it: { summary: 'i pezzi, prima gli ultimi arrivati' },
    en: { summary: 'parts, the newest first' },
  },
  options: {
    search: withDefault(
      option(
        { it: 'TESTO', en: 'TEXT' },
        {
          it: 'l’inizio del tuo codice, un numero di ricambio, o parole come nella ricerca del negozio',
          en: 'beginning of the yard’s code, a part number, or words as in the shop’s search',
        },
        asTyped,
      ),
      '',
    ),
    sold: flag({
      it: 'solo quelli di cui non si può comprare più niente',
      en: 'only those of which nothing can be bought',
    }),
    limit: limitOf(20),
    json,
  },
  examples: ['parts list --search "fanale panda"', 'parts list --sold --limit 100 --json'],
  async run({ search, sold, limit, json: asJson }, { terminal, language, open }) {
    const { config, database } = await open();
    const found = await listParts(database, { search: search.trim(), isSold: sold, limit }, config);
    if (asJson) return terminal.printJson(found);
    if (found.total === 0) return terminal.print(nothingFound[language]);
    printList({ terminal, language }, found.parts, columns, found.total);
  },
});

const columns: readonly Column<ListedPart>[] = [
  { heading: 'id', cell: ({ id }) => `#${id}`, isNumber: true },
  { heading: { it: 'codice', en: 'code' }, cell: ({ sku }) => printable(sku), canBeCut: true },
  { heading: { it: 'nome', en: 'name' }, cell: ({ name }) => printable(name), canBeCut: true },
  {
    heading: { it: 'numero', en: 'number' },
    cell: ({ serialNumber }) => printable(serialNumber),
    canBeCut: true,
  },
  {
    heading: { it: 'prezzo', en: 'price' },
    cell: ({ discountedPrice }, language) => money(discountedPrice, language),
    isNumber: true,
  },
  {
    heading: { it: 'pezzi', en: 'pieces' },
    cell: ({ onHand }, language) => formatNumber(onHand, language),
    isNumber: true,
  },
  {
    heading: { it: 'tenuti', en: 'kept' },
    cell: ({ reserved }, language) => (reserved > 0 ? formatNumber(reserved, language) : ''),
    isNumber: true,
  },
];
