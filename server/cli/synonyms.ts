/** `npm run shop -- synonyms …`: which words the search takes for the same. */
import type { InBoth } from '../../domain/constants.ts';
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

const mostPhrases = 30;
const longestPhrase = 60;

const words = {
  it: {
    none: 'Non ci sono sinonimi.',
    noneWith: (word: string) => `Nessun gruppo ha "${word}".`,
    tooMany: `Al massimo ${mostPhrases} espressioni di ${longestPhrase} caratteri vogliono dire lo stesso.`,
    twoNeeded: 'Ci vogliono due espressioni diverse, con una virgola in mezzo.',
    added: (group: string) => `${group}.`,
    thereBefore: (group: string) => `${group}. C’era già.`,
    noGroup: (id: number) => `Non c’è nessun gruppo ${id}.`,
    removed: (phrases: string) => `Non sono più la stessa cosa: ${phrases}.`,
  },
  en: {
    none: 'There are no synonyms.',
    noneWith: (word: string) => `No group has "${word}".`,
    tooMany: `At most ${mostPhrases} phrases of ${longestPhrase} signs mean the same.`,
    twoNeeded: 'Two different phrases are needed, with a comma between them.',
    added: (group: string) => `${group}.`,
    thereBefore: (group: string) => `${group}. It was there before.`,
    noGroup: (id: number) => `There is no group ${id}.`,
    removed: (phrases: string) => `No longer the same: ${phrases}.`,
  },
} satisfies InBoth<object>;

export const synonymsList = defineCommand({
  help: {
    it: { summary: 'le parole che per la ricerca sono la stessa cosa' },
    en: { summary: 'words that the search takes for the same' },
  },
  options: {
    word: option(
      { it: 'PAROLA', en: 'WORD' },
      { it: 'solo i gruppi con questa parola', en: 'only the groups with this word' },
      asTyped,
    ),
    json,
  },
  examples: ['synonyms list', 'synonyms list --word fanale'],
  async run({ word, json: asJson }, { terminal, language, open }) {
    const { database } = await open();
    const groups = await listSynonyms(database.db, word);
    if (asJson) return terminal.printJson({ synonyms: groups });
    if (groups.length === 0)
      return terminal.print(
        word === undefined ? words[language].none : words[language].noneWith(printable(word)),
      );
    printList({ terminal, language }, groups, columns, groups.length);
  },
});

const columns: readonly Column<SynonymGroup>[] = [
  { heading: 'id', cell: ({ id }) => String(id), isNumber: true },
  {
    heading: { it: 'la stessa cosa', en: 'the same' },
    cell: ({ phrases }) => printable(phrases.join(', ')),
    canBeCut: true,
  },
];

const phrases = operand(
  { it: 'ESPRESSIONI', en: 'PHRASES' },
  { it: 'due o più, con le virgole in mezzo', en: 'two or more, with commas between them' },
  (typed, _name, language) => {
    const given = typed.split(',').map((phrase) => phrase.trim());
    if (given.length > mostPhrases || given.some((phrase) => phrase.length > longestPhrase))
      throw new UsageError(words[language].tooMany);
    return given;
  },
);

/** `npm run shop -- synonyms add PHRASES`. */
export const synonymsAdd = defineCommand({
  help: {
    it: {
      summary: 'insegna alla ricerca che certe parole sono la stessa cosa',
      notes: [
        'Chi scrive una parola trova tutto quello che porta i nomi del suo gruppo, e prima quella. Il negozio aperto lo sa entro mezzo minuto.',
      ],
    },
    en: {
      summary: 'let the search take words for the same',
      notes: [
        'What is typed finds all that its group is called, itself first. A running shop knows within half a minute.',
      ],
    },
  },
  operands: { phrases },
  examples: ['synonyms add "cruscotto, quadro strumenti, contachilometri"'],
  async run({ phrases: given }, { language, open }) {
    const { database, print } = await open();
    const added = await addSynonyms(database.db, given);
    if (!added) throw new UsageError(words[language].twoNeeded);
    const { group, isNew } = added;
    const written = `${group.id}: ${printable(group.phrases.join(', '))}`;
    print(isNew ? words[language].added(written) : words[language].thereBefore(written));
  },
});

/** `npm run shop -- synonyms remove ID`. */
export const synonymsRemove = defineCommand({
  help: {
    it: { summary: 'la ricerca torna a distinguere le parole' },
    en: { summary: 'let the search tell words apart again' },
  },
  operands: {
    id: operand(
      'ID',
      { it: 'l’id del gruppo, come lo dà l’elenco', en: 'the group’s id, as the list shows it' },
      wholeNumber(1, 999_999_999),
    ),
  },
  examples: ['synonyms remove 12'],
  async run({ id }, { language, open }) {
    const { database, print } = await open();
    const gone = await removeSynonyms(database.db, id);
    if (!gone) throw new Refused(words[language].noGroup(id));
    print(words[language].removed(printable(gone.phrases.join(', '))));
  },
});
