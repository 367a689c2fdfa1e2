/** `npm run shop -- synonyms …`: which words the search takes for the same. */
import {
  listSynonyms,
  type SynonymGroup,
  addSynonyms,
  removeSynonyms,
} from '../catalogue/shopkeeping/edit-synonyms.ts';
import { asTyped, json, option, operand, wholeNumber } from './frame/arguments.ts';
import { UsageError, Refused } from './frame/command.ts';
import { defineCommand } from './frame/define-command.ts';
import { printList, type Column } from './frame/table.ts';
import { printable } from './frame/words.ts';

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

const mostPhrases = 30;
const longestPhrase = 60;

const phrases = operand('PHRASES', 'two or more, with commas between them', (typed) => {
  const given = typed.split(',').map((phrase) => phrase.trim());
  if (given.length > mostPhrases || given.some((phrase) => phrase.length > longestPhrase))
    throw new UsageError(`At most ${mostPhrases} phrases of ${longestPhrase} signs mean the same.`);
  return given;
});

/** `npm run shop -- synonyms add PHRASES`. */
export const synonymsAdd = defineCommand({
  summary: 'let the search take words for the same',
  operands: { phrases },
  notes: [
    'What is typed finds all that its group is called, itself first. A running shop knows within half a minute.',
  ],
  examples: ['synonyms add "cruscotto, quadro strumenti, contachilometri"'],
  async run({ phrases: given }, { open }) {
    const { database, print } = await open();
    const added = await addSynonyms(database.db, given);
    if (!added) throw new UsageError('Two different phrases are needed, with a comma between them.');
    const { group, isNew } = added;
    print(`${group.id}: ${printable(group.phrases.join(', '))}${isNew ? '.' : '. It was there before.'}`);
  },
});

/** `npm run shop -- synonyms remove ID`. */
export const synonymsRemove = defineCommand({
  summary: 'let the search tell words apart again',
  operands: { id: operand('ID', 'the group’s id, as the list shows it', wholeNumber(1, 999_999_999)) },
  examples: ['synonyms remove 12'],
  async run({ id }, { open }) {
    const { database, print } = await open();
    const gone = await removeSynonyms(database.db, id);
    if (!gone) throw new Refused(`There is no group ${id}.`);
    print(`No longer the same: ${printable(gone.phrases.join(', '))}.`);
  },
});
