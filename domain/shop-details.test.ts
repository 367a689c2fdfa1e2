import { expect, test } from 'vitest';
import { about, parcelPages, shippingRates, shop } from '../shop.config.ts';
import { About, ParcelPages, ShippingRates, ShopDetails } from './shop-details.ts';

type Checked = { safeParse(value: unknown): { error?: { issues: { message: string }[] } } };
const wrong = (schema: Checked, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test('what stands in this shop’s file is allowed', () => {
  expect(wrong(ShopDetails, shop)).toEqual([]);
  expect(wrong(About, about)).toEqual([]);
  expect(wrong(ParcelPages, parcelPages)).toEqual([]);
  expect(wrong(ShippingRates, shippingRates)).toEqual([]);
});

test.each([
  [{ name: ' Smonto' }, /^name: words on one line/],
  [{ email: 'ciao at smonto' }, /^email: an e-mail address/],
  [{ phones: ['051 000 0001', '+39 051 000 0002'] }, /^phones: with the country’s code/],
  [{ phones: ['+39 051 000 0001'] }, /^phones: two numbers/],
  [{ company: { ...shop.company, vatNumber: '01234560372' } }, /^company.vatNumber: eleven digits/],
  [{ bank: { ...shop.bank, iban: 'IT60X0542811101000000123457' } }, /^bank.iban: not an IBAN/],
  [{ bank: { ...shop.bank, iban: 'IT60 X054 2811 1010 0000 0123 456' } }, /^bank.iban: not an IBAN/],
  [{ paidWith: { ...shop.paidWith, card: [' Visa'] } }, /^paidWith.card: words on one line/],
  [{ couriers: [] }, /^couriers: one at least/],
  [{ couriers: ['BRT', 'DHL', 'UPS', 'BRT'] }, /^couriers: one stands there twice/],
  [{ couriersForHazards: ['Bartolini'] }, /^couriersForHazards: each of them stands in couriers/],
])('of the shop itself what is wrong is said in one sentence (%#)', (changes, sentence) => {
  expect(wrong(ShopDetails, { ...shop, ...changes })).toEqual([expect.stringMatching(sentence)]);
});

test.each([
  [{ BRT: 'http://brt.example/?n={code}' }, /begin with https/],
  [{ BRT: 'https://brt.example/' }, /\{code\} where/],
])('of pages about parcels (%#)', (pages, sentence) => {
  expect(wrong(ParcelPages, pages)).toEqual([expect.stringMatching(sentence)]);
  expect(wrong(ParcelPages, { BRT: null })).toEqual([]);
});

test.each([
  [shippingRates.slice(1), /each once, in this order/],
  [shippingRates.map((rate) => ({ ...rate, mainlandCents: 7.5 })), /mainlandCents: whole cents/],
  [shippingRates.map((rate) => ({ ...rate, islandsCents: -1 })), /islandsCents: 0 or more/],
  [shippingRates.map((rate) => ({ ...rate, maxKg: 5 })), /carries more kilograms/],
])('of rates (%#)', (rates, sentence) => {
  expect(new Set(wrong(ShippingRates, rates))).toEqual(new Set([expect.stringMatching(sentence)]));
});

const both = { it: 'Il piazzale', en: 'The yard' };
const photo = { file: '/shop/yard.jpg', width: 1200, height: 800, alt: both };

test.each([
  [{ people: [{ name: '', does: both }] }, /^about.people.name: words on one line/],
  [{ place: { ...both, en: ' ' } }, /^about.place.en: words on one line/],
  [
    { photo: { ...photo, file: 'https://elsewhere.example/yard.jpg' } },
    /^about.photo.file: a file in public/,
  ],
  [{ photo: { ...photo, width: 0 } }, /^about.photo.width: more than 0/],
])('of who they are an owner is told what is wrong (%#)', (changes, sentence) => {
  expect(wrong(About, { people: [], place: both, photo, ...changes })).toEqual([
    expect.stringMatching(sentence),
  ]);
});
