import { type Locale, locales } from '../../domain/constants.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import stringWidth from 'string-width';
import { groups as allGroups } from './commands.ts';
import { UsageError, type Command } from './frame/command.ts';
import { findCommand } from './frame/find-command.ts';
import { commandHelp, groupHelp, programHelp } from './frame/help.ts';
import { loadGroups } from './frame/load-groups.ts';
import { askedLanguage } from './frame/run-command-line.ts';
import type { Terminal } from './frame/terminal.ts';

const terminal: Terminal = {
  width: 80,
  print() {},
  write: async () => {},
  tell() {},
  printJson() {},
  paint: (_style, text) => text,
  canAsk: false,
  ask: async () => undefined,
};

const groups = await loadGroups(allGroups, []);
const commands = groups.flatMap((group) => Object.entries(group.commands));

const inEachLanguage = locales.flatMap((language) =>
  commands.map(([name, command]) => [name, language, command] as const),
);
const headings: Record<Locale, readonly RegExp[]> = {
  it: [/^Opzioni$/, /^Esemp(?:io|i)$/, /^Stato d’uscita$/],
  en: [/^Options$/, /^Examples?$/, /^Exit status$/],
};

test.each(inEachLanguage)('%s says in %s how it is meant, in 80 columns', (name, language, command) => {
  const lines = commandHelp(name, command, terminal, language);
  expect(lines[0]).toMatch(new RegExp(`^npm run shop -- ${name}( |$)`));
  expect(lines.filter((line) => stringWidth(line) > 80)).toEqual([]);
  for (const heading of headings[language]) expect(lines.some((line) => heading.test(line))).toBe(true);
  const { options, operands } = command.help[language];
  for (const { meaning } of [...options, ...operands]) expect(meaning).not.toBe('');
});

test.each(commands)(
  'the examples of %s are examples of it, with its own options',
  async (name, { help: { en: help } }) => {
    expect(help.examples.length).toBeGreaterThan(0);
    for (const example of help.examples) {
      expect(findCommand(example.split(' '), groups, 'en')).toMatchObject({ kind: 'command', name });
      const known = help.options.map(({ usage }) => usage.split(' ')[0]);
      expect(known).toEqual(expect.arrayContaining(example.match(/--[a-z-]+/g) ?? []));
    }
  },
);

/** All that the help of a command says in words. */
const saidBy = ({ help }: Command, language: Locale): string[] => {
  const { summary, operands, options, notes, statuses } = help[language];
  const meanings = [...operands, ...options].map(({ meaning }) => meaning);
  return [summary, ...meanings, ...notes, ...Object.values(statuses)];
};

test.each(commands)(
  'the help of %s is complete in both locales, and differs in every sentence',
  (_name, command) => {
    const [italian, english] = [saidBy(command, 'it'), saidBy(command, 'en')];
    expect(italian).toHaveLength(english.length);
    expect(italian.filter((sentence, at) => sentence === '' || sentence === english[at])).toEqual([]);
    const { it, en } = command.help;
    expect(it.notes).toHaveLength(en.notes.length);
    expect(Object.keys(it.statuses)).toEqual(Object.keys(en.statuses));
    // What is typed is the same in both.
    const names = (usages: readonly { readonly usage: string }[]) =>
      usages.map(({ usage }) => usage.split(' ')[0]);
    expect(names(it.options)).toEqual(names(en.options));
    expect(it.examples).toEqual(en.examples);
  },
);

test.each(locales)('the whole program lists every command once, in %s and in 80 columns', (language) => {
  const lines = programHelp(groups, terminal, language);
  expect(lines.filter((line) => stringWidth(line) > 80)).toEqual([]);
  for (const [name] of commands)
    expect(
      lines.filter((line) => new RegExp(String.raw`^  ${name}($| {2}| [A-Z[])`).test(line)),
    ).toHaveLength(1);
});

test('every command stands in the README', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  for (const [name] of commands)
    expect(readme).toMatch(new RegExp(`^\\|.*\`${name}( \\[?[A-Z.]+\\]?)*\`.*\\|$`, 'm'));
});

test('in a narrow window nothing but names and examples is longer than a line', () => {
  const narrow = { ...terminal, width: 40 };
  const named = /npm run shop|^  \S+( [A-Z]+)*$/;
  for (const language of locales)
    for (const lines of [
      programHelp(groups, narrow, language),
      ...commands.map(([name, command]) => commandHelp(name, command, narrow, language)),
    ])
      expect(lines.filter((line) => stringWidth(line) > 40 && !named.test(line))).toEqual([]);
});

test('every command that reads gives JSON', () => {
  const reading = commands.filter(([name]) => /(^mail$| (list|show|status)$)/.test(name));
  expect(reading.length).toBeGreaterThan(3);
  for (const [name, { help }] of reading)
    expect([name, help.en.options.map(({ usage }) => usage)]).toEqual([
      name,
      expect.arrayContaining(['--json']),
    ]);
});

test('a mistyped command gets a suggestion, and nothing inherited is a command', () => {
  expect(() => findCommand(['ordrs', 'list'], groups, 'en')).toThrow(
    'There is no command "ordrs". Did you mean orders?',
  );
  expect(() => findCommand(['orders', 'lst'], groups, 'en')).toThrow(
    'There is no command "orders lst". Did you mean orders list?',
  );
  expect(() => findCommand(['orders', 'zzzzzz'], groups, 'en')).toThrow(/It is orders list, orders show/);
  expect(() => findCommand(['orders', 'refunded', 'S-26-7K2M9Q'], groups, 'en')).toThrow(
    '"orders refunded" is called "orders confirm-refund" now.',
  );
  expect(() => findCommand(['constructor'], groups, 'en')).toThrow('There is no command "constructor".');
});

test('a mistyped command is told in Italian too', () => {
  const found =
    (...words: string[]) =>
    () =>
      findCommand(words, groups, 'it');
  expect(found('ordrs')).toThrow(new UsageError('Il comando "ordrs" non c’è. Forse orders?'));
  expect(found('orders', 'zzzzzz')).toThrow(/^Il comando "orders zzzzzz" non c’è\. Ci sono orders list, /);
  expect(found('orders', 'refunded', 'S-26-7K2M9Q')).toThrow(
    '"orders refunded" adesso si chiama "orders confirm-refund".',
  );
});

test('a group and the titles of all groups are told in the language', () => {
  const { commands: catalogue } = groups[0]!;
  expect(groupHelp('parts', catalogue, terminal, 'it')).toContain('Comandi');
  for (const { title } of groups) expect(title.it).not.toBe(title.en);
});

test('after "staff add" --language is that of the person, before it and elsewhere that of the shopkeeper', () => {
  const asked = (typed: string) => askedLanguage(typed.split(' '), groups, 'en');
  expect(asked('staff add luca@example.com Luca --language it')).toMatchObject({
    language: 'en',
    words: ['staff', 'add', 'luca@example.com', 'Luca', '--language', 'it'],
  });
  expect(asked('--language it staff add luca@example.com Luca --language en').language).toBe('it');
  expect(asked('help --language it staff add').language).toBe('it');
  for (const [name] of commands.filter(([name]) => name !== 'staff add'))
    expect(asked(`${name} --language it`)).toMatchObject({ language: 'it', words: name.split(' ') });
});

test('what was typed is loaded, and no more than a suggestion or a help is made of', async () => {
  const loaded = async (...words: readonly string[]) =>
    (await loadGroups(allGroups, words)).flatMap((group) => Object.keys(group.commands));
  expect(await loaded('--lingua', 'en', 'orders', 'list', '--json')).toEqual(['orders list']);
  expect(await loaded('help', 'mail')).toEqual(['mail']);
  expect(await loaded('mail', 'show', '7')).toEqual(['mail', 'mail show']);
  const ofStaff = commands.map(([name]) => name).filter((name) => name.startsWith('staff '));
  expect(await loaded('staff', 'ad')).toEqual(ofStaff);
  expect(await loaded('ordrs')).toEqual(commands.map(([name]) => name));
});
