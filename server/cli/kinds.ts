/** `npm run shop -- kinds …`: what the words of the yard's files mean. */
import { forgetKind, listTaught, teachKind, type TaughtWords } from '../catalogue/shopkeeping/teach-kinds.ts';
import { asTyped, json, operand } from './frame/arguments.ts';
import { Refused } from './frame/command.ts';
import { defineCommand } from './frame/define-command.ts';
import { printList, type Column } from './frame/table.ts';
import { printable } from './frame/words.ts';

const words = operand('WORDS', 'as the file writes them', asTyped);

const columns: readonly Column<TaughtWords>[] = [
  { heading: 'words', cell: (taught) => printable(taught.words), canBeCut: true },
  { heading: 'kind', cell: ({ kind }) => kind },
  { heading: 'name', cell: ({ name }) => printable(name), canBeCut: true },
];

export const kindsList = defineCommand({
  summary: 'words of the yard’s files that were taught',
  options: { json },
  examples: ['kinds list'],
  async run({ json: asJson }, { terminal, open }) {
    const { database } = await open();
    const taught = await listTaught(database.db);
    if (asJson) return terminal.printJson({ words: taught });
    if (taught.length === 0) return terminal.print('No words were taught.');
    printList(terminal, taught, columns, taught.length);
  },
});

export const kindsTeach = defineCommand({
  summary: 'say which kind of part words of the yard’s files mean',
  operands: { words, kind: operand('KIND', 'its slug, Italian or English name', asTyped) },
  notes: [
    'They count before all that the shop knows by itself. Run the import again: pieces that were "other" go where they belong.',
  ],
  examples: ['kinds teach "semimotore" motore-semicompleto'],
  async run({ words: given, kind }, { open }) {
    const { database, print } = await open();
    const taught = await teachKind(database.db, given, kind);
    if (taught === 'no words') throw new Refused('Words with letters are needed; sides alone are none.');
    if (taught === 'no kind')
      throw new Refused(
        `There is no kind "${printable(kind)}": its slugs stand in server/catalogue/facts/kinds.csv.`,
      );
    print(`"${printable(given)}" means ${printable(taught.name)} from now on.`);
  },
});

export const kindsForget = defineCommand({
  summary: 'take back what was taught',
  operands: { words },
  examples: ['kinds forget "semimotore"'],
  async run({ words: given }, { open }) {
    const { database, print } = await open();
    if (!(await forgetKind(database.db, given))) throw new Refused(`"${printable(given)}" was not taught.`);
    print(`"${printable(given)}" means again what the shop makes of it.`);
  },
});
