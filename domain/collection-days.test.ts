import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collection as ours } from '../shop.config.ts';
import { Collection } from './collection.ts';
import { isKeptTooLong, keptUntil, readyDay } from './collection-days.ts';
import { isWorkingDay } from './working-days.ts';

const dispatch = { cutOffHour: 12, closedOn: ['2026-12-24'] };
/** @param moment as the clock of Rome shows it in winter */
const paidAt = (moment: string, readyWithinDays: number, promised: typeof dispatch | null = dispatch) =>
  readyDay(new Date(`${moment}+01:00`), { readyWithinDays }, promised);

test.each([
  ['paid before the hour it is ready a working day later', '2026-11-25T11:59', 1, '2026-11-26'],
  ['paid at the hour it counts from the day after', '2026-11-25T12:00', 1, '2026-11-27'],
  ['the same day where the owner promises that', '2026-11-25T11:59', 0, '2026-11-25'],
  ['and the next one after the hour', '2026-11-25T12:00', 0, '2026-11-26'],
  ['on Friday afternoon it counts from Monday', '2026-11-27T15:00', 1, '2026-12-01'],
  ['on Saturday too', '2026-11-28T09:00', 1, '2026-12-01'],
  ['a holiday is no working day', '2026-12-07T09:00', 1, '2026-12-09'],
  ['nor one on which the yard is closed', '2026-12-23T09:00', 1, '2026-12-28'],
  ['over Christmas and the new year', '2026-12-24T09:00', 4, '2027-01-04'],
])('%s', (_rule, moment, days, expected) => {
  expect(paidAt(moment, days)).toBe(expected);
});

test('where no days of dispatch are promised no hour is too late', () => {
  expect(paidAt('2026-11-25T23:59', 1, null)).toBe('2026-11-26');
  expect(paidAt('2026-12-23T09:00', 1, null)).toBe('2026-12-24');
});

test('it is never ready on a day on which nobody is there, nor before it was paid', () => {
  const anyMoment = fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2036-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(anyMoment, fc.nat({ max: 30 }), (moment, readyWithinDays) => {
      const day = readyDay(moment, { readyWithinDays }, dispatch);
      expect(isWorkingDay(Date.parse(day))).toBe(true);
      expect(dispatch.closedOn).not.toContain(day);
      expect(day >= readyDay(moment, { readyWithinDays: 0 }, dispatch)).toBe(true);
    }),
  );
});

test('it is kept for whole days of Rome, from the one on which the buyer was told', () => {
  const told = (moment: string) => keptUntil(new Date(moment), { keptForDays: 14 });
  expect(told('2026-11-26T22:59:59Z')).toBe('2026-12-10');
  expect(told('2026-11-26T23:00:00Z')).toBe('2026-12-11');
});

const wrong = (value: unknown) =>
  Collection.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test('what stands in this shop’s file is allowed', () => {
  expect(ours === null ? [] : wrong(ours)).toEqual([]);
});

const fine: Collection = {
  address: { name: 'Il piazzale', address: 'Via Roma 1', postalCode: '40121', city: 'Bologna', region: 'BO' },
  hours: { it: '9–18', en: '9–18' },
  readyWithinDays: 1,
  keptForDays: 14,
};

test.each([
  [{ address: { ...fine.address, name: ' ' } }, /^collection.address.name: words on one line/],
  [{ address: { ...fine.address, postalCode: '4012' } }, /^collection.address.postalCode: five digits/],
  [{ address: { ...fine.address, region: 'XX' } }, /^collection.address.region: a province/],
  [{ hours: { it: '9–18', en: '' } }, /^collection.hours.en: words on one line/],
  [{ readyWithinDays: -1 }, /^collection.readyWithinDays: from 0 to 30/],
  [{ keptForDays: 1 }, /^collection.keptForDays: from 3 to 90/],
])('what is wrong of it is said in one sentence (%#)', (changes, sentence) => {
  expect(wrong(fine)).toEqual([]);
  expect(wrong({ ...fine, ...changes })).toEqual([expect.stringMatching(sentence)]);
});

test('on the last day it is still kept, to midnight in Italy', () => {
  expect(isKeptTooLong('2026-12-04', new Date('2026-12-04T22:59:00Z'))).toBe(false);
  expect(isKeptTooLong('2026-12-04', new Date('2026-12-04T23:00:00Z'))).toBe(true);
  expect(isKeptTooLong(null, new Date('2026-12-04T23:00:00Z'))).toBe(false);
});
