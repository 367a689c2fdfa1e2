import { expect, test } from 'vitest';
import { destination } from './navigation.ts';

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
  expect(destination({ ...visit, pathname: '/en/account/orders' })).toEqual({
    kind: 'redirect',
    to: '/en/auth?unautorhized=true',
  });
});

test('signing in leads somebody who is signed in to the account', () => {
  expect(destination({ ...visit, pathname: '/auth', isSignedIn: true })).toEqual({
    kind: 'redirect',
    to: '/account',
  });
});

test('what is no page is not found', () => {
  expect(destination({ ...visit, pathname: '/wp-admin' })).toEqual({
    kind: 'notFound',
    locale: 'it',
    path: '/wp-admin',
  });
});
