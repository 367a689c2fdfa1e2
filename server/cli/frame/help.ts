/** What `--help` says: of the whole program, of a group of commands, of one command. */
import type { InBoth, Locale } from '../../../domain/constants.ts';
import { exitStatuses, type Command } from './command.ts';
import type { Terminal } from './terminal.ts';
import { padRight, wrapped } from './text-width.ts';

export const program = 'npm run shop --';

/** Commands that belong together, by their names of one word or two. */
export type CommandGroup = {
  readonly title: InBoth;
  readonly commands: Readonly<Record<string, Command>>;
  /** What commands were called before: nobody is to guess a new name, least of all where money goes. */
  readonly formerNames?: Readonly<Record<string, string>>;
};

const words = {
  it: {
    usage: 'COMANDO [OPZIONI]',
    options: '[OPZIONI]',
    what: 'Il negozio da riga di comando, per chi lo tiene.',
    data: 'I dati sono quelli di DATABASE_URL o DATA_DIR, come quando il negozio parte.',
    more: (word: string) => `${program} ${word}COMANDO --help dice di più su uno di loro.`,
    headings: {
      commands: 'Comandi',
      operands: 'Da scrivere',
      options: 'Opzioni',
      example: 'Esempio',
      examples: 'Esempi',
      status: 'Stato d’uscita',
    },
    always: [
      { usage: '--lingua it|en', meaning: 'la lingua in cui ti parla; se non la dici, quella di LANG' },
      { usage: '--no-color', meaning: 'senza colori, come con NO_COLOR; in una pipe non ce ne sono mai' },
      { usage: '--help', meaning: 'questo testo' },
    ],
  },
  en: {
    usage: 'COMMAND [OPTIONS]',
    options: '[OPTIONS]',
    what: 'The shopkeeper’s command line.',
    data: 'The shop’s data is that of DATABASE_URL or DATA_DIR, as when it is started.',
    more: (word: string) => `${program} ${word}COMMAND --help says more about one of them.`,
    headings: {
      commands: 'Commands',
      operands: 'Operands',
      options: 'Options',
      example: 'Example',
      examples: 'Examples',
      status: 'Exit status',
    },
    always: [
      {
        usage: '--lingua it|en',
        meaning: 'the language in which you are spoken to; that of LANG unless said',
      },
      { usage: '--no-color', meaning: 'no colours, as with NO_COLOR; a pipe never gets any' },
      { usage: '--help', meaning: 'this text' },
    ],
  },
} satisfies InBoth<object>;

/** The whole program. */
export function programHelp(groups: readonly CommandGroup[], terminal: Terminal, language: Locale): string[] {
  const say = words[language];
  return [
    `${program} ${say.usage}`,
    '',
    ...wrapped(say.what, terminal.width),
    ...groups.flatMap(({ title, commands }) => [
      '',
      ...groupLines(title[language], commands, terminal, language, meaningColumn),
    ]),
    '',
    ...wrapped(say.data, terminal.width),
    ...wrapped(say.more(''), terminal.width),
  ];
}

/** The commands that begin with a word. @param word `orders` */
export function groupHelp(
  word: string,
  commands: Readonly<Record<string, Command>>,
  terminal: Terminal,
  language: Locale,
): string[] {
  const say = words[language];
  return [
    `${program} ${word} ${say.usage}`,
    '',
    ...groupLines(say.headings.commands, commands, terminal, language),
    '',
    ...wrapped(say.more(`${word} `), terminal.width),
  ];
}

/** @param name as it is typed: `orders list` */
export function commandHelp(name: string, { help }: Command, terminal: Terminal, language: Locale): string[] {
  const { summary, operands, options, examples, notes, statuses } = help[language];
  const { headings, always, options: optionsWord } = words[language];
  const usage = [
    name,
    ...operands.map(({ usage: word }) => word),
    ...(options.length > 0 ? [optionsWord] : []),
  ];
  const means = Object.entries({ ...exitStatuses[language], ...statuses });
  const block = (title: string, rows: readonly Pair[]) =>
    rows.length === 0 ? [] : ['', terminal.paint('heading', title), ...pairs(rows, terminal.width)];
  return [
    `${program} ${usage.join(' ')}`,
    '',
    ...wrapped(`${capitalised(summary)}.`, terminal.width),
    ...notes.flatMap((note) => ['', ...wrapped(note, terminal.width)]),
    ...block(headings.operands, operands),
    ...block(headings.options, [...options, ...always]),
    '',
    terminal.paint('heading', examples.length > 1 ? headings.examples : headings.example),
    ...examples.map((example) => `  ${program} ${example}`),
    ...block(
      headings.status,
      means.map(([status, meaning]) => ({ usage: status, meaning })),
    ),
  ];
}

/** @param column where the meanings begin, so that groups below each other agree; else where they best do */
function groupLines(
  title: string,
  commands: Readonly<Record<string, Command>>,
  terminal: Terminal,
  language: Locale,
  column?: number,
): string[] {
  const rows = Object.entries(commands).map(([name, { help }]) => ({
    usage: [name, ...help[language].operands.map(({ usage }) => usage)].join(' '),
    meaning: help[language].summary,
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
