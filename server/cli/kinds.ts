/** `npm run shop -- kinds …`: what the words of the yard's files mean. */
import type { InBoth } from '../../domain/constants.ts';
import { forgetKind, listTaught, teachKind, type TaughtWords } from '../catalogue/shopkeeping/teach-kinds.ts';
import { asTyped, json, operand } from './frame/arguments.ts';
import { Refused } from './frame/command.ts';
import { defineCommand } from './frame/define-command.ts';
import { printList, type Column } from './frame/table.ts';
import { printable } from './frame/words.ts';

const say = {
  it: {
    none: 'Non è stata insegnata nessuna parola.',
    noWords: 'Ci vogliono parole con delle lettere; destro e sinistro da soli non bastano.',
    noKind: (typed: string) =>
      `Non c’è nessuna categoria "${typed}": gli slug stanno in server/catalogue/facts/kinds.csv.`,
    taught: (words: string, kind: string) => `"${words}" d’ora in poi vuol dire ${kind}.`,
    notTaught: (words: string) => `"${words}" non era stato insegnato.`,
    forgotten: (words: string) => `"${words}" vuol dire di nuovo quello che ne capisce il negozio.`,
  },
  en: {
    none: 'No words were taught.',
    noWords: 'Words with letters are needed; sides alone are none.',
    noKind: (typed: string) =>
      `There is no kind "${typed}": its slugs stand in server/catalogue/facts/kinds.csv.`,
    taught: (words: string, kind: string) => `"${words}" means ${kind} from now on.`,
    notTaught: (words: string) => `"${words}" was not taught.`,
    forgotten: (words: string) => `"${words}" means again what the shop makes of it.`,
  },
} satisfies InBoth<object>;

const words = operand(
  { it: 'PAROLE', en: 'WORDS' },
  { it: 'come le scrive il file', en: 'as the file writes them' },
  asTyped,
);

const columns: readonly Column<TaughtWords>[] = [
  { heading: { it: 'parole', en: 'words' }, cell: (taught) => printable(taught.words), canBeCut: true },
  { heading: { it: 'categoria', en: 'kind' }, cell: ({ kind }) => kind },
  { heading: { it: 'nome', en: 'name' }, cell: ({ name }) => printable(name), canBeCut: true },
];

export const kindsList = defineCommand({
  help: {
    it: { summary: 'le parole dei tuoi file che hai insegnato' },
    en: { summary: 'words of the yard’s files that were taught' },
  },
  options: { json },
  examples: ['kinds list'],
  async run({ json: asJson }, { terminal, language, open }) {
    const { database } = await open();
    const taught = await listTaught(database.db);
    if (asJson) return terminal.printJson({ words: taught });
    if (taught.length === 0) return terminal.print(say[language].none);
    printList({ terminal, language }, taught, columns, taught.length);
  },
});

export const kindsTeach = defineCommand({
  help: {
    it: {
      summary: 'dice che categoria di pezzo intendono certe parole dei tuoi file',
      notes: [
        'Valgono prima di tutto quello che il negozio sa da solo. Ripeti l’importazione: i pezzi finiti in "altro" vanno al loro posto.',
      ],
    },
    en: {
      summary: 'say which kind of part words of the yard’s files mean',
      notes: [
        'They count before all that the shop knows by itself. Run the import again: pieces that were "other" go where they belong.',
      ],
    },
  },
  operands: {
    words,
    kind: operand(
      { it: 'CATEGORIA', en: 'KIND' },
      { it: 'il suo slug, o il nome in italiano o in inglese', en: 'its slug, Italian or English name' },
      asTyped,
    ),
  },
  examples: ['kinds teach "semimotore" motore-semicompleto'],
  async run({ words: given, kind }, { language, open }) {
    const { database, print } = await open();
    const taught = await teachKind(database.db, given, kind);
    if (taught === 'no words') throw new Refused(say[language].noWords);
    if (taught === 'no kind') throw new Refused(say[language].noKind(printable(kind)));
    print(say[language].taught(printable(given), printable(taught.name)));
  },
});

export const kindsForget = defineCommand({
  help: {
    it: { summary: 'dimentica quello che hai insegnato' },
    en: { summary: 'take back what was taught' },
  },
  operands: { words },
  examples: ['kinds forget "semimotore"'],
  async run({ words: given }, { language, open }) {
    const { database, print } = await open();
    if (!(await forgetKind(database.db, given))) throw new Refused(say[language].notTaught(printable(given)));
    print(say[language].forgotten(printable(given)));
  },
});
