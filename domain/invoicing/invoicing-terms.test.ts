import { expect, test } from 'vitest';
import { invoicing } from '../../shop.config.ts';
import { readRegisterNumber, readSeat, readShareCapital } from './company-register.ts';
import { daysLate, Invoicing } from './invoicing-terms.ts';

const wrong = (change: object) =>
  Invoicing.safeParse({ ...invoicing, ...change }).error?.issues.map(({ message }) => message) ?? [];

test('what stands in this shop’s file is allowed', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ since: '2027-01-01' })).toEqual([]);
});

test.each([
  [{ since: '2027-02-30' }, /^invoicing.since: a day, as 2027-01-01/],
  [{ since: 'domani' }, /^invoicing.since/],
  [{ individuals: 'never' }, /^invoicing.individuals: "when_asked"/],
  [{ series: 'WW' }, /^invoicing.series: one capital letter/],
  [{ regime: 'RF19' }, /^invoicing.regime: RF01/],
  [{ margin: { nature: 'N4', reference: 'art. 36' } }, /^invoicing.margin.nature: N5/],
  [{ margin: { nature: 'N5', reference: 'lung’' } }, /^invoicing.margin.reference/],
  [{ ordinaryRatePercent: 0.22 }, /^invoicing.ordinaryRatePercent: a whole percentage/],
  [{ stampDuty: { ...invoicing.stampDuty, cents: 0 } }, /^invoicing.stampDuty.cents/],
])('what is wrong is said in one sentence (%#)', (change, sentence) => {
  expect(wrong(change)).toEqual([expect.stringMatching(sentence)]);
});

test('seat, register and capital are taken apart as they are written for people', () => {
  expect(readSeat('Via dei Demolitori, 12/A, 40127 San Lazzaro di Savena (BO)')).toEqual({
    address: 'Via dei Demolitori, 12/A',
    postalCode: '40127',
    city: 'San Lazzaro di Savena',
    province: 'BO',
  });
  expect(readSeat('Via dei Demolitori 12, Bologna')).toBeUndefined();
  expect(readRegisterNumber('BO-123456')).toEqual({ office: 'BO', number: '123456' });
  expect(readRegisterNumber('123456')).toBeUndefined();
  expect(readShareCapital('1.110.000,50 € i.v.')).toBe(111_000_050);
  expect(readShareCapital('10000 euro')).toBeUndefined();
});

test('an invoice is late after twelve days', () => {
  expect(daysLate('2026-11-20', '2026-12-02')).toBe(0);
  expect(daysLate('2026-12-25', '2027-01-07')).toBe(1);
});
