import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiDocsStyle } from '../server/http/api-docs.ts';
import { newerInCode, newerInStyles, oldestOf } from './browser-promise.ts';
import { newerThanPromised } from './house/newer-than-promised.ts';

const client = join(import.meta.dirname, '../dist/client');

test(
  'what was built holds nothing newer than what is promised but what stands behind a question',
  { tags: 'long' },
  () => {
    const oldest = oldestOf('buying');
    const found = new Set<string>();
    for (const name of [
      'service-worker.js',
      ...readdirSync(join(client, 'assets')).map((file) => `assets/${file}`),
    ]) {
      const read = () => readFileSync(join(client, name), 'utf8');
      if (name.endsWith('.js')) for (const newer of newerInCode(read(), oldest)) found.add(newer);
      if (name.endsWith('.css')) for (const newer of newerInStyles(read(), oldest)) found.add(newer);
    }
    expect([...found].toSorted()).toEqual(Object.keys(newerThanPromised).toSorted());
  },
);

test('what no build goes through holds nothing newer either', () => {
  const oldest = oldestOf('buying');
  const sheets = [
    apiDocsStyle,
    ...['public/plain.css', 'server/payments/sandbox.css'].map((file) =>
      readFileSync(join(import.meta.dirname, '..', file), 'utf8'),
    ),
  ];
  const found = sheets.flatMap((sheet) => newerInStyles(sheet, oldest));
  expect(found.filter((name) => !(name in newerThanPromised))).toEqual([]);
});

test('a breach of each kind is found', () => {
  const oldest = oldestOf('everything');
  expect(
    newerInCode('Map.groupBy(a,b);x.checkVisibility();/(?<!a)b/.test(c);new CloseWatcher', oldest),
  ).toEqual(['(?<=', 'CloseWatcher', 'checkVisibility', 'groupBy']);
  expect(newerInCode('Object.hasOwn(a,b);c.at(-1)', oldest)).toEqual([]);
  expect(newerInCode('Object.hasOwn(a,b)', oldestOf('buying'))).toEqual(['hasOwn']);
  expect(newerInStyles('a:popover-open{color:red}@starting-style{a{left:0}}', oldest)).toEqual([
    ':popover-open',
    '@starting-style',
  ]);
  expect(newerInStyles(':root{--ink: light-dark(#000, #fff)}', oldest)).toEqual(['light-dark()']);
  expect(newerInStyles('a:hover{color:red}@media print{a{left:0}}', oldest)).toEqual([]);
});
