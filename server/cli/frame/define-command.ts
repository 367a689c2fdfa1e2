/** Makes a command of its arguments and what it does. */
import type { InBoth, Locale } from '../../../domain/constants.ts';
import type { Command, CommandContext, Help } from './command.ts';
import { optionName, placeholderIn, type Arguments, type Given } from './arguments.ts';
import { readArguments } from './read-arguments.ts';

/** What the help says of a command beside its arguments, in one language. */
export type HelpWords = {
  readonly summary: string;
  readonly notes?: readonly string[];
  readonly statuses?: Help['statuses'];
};

export type CommandDefinition<Operands extends Arguments, Options extends Arguments> = {
  readonly help: InBoth<HelpWords>;
  /** In the order in which they are typed. */
  readonly operands?: Operands;
  readonly options?: Options;
  readonly examples: readonly string[];
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
  const operands = definition.operands ?? ({} as Operands);
  const options = definition.options ?? ({} as Options);
  const helpIn = (language: Locale): Help => {
    const { summary, notes = [], statuses = {} } = definition.help[language];
    return {
      summary,
      examples: definition.examples,
      notes,
      statuses,
      operands: Object.entries(operands).map(([name, operand]) => ({
        usage: usageOf(operand, name, language),
        meaning: operand.meaning[language],
      })),
      options: Object.entries(options).map(([name, option]) => ({
        usage: [optionName(name), placeholderIn(option, language)].filter(Boolean).join(' '),
        meaning: option.meaning[language],
      })),
    };
  };
  return {
    help: { it: helpIn('it'), en: helpIn('en') },
    run: async (args, context) =>
      (await definition.run(readArguments(args, operands, options, context.language), context)) ?? 0,
  };
}

function usageOf(argument: Arguments[string], name: string, language: Locale): string {
  const word = `${placeholderIn(argument, language) ?? name}${argument.isMany ? '...' : ''}`;
  return argument.isOptional ? `[${word}]` : word;
}
