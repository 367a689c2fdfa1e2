/** Reads a command's arguments by their data; what is unknown, missing or too much is refused with a sentence. */
import type { InBoth, Locale } from '../../../domain/constants.ts';
import { parseArgs } from 'node:util';
import { slipsBetween } from '../../../domain/edit-distance.ts';
import { optionName, placeholderIn, type Argument, type Arguments, type Given } from './arguments.ts';
import { UsageError } from './command.ts';

const sentences = {
  it: {
    tooMany: (word: string) => `"${word}" è una parola di troppo.`,
    noValue: (option: string) => `${option} si scrive da sola, senza valore.`,
    needsValue: (option: string, placeholder: string) =>
      `${option} vuole un valore: ${option} ${placeholder}.`,
    unknown: (option: string) => `L’opzione ${option} non c’è.`,
    nearest: (word: string) => ` Forse ${word}?`,
  },
  en: {
    tooMany: (word: string) => `"${word}" is one word too many.`,
    noValue: (option: string) => `${option} takes no value.`,
    needsValue: (option: string, placeholder: string) => `${option} needs a value: ${option} ${placeholder}.`,
    unknown: (option: string) => `There is no option ${option}.`,
    nearest: (word: string) => ` Did you mean ${word}?`,
  },
} satisfies InBoth<object>;

/**
 * @param operands in the order in which they stand in the usage
 * @param language in which a mistake is told
 * @throws UsageError
 */
export function readArguments<Operands extends Arguments, Options extends Arguments>(
  args: readonly string[],
  operands: Operands,
  options: Options,
  language: Locale,
): Given<Operands> & Given<Options> {
  const known = new Map(
    Object.entries(options).map(([name, option]) => [optionName(name), { name, option }]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    // Our own sentences instead of the parser's.
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      [...known].map(([typed, { option }]) => [
        typed.slice(2),
        { type: option.placeholder === undefined ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
  });
  const typedOptions = new Map<string, string>();
  const typedOperands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') typedOperands.push(token.value);
    if (token.kind !== 'option') continue;
    const found = known.get(token.rawName);
    if (!found)
      throw new UsageError(
        sentences[language].unknown(token.rawName) +
          suggestion(token.rawName, [...known.keys(), ...general], language),
      );
    typedOptions.set(found.name, valueOf(token, placeholderIn(found.option, language), language));
  }
  const names = Object.keys(operands);
  const takesAll = Object.values(operands).some(({ isMany }) => isMany);
  if (typedOperands.length > names.length && !takesAll) {
    throw new UsageError(sentences[language].tooMany(typedOperands[names.length] ?? ''));
  }
  return {
    ...Object.fromEntries(
      Object.entries(operands).map(([name, operand], at) => [
        name,
        readOperand(operand, typedOperands.slice(at), placeholderIn(operand, language) ?? name, language),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(options).map(([name, option]) => [
        name,
        option.read(typedOptions.get(name), optionName(name), language),
      ]),
    ),
  } as Given<Operands> & Given<Options>;
}

/** @param words what was typed from its place on */
function readOperand(
  { read, isMany }: Argument<unknown>,
  words: readonly string[],
  name: string,
  language: Locale,
): unknown {
  const [first, ...others] = words;
  return isMany
    ? [first, ...others].flatMap((word) => read(word, name, language))
    : read(first, name, language);
}

type OptionToken = { rawName: string; value?: string | undefined; inlineValue?: boolean | undefined };

function valueOf(
  { rawName, value, inlineValue }: OptionToken,
  placeholder: string | undefined,
  language: Locale,
): string {
  if (placeholder === undefined) {
    if (inlineValue) throw new UsageError(sentences[language].noValue(rawName));
    return '';
  }
  // What looks like an option was hardly meant as a value; `--name=-x` says that it is.
  if (value === undefined || (!inlineValue && value.startsWith('-')))
    throw new UsageError(sentences[language].needsValue(rawName, placeholder));
  return value;
}

/** Options that every command understands. */
const general = ['--help', '--no-color', '--lingua', '--language'] as const;

/** @returns ` Did you mean …?`, or nothing when no known word is near */
export function suggestion(typed: string, known: readonly string[], language: Locale): string {
  const slips = Math.max(1, Math.floor(typed.replace(/^-+/, '').length / 3));
  const [nearest] = known
    .map((word) => ({ word, distance: slipsBetween(typed, word) }))
    .filter(({ distance }) => distance <= slips)
    .sort((one, other) => one.distance - other.distance);
  return nearest ? sentences[language].nearest(nearest.word) : '';
}
