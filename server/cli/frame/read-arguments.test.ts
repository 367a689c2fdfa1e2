import { expect, test } from 'vitest';
import { UsageError } from './command.ts';
import { asTyped, flag, oneOf, oneOrMore, operand, option, wholeNumber, withDefault } from './arguments.ts';
import { readArguments } from './read-arguments.ts';

const operands = { file: operand('FILE', { it: 'cosa leggere', en: 'what to read' }, asTyped) };
const nothing = { it: '', en: '' };
const options = {
  dryRun: flag(nothing),
  limit: withDefault(option('N', nothing, wholeNumber(1, 100)), 20),
  state: option({ it: 'STATO', en: 'STATE' }, nothing, oneOf(['paid', 'shipped'])),
};
const read = (...args: string[]) => readArguments(args, operands, options, 'en');

test('operands and options are read in any order, what is left out has its default', () => {
  expect(read('--limit', '5', 'a.csv', '--dry-run', '--state=paid')).toEqual({
    file: 'a.csv',
    dryRun: true,
    limit: 5,
    state: 'paid',
  });
  expect(read('a.csv')).toEqual({ file: 'a.csv', dryRun: false, limit: 20, state: undefined });
  expect(read('--', '--limit')).toMatchObject({ file: '--limit' });
});

test.each([
  [[], 'FILE is missing: what to read.'],
  [['a', 'b'], '"b" is one word too many.'],
  [['a', '--dryrun'], 'There is no option --dryrun. Did you mean --dry-run?'],
  [['a', '--zzz'], 'There is no option --zzz.'],
  [['a', '-x'], 'There is no option -x.'],
  [['a', '--limit'], '--limit needs a value: --limit N.'],
  [['a', '--limit', '--dry-run'], '--limit needs a value: --limit N.'],
  [['a', '--limit', '0'], '--limit must be a whole number from 1 to 100, not "0".'],
  [['a', '--limit', '1e1'], '--limit must be a whole number from 1 to 100, not "1e1".'],
  [['a', '--dry-run=yes'], '--dry-run takes no value.'],
  [['a', '--state', 'lost'], '--state must be one of paid, shipped, not "lost".'],
])('%j is told as it is', (args, message) => {
  expect(() => read(...args)).toThrow(new UsageError(message));
});

test.each([
  [[], 'Manca FILE: cosa leggere.'],
  [['a', 'b'], '"b" è una parola di troppo.'],
  [['a', '--dryrun'], 'L’opzione --dryrun non c’è. Forse --dry-run?'],
  [['a', '--state'], '--state vuole un valore: --state STATO.'],
  [['a', '--limit', '0'], '--limit vuole un numero intero da 1 a 100, non "0".'],
  [['a', '--dry-run=yes'], '--dry-run si scrive da sola, senza valore.'],
  [['a', '--state', 'lost'], '--state può essere paid, shipped; "lost" non c’è.'],
])('%j is told in Italian too', (args, message) => {
  expect(() => readArguments(args, operands, options, 'it')).toThrow(new UsageError(message));
});

test('the last operand may take all that is left, and at least one', () => {
  const many = {
    ...operands,
    ids: oneOrMore(operand('ID', { it: 'quali', en: 'which ones' }, wholeNumber(1, 9))),
  };
  const readMany = (...args: string[]) => readArguments(args, many, options, 'en');
  expect(readMany('a.csv', '1', '--limit', '5', '2')).toMatchObject({ file: 'a.csv', ids: [1, 2], limit: 5 });
  expect(() => readMany('a.csv')).toThrow(new UsageError('ID is missing: which ones.'));
  expect(() => readMany('a.csv', '1', 'x')).toThrow('ID must be a whole number from 1 to 9, not "x".');
});
