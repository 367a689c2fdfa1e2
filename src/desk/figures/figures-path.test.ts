import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figuresDay } from '../../../domain/contract/desk-figures.ts';
import { figuresAsked, figuresPath } from './figures-path.ts';

const today = '2026-11-21';
const asked = (path?: string, day?: string) => figuresAsked(path, day, today);

test('an address as the desk writes it is what it is', () => {
  expect(asked()).toEqual({ kind: 'week', day: undefined, insteadAt: undefined });
  expect(asked('mese')).toEqual({ kind: 'month', day: undefined, insteadAt: undefined });
  expect(asked('anno', '2025-12-31')).toEqual({ kind: 'year', day: '2025-12-31', insteadAt: undefined });
  expect(asked('settimana', '2028-02-29').insteadAt).toBe('/cifre/settimana');
  expect(asked('settimana', '2024-02-29').insteadAt).toBeUndefined();
});

test('a month, a year and a week are found by their own names', () => {
  expect(asked('mese', '2026-11')).toEqual({
    kind: 'month',
    day: '2026-11-01',
    insteadAt: '/cifre/mese/2026-11-01',
  });
  expect(asked('anno', '2026').insteadAt).toBe('/cifre/anno/2026-01-01');
  expect(asked('anno', '2025-11').insteadAt).toBe('/cifre/anno/2025-01-01');
  expect(asked('settimana', '2026-W01').insteadAt).toBe('/cifre/settimana/2025-12-29');
  expect(asked('settimana', '2020-W53').insteadAt).toBe('/cifre/settimana/2020-12-28');
  expect(asked('Mese', '2026-10-01').insteadAt).toBe('/cifre/mese/2026-10-01');
});

test.each([
  'pippo',
  '2026-02-30',
  '2026-13-01',
  '2025-W53',
  '2026-W00',
  '1970',
  '9999',
  '2026',
  '1970-01-01',
  '%E0%A4%A',
  '',
])('there is no week of %s: the one that runs is shown', (day) => {
  expect(asked('settimana', day)).toEqual({ kind: 'week', day: undefined, insteadAt: '/cifre/settimana' });
});

test('of a kind that nobody knows it is this week, and of what is to come what runs', () => {
  expect(asked('pippo')).toEqual({ kind: 'week', day: undefined, insteadAt: '/cifre/settimana' });
  expect(asked('pippo', '2026-10-01').insteadAt).toBe('/cifre/settimana');
  expect(asked('mese', '2026-12').insteadAt).toBe('/cifre/mese');
  expect(asked('mese', '2026-13').insteadAt).toBe('/cifre/mese');
  expect(asked('anno', '9999').insteadAt).toBe('/cifre/anno');
  expect(asked('anno', '1970').insteadAt).toBe('/cifre/anno');
  expect(asked('settimana', '2026-11-23').insteadAt).toBe('/cifre/settimana');
  // Sunday lies ahead, and its week runs.
  expect(asked('settimana', '2026-11-22').insteadAt).toBeUndefined();
});

test('whatever stands in an address, it leads to one that stands, and asks for a day that the shop knows', () => {
  const word = fc.option(fc.oneof(fc.constantFrom('settimana', 'mese', 'anno', 'pippo'), fc.string()), {
    nil: undefined,
  });
  const digits = fc.stringMatching(/^\d{4}(-W?\d\d(-\d\d)?)?$/);
  fc.assert(
    fc.property(word, fc.option(fc.oneof(digits, fc.string()), { nil: undefined }), (path, day) => {
      const found = asked(path, day);
      if (found.day !== undefined) expect(figuresDay.safeParse(found.day).success).toBe(true);
      const [, , word_, day_] = (found.insteadAt ?? figuresPath(found.kind, found.day)).split('/');
      expect(asked(word_, day_)).toEqual({ ...found, insteadAt: undefined });
    }),
  );
});
