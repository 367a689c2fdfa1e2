/** Reads a command's arguments by their data; what is unknown, missing or too much is refused with a sentence. */
import { parseArgs } from 'node:util';
import { slipsBetween } from '../../../domain/edit-distance.ts';
import { optionName, type Argument, type Arguments, type Given } from './arguments.ts';
import { UsageError } from './command.ts';

/**
 * @param operands in the order in which they stand in the usage
 * @throws UsageError
 */
export function readArguments<Operands extends Arguments, Options extends Arguments>(
  args: readonly string[],
  operands: Operands,
  options: Options,
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
    if (!found) throw new UsageError(unknown(token.rawName, [...known.keys(), '--help', '--no-color']));
    typedOptions.set(found.name, valueOf(token, found.option.placeholder));
  }
  const names = Object.keys(operands);
  const takesAll = Object.values(operands).some(({ isMany }) => isMany);
  if (typedOperands.length > names.length && !takesAll) {
    const [extra] = typedOperands.slice(names.length);
    throw new UsageError(`"${extra}" is one word too many.`);
  }
  return {
    ...Object.fromEntries(
      Object.entries(operands).map(([name, operand], at) => [
        name,
        readOperand(operand, typedOperands.slice(at), operand.placeholder ?? name),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(options).map(([name, option]) => [
        name,
        option.read(typedOptions.get(name), optionName(name)),
      ]),
    ),
  } as Given<Operands> & Given<Options>;
}

/** @param words what was typed from its place on */
function readOperand({ read, isMany }: Argument<unknown>, words: readonly string[], name: string): unknown {
  const [first, ...others] = words;
  return isMany ? [first, ...others].flatMap((word) => read(word, name)) : read(first, name);
}

type OptionToken = { rawName: string; value?: string | undefined; inlineValue?: boolean | undefined };

function valueOf({ rawName, value, inlineValue }: OptionToken, placeholder: string | undefined): string {
  if (placeholder === undefined) {
    if (inlineValue) throw new UsageError(`${rawName} takes no value.`);
    return '';
  }
  // What looks like an option was hardly meant as a value; `--name=-x` says that it is.
  if (value === undefined || (!inlineValue && value.startsWith('-')))
    throw new UsageError(`${rawName} needs a value: ${rawName} ${placeholder}.`);
  return value;
}

const unknown = (typed: string, known: readonly string[]): string =>
  `There is no option ${typed}.${suggestion(typed, known)}`;

/** @returns ` Did you mean …?`, or nothing when no known word is near */
export function suggestion(typed: string, known: readonly string[]): string {
  const slips = Math.max(1, Math.floor(typed.replace(/^-+/, '').length / 3));
  const [nearest] = known
    .map((word) => ({ word, distance: slipsBetween(typed, word) }))
    .filter(({ distance }) => distance <= slips)
    .sort((one, other) => one.distance - other.distance);
  return nearest ? ` Did you mean ${nearest.word}?` : '';
}
