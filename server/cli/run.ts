/** Runs a command of the command line. The commands stand in `commands.ts`. */
import { constants, setPriority } from 'node:os';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/client.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { groups as allGroups } from './commands.ts';
import { interruptedStatus, type OpenedShop, type CommandContext } from './frame/command.ts';
import { languageOfRuntime } from './frame/language.ts';
import { loadGroups } from './frame/load-groups.ts';
import { askedLanguage, runCommandLine } from './frame/run-command-line.ts';
import { openTerminal } from './frame/terminal.ts';

const words = process.argv.slice(2);
const groups = await loadGroups(allGroups, words);
const terminal = openTerminal(!words.includes('--no-color'));
const clock = () => new Date();
const interrupt = new AbortController();
let isInterruptTaken = false;
let opened: Promise<OpenedShop> | undefined;
let closed: Promise<void> | undefined;

async function open(): Promise<OpenedShop> {
  const config = readConfig(process.env);
  const database = await openDatabase({
    url: config.databaseUrl,
    sessionUrl: config.databaseSessionUrl,
    folder: config.dataDir,
    mayJoin: true,
    serves: 'nobody',
  });
  try {
    await migrateDatabase(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return { config, database, clock, print: terminal.print };
}

/** Also when it is still being opened; what is under way in a transaction ends first. */
const close = (): Promise<void> =>
  (closed ??= (async () => {
    const shop = await opened?.catch(() => undefined);
    await shop?.database.close();
  })());

const context: CommandContext = {
  terminal,
  language: languageOfRuntime(),
  clock,
  config: () => readConfig(process.env),
  open: () => (opened ??= open()),
  abortOnInterrupt() {
    isInterruptTaken = true;
    return interrupt.signal;
  },
  stepBack: () => setPriority(constants.priority.PRIORITY_LOW),
};

const ended = { it: 'Interrotto.', en: 'Ended.' } as const;

/** Ctrl-C: a command that takes it ends by itself; any other keeps what it did in whole transactions. The second ends at once. */
process.on('SIGINT', () => {
  if (interrupt.signal.aborted) process.exit(interruptedStatus);
  interrupt.abort();
  if (isInterruptTaken) return;
  terminal.tell(ended[askedLanguage(words, groups, context.language).language]);
  void close().finally(() => process.exit(interruptedStatus));
});

try {
  process.exitCode = await runCommandLine(words, groups, context, interrupt.signal);
} finally {
  await close();
}
