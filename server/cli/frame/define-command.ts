/** Makes a command of its arguments and what it does. */
import type { Command, CommandContext, Help } from './command.ts';
import { optionName, type Arguments, type Given } from './arguments.ts';
import { readArguments } from './read-arguments.ts';

export type CommandDefinition<Operands extends Arguments, Options extends Arguments> = {
  readonly summary: string;
  /** In the order in which they are typed. */
  readonly operands?: Operands;
  readonly options?: Options;
  readonly examples: readonly string[];
  readonly notes?: readonly string[];
  readonly statuses?: Help['statuses'];
  /** @returns exit status; 0 when nothing is said */
  run(given: Given<Operands> & Given<Options>, context: CommandContext): Promise<number | void>;
};

type None = Record<never, never>;

/**
 * A command whose arguments are described once, for reading and for `--help`.
 * Operands and options have different names: `run` gets them in one object.
 */
export function defineCommand<Operands extends Arguments = None, Options extends Arguments = None>(
  definition: CommandDefinition<Operands, Options>,
): Command {
  const { summary, examples, notes = [], statuses = {} } = definition;
  const operands = definition.operands ?? ({} as Operands);
  const options = definition.options ?? ({} as Options);
  return {
    help: {
      summary,
      examples,
      notes,
      statuses,
      operands: Object.entries(operands).map(([name, operand]) => ({
        usage: usageOf(operand, name),
        meaning: operand.meaning,
      })),
      options: Object.entries(options).map(([name, { placeholder, meaning }]) => ({
        usage: placeholder === undefined ? optionName(name) : `${optionName(name)} ${placeholder}`,
        meaning,
      })),
    },
    run: async (args, context) =>
      (await definition.run(readArguments(args, operands, options), context)) ?? 0,
  };
}

function usageOf({ placeholder, isOptional, isMany }: Arguments[string], name: string): string {
  const word = `${placeholder ?? name}${isMany ? '...' : ''}`;
  return isOptional ? `[${word}]` : word;
}
