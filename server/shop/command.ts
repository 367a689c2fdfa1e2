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
   * @throws UsageError when the arguments make no sense, Refused when what they ask for cannot be done
   */
  run(args: string[], open: () => Promise<CommandContext>): Promise<number>;
};

/** The command was called wrongly; `message` says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command was understood and cannot be done; `message` is the whole sentence for the shopkeeper. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
