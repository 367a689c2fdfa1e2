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

test('when the default goes, the newest takes its place', async () => {
  const { api } = await signedIn(shop);
  const start = shop.deps.clock();
  const added = [];
  for (const minute of [0, 1, 2]) {
    shop.setTime(new Date(start.getTime() + minute * 60_000));
    added.push((await api.addAddress({ ...home, isDefault: minute === 0 })).id);
  }
  shop.setTime(start);
  const [oldest = '', middle = '', newest = ''] = added;
  const defaults = async () => (await api.addresses()).flatMap(({ id, isDefault }) => (isDefault ? id : []));
  expect(await defaults()).toEqual([oldest]);
  await api.removeAddress(oldest);
  expect(await defaults()).toEqual([newest]);
  await api.removeAddress(newest);
  expect(await defaults()).toEqual([middle]);
});

test('two addresses made the default at once leave one, also while the default is removed', async () => {
  const { api } = await signedIn(shop);
  for (let round = 0; round < 5; round += 1) {
    const [first, second, third] = [
      await api.addAddress(home),
      await api.addAddress(home),
      await api.addAddress(home),
    ];
    await Promise.allSettled([
      api.changeAddress(first.id, { isDefault: true }),
      api.changeAddress(second.id, { isDefault: true }),
      api.removeAddress(third.id),
    ]);
    expect((await api.addresses()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  }
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
  expect(await api.changeAddress(id, { city: 'Modena', region: 'MO', postalCode: '41121' })).toMatchObject({
    city: 'Modena',
  });
});

test('a postal code of the mainland does not make an island’s address', async () => {
  const { api } = await signedIn(shop);
  const wrong = { ...home, region: 'BO', city: 'Palermo', postalCode: '90133' };
  for (const address of [wrong, { ...wrong, region: 'PA', postalCode: '40121' }]) {
    await expect(api.addAddress(address)).rejects.toMatchObject({
      code: 'invalid_body',
      errors: [{ path: 'postalCode', code: 'invalid_postal_code' }],
    });
  }
  const { id } = await api.addAddress({ ...wrong, region: 'PA' });
  await expect(api.changeAddress(id, { region: 'BO' })).rejects.toEqual(problem('invalid_body'));
  await expect(
    api.addAddress({ ...home, kind: 'billing', country: 'FR', region: 'Paris', postalCode: '75001' }),
  ).resolves.toHaveProperty('country', 'FR');
  await expect(api.addAddress({ ...home, kind: 'billing', country: 'XX' })).rejects.toMatchObject({
    code: 'invalid_body',
    errors: [{ path: 'country', code: 'invalid_country' }],
  });
});

test('a person keeps fifty addresses and no more', async () => {
  const { api } = await signedIn(shop);
  await Promise.all(Array.from({ length: 49 }, () => api.addAddress(home)));
  const [one, other] = await Promise.allSettled([api.addAddress(home), api.addAddress(home)]);
  expect([one?.status, other?.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = one?.status === 'rejected' ? one : other;
  expect(refused).toMatchObject({ reason: { code: 'too_many_addresses' } });
  expect(await api.addresses()).toHaveLength(50);
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
