import { expect, test } from 'vitest';
import type { Part } from '../../../domain/contract/parts.ts';
import { nothingKnown } from '../../../domain/facts/fact-names.ts';
import { policies } from '../../../shop.config.ts';
import { untoldOnItsPage } from '../../../test/untold-facts.ts';
import { partData, partTrail, returnPolicy } from './part-data.ts';

const panda = { id: 17, name: 'Panda (169)', brand: { id: 5, name: 'Fiat' } };
const lamp: Part = {
  ...untoldOnItsPage,
  id: 7,
  name: 'Faro anteriore sinistro',
  serialNumber: '51 810 268',
  otherNumbers: [],
  safety: false,
  price: 7900,
  discount: 15,
  discountedPrice: 6715,
  quantity: 1,
  condition: 'A',
  category: { id: 2, name: 'Faro anteriore', slug: 'faro-anteriore' },
  models: [panda],
  year: 2009,
  mileageKm: 121_000,
  fits: [],
  image: null,
  secondImage: null,
  photoCount: 0,
  paint: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
  description: '',
  availableFor: [{ ...panda, from: 2003, to: 2012 }],
  carModels: 'Fiat Panda (169) 2003–2012',
  car: { ...nothingKnown, id: 3, brandId: 5, modelId: 17, year: 2009, mileageKm: 121_000, partCount: 1 },
  images: [],
  weightKg: 3,
  shipping: { mainland: 890, islands: 1190 },
  isFreight: false,
  lowestPrice30d: 7900,
  isKept: false,
};
const site = 'https://smonto.example';
const told = (changes: Partial<Part> = {}) => partData({ ...lamp, ...changes }, 'it', site);

test('a part is an offer of something used, at the price after the discount', () => {
  expect(told()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': 'https://smonto.example/parts/7',
    name: 'Faro anteriore sinistro',
    description: expect.stringMatching(/^Faro anteriore sinistro 51 810 268: ricambio originale usato/),
    sku: '7',
    mpn: '51 810 268',
    brand: { '@type': 'Brand', name: 'Fiat' },
    category: 'Faro anteriore',
    offers: {
      '@type': 'Offer',
      url: 'https://smonto.example/parts/7',
      price: '67.15',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
      seller: { '@type': 'Organization', '@id': 'https://smonto.example/#shop', name: 'Smonto' },
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', currency: 'EUR', minValue: 8.9, maxValue: 11.9 },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IT' },
      },
      hasMerchantReturnPolicy: expect.objectContaining({
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'IT',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: policies.withdrawalDays.individual,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        refundType: 'https://schema.org/FullRefund',
      }),
    },
    isAccessoryOrSparePartFor: [
      {
        '@type': 'Vehicle',
        name: 'Fiat Panda (169) 2003–2012',
        brand: { '@type': 'Brand', name: 'Fiat' },
        model: 'Panda (169)',
      },
    ],
  });
});

test('a price has two decimals, whatever it is', () => {
  const prices = [5, 100, 7990, 123_450].map((discountedPrice) => told({ discountedPrice }).offers);
  expect(prices.map((offer) => (offer as { price: string }).price)).toEqual([
    '0.05',
    '1.00',
    '79.90',
    '1234.50',
  ]);
});

test('what is sold is out of stock', () => {
  expect(told({ quantity: 0 }).offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
});

test('where sending costs the same everywhere there is one figure', () => {
  expect(told({ shipping: { mainland: 0, islands: 0 } }).offers).toMatchObject({
    shippingDetails: { shippingRate: { '@type': 'MonetaryAmount', currency: 'EUR', value: 0 } },
  });
});

test('a safety part is for those in business', () => {
  expect(told({ safety: true }).offers).toMatchObject({
    eligibleCustomerType: { '@id': 'http://purl.org/goodrelations/v1#Business' },
  });
});

test('other days of companies are told beside those of persons', () => {
  expect(returnPolicy('en', { individual: 14, legal: 30 })).toMatchObject({
    merchantReturnDays: 14,
    description: '14 days (30 for companies)',
  });
  expect(returnPolicy('en', { individual: 14, legal: 14 })).not.toHaveProperty('description');
});

test('what nobody knows is not said', () => {
  const unknown = told({ car: null, availableFor: [], description: 'Provato al banco.' });
  expect(unknown.description).toBe('Provato al banco.');
  for (const name of ['brand', 'image', 'isAccessoryOrSparePartFor'])
    expect(unknown).not.toHaveProperty(name);
  const open = told({
    availableFor: [
      { ...panda, from: null, to: null },
      { ...panda, from: 2012, to: null },
    ],
  });
  expect(open.isAccessoryOrSparePartFor).toMatchObject([
    { name: 'Fiat Panda (169)' },
    { name: 'Fiat Panda (169) 2012–' },
  ]);
});

test('of many cars a dozen is told', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ ...panda, id: at, from: null, to: null }));
  expect(told({ availableFor: many }).isAccessoryOrSparePartFor).toHaveLength(12);
});

test('the way to a part goes by its kind, make and model, and by its kind alone where there is no car', () => {
  const steps = (part: Part) => {
    const { itemListElement } = partTrail(part, 'en', site);
    return (itemListElement as unknown as { position: number; name: string; item: string }[]).map(
      ({ position, name, item }) => [position, name, item],
    );
  };
  expect(steps(lamp)).toEqual([
    [1, 'Faro anteriore', 'https://smonto.example/en/search/?category=2'],
    [2, 'Fiat', 'https://smonto.example/en/search/?category=2&brand=5'],
    [3, 'Panda (169)', 'https://smonto.example/en/search/?category=2&brand=5&model=17'],
    [4, 'Faro anteriore sinistro', 'https://smonto.example/en/parts/7'],
  ]);
  expect(steps({ ...lamp, models: [] }).map(([position, name]) => [position, name])).toEqual([
    [1, 'Faro anteriore'],
    [2, 'Faro anteriore sinistro'],
  ]);
});
