import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import stringWidth from 'string-width';
import { groups } from './commands.ts';
import { findCommand } from './frame/find-command.ts';
import { commandHelp, programHelp } from './frame/help.ts';
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

const commands = groups.flatMap((group) => Object.entries(group.commands));

test.each(commands)('%s says how it is meant, in 80 columns', (name, command) => {
  const lines = commandHelp(name, command, terminal);
  expect(lines[0]).toMatch(new RegExp(`^npm run shop -- ${name}( |$)`));
  expect(lines.filter((line) => stringWidth(line) > 80)).toEqual([]);
  for (const heading of [/^Options$/, /^Examples?$/, /^Exit status$/])
    expect(lines.some((line) => heading.test(line))).toBe(true);
  for (const { meaning } of [...command.help.options, ...command.help.operands]) expect(meaning).not.toBe('');
});

test.each(commands)('the examples of %s are examples of it, with its own options', async (name, { help }) => {
  expect(help.examples.length).toBeGreaterThan(0);
  for (const example of help.examples) {
    expect(findCommand(example.split(' '), groups)).toMatchObject({ kind: 'command', name });
    const known = help.options.map(({ usage }) => usage.split(' ')[0]);
    expect(known).toEqual(expect.arrayContaining(example.match(/--[a-z-]+/g) ?? []));
  }
});

test('the whole program lists every command once, in 80 columns', () => {
  const lines = programHelp(groups, terminal);
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
  for (const lines of [programHelp(groups, narrow), ...commands.map((each) => commandHelp(...each, narrow))])
    expect(lines.filter((line) => stringWidth(line) > 40 && !named.test(line))).toEqual([]);
});

test('every command that reads gives JSON', () => {
  const reading = commands.filter(([name]) => /(^mail$| (list|show|status)$)/.test(name));
  expect(reading.length).toBeGreaterThan(3);
  for (const [name, { help }] of reading)
    expect([name, help.options.map(({ usage }) => usage)]).toEqual([
      name,
      expect.arrayContaining(['--json']),
    ]);
});

test('a mistyped command gets a suggestion, and nothing inherited is a command', () => {
  expect(() => findCommand(['ordrs', 'list'], groups)).toThrow(
    'There is no command "ordrs". Did you mean orders?',
  );
  expect(() => findCommand(['orders', 'lst'], groups)).toThrow(
    'There is no command "orders lst". Did you mean orders list?',
  );
  expect(() => findCommand(['orders', 'zzzzzz'], groups)).toThrow(/It is orders list, orders show/);
  expect(() => findCommand(['orders', 'refunded', 'S-26-7K2M9Q'], groups)).toThrow(
    '"orders refunded" is called "orders confirm-refund" now.',
  );
  expect(() => findCommand(['constructor'], groups)).toThrow('There is no command "constructor".');
});
