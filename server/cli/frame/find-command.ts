/** From the words that were typed to a command, or to the help that was asked for. */
import type { InBoth, Locale } from '../../../domain/constants.ts';
import { UsageError, type Command } from './command.ts';
import { program, type CommandGroup } from './help.ts';
import { suggestion } from './read-arguments.ts';

export type Found =
  | {
      readonly kind: 'command';
      readonly name: string;
      readonly command: Command;
      readonly args: readonly string[];
    }
  | { readonly kind: 'group'; readonly word: string; readonly commands: Readonly<Record<string, Command>> }
  | { readonly kind: 'program' };

const sentences = {
  it: {
    renamed: (old: string, now: string) => `"${old}" adesso si chiama "${now}".`,
    unknown: (typed: string) => `Il comando "${typed}" non c’è.`,
    rather: (names: string) => ` Ci sono ${names}.`,
    see: (help: string) => `Guarda ${help}.`,
  },
  en: {
    renamed: (old: string, now: string) => `"${old}" is called "${now}" now.`,
    unknown: (typed: string) => `There is no command "${typed}".`,
    rather: (names: string) => ` It is ${names}.`,
    see: (help: string) => `See ${help}.`,
  },
} satisfies InBoth<object>;

/**
 * @param words without `--help`
 * @param language in which a mistake is told
 * @throws UsageError when no command is called that
 */
export function findCommand(
  words: readonly string[],
  groups: readonly CommandGroup[],
  language: Locale,
): Found {
  const say = sentences[language];
  const commands: Record<string, Command> = Object.assign({}, ...groups.map((group) => group.commands));
  const [first, second] = words;
  if (first === undefined) return { kind: 'program' };
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ');
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command && words.length >= length)
      return { kind: 'command', name, command, args: words.slice(length) };
  }
  const newName = groups.map(({ formerNames }) => formerNames?.[`${first} ${second}`]).find(Boolean);
  if (newName) throw new UsageError(say.renamed(`${first} ${second}`, newName));
  const own = Object.entries(commands).filter(([name]) => name.startsWith(`${first} `));
  if (own.length === 0) {
    const known = [...new Set(Object.keys(commands).map((name) => name.split(' ')[0] ?? ''))];
    throw new UsageError(say.unknown(first) + suggestion(first, known, language));
  }
  if (second === undefined) return { kind: 'group', word: first, commands: Object.fromEntries(own) };
  const names = own.map(([name]) => name);
  const near = suggestion(`${first} ${second}`, names, language);
  throw new UsageError(say.unknown(`${first} ${second}`) + (near || say.rather(names.join(', '))));
}

/** Where to read how it is meant. */
export const seeHelp = (name: string, language: Locale): string =>
  sentences[language].see(`${program} ${name === '' ? '' : `${name} `}--help`);
