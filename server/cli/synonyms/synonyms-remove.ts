/** `npm run shop -- synonyms remove ID`. */
import { removeSynonyms } from '../../catalogue/shopkeeping/edit-synonyms.ts';
import { Refused } from '../frame/command.ts';
import { operand, wholeNumber } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printable } from '../frame/words.ts';

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
