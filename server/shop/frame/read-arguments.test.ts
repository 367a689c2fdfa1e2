import { expect, test } from 'vitest';
import { UsageError } from '../command.ts';
import { asTyped, flag, oneOf, operand, option, wholeNumber, withDefault } from './arguments.ts';
import { readArguments } from './read-arguments.ts';

const operands = { file: operand('FILE', 'what to read', asTyped) };
const options = {
  dryRun: flag('write nothing'),
  limit: withDefault(option('N', 'how many', wholeNumber(1, 100)), 20),
  state: option('STATE', 'which', oneOf(['paid', 'shipped'])),
};
const read = (...args: string[]) => readArguments(args, operands, options);

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
