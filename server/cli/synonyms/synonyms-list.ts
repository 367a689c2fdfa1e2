/** `npm run shop -- synonyms list`: which words the search takes for the same. */
import { listSynonyms, type SynonymGroup } from '../../catalogue/shopkeeping/edit-synonyms.ts';
import { asTyped, json, option } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printList } from '../frame/print-list.ts';
import type { Column } from '../frame/table.ts';
import { printable } from '../frame/words.ts';

export const synonymsList = defineCommand({
  summary: 'words that the search takes for the same',
  options: { word: option('WORD', 'only the groups with this word', asTyped), json },
  examples: ['synonyms list', 'synonyms list --word fanale'],
  async run({ word, json: asJson }, { terminal, open }) {
    const { database } = await open();
    const groups = await listSynonyms(database.db, word);
    if (asJson) return terminal.printJson({ synonyms: groups });
    if (groups.length === 0)
      return terminal.print(
        word === undefined ? 'There are no synonyms.' : `No group has "${printable(word)}".`,
      );
    printList(terminal, groups, columns, groups.length);
  },
});

const columns: readonly Column<SynonymGroup>[] = [
  { heading: 'id', cell: ({ id }) => String(id), isNumber: true },
  { heading: 'the same', cell: ({ phrases }) => printable(phrases.join(', ')), canBeCut: true },
];
