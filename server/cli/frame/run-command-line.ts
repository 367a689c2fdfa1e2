/** From what was typed to an exit status: help, the command itself, or a sentence about what is wrong. */
import type { InBoth, Locale } from '../../../domain/constants.ts';
import { isConnectionLost, isDiskFull, isUnavailable, reasonOf } from '../../db/driver-error.ts';
import { describeError } from '../../log/log.ts';
import { StartError } from '../../config/start-error.ts';
import { interruptedStatus, Refused, UsageError, type CommandContext } from './command.ts';
import { takeLanguage, type AskedLanguage } from './language.ts';
import { findCommand, seeHelp, type Found } from './find-command.ts';
import { commandHelp, groupHelp, programHelp, type CommandGroup } from './help.ts';

const sentences = {
  it: {
    diskFull: 'Il disco è pieno: fai posto, e ripeti il comando.',
    connectionLost:
      'La connessione alla base di dati è caduta: intanto il negozio è stato fermato. Ripeti il comando.',
    unavailable: (reason: string) => `Adesso la base di dati non ce la fa: ${reason}. Riprova più tardi.`,
    fault: (message: string) => `Qualcosa è andato storto: ${message}`,
  },
  en: {
    diskFull: 'There is no room left on the disk: make some, and run it again.',
    connectionLost: 'The connection to the database was lost: the shop was stopped meanwhile. Run it again.',
    unavailable: (reason: string) => `The database cannot do it now: ${reason}. Run it again later.`,
    fault: (message: string) => `Something went wrong: ${message}`,
  },
} satisfies InBoth<object>;

/**
 * The language that was asked for anywhere among the words. One option of the same name is a command's own (`staff add`): after that
 * command it is left to it.
 */
export const askedLanguage = (
  words: readonly string[],
  groups: readonly CommandGroup[],
  ofTerminal: Locale,
): AskedLanguage =>
  takeLanguage(words, ofTerminal, (before) => {
    const named = withoutGeneral(before).join(' ');
    return groups.some(({ commands }) =>
      Object.entries(commands).some(
        ([name, { help }]) =>
          `${named} `.startsWith(`${name} `) &&
          help.en.options.some(({ usage }) => usage.startsWith('--language ')),
      ),
    );
  });

/**
 * @param typed the words as they were typed
 * @param given its language is that of the terminal: another one may be asked for
 * @param interrupt aborted by Ctrl-C: what a command stumbles over afterwards is no fault
 * @returns exit status
 */
export async function runCommandLine(
  typed: readonly string[],
  groups: readonly CommandGroup[],
  given: CommandContext,
  interrupt: AbortSignal,
): Promise<number> {
  const { language, words, mistake } = askedLanguage(typed, groups, given.language);
  const context = { ...given, language };
  const { terminal } = context;
  const isHelp = words.includes('--help') || words.includes('-h') || words[0] === 'help';
  let name = '';
  try {
    if (mistake !== undefined) throw new UsageError(mistake);
    const found = findCommand(withoutGeneral(words), groups, language);
    if (found.kind === 'command') ({ name } = found);
    if (!isHelp && found.kind === 'command') return await found.command.run(found.args, context);
    const lines = helpOn(found, groups, context);
    for (const line of lines) (isHelp ? terminal.print : terminal.tell)(line);
    return isHelp ? 0 : 2;
  } catch (error) {
    return interrupt.aborted ? interruptedStatus : tellWhy(error, name, context);
  }
}

const withoutGeneral = (words: readonly string[]): string[] =>
  words.filter((word, at) => !isGeneral(word) && !(at === 0 && word === 'help'));

/** Understood by every command. */
const isGeneral = (word: string): boolean => word === '--help' || word === '-h' || word === '--no-color';

function helpOn(
  found: Found,
  groups: readonly CommandGroup[],
  { terminal, language }: CommandContext,
): string[] {
  if (found.kind === 'program') return programHelp(groups, terminal, language);
  return found.kind === 'group'
    ? groupHelp(found.word, found.commands, terminal, language)
    : commandHelp(found.name, found.command, terminal, language);
}

/** @returns exit status */
function tellWhy(error: unknown, name: string, { terminal, language }: CommandContext): number {
  const say = sentences[language];
  if (error instanceof UsageError) {
    terminal.tell(`${error.message} ${seeHelp(name, language)}`);
    return 2;
  }
  if (error instanceof Refused || error instanceof StartError) {
    terminal.tell(error.message);
    return 1;
  }
  if (isDiskFull(error)) {
    terminal.tell(say.diskFull);
    return 1;
  }
  if (isConnectionLost(error)) {
    terminal.tell(say.connectionLost);
    return 1;
  }
  if (isUnavailable(error)) {
    terminal.tell(say.unavailable(reasonOf(error)));
    return 1;
  }
  // A fault of the program's own: what mends it, without the values that a query was asked with.
  const { stack, message } = describeError(error);
  terminal.tell(say.fault(message));
  terminal.tell(stack);
  return 1;
}
