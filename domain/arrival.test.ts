import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dispatch as ours } from '../shop.config.ts';
import { arrivalOf, orderArrival, transitDays } from './arrival.ts';
import { Dispatch } from './dispatch.ts';
import { provinces } from './provinces.ts';

const dispatch: Dispatch = {
  cutOffHour: 12,
  closedOn: ['2026-12-24'],
  parcel: { mainland: { least: 1, most: 2 }, islands: { least: 2, most: 4 } },
  freight: { mainland: { least: 3, most: 5 }, islands: { least: 4, most: 7 } },
  parcelByProvince: { BO: { least: 1, most: 1 }, RC: { least: 2, most: 3 } },
};
const parcelTo = (province: string | undefined) => ({ province, isFreight: false });
/** @param moment as the clock of Rome shows it in winter */
const orderedAt = (moment: string, province: string | undefined = 'MI', isFreight = false) => {
  const now = new Date(`${moment}+01:00`);
  const { leavesOn, inDays, earliest, latest } = arrivalOf(now, dispatch, { province, isFreight });
  return [leavesOn, inDays, earliest, latest];
};

test.each([
  ['before the hour it leaves today', '2026-11-25T11:59', ['2026-11-25', 0, '2026-11-26', '2026-11-27']],
  ['at the hour it leaves tomorrow', '2026-11-25T12:00', ['2026-11-26', 1, '2026-11-27', '2026-11-30']],
  [
    'on Friday afternoon it leaves on Monday',
    '2026-11-27T15:00',
    ['2026-11-30', 3, '2026-12-01', '2026-12-02'],
  ],
  ['a holiday is no working day', '2026-12-07T09:00', ['2026-12-07', 0, '2026-12-09', '2026-12-10']],
  [
    'a day on which the yard is closed is none to leave on',
    '2026-12-23T13:00',
    ['2026-12-28', 5, '2026-12-29', '2026-12-30'],
  ],
])('%s', (_rule, moment, expected) => {
  expect(orderedAt(moment)).toEqual(expected);
});

test('the hour is that of Rome, in summer too', () => {
  const at = (moment: string) => arrivalOf(new Date(moment), dispatch, parcelTo('MI')).inDays;
  expect([at('2026-07-15T09:59:59Z'), at('2026-07-15T10:00:00Z')]).toEqual([0, 1]);
});

test('a province has its own time, an island its zone’s, and a pallet that of freight', () => {
  expect(transitDays(dispatch, parcelTo('BO'))).toEqual({ least: 1, most: 1 });
  expect(transitDays(dispatch, parcelTo('CA'))).toEqual({ least: 2, most: 4 });
  expect(transitDays(dispatch, { province: 'BO', isFreight: true })).toEqual({ least: 3, most: 5 });
});

test('as long as nobody said where to, no province of the mainland is promised less than it gets', () => {
  const unknown = transitDays(dispatch, parcelTo(undefined));
  expect(unknown).toEqual({ least: 1, most: 3 });
});

test('nothing arrives before it left, or on a day on which couriers rest', () => {
  const anyMoment = fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2036-01-01'),
    noInvalidDate: true,
  });
  const anyProvince = fc.constantFrom(undefined, ...provinces.map(({ id }) => id));
  fc.assert(
    fc.property(anyMoment, anyProvince, fc.boolean(), (now, province, isFreight) => {
      const { leavesOn, earliest, latest } = arrivalOf(now, dispatch, { province, isFreight });
      expect(leavesOn < earliest && earliest <= latest).toBe(true);
      for (const day of [leavesOn, earliest, latest]) expect([0, 6]).not.toContain(new Date(day).getUTCDay());
    }),
  );
});

test('an order of a parcel and a pallet is there between the first day of the one and the last of the other', () => {
  const paidAt = new Date('2026-11-25T11:59+01:00');
  const days = (...travels: ('freight' | 'parcel')[]) =>
    orderArrival(
      paidAt,
      dispatch,
      travels.map((by) => ({ province: 'MI', isFreight: by === 'freight' })),
    );
  expect(days('parcel')).toEqual({ earliest: '2026-11-26', latest: '2026-11-27' });
  expect(days('freight')).toEqual({ earliest: '2026-11-30', latest: '2026-12-02' });
  expect(days('freight', 'parcel')).toEqual({ earliest: '2026-11-26', latest: '2026-12-02' });
});

const wrong = (changes: object) =>
  Dispatch.safeParse({ ...dispatch, ...changes }).error?.issues.map(({ message }) => message) ?? [];

test('what stands in this shop’s file is allowed', () => {
  expect(ours === null || Dispatch.safeParse(ours).success).toBe(true);
});

test.each([
  [{ cutOffHour: 24 }, /^dispatch.cutOffHour: a full hour/],
  [{ closedOn: ['24.12.2026'] }, /^dispatch.closedOn: days as/],
  [
    { freight: { mainland: { least: 5, most: 3 }, islands: { least: 1, most: 1 } } },
    /least is no more than most/,
  ],
  [{ parcelByProvince: { ROMA: { least: 1, most: 2 } } }, /provinces by their two letters/],
])('what is wrong is said in one sentence (%#)', (changes, sentence) => {
  expect(wrong(changes)).toEqual([expect.stringMatching(sentence)]);
});
