/** `npm run shop -- searches`: what people searched for in vain. */
import { searchCountRetentionDays } from '../../domain/constants.ts';
import { listVainSearches, type VainSearch } from '../catalogue/search-counts/search-counts.ts';
import { json, limitOf, option, wholeNumber, withDefault } from './frame/arguments.ts';
import { defineCommand } from './frame/define-command.ts';
import { printList, type Column } from './frame/table.ts';
import { printable } from './frame/words.ts';

const usualDays = 30;

export const searches = defineCommand({
  summary: 'what people searched for in vain',
  options: {
    days: withDefault(
      option(
        'N',
        `of so many days, at most ${searchCountRetentionDays}; ${usualDays} unless said`,
        wholeNumber(1, searchCountRetentionDays),
      ),
      usualDays,
    ),
    limit: limitOf(50),
    json,
  },
  notes: [
    'Counted are searches by words alone: how often nothing was found, and how often something that nobody opened. Nobody knows whose they were.',
  ],
  examples: ['searches', 'searches --days 7 --json'],
  async run({ days, limit, json: asJson }, { terminal, clock, open }) {
    const { database } = await open();
    const { searches: found, total } = await listVainSearches(database.db, clock(), { days, limit });
    if (asJson) return terminal.printJson({ searches: found, total });
    const [first] = found;
    if (!first) return terminal.print('Nobody searched in vain.');
    printList(terminal, found, columns, total);
    terminal.print(
      `What the catalogue calls otherwise: npm run shop -- synonyms add "${printable(first.query)}, OTHER NAME"`,
    );
  },
});

const columns: readonly Column<VainSearch>[] = [
  { heading: 'searched for', cell: ({ query }) => printable(query), canBeCut: true },
  { heading: 'nothing found', cell: ({ withoutResult }) => String(withoutResult), isNumber: true },
  { heading: 'nothing opened', cell: ({ notOpened }) => String(notOpened), isNumber: true },
  { heading: 'last', cell: ({ lastDay }) => lastDay },
];
