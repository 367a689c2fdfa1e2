/** A command of the shopkeeper's command line, and what it works with. */
import type { InBoth, Locale } from '../../../domain/constants.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/client.ts';
import type { Clock } from '../../clock.ts';
import type { Terminal } from './terminal.ts';

/** The shop's data, once a command has opened it. */
export type OpenedShop = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  /** Writes a line for the shopkeeper; the terminal's own. */
  readonly print: (line: string) => void;
};

/** What a command is given besides its arguments. */
export type CommandContext = {
  /** In which the shopkeeper is spoken to. */
  readonly language: Locale;
  readonly terminal: Terminal;
  readonly clock: Clock;
  /** The settings, for what needs no database. */
  config(): Config;
  /** Opens the shop's data; asked again it gives the same. Closed when the command is over. */
  open(): Promise<OpenedShop>;
  /**
   * For a command that ends what it has begun when Ctrl-C is pressed: from now on the first one aborts the signal
   * and the command gives its own exit status. Without this call Ctrl-C closes the data and ends at once.
   */
  abortOnInterrupt(): AbortSignal;
  /** For long work beside an open shop: from now on everything else on this machine goes first. */
  stepBack(): void;
};

/** What the help says of a command, in one language. */
export type Help = {
  /** In a few words, without a full stop. */
  readonly summary: string;
  /** Its operands as they stand in the usage: `NUMBER`, `[FILE]`. */
  readonly operands: readonly { readonly usage: string; readonly meaning: string }[];
  /** Its options as they are typed: `--state STATE`. */
  readonly options: readonly { readonly usage: string; readonly meaning: string }[];
  /** Commands as they are typed after `npm run shop --`. */
  readonly examples: readonly string[];
  /** What is to be known beyond that, in whole sentences. */
  readonly notes: readonly string[];
  /** What an exit status means where it differs from `exitStatuses`. */
  readonly statuses: Readonly<Record<number, string>>;
};

export type Command = {
  readonly help: InBoth<Help>;
  /**
   * @param args what follows the command's name
   * @returns exit status
   * @throws UsageError when the arguments make no sense, Refused when what they ask for cannot be done
   */
  run(args: readonly string[], context: CommandContext): Promise<number>;
};

/** What a command that Ctrl-C ended gives, as a shell says it. */
export const interruptedStatus = 130;

/** What every command's exit status means. */
export const exitStatuses = {
  it: {
    0: 'fatto',
    1: 'rifiutato, o fatto solo in parte',
    2: 'scritto male, o non si è potuto fare niente',
    [interruptedStatus]: 'interrotto con Ctrl-C',
  },
  en: {
    0: 'done',
    1: 'refused, or some of it could not be done',
    2: 'called wrongly, or nothing could be done',
    [interruptedStatus]: 'ended by Ctrl-C',
  },
} as const satisfies InBoth<Help['statuses']>;

/** The command was called wrongly; `message` says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command was understood and cannot be done; `message` is the whole sentence for the shopkeeper. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
