/** The pages about the yard's file, in both languages, name the columns that an import knows, all of them and no others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allColumns, columnOf, findColumns, requiredColumns } from '../../server/catalogue/import/columns.ts';
import { importFile } from '../../server/cli/import.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = { it: 'docs/porta-il-tuo-magazzino.md', en: 'docs/yards-file.md' } as const;
const pages = { it: read(files.it), en: read(files.en) } as const;

const rowsOf = (page: string) =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => ({
      columns: line
        .split('|', 3)
        .flatMap((cell) => /`(.+)`/.exec(cell)?.[1] ?? [])
        .map(columnOf),
      isRequired: /\*\*(?:required|obbligatorio)\*\*/.test(line),
    }));
const indented = (page: string) => page.split('\n').filter((line) => line.startsWith('    '));

describe.each(['en', 'it'] as const)('in %s', (language) => {
  const rows = rowsOf(pages[language]);

  test('every column stands there, under both of its names', () => {
    expect(rows.map(({ columns: [first] }) => first)).toEqual(allColumns);
    for (const { columns } of rows) expect(new Set(columns).size).toBe(1);
  });

  test('what is required is said to be', () => {
    expect(rows.filter(({ isRequired }) => isRequired).map(({ columns: [first] }) => first)).toEqual(
      requiredColumns,
    );
  });

  test('the example could be imported', () => {
    const [header = '', piece = ''] = indented(pages[language]);
    const cells = header.trim().split(';');
    expect(findColumns(cells)).toMatchObject({ unknown: [], missing: [], known: piece.split(';').length });
  });

  test('the page leads to the other one, and README and the command line to it', () => {
    const other = language === 'it' ? 'en' : 'it';
    expect(pages[language].split('\n', 4)[2]).toContain(`](${files[other].replace('docs/', '')})`);
    expect(read('README.md')).toContain(`](${files[language]})`);
    expect(JSON.stringify(importFile.help[language])).toContain(files[language]);
  });
});

/** What both pages say with the same signs, chapter by chapter: names, commands and examples, and every number. */
const factsOf = (page: string) =>
  page.split(/^## /m).map((chapter) => ({
    names: [...chapter.matchAll(/`([^`\n]+)`|^( {4}.+|npm run .+|\| (?:Progressivo|B\/).+)$/gm)].map(
      ([, name, line]) => (name ?? line ?? '').replace(/ (?:DIR|CARTELLA)$/, ' …'),
    ),
    numbers: chapter.match(/\d+/g),
    points: chapter.match(/^- /gm)?.length,
  }));

test('both pages hold the same facts and examples', () => {
  expect(factsOf(pages.it)).toEqual(factsOf(pages.en));
});
