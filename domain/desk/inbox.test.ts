import { expect, test } from 'vitest';
import { inboxState, isLate } from './inbox.ts';

const friday = new Date('2026-11-20T10:00:00Z');
const open = { receivedAt: friday, answeredAt: null, closedAt: null };

test('what came on a Friday is late once Monday is over', () => {
  expect(isLate(open, new Date('2026-11-23T22:00:00Z'))).toBe(false);
  expect(isLate(open, new Date('2026-11-24T00:00:00Z'))).toBe(true);
});

test('what was answered or closed is never late', () => {
  const later = new Date('2026-12-24T00:00:00Z');
  const answered = { ...open, answeredAt: friday };
  const closed = { ...open, closedAt: friday };
  expect([inboxState(open), inboxState(answered), inboxState(closed)]).toEqual([
    'open',
    'answered',
    'closed',
  ]);
  expect([isLate(answered, later), isLate(closed, later), isLate({ ...answered, ...closed }, later)]).toEqual(
    [false, false, false],
  );
});
