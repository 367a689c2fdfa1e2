/** `npm run shop -- synonyms add PHRASES`. */
import { addSynonyms } from '../../catalogue/shopkeeping/edit-synonyms.ts';
import { UsageError } from '../frame/command.ts';
import { operand } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printable } from '../frame/words.ts';

const mostPhrases = 30;
const longestPhrase = 60;

const phrases = operand('PHRASES', 'two or more, with commas between them', (typed) => {
  const given = typed.split(',').map((phrase) => phrase.trim());
  if (given.length > mostPhrases || given.some((phrase) => phrase.length > longestPhrase))
    throw new UsageError(`At most ${mostPhrases} phrases of ${longestPhrase} signs mean the same.`);
  return given;
});

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
