/** `npm run shop -- searches`: what people searched for in vain. */
import { searchCountRetentionDays, type InBoth } from '../../domain/constants.ts';
import { formatNumber } from '../../domain/written-number.ts';
import type { VainSearch } from '../../domain/contract/desk-stock.ts';
import { listVainSearches } from '../catalogue/search-counts/search-counts.ts';
import { json, limitOf, option, wholeNumber, withDefault } from './frame/arguments.ts';
import { defineCommand } from './frame/define-command.ts';
import { printList, type Column } from './frame/table.ts';
import { printable } from './frame/words.ts';

const usualDays = 30;

const words = {
  it: {
    none: 'Nessuno ha cercato a vuoto.',
    synonyms: (query: string) =>
      `Se il catalogo lo chiama in un altro modo: npm run shop -- synonyms add "${query}, ALTRO NOME"`,
  },
  en: {
    none: 'Nobody searched in vain.',
    synonyms: (query: string) =>
      `What the catalogue calls otherwise: npm run shop -- synonyms add "${query}, OTHER NAME"`,
  },
} satisfies InBoth<object>;

export const searches = defineCommand({
  help: {
    it: {
      summary: 'quello che la gente ha cercato a vuoto',
      notes: [
        'Contano solo le ricerche a parole: quante volte non si è trovato niente, e quante si è trovato qualcosa che nessuno ha aperto. Di chi fossero non lo sa nessuno.',
      ],
    },
    en: {
      summary: 'what people searched for in vain',
      notes: [
        'Counted are searches by words alone: how often nothing was found, and how often something that nobody opened. Nobody knows whose they were.',
      ],
    },
  },
  options: {
    days: withDefault(
      option(
        'N',
        {
          it: `degli ultimi N giorni, al massimo ${searchCountRetentionDays}; se non dici niente ${usualDays}`,
          en: `of so many days, at most ${searchCountRetentionDays}; ${usualDays} unless said`,
        },
        wholeNumber(1, searchCountRetentionDays),
      ),
      usualDays,
    ),
    limit: limitOf(50),
    json,
  },
  examples: ['searches', 'searches --days 7 --json'],
  async run({ days, limit, json: asJson }, { terminal, language, clock, open }) {
    const { database } = await open();
    const { searches: found, total } = await listVainSearches(database.db, clock(), { days, limit });
    if (asJson) return terminal.printJson({ searches: found, total });
    const [first] = found;
    if (!first) return terminal.print(words[language].none);
    printList({ terminal, language }, found, columns, total);
    terminal.print(words[language].synonyms(printable(first.query)));
  },
});

const columns: readonly Column<VainSearch>[] = [
  { heading: { it: 'cercato', en: 'searched for' }, cell: ({ query }) => printable(query), canBeCut: true },
  {
    heading: { it: 'non trovato', en: 'nothing found' },
    cell: ({ withoutResult }, language) => formatNumber(withoutResult, language),
    isNumber: true,
  },
  {
    heading: { it: 'non aperto', en: 'nothing opened' },
    cell: ({ notOpened }, language) => formatNumber(notOpened, language),
    isNumber: true,
  },
  { heading: { it: 'ultima volta', en: 'last' }, cell: ({ lastDay }) => lastDay },
];
