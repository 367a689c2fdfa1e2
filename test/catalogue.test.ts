import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Car } from '../domain/contract/catalogue.ts';
import type { Part, PartSummary } from '../domain/contract/parts.ts';
import { ensureDemo, loadDemo } from '../server/catalogue/demo/load-demo.ts';
import { importPieces } from '../server/catalogue/import/import-pieces.ts';
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
  expect(await api.categories(['group', 'faro-anteriore'])).toEqual(
    categories.filter(({ parentId, slug }) => parentId === null || slug === 'faro-anteriore'),
  );
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
  const said: string[] = [];
  expect(await ensureDemo(db, clock, (line) => said.push(line))).toBe(false);
  expect(said).toEqual([]);
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

test('similar parts can fit: the same number, then the kind for a shared model and the same side, then those that say no side', async () => {
  const own = await openShop();
  onTestFinished(() => own.close());
  // The nearest are the oldest, so that the order is not that of their age.
  const yard = [
    'WANTED;Faro sinistro;Fiat;Panda (169);faro-anteriore;1;Lancia Ypsilon (843) 2003-2011',
    'WANTED;Proiettore;Audi;A3 (8P);alternatore;1;',
    'SHARED-FIT;Faro sinistro;Lancia;Ypsilon (843);faro-anteriore;1;',
    'SAME-MODEL;Faro sinistro;Fiat;Panda (169);faro-anteriore;1;',
    'NO-SIDE;Faro;Fiat;Panda (169);faro-anteriore;1;',
    'OTHER-SIDE;Faro destro;Fiat;Panda (169);faro-anteriore;1;',
    'OTHER-YEARS;Faro sinistro;Lancia;Musa (350);faro-anteriore;1;Lancia Ypsilon (843) 2012-2014',
    'SOLD;Faro sinistro;Fiat;Panda (169);faro-anteriore;0;',
    'SAME-MAKE;Faro sinistro;Fiat;Stilo (192);faro-anteriore;1;',
    'OTHER-KIND;Alternatore;Fiat;Panda (169);alternatore;1;',
  ];
  const header = 'numero_originale;nome;marca;modello;categoria;quantita;compatibile_con;codice;anno;prezzo';
  for (const [minute, line] of yard.entries()) {
    own.setTime(new Date(Date.UTC(2026, 10, 20, 10, minute)));
    const file = new TextEncoder().encode(`${header}\n${line};${minute};2006;50`);
    expect(await importPieces(own.database.db, own.deps.clock, file)).toMatchObject({ added: 1 });
  }

  const visitor = own.visitor();
  const [, wanted] = (await visitor.api.search({ query: 'WANTED' })).parts;
  const similar = await visitor.api.similarParts(wanted?.id ?? 0);
  const nearest = ['WANTED', 'SAME-MODEL', 'SHARED-FIT', 'NO-SIDE'];
  expect(similar.map(({ serialNumber }) => serialNumber)).toEqual(nearest);
  const two = (await (
    await visitor.fetch(`/api/parts/${wanted?.id}/similar?limit=2`)
  ).json()) as PartSummary[];
  expect(two.map(({ serialNumber }) => serialNumber)).toEqual(nearest.slice(0, 2));
});

test('of the same car is what is in stock of it, the newest first, and of a part without a car nothing', async () => {
  const own = await openShop();
  onTestFinished(() => own.close());
  const yard = [
    'WANTED;Faro;Fiat;Panda (169);faro-anteriore;1;2006;AA111AA',
    'OLDER;Alternatore;Fiat;Panda (169);alternatore;2;2006;AA111AA',
    'NEWER;Specchietto;Fiat;Panda (169);faro-anteriore;1;2006;AA111AA',
    'SOLD;Cofano;Fiat;Panda (169);alternatore;0;2006;AA111AA',
    'OTHER-CAR;Faro;Fiat;Panda (169);faro-anteriore;1;2006;BB222BB',
  ];
  const header = 'numero_originale;nome;marca;modello;categoria;quantita;anno;targa;codice;prezzo';
  for (const [minute, line] of yard.entries()) {
    own.setTime(new Date(Date.UTC(2026, 10, 20, 10, minute)));
    const file = new TextEncoder().encode(`${header}\n${line};${minute};50`);
    expect(await importPieces(own.database.db, own.deps.clock, file)).toMatchObject({ added: 1 });
  }
  const { api } = own.visitor();
  const idOf = async (number: string) => (await api.search({ query: number })).parts[0]?.id ?? 0;
  const numbers = async (id: number, limit?: number) =>
    (await api.sameCarParts(id, limit)).map(({ serialNumber }) => serialNumber);
  const wanted = await idOf('WANTED');
  expect(await numbers(wanted)).toEqual(['NEWER', 'OLDER']);
  expect(await numbers(wanted, 1)).toEqual(['NEWER']);
  expect(await numbers(await idOf('OTHER-CAR'))).toEqual([]);
});

test('an id that is no part answers 404', async () => {
  const { api } = shop.visitor();
  for (const id of ['999999', '0', '-1', 'abc', '1e3', '99999999999999999999', '1;drop table parts']) {
    await expect(api.part(id)).rejects.toMatchObject({ status: 404, code: 'part_not_found' });
    await expect(api.similarParts(id)).rejects.toMatchObject({ status: 404, code: 'part_not_found' });
    await expect(api.sameCarParts(id)).rejects.toMatchObject({ status: 404, code: 'part_not_found' });
  }
});

test('a part that is sold out keeps its page', async () => {
  const { api } = shop.visitor();
  // Behind all that can be bought.
  const { total } = await api.search({});
  const [soldOut] = (await api.search({ limit: 1, page: total })).parts;
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

test('what a part says about sending it is what a cart with it alone costs', async () => {
  const { api } = shop.visitor();
  const { parts } = await api.search({ onlyStock: true, limit: 30 });
  const costs = await Promise.all(
    parts.map(async ({ id }) => {
      const { shipping, isFreight } = await api.part(id);
      const alone = (province?: string) =>
        api.quote({ orderItems: [{ partId: id, quantity: 1 }], ...(province && { province }) });
      const [mainland, islands] = await Promise.all([alone(), alone('SS')]);
      expect(shipping).toEqual({ mainland: mainland.shipping, islands: islands.shipping });
      return { ...shipping, isFreight };
    }),
  );
  expect(costs).toContainEqual({ mainland: 0, islands: 0, isFreight: false });
  expect(costs).toContainEqual({ mainland: 7500, islands: 12000, isFreight: true });
  expect(costs.some(({ mainland, islands }) => mainland > 0 && islands > mainland)).toBe(true);
});

test('a long answer comes compressed, a short one as it is', async () => {
  const visitor = shop.visitor();
  const encodingOf = async (path: string, accepted: string) =>
    (await visitor.fetch(path, { headers: { 'accept-encoding': accepted } })).headers.get('content-encoding');
  expect(await encodingOf('/api/search/v2?query=faro', 'gzip, deflate, br')).toBe('br');
  expect(await encodingOf('/api/models', 'gzip')).toBe('gzip');
  expect(await encodingOf('/api/models', 'identity')).toBeNull();
  expect(await encodingOf('/api/parts/count', 'br')).toBeNull();
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
