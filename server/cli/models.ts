/** `npm run shop -- models …`: the models that the yard's files brought in, and what becomes of them. */
import {
  listModels,
  mergeModels,
  modelNamed,
  renameModel,
  type ListedModel,
  type ModelChange,
} from '../catalogue/shopkeeping/edit-models.ts';
import type { Executor } from '../db/client.ts';
import { asTyped, flag, json, operand } from './frame/arguments.ts';
import { Refused, UsageError } from './frame/command.ts';
import { defineCommand } from './frame/define-command.ts';
import { printList, type Column } from './frame/table.ts';
import { printable } from './frame/words.ts';

const model = (name: string, meaning: string) => operand(name, meaning, asTyped);

const columns: readonly Column<ListedModel>[] = [
  { heading: 'id', cell: ({ id }) => `#${id}`, isNumber: true },
  { heading: 'make', cell: ({ make }) => printable(make), canBeCut: true },
  { heading: 'model', cell: ({ name }) => printable(name), canBeCut: true },
  {
    heading: 'built',
    cell: ({ yearFrom, yearTo }) => (yearFrom === null ? '' : `${yearFrom}–${yearTo ?? ''}`),
  },
  { heading: 'parts', cell: ({ parts }) => String(parts), isNumber: true },
  { heading: 'own', cell: ({ isOwn }) => (isOwn ? 'yes' : '') },
];

export const modelsList = defineCommand({
  summary: 'models that the yard’s files brought in and the shop did not know',
  options: { all: flag('those of the shop’s own table too'), json },
  examples: ['models list', 'models list --all --json'],
  async run({ all, json: asJson }, { terminal, open }) {
    const { database } = await open();
    const found = await listModels(database.db, all);
    if (asJson) return terminal.printJson({ models: found });
    if (found.length === 0) return terminal.print('No model is the yard’s own.');
    printList(terminal, found, columns, found.length);
  },
});

export const modelsRename = defineCommand({
  summary: 'call a model of the yard’s own otherwise',
  operands: {
    model: model('MODEL', '#17 of the list, or "Fiat Campagnola"'),
    name: model('NAME', 'without the make'),
  },
  notes: ['The next file that calls it as before still means it.'],
  examples: ['models rename "#512" "Campagnola (1107)"'],
  async run({ model: typed, name }, { open }) {
    const { database, print } = await open();
    const wanted = name.trim();
    if (wanted === '' || wanted.length > 60) throw new UsageError('A name of 1 to 60 signs is needed.');
    const change = await renameModel(database.db, await known(database.db, typed), wanted);
    print(`${said(change).make} ${printable(said(change).before)} is now ${printable(wanted)}.`);
  },
});

export const modelsMerge = defineCommand({
  summary: 'put all of one model under another one of the same make',
  operands: {
    from: model('MODEL', 'the yard’s own, which goes: #17, or "Fiat Panda 4x4"'),
    into: model('INTO', 'the one that stays'),
  },
  notes: ['Parts, cars and the next files go with it.'],
  examples: ['models merge "#512" "Fiat Panda (169)"'],
  async run({ from, into }, { open }) {
    const { database, print } = await open();
    const change = await mergeModels(
      database.db,
      await known(database.db, from),
      await known(database.db, into),
    );
    const { make, before, after } = said(change);
    print(`${make} ${printable(before)} is ${printable(after)} from now on.`);
  },
});

async function known(db: Executor, typed: string): Promise<number> {
  const id = await modelNamed(db, typed);
  if (id === undefined) throw new Refused(`There is no model "${printable(typed)}": see models list --all.`);
  return id;
}

const reasons = {
  unknown: 'There is no such model, or it is one and the same: see models list --all.',
  'not own': 'That model is of the shop’s own table, which stays as it is.',
  taken: 'Another model of that make is called so: merge them.',
  'other make': 'The two are of different makes.',
} as const;

/** @throws Refused */
function said(change: ModelChange): { make: string; before: string; after: string } {
  if (change.outcome !== 'changed') throw new Refused(reasons[change.outcome]);
  return { make: change.before.make, before: change.before.name, after: change.after.name };
}
