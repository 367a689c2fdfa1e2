/** Asking before what cannot be undone. */
import type { InBoth } from '../../../domain/constants.ts';
import { Refused, type CommandContext } from './command.ts';

const words = {
  it: {
    ask: (question: string) => `${question} Vado avanti? [s/N] `,
    nobody: (question: string) =>
      `${question} Qui non c’è nessuno a cui chiedere: se va bene, aggiungi --yes.`,
  },
  en: {
    ask: (question: string) => `${question} Go on? [y/N] `,
    nobody: (question: string) => `${question} Nobody is here to be asked: say --yes if that is meant.`,
  },
} satisfies InBoth<object>;

/**
 * Asks whether to go on. Only `y`, `yes`, `s` and `sì` mean yes, in both languages.
 *
 * @param question a whole sentence that says what will be done
 * @param isAssured `--yes` was given: nothing is asked
 * @returns whether to go on
 * @throws Refused when nobody is there to be asked
 */
export async function confirm(
  { terminal, language }: Pick<CommandContext, 'terminal' | 'language'>,
  question: string,
  isAssured: boolean,
): Promise<boolean> {
  if (isAssured) return true;
  if (!terminal.canAsk) throw new Refused(words[language].nobody(question));
  const answer = await terminal.ask(words[language].ask(question));
  return /^(y|yes|s|si|sì)$/i.test((answer ?? '').trim());
}

/** What is said when the answer was no. */
export const nothingDone: InBoth = { it: 'Non è cambiato niente.', en: 'Nothing was changed.' };
