/** The command line in a test: commands run on the test's shop, and what they print is read. */
import type { Locale } from '../domain/constants.ts';
import type { Command } from '../server/cli/frame/command.ts';
import type { TestShop } from './open-shop.ts';

export type CommandRun = {
  readonly status: number;
  /** The answer, without the blanks that keep amounts in one piece. */
  readonly lines: readonly string[];
  /** A long answer, as it was written to the standard output. */
  readonly written: string;
  /** What was said beside it. */
  readonly told: readonly string[];
  /** The document of `--json`; undefined when none was printed. */
  readonly json: unknown;
};

/** @param answers to what the command asks, one after the other; without any nobody is there to be asked */
export async function runCommand(
  { deps: { config, database, clock } }: TestShop,
  command: Command,
  args: readonly string[],
  answers: string[] = [],
  language: Locale = 'en',
): Promise<CommandRun> {
  const lines: string[] = [];
  const told: string[] = [];
  let written = '';
  let json: unknown;
  const print = (line: string) => void lines.push(line.replaceAll('\u00a0', ' '));
  const status = await command.run(args, {
    language,
    clock,
    config: () => config,
    open: async () => ({ config, database, clock, print }),
    abortOnInterrupt: () => new AbortController().signal,
    stepBack() {},
    terminal: {
      width: 80,
      print,
      write: async (text) => void (written += text),
      tell: (line) => void told.push(line),
      printJson: (value) => (json = JSON.parse(JSON.stringify(value))),
      paint: (_style, text) => text,
      canAsk: answers.length > 0,
      async ask(question) {
        told.push(question);
        return answers.shift();
      },
    },
  });
  return { status, lines, written, told, json };
}
