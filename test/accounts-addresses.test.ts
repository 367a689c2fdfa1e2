import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from './open-shop.ts';
import { home, signedIn } from './people.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const problem = (code: string) => expect.objectContaining({ code });

test('the first address of a kind is the default, and there is always exactly one', async () => {
  const { api } = await signedIn(shop);
  const first = await api.addAddress({ ...home, isDefault: false });
  const second = await api.addAddress({ ...home, isDefault: false });
  const billing = await api.addAddress({ ...home, kind: 'billing', isDefault: false });
  expect([first.isDefault, second.isDefault, billing.isDefault]).toEqual([true, false, true]);

  await api.changeAddress(second.id, { isDefault: true });
  await api.changeAddress(second.id, { isDefault: false });
  const defaults = async () =>
    (await api.addresses()).filter((address) => address.isDefault).map((address) => address.id);
  expect((await defaults()).toSorted()).toEqual([billing.id, second.id].toSorted());

  await api.removeAddress(second.id);
  expect((await defaults()).toSorted()).toEqual([billing.id, first.id].toSorted());
});

test('five default addresses added at once leave one default', async () => {
  const { api } = await signedIn(shop);
  await Promise.all(Array.from({ length: 5 }, () => api.addAddress(home)));
  expect((await api.addresses()).filter((address) => address.isDefault)).toHaveLength(1);
});

test('a change is checked as a whole', async () => {
  const { api } = await signedIn(shop);
  const { id } = await api.addAddress(home);
  await expect(api.changeAddress(id, { country: 'FR' })).rejects.toMatchObject({
    code: 'invalid_body',
    errors: expect.arrayContaining([{ path: 'country', code: 'delivery_in_italy_only' }]),
  });
  await expect(api.changeAddress(id, { region: 'XX' })).rejects.toEqual(problem('invalid_body'));
  expect(await api.changeAddress(id, { city: 'Modena', region: 'MO' })).toMatchObject({ city: 'Modena' });
});

test('a default that becomes a billing address leaves its place to another', async () => {
  const { api } = await signedIn(shop);
  const first = await api.addAddress(home);
  const second = await api.addAddress({ ...home, isDefault: false });
  await api.changeAddress(first.id, { kind: 'billing' });
  expect((await api.addresses()).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [first.id, true],
    [second.id, true],
  ]);
});

test('another person’s address does not exist', async () => {
  const { id } = await (await signedIn(shop)).api.addAddress(home);
  const { api } = await signedIn(shop);
  await expect(api.changeAddress(id, { city: 'Roma' })).rejects.toEqual(problem('address_not_found'));
  await expect(api.removeAddress(id)).rejects.toEqual(problem('address_not_found'));
  expect(await api.addresses()).toEqual([]);
  await expect(shop.visitor().api.addresses()).rejects.toEqual(problem('unauthorized'));
});
