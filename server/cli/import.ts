/** `npm run shop -- import FILE`: a yard's export into the catalogue. */
import { UnreadableFile } from '../catalogue/import/yard-file.ts';
import { Refused } from './frame/command.ts';
import { asTyped, flag, operand, option, yes } from './frame/arguments.ts';
import { defineCommand } from './frame/define-command.ts';
import { runImport } from './import-run.ts';

export const importFile = defineCommand({
  summary: 'bring a yard’s export into the catalogue',
  operands: { file: operand('FILE', 'the yard’s export, CSV or JSON', asTyped) },
  options: {
    photos: option('DIR', 'the folder of the photos that the file names', asTyped),
    dryRun: flag('say what would happen, write nothing'),
    replace: flag('pieces that the file no longer holds go to quantity 0; asks first'),
    yes,
    report: option('FILE', 'write every fault and note: .csv, .json, else text', asTyped),
  },
  notes: [
    'The good lines go in, each bad one is told with its line and column. Encoding, delimiter and the language of the headers are recognised.',
    'Which columns there are, and how photos are named: docs/yards-file.md.',
    'The yard’s code is the identity: the same file twice changes nothing, and an import that was cut off goes on when it is run again.',
  ],
  examples: [
    'import export.csv',
    'import export.csv --dry-run --report faults.csv',
    'import stock.json --replace',
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
