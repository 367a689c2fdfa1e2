import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  isConnectionLost,
  isDiskFull,
  isRowRefused,
  isUnavailable,
  isWorthAnotherTry,
} from './driver-error.ts';

const failed = (members: object, message = 'it failed') => Object.assign(new Error(message), members);
const asDrizzleSays = (error: Error) => new DrizzleQueryError('select 1', [], error);

test.each([
  failed({ code: '57P01' }),
  failed({ code: '08006' }),
  failed({ code: 'ECONNREFUSED', syscall: 'connect' }),
  failed({ code: 'ENOENT', syscall: 'connect' }),
  failed({}, 'Connection terminated unexpectedly'),
  failed({}, 'timeout exceeded when trying to connect'),
])('a connection that is not there any more is told, by itself and as drizzle says it: %o', (error) => {
  expect(isConnectionLost(error)).toBe(true);
  expect(isConnectionLost(asDrizzleSays(error))).toBe(true);
});

test.each([
  failed({ code: '57014' }, 'canceling statement due to user request'),
  failed({ code: 'ENOENT', syscall: 'open' }),
  new TypeError('fetch failed', { cause: failed({ code: 'ECONNREFUSED', syscall: 'connect' }) }),
  asDrizzleSays(failed({ code: '23505' })),
  undefined,
])('a query that ran too long, a file or a bucket that is not there is no lost connection: %o', (error) => {
  expect(isConnectionLost(error)).toBe(false);
});

test('a row that the database does not take is told apart from two that got in each other’s way', () => {
  const [taken, deadlock] = [failed({ code: '23505' }), failed({ code: '40P01' })].map(asDrizzleSays);
  expect([taken, deadlock].map(isRowRefused)).toEqual([true, false]);
  expect([taken, deadlock].map(isWorthAnotherTry)).toEqual([false, true]);
});

test.each(['08006', '25P03', '53100', '53300', '55P03', '57014', '57P03', '40P01', '25006'])(
  'a database that cannot do it now (%s) may do it later',
  (code) => {
    expect(isUnavailable(asDrizzleSays(failed({ code })))).toBe(true);
  },
);

test.each(['23505', '22021', '42601', '42P01', '25P02', ''])('a fault (%s) stays one', (code) => {
  expect(isUnavailable(asDrizzleSays(failed({ code })))).toBe(false);
});

test('a disk without room is told by whoever finds out', () => {
  const errors = [
    asDrizzleSays(failed({ code: '53100' })),
    failed({ code: 'ENOSPC', syscall: 'write' }),
    // As the embedded engine throws it, out of its thread.
    { name: 'ErrnoError', errno: 51 },
    failed({ code: 'ERR_SQLITE_ERROR', errcode: 13 }),
  ];
  expect(errors.filter(isDiskFull)).toEqual(errors);
  expect(
    [undefined, failed({ code: '53300' }), { name: 'ErrnoError', errno: 44 }].filter(isDiskFull),
  ).toEqual([]);
});
