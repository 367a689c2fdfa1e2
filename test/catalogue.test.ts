import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Car } from '../domain/contract/catalogue.ts';
import type { Part } from '../domain/contract/parts.ts';
import { ensureDemo, loadDemo } from '../server/catalogue/demo/load-demo.ts';
import { openShop, type TestShop } from './open-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  await loadDemo(shop.database.db, shop.deps.clock, { parts: 400, seed: 7 });
});

afterAll(() => shop.close());

test('the lists know every make, model and kind, sorted as people of the language sort', async () => {
  const { api } = shop.visitor();
  const brands = await api.brands();
  expect(brands).toHaveLength(31);
  expect(brands.map(({ name }) => name)).toEqual(
    brands.map(({ name }) => name).toSorted(new Intl.Collator('it').compare),
  );
  const [fiat] = brands.filter(({ slug }) => slug === 'fiat');
  expect(fiat?.partCount).toBeGreaterThan(0);
  const models = await api.models(fiat?.id);
  expect(models).toContainEqual(
    expect.objectContaining({ name: 'Panda (169)', slug: 'panda-169', from: 2003, to: 2012 }),
  );
  expect(models.every(({ brandId }) => brandId === fiat?.id)).toBe(true);
  const categories = await api.categories();
  const kind = categories.find(({ slug }) => slug === 'faro-anteriore');
  expect(categories.find(({ id }) => id === kind?.parentId)?.slug).toBe('illuminazione');
});

test('loading the same demonstration again changes nothing, and a larger one begins with the same parts', async () => {
  const { db } = shop.database;
  const { clock } = shop.deps;
  expect(await loadDemo(db, clock, { parts: 400, seed: 7 })).toEqual({
    added: 0,
    changed: 0,
    unchanged: 400,
  });
  expect(await loadDemo(db, clock, { parts: 420, seed: 7 })).toEqual({
    added: 20,
    changed: 0,
    unchanged: 400,
  });
  expect(await ensureDemo(db, clock)).toBe(false);
});

test('the latest parts are in stock, newest first, and counted', async () => {
  const { api } = shop.visitor();
  const latest = await api.latestParts();
  expect(latest).toHaveLength(4);
  expect(latest.every(({ quantity }) => quantity > 0)).toBe(true);
  expect(latest.map(({ updatedAt }) => updatedAt)).toEqual(
    latest.map(({ updatedAt }) => updatedAt).toSorted((one, other) => (one < other ? 1 : -1)),
  );
  const { count } = await api.partCount();
  const { total } = await api.search({ onlyStock: true });
  expect(count).toBe(total);
});

test('a part has its donor car, what it fits, and both languages', async () => {
  const visitor = shop.visitor();
  const [first] = await visitor.api.latestParts();
  const part = await visitor.api.part(first?.id ?? 0);
  expect(part).toMatchObject(first ?? {});
  expect(part.car).toMatchObject({ modelId: part.models[0]?.id, year: part.year });
  expect(part.availableFor[0]).toMatchObject({ id: part.models[0]?.id });
  expect(part.carModels).toContain(`${part.models[0]?.brand.name} ${part.models[0]?.name}`);
  const english = await visitor.fetch(`/api/parts/${part.id}?lang=en`);
  const { name, description } = (await english.json()) as { name: string; description: string };
  expect(name).not.toBe(part.name);
  expect(description).toMatch(/^Taken from a \d{4} /);
});

test('a donor car’s colour is in the reader’s language', async () => {
  const { fetch, api } = shop.visitor();
  const english = new Map(
    ((await (await fetch('/api/cars?lang=en')).json()) as Car[]).map((car) => [car.id, car.colour]),
  );
  const italian = new Map((await api.cars()).map((car) => [car.id, car.colour]));
  expect([...italian.values()]).toEqual(expect.arrayContaining(['Grigio', 'Grigio metallizzato', 'Blu']));
  expect([...english.values()]).toEqual(expect.arrayContaining(['Grey', 'Metallic grey', 'Blue']));
  expect([...english.values()]).not.toContain('Grigio');

  const [first] = await api.latestParts();
  const { car } = await api.part(first?.id ?? 0);
  const translated = (await (await fetch(`/api/parts/${first?.id}?lang=en`)).json()) as Part;
  expect(car?.colour).toBe(italian.get(car?.id ?? 0));
  expect(translated.car?.colour).toBe(english.get(car?.id ?? 0));
});

test('similar parts are others in stock, the same kind for a shared model first', async () => {
  const { api } = shop.visitor();
  const { parts } = await api.search({ limit: 60 });
  for (const part of parts.slice(0, 10)) {
    const similar = await api.similarParts(part.id);
    expect(similar.length).toBeLessThanOrEqual(8);
    expect(similar.every(({ id, quantity }) => id !== part.id && quantity > 0)).toBe(true);
    const isSameKind = similar.map(({ category }) => category.id === part.category.id);
    expect(isSameKind).toEqual(isSameKind.toSorted((one, other) => Number(other) - Number(one)));
  }
});

test('an id that is no part answers 404', async () => {
  const { api } = shop.visitor();
  for (const id of ['999999', '0', '-1', 'abc', '1e3', '99999999999999999999', '1;drop table parts']) {
    await expect(api.part(id)).rejects.toMatchObject({ status: 404, code: 'part_not_found' });
    await expect(api.similarParts(id)).rejects.toMatchObject({ status: 404, code: 'part_not_found' });
  }
});

test('a part that is sold out keeps its page', async () => {
  const { api } = shop.visitor();
  const soldOut = (await api.search({ limit: 60 })).parts.find(({ quantity }) => quantity === 0);
  expect(await api.part(soldOut?.id ?? 0)).toMatchObject({ quantity: 0 });
});

test('only a reduced part shows the lowest price before the reduction', async () => {
  const { api } = shop.visitor();
  const { parts } = await api.search({ limit: 60 });
  for (const { id } of parts.slice(0, 20)) {
    const { discount, price, discountedPrice, lowestPrice30d } = await api.part(id);
    if (discount === 0) expect(lowestPrice30d).toBeNull();
    else {
      expect(lowestPrice30d).toBeLessThanOrEqual(price);
      expect(lowestPrice30d).toBeGreaterThan(discountedPrice);
    }
  }
});

test('public answers may be kept, and one that is still the same is not sent again', async () => {
  const visitor = shop.visitor();
  for (const path of ['/brands', '/categories', '/parts', '/parts/count', '/search/v2?query=faro']) {
    const first = await visitor.fetch(`/api${path}`);
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    const again = await visitor.fetch(`/api${path}`, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  }
  const missing = await visitor.fetch('/api/parts/999999');
  expect(missing.headers.get('cache-control')).toBe('private, no-store');
  expect(missing.headers.get('etag')).toBeNull();
});
