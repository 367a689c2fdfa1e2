import { expect, test } from 'vitest';
import { destination, nextHref } from './navigation.ts';

const visit = { search: '', preferred: 'it', isSignedIn: false } as const;

test('a path without prefix leads an English reader to its twin, query included', () => {
  expect(destination({ ...visit, pathname: '/search', search: '?page=2', preferred: 'en' })).toEqual({
    kind: 'redirect',
    to: '/en/search?page=2',
  });
});

test('a path under /en is English for everybody', () => {
  expect(destination({ ...visit, pathname: '/en/cart' })).toMatchObject({
    kind: 'page',
    locale: 'en',
    match: { name: 'cart' },
  });
});

test('a part carries its id', () => {
  expect(destination({ ...visit, pathname: '/parts/7' })).toMatchObject({
    match: { name: 'part', parameters: { id: '7' } },
  });
});

test('/parts without an id leads to the catalogue', () => {
  expect(destination({ ...visit, pathname: '/en/parts/' })).toEqual({ kind: 'redirect', to: '/en/search' });
});

test('the guard sends an anonymous visitor to sign in, with the parameter as the specification spells it', () => {
  expect(destination({ ...visit, pathname: '/en/account' })).toEqual({
    kind: 'redirect',
    to: '/en/auth?unautorhized=true',
  });
});

test('signing in leads on to the orders that were asked for', () => {
  const to = destination({ ...visit, pathname: '/en/account/orders' });
  expect(to).toEqual({ kind: 'redirect', to: '/en/auth?unautorhized=true&next=orders' });
  expect(nextHref('en', 'orders')).toBe('/en/account/orders');
  expect(nextHref('en', 'account')).toBe('/en/account');
  expect(nextHref('en', 'https://elsewhere.example')).toBe('/en/account');
});

test('signing in leads back to the link by which a mailbox is confirmed, and nowhere else', () => {
  const to = destination({ ...visit, pathname: '/account/mailbox', search: '?token=a-B_3' });
  expect(to).toEqual({ kind: 'redirect', to: '/auth?unautorhized=true&next=mailbox.a-B_3' });
  expect(nextHref('it', 'mailbox.a-B_3')).toBe('/account/mailbox?token=a-B_3');
  expect(nextHref('en', 'mailbox.//elsewhere.example')).toBe(
    '/en/account/mailbox?token=%2F%2Felsewhere.example',
  );
});

test('signing in, registering and a forgotten password lead somebody who is signed in to their data', () => {
  for (const pathname of ['/auth', '/auth/register', '/auth/forgot'])
    expect(destination({ ...visit, pathname, isSignedIn: true })).toEqual({
      kind: 'redirect',
      to: '/account/personal',
    });
});

test('a link to a new password works for somebody who is signed in too', () => {
  expect(destination({ ...visit, pathname: '/auth/reset', isSignedIn: true })).toMatchObject({
    match: { name: 'reset' },
  });
});

test('what is no page is not found', () => {
  expect(destination({ ...visit, pathname: '/wp-admin' })).toEqual({
    kind: 'notFound',
    locale: 'it',
    path: '/wp-admin',
  });
});

test('in maintenance every address leads to the page that says so, in the reader’s language', () => {
  const closed = { ...visit, isInMaintenance: true };
  const inItalian = { kind: 'redirect', to: '/maintenance' };
  for (const pathname of ['/', '/parts/7', '/account/orders', '/wp-admin'])
    expect(destination({ ...closed, pathname, search: '?page=2' })).toEqual(inItalian);
  const inEnglish = { kind: 'redirect', to: '/en/maintenance' };
  expect(destination({ ...closed, pathname: '/en/cart' })).toEqual(inEnglish);
  expect(destination({ ...closed, pathname: '/cart', preferred: 'en' })).toEqual(inEnglish);
  expect(destination({ ...closed, pathname: '/maintenance', preferred: 'en' })).toEqual(inEnglish);
  expect(destination({ ...closed, pathname: '/maintenance/' })).toMatchObject({
    match: { name: 'maintenance' },
  });
});

test('when maintenance is over its page leads home; a browser that was not told shows it', () => {
  const open = { ...visit, isInMaintenance: false };
  expect(destination({ ...open, pathname: '/maintenance' })).toEqual({ kind: 'redirect', to: '/' });
  expect(destination({ ...open, pathname: '/en/maintenance' })).toEqual({ kind: 'redirect', to: '/en' });
  expect(destination({ ...open, pathname: '/cart' })).toMatchObject({ match: { name: 'cart' } });
  expect(destination({ ...visit, pathname: '/maintenance' })).toMatchObject({
    match: { name: 'maintenance' },
  });
});
