/** The linter itself on planted files: every breach of the house's law is found, and good files pass. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Lints files, by their paths from the root, with the house's own settings; returns `file: rule` of each finding. */
function lint(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'smonto-law-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const settings = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'));
  settings.jsPlugins = [join(root, 'test/house/plugin.ts')];
  const tsconfig = { extends: join(root, 'tsconfig.base.json') };
  const planted = {
    ...files,
    '.oxlintrc.json': JSON.stringify(settings),
    'tsconfig.json': JSON.stringify(tsconfig),
  };
  for (const [path, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const run = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/oxlint/bin/oxlint'),
      '--type-aware',
      '--ignore-pattern',
      'node_modules',
      '-f',
      'json',
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  if (!run.stdout.startsWith('{')) throw new Error(run.stdout + run.stderr);
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: { code: string; filename: string }[] };
  return diagnostics.map(({ code, filename }) => `${filename}: ${code}`).sort();
}

test('every breach is found', { timeout: 60_000 }, () => {
  const breaches: Record<string, [rule: string, text: string]> = {
    'domain/upward.ts': ['house(imports-go-down)', "import '../server/app.ts';"],
    'src/app/later.ts': [
      'house(imports-go-down)',
      "export const later = () => import('../../server/app.ts');",
    ],
    'src/stores/index.ts': ['house(no-barrels)', "export { cart } from './cart.ts';"],
    'src/lib/all.ts': ['house(no-barrels)', "export * from './api.ts';"],
    'src/lib/camelCase.ts': ['house(names)', 'export const fine = 1;'],
    'server/orders/helpers/total.ts': ['house(names)', 'export const total = 1;'],
    'src/stores/leak.ts': [
      'house(no-module-signal)',
      "import { signal as make } from '@preact/signals-react';\nexport const count = make(0);",
    ],
    'src/layouts/told.tsx': [
      'house(known-values)',
      'export const told = (toasts: { list: { value: string[] } }) => toasts.list.value.join();',
    ],
    'server/orders/paid.ts': ['house(clock)', 'export const now = (): Date => new Date();'],
    'domain/age.ts': ['house(clock)', 'export const now = (): number => Date.now();'],
    'server/http/proxy.ts': ['house(environment)', "export const proxy = process.env['TRUST_PROXY'];"],
    'src/components/width.ts': [
      'eslint(no-restricted-globals)',
      'export const width = () => window.innerWidth;',
    ],
    'src/stores/kept.ts': [
      'eslint(no-restricted-globals)',
      "export const kept = () => localStorage.getItem('cart');",
    ],
    'server/orders/loud.ts': ['eslint(no-console)', "export const loud = () => console.log('paid');"],
    'server/orders/lost.ts': [
      'typescript(no-floating-promises)',
      'export async function lost(): Promise<void> {}\nexport const lose = () => {\n  lost();\n};',
    ],
    'domain/loose.ts': [
      'typescript(no-explicit-any)',
      'export const loose = (value: any): string => String(value);',
    ],
    'domain/default.ts': ['import(no-default-export)', 'const rate = 1;\nexport default rate;'],
    'domain/later.ts': ['eslint(no-warning-comments)', '// TODO: round\nexport const rate = 1;'],
    'src/pages/home/page.tsx': [
      'react-hooks(rules-of-hooks)',
      "import { useState } from 'react';\nexport function Page({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}",
    ],
    'src/components/photo.tsx': ['jsx-a11y(alt-text)', 'export const Photo = () => <img src="/a.avif" />;'],
    'domain/skipped.test.ts': [
      'vitest(no-disabled-tests)',
      "import { expect, test } from 'vitest';\ntest.skip('a sum', () => {\n  expect(1).toBe(1);\n});",
    ],
  };
  const files = Object.fromEntries(Object.entries(breaches).map(([path, [, text]]) => [path, text]));
  const expected = Object.entries(breaches).map(([path, [rule]]) => `${path}: ${rule}`);
  expect(lint(files)).toEqual(expected.sort());
});

test('good files pass', { timeout: 60_000 }, () => {
  const found = lint({
    'src/stores/cart.ts':
      "import { signal } from '@preact/signals-react';\nexport const createCart = () => signal<number[]>([]);",
    'src/browser/storage.ts': 'export const readKept = (key: string) => window.localStorage.getItem(key);',
    'src/entry-client.tsx': "document.documentElement.dataset['hydrated'] = '';",
    'server/run.ts':
      "import { readConfig } from './config/config.ts';\nconsole.log(readConfig(process.env), new Date());",
    'server/config/config.ts':
      "export const readConfig = (environment: object) => [environment, process.env['PORT']];",
    'server/orders/due.ts':
      'export const due = (clock: () => Date) => new Date(clock().getTime() + 1800_000);',
  });
  expect(found).toEqual([]);
});
