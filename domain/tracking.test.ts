import { expect, test } from 'vitest';
import { parcelPages, shop } from '../shop.config.ts';
import { courierCalled, trackingUrl } from './tracking.ts';

const pages = { BRT: 'https://brt.example/?n={code}' };
const couriers = ['BRT', 'Poste Italiane', 'Poste Delivery'];

test('a parcel is followed at its courier, whatever signs its code has', () => {
  expect(trackingUrl(pages, 'BRT', '0123 45/$&')).toBe('https://brt.example/?n=0123%2045%2F%24%26');
  expect(trackingUrl(pages, 'TNT', '1')).toBeUndefined();
  expect(trackingUrl(pages, 'constructor', '1')).toBeUndefined();
});

test('a courier is known by its name in any case, and by its beginning where only one begins so', () => {
  expect(courierCalled(couriers, ' brt')).toBe('BRT');
  expect(courierCalled(couriers, 'poste i')).toBe('Poste Italiane');
  expect(courierCalled(couriers, 'poste')).toBeUndefined();
  expect(courierCalled(couriers, 'gls')).toBeUndefined();
});

test('every courier of the shop has a page where its parcels are followed', () => {
  for (const courier of shop.couriers)
    expect(trackingUrl(parcelPages, courier, 'AB12')).toMatch(/^https:\/\/\S+AB12/);
});
