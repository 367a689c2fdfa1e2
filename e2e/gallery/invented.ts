/** Parts and orders that nobody sells: what the gallery puts into the shop's real components. */
import type { Locale } from '../../domain/constants.ts';
import type { Order, OrderItem } from '../../domain/contract/orders.ts';
import type { PartSummary } from '../../domain/contract/parts.ts';
import { untoldInLists } from '../../test/untold-facts.ts';

/** A name of 60 letters, the longest that a card has to bear without a fuss. */
export const longNames: Record<Locale, string> = {
  it: 'Centralina controllo airbag con sensori di urto laterale dx.',
  en: 'Airbag control unit with side impact sensors, driver’s side.',
};

const names: Record<Locale, string> = { it: 'Faro anteriore sinistro', en: 'Front headlight, left' };

const photo = {
  src: '/media/photo/960.jpg',
  width: 960,
  height: 720,
  widths: [320, 640, 960],
};

/** A part as the lists show it. */
export function partOf(locale: Locale, changes: Partial<PartSummary> = {}): PartSummary {
  return {
    ...untoldInLists,
    id: 1,
    name: names[locale],
    serialNumber: '51 810 268',
    safety: false,
    price: 12_000,
    discount: 0,
    discountedPrice: 12_000,
    quantity: 1,
    shipping: { mainland: 0, islands: 0 },
    isFreight: false,
    condition: 'A',
    category: { id: 1, name: names[locale], slug: 'faro-anteriore' },
    models: [{ id: 1, name: 'Panda (169)', brand: { id: 1, name: 'Fiat' } }],
    year: 2009,
    mileageKm: 121_000,
    fits: [],
    image: null,
    secondImage: null,
    photoCount: 0,
    paint: null,
    updatedAt: '2026-05-04T08:00:00.000Z',
    ...changes,
  };
}

/** @param hash `missing` is one that cannot be had */
export const photoOf = (locale: Locale, hash = 'photo') => ({
  ...photo,
  src: photo.src.replace('photo', hash),
  alt: names[locale],
});

const address = {
  name: 'Maria Rossi',
  address: 'Via dei Demolitori 12',
  postalCode: '40127',
  city: 'Bologna',
  region: 'BO',
  country: 'IT',
};

const dayMs = 86_400_000;

const itemOf = (locale: Locale, changes: Partial<OrderItem> = {}): OrderItem => ({
  id: '0190c1a8-0000-7000-8000-000000000001',
  partId: 1,
  name: names[locale],
  serialNumber: '51 810 268',
  donorCar: 'Fiat Panda (169) · 2009 · 121.000 km',
  kind: 'faro-anteriore',
  image: null,
  quantity: 1,
  price: 12_000,
  discountedPrice: 10_800,
  state: 'ordered',
  returnableUntil: null,
  returnedAt: null,
  outcome: null,
  outcomeNote: null,
  reduction: 0,
  ...changes,
});

/** An order in a state, with what belongs to it then. */
export function orderOf(locale: Locale, state: Order['state'], changes: Partial<Order> = {}): Order {
  const isRefunded = state === 'refunded';
  const isPaid = state !== 'awaiting_payment' && state !== 'cancelled';
  const placedAt = '2026-05-04T08:00:00.000Z';
  return {
    id: '0190c1a8-0000-7000-8000-000000000000',
    orderNumber: 'SM-2026-000042',
    state,
    placedAt,
    purchasedAt: isPaid ? placedAt : null,
    items: [
      itemOf(
        locale,
        isPaid && state !== 'shipped'
          ? { returnableUntil: new Date(Date.now() + 10 * dayMs).toISOString() }
          : {},
      ),
      itemOf(locale, {
        id: '0190c1a8-0000-7000-8000-000000000002',
        name: longNames[locale],
        quantity: 2,
        ...(isRefunded && { state: 'returned', returnedAt: '2026-05-09T08:00:00.000Z' }),
      }),
    ],
    goods: 32_400,
    discount: 1_620,
    shipping: 0,
    finalPrice: 30_780,
    billingAddress: address,
    taxDetails: {
      companyName: null,
      vatNumber: null,
      fiscalCode: 'RSSMRA80A41H501W',
      uniqueCode: null,
      pecAddress: null,
    },
    delivery: 'courier',
    deliveryAddress: address,
    collection: null,
    withdrawalDays: 14,
    payment: {
      method: 'card',
      state: isRefunded ? 'refunded' : isPaid ? 'paid' : 'pending',
      url: isPaid ? null : '#order-card',
      dueAt: isPaid ? null : new Date(Date.now() + 3 * dayMs).toISOString(),
    },
    refunds: [],
    arrival: { earliest: '2026-11-26', latest: '2026-11-27' },
    shipment:
      state === 'shipped'
        ? { courier: 'BRT', trackingCode: 'BRT0042310001', shippedAt: '2026-05-05T08:00:00.000Z' }
        : null,
    history: [{ state: 'awaiting_payment', at: placedAt }],
    ...changes,
  };
}
