/** The table of what kinds and groups are called (`facts/kind-words.csv`): a line for each, a column for the languages of some countries. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

export const kindRows = parse<Record<string, string>>(
  readFileSync(new URL('../../facts/kind-words.csv', import.meta.url)),
  { columns: true, delimiter: ';' },
);
