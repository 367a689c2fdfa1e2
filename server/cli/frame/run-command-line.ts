/** From what was typed to an exit status: help, the command itself, or a sentence about what is wrong. */
import { isConnectionLost, isDiskFull, isUnavailable, reasonOf } from '../../db/driver-error.ts';
import { describeError } from '../../log/log.ts';
import { StartError } from '../../config/start-error.ts';
import { interruptedStatus, Refused, UsageError, type CommandContext } from './command.ts';
import { findCommand, seeHelp, type Found } from './find-command.ts';
import { commandHelp, groupHelp, programHelp, type CommandGroup } from './help.ts';
import type { Terminal } from './terminal.ts';

/**
 * @param words as they were typed
 * @param interrupt aborted by Ctrl-C: what a command stumbles over afterwards is no fault
 * @returns exit status
 */
export async function runCommandLine(
  words: readonly string[],
  groups: readonly CommandGroup[],
  context: CommandContext,
  interrupt: AbortSignal,
): Promise<number> {
  const { terminal } = context;
  const isHelp = words.includes('--help') || words.includes('-h') || words[0] === 'help';
  const meant = words.filter((word, at) => !isGeneral(word) && !(at === 0 && word === 'help'));
  let name = '';
  try {
    const found = findCommand(meant, groups);
    if (found.kind === 'command') ({ name } = found);
    if (!isHelp && found.kind === 'command') return await found.command.run(found.args, context);
    const lines = helpOn(found, groups, terminal);
    for (const line of lines) (isHelp ? terminal.print : terminal.tell)(line);
    return isHelp ? 0 : 2;
  } catch (error) {
    return interrupt.aborted ? interruptedStatus : tellWhy(error, name, terminal);
  }
}

/** Understood by every command. */
const isGeneral = (word: string): boolean => word === '--help' || word === '-h' || word === '--no-color';

function helpOn(found: Found, groups: readonly CommandGroup[], terminal: Terminal): string[] {
  if (found.kind === 'program') return programHelp(groups, terminal);
  return found.kind === 'group'
    ? groupHelp(found.word, found.commands, terminal)
    : commandHelp(found.name, found.command, terminal);
}

/** @returns exit status */
function tellWhy(error: unknown, name: string, terminal: Terminal): number {
  if (error instanceof UsageError) {
    terminal.tell(`${error.message} ${seeHelp(name)}`);
    return 2;
  }
  if (error instanceof Refused || error instanceof StartError) {
    terminal.tell(error.message);
    return 1;
  }
  if (isDiskFull(error)) {
    terminal.tell('There is no room left on the disk: make some, and run it again.');
    return 1;
  }
  if (isConnectionLost(error)) {
    terminal.tell('The connection to the database was lost: the shop was stopped meanwhile. Run it again.');
    return 1;
  }
  if (isUnavailable(error)) {
    terminal.tell(`The database cannot do it now: ${reasonOf(error)}. Run it again later.`);
    return 1;
  }
  // A fault of the program's own: what mends it, without the values that a query was asked with.
  const { stack, message } = describeError(error);
  terminal.tell(`Something went wrong: ${message}`);
  terminal.tell(stack);
  return 1;
}
