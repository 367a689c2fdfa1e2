/** `npm run shop -- models …`: the models that the yard's files brought in, and what becomes of them. */
import type { InBoth, Locale } from '../../domain/constants.ts';
import {
  listModels,
  mergeModels,
  modelNamed,
  renameModel,
  type ListedModel,
  type ModelChange,
} from '../catalogue/shopkeeping/edit-models.ts';
import type { Executor } from '../db/client.ts';
import { formatNumber } from '../../domain/written-number.ts';
import { asTyped, flag, json, operand } from './frame/arguments.ts';
import { Refused, UsageError } from './frame/command.ts';
import { defineCommand } from './frame/define-command.ts';
import { printList, type Column } from './frame/table.ts';
import { printable } from './frame/words.ts';

const words = {
  it: {
    none: 'Non c’è nessun modello venuto dai tuoi file.',
    yes: 'sì',
    badName: 'Ci vuole un nome da 1 a 60 caratteri.',
    renamed: (make: string, before: string, now: string) => `${make} ${before} adesso si chiama ${now}.`,
    merged: (make: string, before: string, now: string) => `${make} ${before} d’ora in poi è ${now}.`,
    noModel: (typed: string) => `Non c’è nessun modello "${typed}": guarda models list --all.`,
    whyNot: {
      unknown: 'Un modello così non c’è, oppure sono lo stesso: guarda models list --all.',
      'not own': 'Quel modello è della tabella del negozio, che resta com’è.',
      taken: 'Un altro modello di quella marca si chiama già così: uniscili.',
      'other make': 'I due sono di marche diverse.',
    },
  },
  en: {
    none: 'No model is the yard’s own.',
    yes: 'yes',
    badName: 'A name of 1 to 60 signs is needed.',
    renamed: (make: string, before: string, now: string) => `${make} ${before} is now ${now}.`,
    merged: (make: string, before: string, now: string) => `${make} ${before} is ${now} from now on.`,
    noModel: (typed: string) => `There is no model "${typed}": see models list --all.`,
    whyNot: {
      unknown: 'There is no such model, or it is one and the same: see models list --all.',
      'not own': 'That model is of the shop’s own table, which stays as it is.',
      taken: 'Another model of that make is called so: merge them.',
      'other make': 'The two are of different makes.',
    },
  },
} satisfies InBoth<object>;

const modelPlaceholder = { it: 'MODELLO', en: 'MODEL' } as const;

const columns: readonly Column<ListedModel>[] = [
  { heading: 'id', cell: ({ id }) => `#${id}`, isNumber: true },
  { heading: { it: 'marca', en: 'make' }, cell: ({ make }) => printable(make), canBeCut: true },
  { heading: { it: 'modello', en: 'model' }, cell: ({ name }) => printable(name), canBeCut: true },
  {
    heading: { it: 'costruito', en: 'built' },
    cell: ({ yearFrom, yearTo }) => (yearFrom === null ? '' : `${yearFrom}–${yearTo ?? ''}`),
  },
  {
    heading: { it: 'pezzi', en: 'parts' },
    cell: ({ parts }, language) => formatNumber(parts, language),
    isNumber: true,
  },
  {
    heading: { it: 'tuo', en: 'own' },
    cell: ({ isOwn }, language) => (isOwn ? words[language].yes : ''),
  },
];

export const modelsList = defineCommand({
  help: {
    it: { summary: 'i modelli che il negozio non conosceva e sono venuti dai tuoi file' },
    en: { summary: 'models that the yard’s files brought in and the shop did not know' },
  },
  options: {
    all: flag({ it: 'anche quelli della tabella del negozio', en: 'those of the shop’s own table too' }),
    json,
  },
  examples: ['models list', 'models list --all --json'],
  async run({ all, json: asJson }, { terminal, language, open }) {
    const { database } = await open();
    const found = await listModels(database.db, all);
    if (asJson) return terminal.printJson({ models: found });
    if (found.length === 0) return terminal.print(words[language].none);
    printList({ terminal, language }, found, columns, found.length);
  },
});

export const modelsRename = defineCommand({
  help: {
    it: {
      summary: 'cambia nome a un modello tuo',
      notes: ['Il prossimo file che lo chiama come prima intende ancora lui.'],
    },
    en: {
      summary: 'call a model of the yard’s own otherwise',
      notes: ['The next file that calls it as before still means it.'],
    },
  },
  operands: {
    model: operand(
      modelPlaceholder,
      { it: '#17 dell’elenco, oppure "Fiat Campagnola"', en: '#17 of the list, or "Fiat Campagnola"' },
      asTyped,
    ),
    name: operand({ it: 'NOME', en: 'NAME' }, { it: 'senza la marca', en: 'without the make' }, asTyped),
  },
  examples: ['models rename "#512" "Campagnola (1107)"'],
  async run({ model: typed, name }, { language, open }) {
    const { database, print } = await open();
    const wanted = name.trim();
    if (wanted === '' || wanted.length > 60) throw new UsageError(words[language].badName);
    const id = await known(database.db, typed, language);
    const { make, before } = said(await renameModel(database.db, id, wanted), language);
    print(words[language].renamed(make, printable(before), printable(wanted)));
  },
});

export const modelsMerge = defineCommand({
  help: {
    it: {
      summary: 'mette un modello sotto un altro della stessa marca',
      notes: ['Con lui vanno i pezzi, le auto e i prossimi file.'],
    },
    en: {
      summary: 'put all of one model under another one of the same make',
      notes: ['Parts, cars and the next files go with it.'],
    },
  },
  operands: {
    from: operand(
      modelPlaceholder,
      {
        it: 'quello tuo, che sparisce: #17, oppure "Fiat Panda 4x4"',
        en: 'the yard’s own, which goes: #17, or "Fiat Panda 4x4"',
      },
      asTyped,
    ),
    into: operand({ it: 'QUALE', en: 'INTO' }, { it: 'quello che resta', en: 'the one that stays' }, asTyped),
  },
  examples: ['models merge "#512" "Fiat Panda (169)"'],
  async run({ from, into }, { language, open }) {
    const { database, print } = await open();
    const change = await mergeModels(
      database.db,
      await known(database.db, from, language),
      await known(database.db, into, language),
    );
    const { make, before, after } = said(change, language);
    print(words[language].merged(make, printable(before), printable(after)));
  },
});

async function known(db: Executor, typed: string, language: Locale): Promise<number> {
  const id = await modelNamed(db, typed);
  if (id === undefined) throw new Refused(words[language].noModel(printable(typed)));
  return id;
}

/** @throws Refused */
function said(change: ModelChange, language: Locale): { make: string; before: string; after: string } {
  if (change.outcome !== 'changed') throw new Refused(words[language].whyNot[change.outcome]);
  return { make: change.before.make, before: change.before.name, after: change.after.name };
}
