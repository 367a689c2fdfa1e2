/** The words of the screen: the same in both languages, all of them said somewhere. That none is missing, the types see to. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

type Words = { readonly [name: string]: string | Words };

/** Keys with dots; the forms of a plural are one key. */
function keysOf(words: Words, before = ''): string[] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [before + name.replace(/_(zero|one|many|other)$/, '')]
      : keysOf(value, `${before}${name}.`),
  );
}

const keys = (language: 'it' | 'en') =>
  new Set(keysOf(JSON.parse(read(`src/i18n/${language}.json`)) as Words));

test('both languages have the same words', () => {
  const [italian, english] = [keys('it'), keys('en')];
  expect([...english].toSorted()).toEqual([...italian].toSorted());
});

test('every word is said somewhere', () => {
  const code = globSync('src/**/*.{ts,tsx}', { cwd: root }).map(read).join('\n');
  const whole = new Set([...code.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map(([, key]) => key));
  const begun = [...code.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{/g)].map(([, beginning = '']) => beginning);
  const ended = [...code.matchAll(/`\$\{[\w.]+\}((?:\.[\w-]+)+)`/g)].map(([, end = '']) => end);
  const isSaid = (key: string) =>
    whole.has(key) ||
    begun.some((beginning) => key.startsWith(beginning)) ||
    ended.some((end) => key.endsWith(end));
  const silent = [...keys('it')].filter((key) => !isSaid(key));
  expect(silent).toEqual([]);
});
