/** `npm run shop -- import FILE`: a yard's export into the catalogue. */
import { UnreadableFile } from '../catalogue/import/yard-file.ts';
import { Refused, UsageError } from './frame/command.ts';
import { columnOf } from '../catalogue/import/columns.ts';
import { asTyped, flag, oneOf, operand, option, yes } from './frame/arguments.ts';
import { defineCommand } from './frame/define-command.ts';
import { runImport } from './import-run.ts';

const languages = ['it', 'en'] as const;

const longestSupplier = 60;

const supplier = (typed: string): string => {
  const name = typed.trim().toLowerCase();
  if (name === '' || name.length > longestSupplier)
    throw new UsageError(`A supplier’s name has 1 to ${longestSupplier} signs.`);
  return name;
};

const factNames = (typed: string): ReadonlySet<string> =>
  new Set(
    typed.split(',').map((name) => {
      const column = columnOf(name);
      if (column === undefined)
        throw new UsageError(`There is no fact "${name.trim()}": see docs/yards-file.md.`);
      return column;
    }),
  );

export const importFile = defineCommand({
  summary: 'bring a yard’s export into the catalogue',
  operands: { file: operand('FILE', 'the yard’s export: CSV, JSON, .xlsx or .ods', asTyped) },
  options: {
    photos: option('DIR', 'the folder of the photos that the file names', asTyped),
    dryRun: flag('say what would happen, write nothing'),
    replace: flag('pieces that the file no longer holds go to quantity 0; asks first'),
    yes,
    prices: option(
      'net|gross',
      'whether the file’s prices are without VAT or with it',
      oneOf(['net', 'gross']),
    ),
    map: option('FILE', 'what its columns mean; --dry-run writes it where it is not there', asTyped),
    as: option('NAME', 'the supplier, whose columns are kept and used again', supplier),
    force: option('FACTS', 'change these although they were set by hand: price,discount', factNames),
    language: option('it|en', 'in which the import speaks; LANG unless said', oneOf(languages)),
    lingua: option('it|en', 'the same', oneOf(languages)),
    report: option('FILE', 'write every fault and note: .csv, .json, else text', asTyped),
  },
  notes: [
    'Any list of parts goes in as it is: format, encoding, columns and their language are recognised, and told before anything is written. At a terminal the shop asks where it is not sure.',
    'The good lines go in, each bad one is told with its line and column.',
    'A column that the file does not have changes nothing; what was set by hand in the shop stays, unless --force.',
    'Which columns there are, and how photos are named: docs/yards-file.md.',
    'The yard’s code is the identity: the same file twice changes nothing, and an import that was cut off goes on when it is run again.',
  ],
  examples: [
    'import export.csv',
    'import export.csv --dry-run --report faults.csv',
    'import stock.json --replace',
    'import magazzino.xlsx --prices net --as rossi',
    'import export.csv --dry-run --map columns.json',
  ],
  statuses: { 0: 'every line went in', 1: 'some lines did not go in', 2: 'no line could go in' },
  async run(given, context) {
    try {
      return await runImport(given, context);
    } catch (error) {
      if (!(error instanceof UnreadableFile || error instanceof Refused)) throw error;
      // Refused or unreadable, no line went in.
      context.terminal.tell(error.message);
      return 2;
    }
  },
});
