import { expect, test } from 'vitest';
import { Problem } from '../../domain/problem.ts';
import { ConnectionLost, failureOf } from './failure.ts';

test('a shop that does not answer in time is told apart from a line that is gone', () => {
  expect(failureOf(new ConnectionLost())).toBe('connection_lost');
  expect(failureOf(new ConnectionLost(true))).toBe('no_answer');
});

test('what the shop refuses keeps its code, and a defect stays one', () => {
  expect(failureOf(new Problem('out_of_stock'))).toBe('out_of_stock');
  expect(() => failureOf(new TypeError('x is undefined'))).toThrow('x is undefined');
});
