/** The cart that is kept with an account. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mergeCarts } from '../domain/account-cart.ts';
import type { Cart } from '../domain/cart.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { password, signedIn } from './people.ts';
import type { Visitor } from './visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const one = (id: number, quantity = 1) => ({ id, quantity });

async function elsewhere(person: Visitor): Promise<Visitor> {
  const { email } = await person.api.me();
  const visitor = shop.visitor();
  visitor.token = (await visitor.api.signIn({ email, password })).token;
  return visitor;
}

/** Puts a part in, as a browser does: from what is there, again where another was first. */
async function putIn({ account }: Visitor, id: number): Promise<void> {
  let theirs = await account.cart();
  for (;;) {
    const revision = randomUUID();
    const entries = [...mergeCarts(theirs.entries, [...theirs.entries, one(id)], theirs.entries)];
    theirs = await account.changeCart({ from: theirs.revision, revision, entries });
    if (theirs.revision === revision) return;
  }
}

test('an account has no cart until one is kept, and then the same on every device', async () => {
  const person = await signedIn(shop);
  expect(await person.account.cart()).toEqual({ revision: null, entries: [] });
  const revision = randomUUID();
  await person.account.changeCart({ from: null, revision, entries: [one(7, 2), one(3)] });
  expect(await (await elsewhere(person)).account.cart()).toEqual({
    revision,
    entries: [one(7, 2), one(3)],
  });
});

test('a change of what is no longer there changes nothing, and tells what is', async () => {
  const person = await signedIn(shop);
  const [first, second] = [randomUUID(), randomUUID()];
  await person.account.changeCart({ from: null, revision: first, entries: [one(1)] });
  for (const from of [null, randomUUID()])
    expect(await person.account.changeCart({ from, revision: second, entries: [] })).toEqual({
      revision: first,
      entries: [one(1)],
    });
});

test('a change that is sent again is known', async () => {
  const person = await signedIn(shop);
  const change = { from: null, revision: randomUUID(), entries: [one(1)] };
  const taken = await person.account.changeCart(change);
  expect(await person.account.changeCart(change)).toEqual(taken);
});

test('six devices at once lose no piece', async () => {
  const person = await signedIn(shop);
  const devices = await Promise.all(Array.from({ length: 6 }, () => elsewhere(person)));
  await Promise.all(devices.map((device, at) => putIn(device, at + 1)));
  const { entries } = await person.account.cart();
  expect(entries.map(({ id }: Cart[number]) => id).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a cart is its account’s alone, goes along with its data, and is none for a guest', async () => {
  const [person, other] = [await signedIn(shop), await signedIn(shop)];
  await person.account.changeCart({ from: null, revision: randomUUID(), entries: [one(9, 3)] });
  expect((await other.account.cart()).entries).toEqual([]);
  expect((await person.account.personalData()).cart).toEqual([one(9, 3)]);
  await expect(shop.visitor().account.cart()).rejects.toMatchObject({ code: 'unauthorized' });
});

test('what is no cart is refused', async () => {
  const person = await signedIn(shop);
  for (const entries of [[one(1), one(1)], [one(0)], [one(1, 0)], [{ ...one(1), price: 1 }]])
    await expect(
      person.account.changeCart({ from: null, revision: randomUUID(), entries }),
    ).rejects.toMatchObject({ code: 'invalid_body' });
});
