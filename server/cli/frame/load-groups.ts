/** Loads what was typed of the command line, and no more than that: most of the time of a short command would be loading the others. */
import type { Command } from './command.ts';
import type { CommandGroup } from './help.ts';

/** A group whose commands are loaded one by one. */
export type LazyGroup = Omit<CommandGroup, 'commands'> & {
  readonly commands: Readonly<Record<string, () => Promise<Command>>>;
};

/**
 * @param words as they were typed, options among them
 * @returns the groups with the commands that were named; where none was, those that begin with the same word, of which help or a
 *   suggestion is made; otherwise all
 */
export async function loadGroups(
  groups: readonly LazyGroup[],
  words: readonly string[],
): Promise<CommandGroup[]> {
  const names = groups.flatMap(({ commands }) => Object.keys(commands));
  const typed = ` ${words.join(' ')} `;
  const isNamed = (name: string) => typed.includes(` ${name} `);
  const isBegun = (name: string) => words.includes(name.split(' ')[0] ?? '');
  const isWanted = [isNamed, isBegun].find((is) => names.some(is)) ?? (() => true);
  return Promise.all(
    groups.map(async (group) => {
      const wanted = Object.entries(group.commands).filter(([name]) => isWanted(name));
      const loaded = await Promise.all(wanted.map(async ([name, load]) => [name, await load()] as const));
      return { ...group, commands: Object.fromEntries(loaded) };
    }),
  );
}
