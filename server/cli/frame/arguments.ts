/** Operands and options as data: reading them and the help about them come from the same place. */
import { endOfDay } from '../../../domain/rome-clock.ts';
import { UsageError } from './command.ts';

/** One option or operand. `read` gets what was typed, or undefined when it was left out. */
export type Argument<Value> = {
  /** What stands for its value in the usage: `STATE`. A flag has none. */
  readonly placeholder: string | undefined;
  readonly meaning: string;
  readonly isOptional: boolean;
  /** Whether it takes all words that are left: `read` gets them one by one, and gives a list each time. */
  readonly isMany?: true;
  /**
   * @param name as the shopkeeper knows it: `--state`, `NUMBER`
   * @throws UsageError
   */
  read(typed: string | undefined, name: string): Value;
};

export type Arguments = Readonly<Record<string, Argument<unknown>>>;

/** The values of arguments, by their names. */
export type Given<Known extends Arguments> = {
  readonly [Name in keyof Known]: Known[Name] extends Argument<infer Value> ? Value : never;
};

/** Something that is on when it is named. */
export const flag = (meaning: string): Argument<boolean> => ({
  placeholder: undefined,
  meaning,
  isOptional: true,
  read: (typed) => typed !== undefined,
});

/** A value that may be left out. @param read turns what was typed into it; throws UsageError */
export const option = <Value>(
  placeholder: string,
  meaning: string,
  read: (typed: string, name: string) => Value,
): Argument<Value | undefined> => ({
  placeholder,
  meaning,
  isOptional: true,
  read: (typed, name) => (typed === undefined ? undefined : read(typed, name)),
});

/** An option that has a value also when it is left out. */
export const withDefault = <Value>(
  { read, ...argument }: Argument<Value | undefined>,
  fallback: Value,
): Argument<Value> => ({ ...argument, read: (typed, name) => read(typed, name) ?? fallback });

/** What the command is about: it must be there. */
export const operand = <Value>(
  placeholder: string,
  meaning: string,
  read: (typed: string, name: string) => Value,
): Argument<Value> => ({
  placeholder,
  meaning,
  isOptional: false,
  read(typed, name) {
    if (typed === undefined) throw new UsageError(`${name} is missing: ${meaning}.`);
    return read(typed, name);
  },
});

/** One or more of what the command is about. It stands last. */
export const oneOrMore = <Value>(one: Argument<Value>): Argument<readonly Value[]> => ({
  ...one,
  isMany: true,
  read: (typed, name) => [one.read(typed, name)],
});

export const asTyped = (typed: string): string => typed;

/** Whole numbers in plain digits, both bounds taken. */
export const wholeNumber =
  (least: number, most: number) =>
  (typed: string, name: string): number => {
    const value = Number(typed);
    if (!/^\d+$/.test(typed) || value < least || value > most)
      throw new UsageError(`${name} must be a whole number from ${least} to ${most}, not "${typed}".`);
    return value;
  };

export const oneOf =
  <const Word extends string>(words: readonly Word[]) =>
  (typed: string, name: string): Word => {
    const word = words.find((known) => known === typed);
    if (word === undefined)
      throw new UsageError(`${name} must be one of ${words.join(', ')}, not "${typed}".`);
    return word;
  };

/** The option of every command that reads. */
export const json = flag('one JSON document on the standard output, with the names of the API');

/** The option of commands that list what may be much. @param usual how many unless said */
export const limitOf = (usual: number): Argument<number> =>
  withDefault(option('N', `so many at most; ${usual} unless said`, wholeNumber(1, 10_000)), usual);

/** The option of every command that asks before it does what cannot be undone. */
export const yes = flag('do not ask: for scripts');

/** How an option is typed: `dryRun` is `--dry-run`. */
export const optionName = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function endOf(typed: string, daysLater: number): Date {
  const noon = new Date(`${typed}T12:00:00Z`);
  // A 31st of February would else be a day of March.
  const isDay = !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(typed);
  if (!isDay || !/^\d{4}-\d{2}-\d{2}$/.test(typed))
    throw new UsageError(`"${typed}" is no day: write it as 2026-03-31.`);
  return endOfDay(noon, daysLater);
}

/** The last moment of the day. @throws UsageError */
export const endOfTyped = (typed: string): Date => endOf(typed, 0);

/** The first moment of the day. @throws UsageError */
export const beginOfTyped = (typed: string): Date => new Date(endOf(typed, -1).getTime() + 1);
