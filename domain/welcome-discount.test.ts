import { expect, test } from 'vitest';
import { buyerKeys, mailboxOf, welcomeOf, welcomeSaving } from './welcome-discount.ts';

const registeredAt = new Date('2026-11-01T10:00:00Z');
const within = new Date('2026-12-01T09:59:59Z');
const after = new Date('2026-12-01T10:00:00Z');
const newcomer = { registeredAt, isMailboxProven: true, hasOrdered: false };

test('the welcome discount is for a first order within 30 days of registration, from a proven mailbox', () => {
  expect(welcomeOf(newcomer, within, 30)).toBe('given');
  expect(welcomeOf(newcomer, after, 30)).toBe('over');
  expect(welcomeOf({ ...newcomer, hasOrdered: true }, within, 30)).toBe('used');
  expect(welcomeOf({ ...newcomer, isMailboxProven: false }, within, 30)).toBe('mailbox_unproven');
});

test('nobody is asked to confirm a mailbox for a discount that is not to be had', () => {
  const unproven = { ...newcomer, isMailboxProven: false };
  expect(welcomeOf({ ...unproven, hasOrdered: true }, within, 30)).toBe('used');
  expect(welcomeOf(unproven, after, 30)).toBe('over');
});

test('a cart says what the welcome discount would save, and nothing where that costs the free shipping', () => {
  const saving = (goods: number, parcel: number | null) =>
    welcomeSaving({ goods, shippingParts: { parcel }, freeShippingFrom: 10_000 }, { percent: 15 });
  expect(saving(8_000, 890)).toBe(1_200);
  expect(saving(20_000, 0)).toBe(3_000);
  // 85,00 € are left of it, for which a parcel is paid.
  expect(saving(10_001, 0)).toBeUndefined();
  expect(saving(10_001, null)).toBe(1_500);
  expect(saving(0, null)).toBeUndefined();
});

test('addresses of one mailbox are one mailbox', () => {
  expect(mailboxOf('maria+smonto@example.com')).toBe('maria@example.com');
  expect(mailboxOf('ma.ria+x+y@gmail.com')).toBe('maria@gmail.com');
  expect(mailboxOf('ma.ria@googlemail.com')).toBe('maria@gmail.com');
  expect(mailboxOf('ma.ria@example.com')).toBe('ma.ria@example.com');
});

test('a buyer is known by a proven mailbox and by either code', () => {
  const codes = { fiscalCode: '01234560371', vatNumber: '01234560371' };
  expect(buyerKeys({ email: 'a@example.com', isMailboxProven: true, ...codes })).toEqual([
    'mailbox a@example.com',
    'tax 01234560371',
  ]);
  expect(
    buyerKeys({ email: 'a@example.com', isMailboxProven: false, fiscalCode: null, vatNumber: null }),
  ).toEqual([]);
});
