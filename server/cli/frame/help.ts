/** What `--help` says: of the whole program, of a group of commands, of one command. */
import { exitStatuses, type Command } from './command.ts';
import type { Terminal } from './terminal.ts';
import { padRight, wrapped } from './text-width.ts';

export const program = 'npm run shop --';

/** Commands that belong together, by their names of one word or two. */
export type CommandGroup = {
  readonly title: string;
  readonly commands: Readonly<Record<string, Command>>;
  /** What commands were called before: nobody is to guess a new name, least of all where money goes. */
  readonly formerNames?: Readonly<Record<string, string>>;
};

const always = [
  { usage: '--no-color', meaning: 'no colours, as with NO_COLOR; a pipe never gets any' },
  { usage: '--help', meaning: 'this text' },
];

/** The whole program. */
export function programHelp(groups: readonly CommandGroup[], terminal: Terminal): string[] {
  return [
    `${program} COMMAND [OPTIONS]`,
    '',
    'The shopkeeper’s command line.',
    ...groups.flatMap((group) => ['', ...groupLines(group.title, group.commands, terminal, meaningColumn)]),
    '',
    ...wrapped('The shop’s data is that of DATABASE_URL or DATA_DIR, as when it is started.', terminal.width),
    ...wrapped(`${program} COMMAND --help says more about one of them.`, terminal.width),
  ];
}

/** The commands that begin with a word. @param word `orders` */
export function groupHelp(
  word: string,
  commands: Readonly<Record<string, Command>>,
  terminal: Terminal,
): string[] {
  return [
    `${program} ${word} COMMAND [OPTIONS]`,
    '',
    ...groupLines('Commands', commands, terminal),
    '',
    ...wrapped(`${program} ${word} COMMAND --help says more about one of them.`, terminal.width),
  ];
}

/** @param name as it is typed: `orders list` */
export function commandHelp(name: string, { help }: Command, terminal: Terminal): string[] {
  const { summary, operands, options, examples, notes, statuses } = help;
  const usage = [
    name,
    ...operands.map(({ usage: word }) => word),
    ...(options.length > 0 ? ['[OPTIONS]'] : []),
  ];
  const means = Object.entries({ ...exitStatuses, ...statuses });
  const block = (title: string, rows: readonly { usage: string; meaning: string }[]) =>
    rows.length === 0 ? [] : ['', terminal.paint('heading', title), ...pairs(rows, terminal.width)];
  return [
    `${program} ${usage.join(' ')}`,
    '',
    ...wrapped(`${capitalised(summary)}.`, terminal.width),
    ...notes.flatMap((note) => ['', ...wrapped(note, terminal.width)]),
    ...block('Operands', operands),
    ...block('Options', [...options, ...always]),
    '',
    terminal.paint('heading', examples.length > 1 ? 'Examples' : 'Example'),
    ...examples.map((example) => `  ${program} ${example}`),
    ...block(
      'Exit status',
      means.map(([status, meaning]) => ({ usage: status, meaning })),
    ),
  ];
}

/** @param column where the meanings begin, so that groups below each other agree; else where they best do */
function groupLines(
  title: string,
  commands: Readonly<Record<string, Command>>,
  terminal: Terminal,
  column?: number,
): string[] {
  const rows = Object.entries(commands).map(([name, { help }]) => ({
    usage: [name, ...help.operands.map(({ usage }) => usage)].join(' '),
    meaning: help.summary,
  }));
  return [terminal.paint('heading', title), ...pairs(rows, terminal.width, column)];
}

/** Column in which meanings begin, where what they belong to is short enough. */
const meaningColumn = 31;
/** In a narrower window meanings stand below what they belong to. */
const narrowWidth = 60;
const indented = 4;

type Pair = { readonly usage: string; readonly meaning: string };

function pairs(rows: readonly Pair[], width: number, wanted?: number): string[] {
  const longest = Math.max(...rows.map(({ usage }) => usage.length));
  const column = width < narrowWidth ? indented : (wanted ?? Math.min(meaningColumn, longest + 4));
  return rows.flatMap(({ usage, meaning }) => {
    const [first = '', ...rest] = wrapped(meaning, width - column);
    const below = rest.map((line) => ' '.repeat(column) + line);
    const left = `  ${usage}`;
    return left.length + 2 <= column
      ? [padRight(left, column) + first, ...below]
      : [left, ' '.repeat(column) + first, ...below];
  });
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
