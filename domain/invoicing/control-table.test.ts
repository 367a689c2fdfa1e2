import { expect, test } from 'vitest';
import { violationsOf } from './control-table.ts';
import type { Fattura } from './fattura.ts';
import { fineOf } from './vat-amounts.ts';

const margin = { ratePercent: 0, nature: 'N5' };
const line = {
  isDiscount: false,
  codes: [],
  description: 'Fanale',
  quantity: 2,
  unitPrice: fineOf(5_000),
  total: fineOf(10_000),
  ...margin,
};
const summary = { ...margin, taxable: 10_000, tax: 0, reference: null };
const place = { address: 'Via Roma 1', postalCode: '40121', city: 'Bologna', province: 'BO', country: 'IT' };

const good: Fattura = {
  progressive: 'W0001',
  recipientCode: 'ABC1234',
  recipientPec: null,
  seller: {
    vat: { country: 'IT', code: '01234560371' },
    name: 'Smonto',
    regime: 'RF14',
    seat: place,
    register: {
      office: 'BO',
      number: '1',
      capitalCents: 1,
      hasSoleShareholder: false,
      isInLiquidation: false,
    },
  },
  buyer: {
    vat: { country: 'IT', code: '09876540379' },
    fiscalCode: null,
    name: { company: 'Rossi' },
    seat: place,
  },
  kind: 'TD01',
  day: '2026-11-20',
  number: 'W-2026-1',
  total: 10_000,
  stampDuty: null,
  causes: [],
  order: { number: 'S-26-7K2M9Q', day: '2026-11-20' },
  corrects: null,
  lines: [line],
  summaries: [summary],
  payment: { code: 'MP08', cents: 10_000 },
};
const codesOf = (change: Partial<Fattura>) =>
  violationsOf({ ...good, ...change }, '2026-11-26').map(({ code }) => code);

test('a good document breaks no rule', () => {
  expect(codesOf({})).toEqual([]);
});

const withVat = { ...line, ratePercent: 22, nature: null };
test.each<[string, Partial<Fattura>]>([
  ['00301', { seller: { ...good.seller, vat: { country: 'IT', code: '01234560372' } } }],
  ['00305', { buyer: { ...good.buyer, vat: { country: 'IT', code: '09876540378' } } }],
  ['00306', { buyer: { ...good.buyer, fiscalCode: 'RSSMRA80A41A944U' } }],
  ['00400', { lines: [{ ...line, nature: null }] }],
  ['00401', { lines: [{ ...line, ratePercent: 22 }] }],
  ['00403', { day: '2026-11-27' }],
  ['00417', { buyer: { ...good.buyer, vat: null } }],
  ['00418', { kind: 'TD04', corrects: { number: 'W-2026-1', day: '2026-11-21' } }],
  ['00419', { lines: [line, withVat] }],
  ['00421', { summaries: [{ ...summary, tax: 2 }] }],
  ['00422', { summaries: [{ ...summary, taxable: 9_998 }] }],
  ['00423', { lines: [{ ...line, quantity: 3 }] }],
  ['00424', { lines: [{ ...withVat, ratePercent: 0.22 }] }],
  ['00425', { number: 'W' }],
  ['00426', { recipientPec: 'rossi@pec.example' }],
  ['00427', { recipientCode: 'ABC123' }],
  ['00429', { summaries: [{ ...summary, nature: null }] }],
  ['00430', { summaries: [{ ...summary, ratePercent: 22 }] }],
  ['00443', { summaries: [summary, { ...summary, ratePercent: 10, nature: null, taxable: 0 }] }],
  ['00444', { lines: [{ ...line, nature: 'N4' }] }],
  ['00471', { buyer: { ...good.buyer, vat: good.seller.vat } }],
  [
    '00476',
    {
      seller: { ...good.seller, vat: { country: 'DE', code: '1' } },
      buyer: { ...good.buyer, vat: { country: 'FR', code: '2' } },
    },
  ],
  ['total', { total: 9_999 }],
])('what breaks rule %s is told under it', (code, change) => {
  expect(codesOf(change)).toContain(code);
});
