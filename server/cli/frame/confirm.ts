/** Asking before what cannot be undone. */
import { Refused } from './command.ts';
import type { Terminal } from './terminal.ts';

/**
 * Asks whether to go on. Only `y`, `yes`, `s` and `sì` mean yes.
 *
 * @param question a whole sentence that says what will be done
 * @param isAssured `--yes` was given: nothing is asked
 * @returns whether to go on
 * @throws Refused when nobody is there to be asked
 */
export async function confirm(terminal: Terminal, question: string, isAssured: boolean): Promise<boolean> {
  if (isAssured) return true;
  if (!terminal.canAsk)
    throw new Refused(`${question} Nobody is here to be asked: say --yes if that is meant.`);
  const answer = await terminal.ask(`${question} Go on? [y/N] `);
  return /^(y|yes|s|si|sì)$/i.test((answer ?? '').trim());
}

/** What is said when the answer was no. */
export const nothingDone = 'Nothing was changed.';
