/** Operands and options as data: reading them and the help about them come from the same place. */
import type { InBoth, Locale } from '../../../domain/constants.ts';
import { Email } from '../../../domain/contract/account.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import { endOfDay } from '../../../domain/rome-clock.ts';
import { UsageError } from './command.ts';
import { wordIn } from './language.ts';

/** Turns what was typed into a value. @param name as the shopkeeper knows it: `--state`, `NUMBER`; throws UsageError */
export type Reader<Value> = (typed: string, name: string, language: Locale) => Value;

/** One option or operand. `read` gets what was typed, or undefined when it was left out. */
export type Argument<Value> = {
  /** What stands for its value in the usage: `STATE`. A flag has none. */
  readonly placeholder: string | InBoth | undefined;
  readonly meaning: InBoth;
  readonly isOptional: boolean;
  /** Whether it takes all words that are left: `read` gets them one by one, and gives a list each time. */
  readonly isMany?: true;
  /**
   * @param name as the shopkeeper knows it: `--state`, `NUMBER`
   * @param language in which a mistake is told
   * @throws UsageError
   */
  read(typed: string | undefined, name: string, language: Locale): Value;
};

export type Arguments = Readonly<Record<string, Argument<unknown>>>;

/** The values of arguments, by their names. */
export type Given<Known extends Arguments> = {
  readonly [Name in keyof Known]: Known[Name] extends Argument<infer Value> ? Value : never;
};

const mistakes = {
  it: {
    missing: (name: string, meaning: string) => `Manca ${name}: ${meaning}.`,
    notWhole: (name: string, least: number, most: number, typed: string) =>
      `${name} vuole un numero intero da ${least} a ${most}, non "${typed}".`,
    notOneOf: (name: string, words: string, typed: string) =>
      `${name} può essere ${words}; "${typed}" non c’è.`,
    noEmail: (typed: string) => `"${typed}" non è un indirizzo e-mail.`,
    fromAfterTo: '--from è un giorno dopo --to.',
    noDay: (typed: string) => `"${typed}" non è un giorno: scrivilo come 2026-03-31.`,
  },
  en: {
    missing: (name: string, meaning: string) => `${name} is missing: ${meaning}.`,
    notWhole: (name: string, least: number, most: number, typed: string) =>
      `${name} must be a whole number from ${least} to ${most}, not "${typed}".`,
    notOneOf: (name: string, words: string, typed: string) =>
      `${name} must be one of ${words}, not "${typed}".`,
    noEmail: (typed: string) => `"${typed}" is no e-mail address.`,
    fromAfterTo: '--from is a later day than --to.',
    noDay: (typed: string) => `"${typed}" is no day: write it as 2026-03-31.`,
  },
} satisfies InBoth<object>;

/** Something that is on when it is named. */
export const flag = (meaning: InBoth): Argument<boolean> => ({
  placeholder: undefined,
  meaning,
  isOptional: true,
  read: (typed) => typed !== undefined,
});

/** A value that may be left out. */
export const option = <Value>(
  placeholder: string | InBoth,
  meaning: InBoth,
  read: Reader<Value>,
): Argument<Value | undefined> => ({
  placeholder,
  meaning,
  isOptional: true,
  read: (typed, name, language) => (typed === undefined ? undefined : read(typed, name, language)),
});

/** An option that has a value also when it is left out. */
export const withDefault = <Value>(
  { read, ...argument }: Argument<Value | undefined>,
  fallback: Value,
): Argument<Value> => ({
  ...argument,
  read: (typed, name, language) => read(typed, name, language) ?? fallback,
});

/** What the command is about: it must be there. */
export const operand = <Value>(
  placeholder: string | InBoth,
  meaning: InBoth,
  read: Reader<Value>,
): Argument<Value> => ({
  placeholder,
  meaning,
  isOptional: false,
  read(typed, name, language) {
    if (typed === undefined) throw new UsageError(mistakes[language].missing(name, meaning[language]));
    return read(typed, name, language);
  },
});

/** One or more of what the command is about. It stands last. */
export const oneOrMore = <Value>(one: Argument<Value>): Argument<readonly Value[]> => ({
  ...one,
  isMany: true,
  read: (typed, name, language) => [one.read(typed, name, language)],
});

export const asTyped = (typed: string): string => typed;

/** Whole numbers in plain digits, both bounds taken. */
export const wholeNumber =
  (least: number, most: number): Reader<number> =>
  (typed, name, language) => {
    const value = Number(typed);
    if (!/^\d+$/.test(typed) || value < least || value > most)
      throw new UsageError(mistakes[language].notWhole(name, least, most, typed));
    return value;
  };

export const oneOf =
  <const Word extends string>(words: readonly Word[]): Reader<Word> =>
  (typed, name, language) => {
    const word = words.find((known) => known === typed);
    if (word === undefined) throw new UsageError(mistakes[language].notOneOf(name, words.join(', '), typed));
    return word;
  };

/** An address as the shop keeps it. @throws UsageError */
export const emailAddress: Reader<string> = (typed, _name, language) => {
  const { data } = Email.safeParse(typed);
  if (data === undefined) throw new UsageError(mistakes[language].noEmail(typed));
  return data;
};

/** Where a command that writes a list leaves it. */
export const fileToWrite = option(
  'FILE',
  {
    it: 'dove scriverli; se non lo dici, sull’uscita normale',
    en: 'where it is written; the standard output when left out',
  },
  asTyped,
);

/** The option of every command that reads. */
export const json = flag({
  it: 'un documento JSON sull’uscita normale, con i nomi dell’API',
  en: 'one JSON document on the standard output, with the names of the API',
});

/** The option of commands that list what may be much. @param usual how many unless said */
export const limitOf = (usual: number): Argument<number> =>
  withDefault(
    option(
      'N',
      {
        it: `quanti al massimo; se non dici niente ${formatNumber(usual, 'it')}`,
        en: `so many at most; ${formatNumber(usual, 'en')} unless said`,
      },
      wholeNumber(1, 10_000),
    ),
    usual,
  );

/** The option of every command that asks before it does what cannot be undone. */
export const yes = flag({ it: 'non chiede conferma: per gli script', en: 'do not ask: for scripts' });

/** How an option is typed: `dryRun` is `--dry-run`. */
export const optionName = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** What stands for an argument in the usage and in sentences about it. */
export const placeholderIn = (
  { placeholder }: Pick<Argument<unknown>, 'placeholder'>,
  language: Locale,
): string | undefined => (placeholder === undefined ? undefined : wordIn(placeholder, language));

/** The placeholder of a day. */
export const dayPlaceholder: InBoth = { it: 'GIORNO', en: 'DAY' };

function endOf(typed: string, daysLater: number, language: Locale): Date {
  const noon = new Date(`${typed}T12:00:00Z`);
  // A 31st of February would else be a day of March.
  const isDay = !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(typed);
  if (!isDay || !/^\d{4}-\d{2}-\d{2}$/.test(typed)) throw new UsageError(mistakes[language].noDay(typed));
  return endOfDay(noon, daysLater);
}

/** The last moment of the day. @throws UsageError */
export const endOfTyped: Reader<Date> = (typed, _name, language) => endOf(typed, 0, language);

/** The first moment of the day. @throws UsageError */
export const beginOfTyped: Reader<Date> = (typed, _name, language) =>
  new Date(endOf(typed, -1, language).getTime() + 1);

/** @throws UsageError where `--from` is a later day than `--to` */
export function refuseReversed<Day extends string | Date>(
  from: Day | undefined,
  to: Day | undefined,
  language: Locale,
): void {
  if (from && to && from > to) throw new UsageError(mistakes[language].fromAfterTo);
}
