/** The shopkeeper's command line: `npm run shop -- <command>`. One file a command. */
import { readConfig } from '../config.ts';
import { openDatabase, type Database } from '../db/client.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { StartError } from '../start-error.ts';
import { Refused, UsageError, type Command, type CommandContext } from './command.ts';
import { demo } from './demo.ts';
import { importFile } from './import.ts';
import { ordersList, ordersPaid, ordersShow } from './orders.ts';

/** By their names, of one word or two. */
const commands: Readonly<Record<string, Command>> = {
  demo,
  import: importFile,
  'orders list': ordersList,
  'orders show': ordersShow,
  'orders paid': ordersPaid,
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const help = (): string =>
  [
    'npm run shop -- <command>',
    '',
    ...Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(32)} ${summary}`),
    '',
    'The shop’s data is that of DATABASE_URL or DATA_DIR, as when it is started.',
  ].join('\n');

let database: Database | undefined;

async function open(): Promise<CommandContext> {
  const config = readConfig(process.env);
  database = await openDatabase({ url: config.databaseUrl, folder: config.dataDir });
  await migrateDatabase(database);
  return { config, database, clock: () => new Date(), print };
}

async function main(words: string[]): Promise<number> {
  const [first] = words;
  if (first === undefined || first === '--help' || first === 'help') {
    print(help());
    return first === undefined ? 1 : 0;
  }
  const { command, args } = find(words);
  if (args.includes('--help')) {
    print(`npm run shop -- ${command.usage}\n\n${command.summary}`);
    return 0;
  }
  return command.run(args, open);
}

/** @throws UsageError when no command is called that */
function find(words: string[]): { command: Command; args: string[] } {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ');
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command) return { command, args: words.slice(length) };
  }
  const [first] = words;
  const group = Object.keys(commands).filter((name) => name.startsWith(`${first} `));
  throw new UsageError(group.length > 0 ? `It is ${group.join(', ')}.` : `There is no command "${first}".`);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isUsage =
    error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  if (!(error instanceof StartError || error instanceof Refused) && !isUsage) throw error;
  process.stderr.write(`${(error as Error).message}${isUsage ? ' See npm run shop -- --help.' : ''}\n`);
  process.exitCode = 1;
} finally {
  await database?.close();
}
