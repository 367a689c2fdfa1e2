/** A command of the shopkeeper's command line. */
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import type { Clock } from '../deps.ts';

export type CommandContext = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  /** Writes a line for the shopkeeper. */
  readonly print: (line: string) => void;
};

export type Command = {
  readonly summary: string;
  readonly usage: string;
  /**
   * @param args what follows the command's name
   * @returns exit status
   * @throws UsageError when the arguments make no sense
   */
  run(args: string[], open: () => Promise<CommandContext>): Promise<number>;
};

/** The command was called wrongly; `message` says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
