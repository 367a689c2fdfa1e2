import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { moduleOfClass, shortClassNames } from './class-names.ts';

function files(styles: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'smonto-class-names-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'src'));
  for (const [name, text] of Object.entries(styles)) writeFileSync(join(root, 'src', name), text);
  return root;
}

test('each class of each file has a name of its own, the same for whoever asks first', () => {
  const root = files({
    'a.module.css': '.one { top: 0.5em } @keyframes turn { to { top: 0 } } .two, .one:hover {}',
    'b.module.css': '.one {}',
  });
  const [client, server] = [shortClassNames(root), shortClassNames(root)];
  const asked: [string, string][] = [
    ['one', 'a.module.css'],
    ['two', 'a.module.css'],
    ['turn', 'a.module.css'],
    ['one', 'b.module.css'],
  ];
  const names = asked.map(([name, file]) => client(name, join(root, 'src', file)));
  expect(new Set(names).size).toBe(4);
  for (const name of names) expect(name).toMatch(/^[a-z]{2}\d+$/);
  const backwards = asked.toReversed().map(([name, file]) => server(name, join(root, 'src', file)));
  expect(backwards.toReversed()).toEqual(names);
});

test('a class that no file has is told', () => {
  const root = files({ 'a.module.css': '.one {}' });
  expect(() => shortClassNames(root)('other', join(root, 'src/a.module.css'))).toThrow('no class other');
});

test('a class tells its file, and one that is everybody’s tells none', () => {
  const root = files({ 'a.module.css': '.one {}', 'b.module.css': '.two {}' });
  const nameOf = shortClassNames(root);
  const moduleOf = moduleOfClass(root);
  expect(moduleOf(nameOf('one', join(root, 'src', 'a.module.css')))).toBe('src/a.module.css');
  expect(moduleOf(nameOf('two', join(root, 'src', 'b.module.css')))).toBe('src/b.module.css');
  for (const name of ['wrap', 'hidden', 'h1', 'aa']) expect(moduleOf(name)).toBeUndefined();
});
