/** The languages in which the command line speaks, and which of them is asked for. */
import { locales, type InBoth, type Locale } from '../../../domain/constants.ts';

/** A word in the language; one that is the same everywhere is a plain text. */
export const wordIn = (words: string | InBoth, language: Locale): string =>
  typeof words === 'string' ? words : words[language];

/** Of LC_ALL, LANG and their kind, as the runtime reads them: English where nobody says Italian. */
export const languageOfRuntime = (): Locale =>
  /^it\b/.test(Intl.DateTimeFormat().resolvedOptions().locale) ? 'it' : 'en';

export type AskedLanguage = {
  readonly language: Locale;
  /** What was typed besides. */
  readonly words: readonly string[];
  /** Why what was asked for is no language, in a sentence. */
  readonly mistake: string | undefined;
};

const sentences = {
  it: {
    unknown: (option: string, typed: string) => `${option} vuole it o en, non "${typed}".`,
    missing: (option: string) => `${option} vuole una lingua: ${option} it.`,
  },
  en: {
    unknown: (option: string, typed: string) => `${option} must be it or en, not "${typed}".`,
    missing: (option: string) => `${option} needs a language: ${option} it.`,
  },
} satisfies InBoth<object>;

/**
 * Takes `--lingua` and `--language` out of what was typed; the last one counts.
 *
 * @param ofTerminal where nobody asks, and for the sentence about a mistake
 * @param isOwn whether from its place on `--language` belongs to the command itself
 */
export function takeLanguage(
  typed: readonly string[],
  ofTerminal: Locale,
  isOwn: (before: readonly string[]) => boolean,
): AskedLanguage {
  const words: string[] = [];
  let language = ofTerminal;
  let mistake: string | undefined;
  for (let at = 0; at < typed.length; at++) {
    const word = typed[at] ?? '';
    if (word === '--') {
      words.push(...typed.slice(at));
      break;
    }
    const [, option, inline] = /^(--lingua|--language)(?:=(.*))?$/s.exec(word) ?? [];
    if (option === undefined || (option === '--language' && isOwn(words))) {
      words.push(word);
      continue;
    }
    const next = typed[at + 1];
    const asked = inline ?? (next?.startsWith('-') ? undefined : next);
    if (inline === undefined && asked !== undefined) at += 1;
    const known = locales.find((one) => one === asked);
    if (known) language = known;
    else
      mistake ??=
        asked === undefined
          ? sentences[ofTerminal].missing(option)
          : sentences[ofTerminal].unknown(option, asked);
  }
  return { language, words, mistake };
}
