import { expect, test } from 'vitest';
import type { Order } from '../../domain/contract/orders.ts';
import { shop } from '../../shop.config.ts';
import { orderConfirmation } from './order-confirmation.ts';

const address = {
  name: 'Maria <b>Rossi</b>',
  address: 'Via Roma 1',
  postalCode: '40121',
  city: 'Bologna',
  region: 'BO',
  country: 'IT',
};
const order: Order = {
  id: '019a9f00-0000-7000-8000-000000000000',
  orderNumber: 'S-26-7KQ2MX',
  state: 'paid',
  placedAt: '2026-11-20T10:00:00.000Z',
  purchasedAt: '2026-11-20T10:01:00.000Z',
  items: [
    {
      id: '019a9f00-0000-7000-8000-000000000001',
      partId: 1,
      name: 'Fanale & specchio',
      serialNumber: '51 810 268',
      donorCar: 'Fiat Panda (169) · 2009',
      kind: 'fanale-posteriore',
      image: null,
      quantity: 2,
      price: 7900,
      discountedPrice: 7900,
      state: 'ordered',
      returnableUntil: null,
      returnedAt: null,
      outcome: null,
      outcomeNote: null,
      reduction: 0,
    },
  ],
  goods: 15_800,
  discount: 2370,
  shipping: 0,
  finalPrice: 13_430,
  billingAddress: address,
  taxDetails: { companyName: null, vatNumber: null, fiscalCode: null, uniqueCode: null, pecAddress: null },
  delivery: 'courier',
  deliveryAddress: address,
  collection: null,
  withdrawalDays: 14,
  payment: { method: 'card', state: 'paid', url: null, dueAt: null },
  refunds: [],
  arrival: { earliest: '2026-11-26', latest: '2026-11-27' },
  shipment: null,
  history: [],
};
const recipient = {
  locale: 'it',
  to: 'maria@example.com',
  firstName: '<script>alert(1)</script>',
  publicUrl: 'https://smonto.example',
} as const;

test('says what was bought, what it cost and which rights the buyer has', () => {
  const { subject, text, html } = orderConfirmation(order, recipient);
  expect(subject).toBe('Il tuo ordine S-26-7KQ2MX è confermato');
  for (const form of [text.replaceAll('\u00a0', ' '), html.replaceAll('\u00a0', ' ')]) {
    expect(form).toContain('158,00 €');
    expect(form).toContain('Arrivo previsto: giovedì 26 – venerdì 27 novembre.');
    expect(form).toContain('−23,70 €');
    expect(form).toContain('134,30 €');
    expect(form).toContain('14 giorni');
    expect(form).toContain('1 anno');
    expect(form).toContain('40121 Bologna (BO)');
  }
});

test('speaks the language of the order', () => {
  const { subject, text } = orderConfirmation(order, { ...recipient, locale: 'en' });
  expect(subject).toBe('Your order S-26-7KQ2MX is confirmed');
  expect(text).toContain('https://smonto.example/en/account/orders');
  expect(text).toContain('legal warranty');
});

test('names the country of an address abroad, in the language of the order, and leaves Italy out', () => {
  const abroad = { ...order, billingAddress: { ...address, country: 'DE' } };
  expect(orderConfirmation(abroad, recipient).text).toContain('\nGermania\n');
  expect(orderConfirmation(abroad, { ...recipient, locale: 'en' }).html).toContain('Germany');
  expect(orderConfirmation(order, recipient).text).not.toMatch(/^(?:IT|Italia)$/mu);
});

test('says how to withdraw by the ways that are there: the button as it is called, and the shop’s own address', () => {
  for (const [locale, button] of [
    ['it', 'Recedere dal contratto qui'],
    ['en', 'Withdraw from the contract here'],
  ] as const) {
    const { text, html } = orderConfirmation(order, { ...recipient, locale });
    for (const form of [text, html]) {
      expect(form).toContain(shop.email);
      expect(form).toContain(button);
    }
  }
});

test('a name is never markup', () => {
  const { html } = orderConfirmation(order, recipient);
  expect(html).not.toContain('<script>');
  expect(html).toContain('Maria &lt;b&gt;Rossi&lt;/b&gt;');
  expect(html).toContain('Fanale &amp; specchio');
});

test('who writes is said in the language of the mail', () => {
  const said = (locale: 'it' | 'en') => orderConfirmation(order, { ...recipient, locale });
  for (const form of [said('it').text, said('it').html])
    expect(form).toContain(`P. IVA ${shop.company.vatNumber}`);
  for (const form of [said('en').text, said('en').html]) {
    expect(form).toContain(`VAT no. ${shop.company.vatNumber}`);
    expect(form).not.toContain('P. IVA');
  }
});
