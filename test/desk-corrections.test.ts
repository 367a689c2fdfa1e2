/** What was said wrongly of a part that is on sale is put right at the desk: page, search and index follow, the log tells it, and nothing is lost. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListingLists, NewPart } from '../domain/contract/desk-listing.ts';
import type { StockCars } from '../domain/contract/desk-car.ts';
import type { WholeStockPart } from '../domain/contract/desk-part.ts';
import type { Part } from '../domain/contract/parts.ts';
import type { SearchResult } from '../domain/contract/search.ts';
import { installFacts } from '../server/catalogue/facts/install-facts.ts';
import { importPieces } from '../server/catalogue/import/import-pieces.ts';
import { cars, partFits, parts } from '../server/db/schema/catalogue.ts';
import { deskActions } from '../server/db/schema/staff.ts';
import { atDesk, type DeskPerson } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';

let shop: TestShop;
let yard: DeskPerson;
let lists: ListingLists;
beforeAll(async () => {
  shop = await openShop();
  await installFacts(shop.database.db);
  yard = await atDesk(shop);
  lists = (await yard.ask('GET', '/listing')).body as ListingLists;
});
afterAll(() => shop.close());

const kindCalled = (name: string) => lists.kinds.find(({ it }) => it === name)!;

function carOf(make: string, model: string, said: Partial<NewPart['car']> = {}): NewPart['car'] {
  const brand = lists.brands.find(({ slug }) => slug === make)!;
  const found = lists.models.find(({ brandId, name }) => brandId === brand.id && name.startsWith(model))!;
  const unsaid = { mileageKm: null, fuel: null, engineCode: null, colour: null, vin: null };
  return { ...unsaid, brandId: brand.id, modelId: found.id, year: 2008, ...said };
}

/** A left headlight of a Fiat, listed from its shelf. */
async function listed(said: Partial<NewPart> = {}): Promise<{ id: number; sku: string }> {
  const sku = `C-${randomUUID().slice(0, 8)}`;
  const piece = {
    car: carOf('fiat', 'Panda'),
    kindId: kindCalled('Faro anteriore').id,
    side: 'left',
    axle: null,
    numbers: ['0051810268', '0051810269'],
    condition: 'B',
    price: 8_900,
    place: 'B-10',
    sku,
    photos: [],
    ...said,
  };
  const { status, body } = await yard.ask('POST', '/parts', piece, { 'idempotency-key': randomUUID() });
  expect(status).toBe(201);
  return { id: body.partId, sku };
}

const edit = (id: number, change: object, seen: object = {}, who = yard) =>
  who.ask('PUT', `/stock/parts/${id}`, { change, seen }, { 'idempotency-key': randomUUID() });
const whole = async (id: number) => (await yard.ask('GET', `/stock/parts/${id}`)).body as WholeStockPart;
const page = async (id: number) => (await (await shop.visitor().fetch(`/api/parts/${id}`)).json()) as Part;
const rowOf = async (id: number) => (await shop.database.db.select().from(parts).where(eq(parts.id, id)))[0]!;
const found = async (options: Record<string, string>) => {
  const answer = await shop.visitor().fetch(`/api/search/v2?${new URLSearchParams(options).toString()}`);
  return ((await answer.json()) as SearchResult).parts.map(({ id }) => id);
};
const logged = async (sku: string) =>
  (
    await shop.database.db
      .select()
      .from(deskActions)
      .where(eq(deskActions.subject, sku))
      .orderBy(deskActions.id)
  ).filter(({ action }) => action === 'part_changed');

test('another side and number: name, page and search follow at once, and the log has both', async () => {
  const { id, sku } = await listed();
  const change = { side: 'right', serialNumber: '0046846999', otherNumbers: ['0046847000'] };
  const seen = { side: 'left', serialNumber: '0051810268', otherNumbers: ['0051810269'] };
  const { status, body } = await edit(id, change, seen);
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...change, name: 'Faro anteriore destro', nameIt: null, nameEn: null });

  expect(await page(id)).toMatchObject({ ...change, name: 'Faro anteriore destro' });
  // Of the Fiat group noughts before a number are nothing.
  expect(await rowOf(id)).toMatchObject({ serialKey: '46846999', otherKeys: ['46847000'] });
  for (const number of ['46846999', '0046847000']) expect(await found({ query: number })).toContain(id);
  expect(await found({ query: '51810268' })).not.toContain(id);
  expect(await found({ query: 'faro destro', side: 'right' })).toContain(id);
  expect(await logged(sku)).toMatchObject([{ who: 'Anna', before: seen, after: change }]);
  const { handSet } = await rowOf(id);
  expect(handSet).toEqual(['nameEn', 'nameIt', 'otherNumbers', 'serialNumber', 'side']);
});

test('another kind brings its name, its weight and its place in the catalogue, but leaves a name of the yard’s own', async () => {
  const { id, sku } = await listed();
  const mirror = kindCalled('Specchietto retrovisore esterno');
  const was = await rowOf(id);
  const { body } = await edit(id, { kindId: mirror.id }, { kindId: was.categoryId });
  expect(body).toMatchObject({ kindId: mirror.id, name: 'Specchietto retrovisore esterno sinistro' });
  expect(await page(id)).toMatchObject({ category: { id: mirror.id } });
  expect((await rowOf(id)).weightKg).not.toBe(was.weightKg);
  expect(await found({ category: String(mirror.id) })).toContain(id);
  expect(await logged(sku)).toMatchObject([
    { before: { kind: 'Faro anteriore' }, after: { kind: 'Specchietto retrovisore esterno' } },
  ]);

  await edit(id, { nameIt: 'Specchio con freccia', nameEn: 'Mirror with indicator' });
  expect((await edit(id, { side: 'right' })).body).toMatchObject({
    name: 'Specchio con freccia',
    nameIt: 'Specchio con freccia',
  });
  // Taken back it is called as it is.
  expect((await edit(id, { nameIt: null, nameEn: null })).body.name).toBe(
    'Specchietto retrovisore esterno destro',
  );
});

test('another donor car, in words or one of the yard’s: fits, numbers and lists are those of that car', async () => {
  const { id, sku } = await listed();
  const golf = carOf('volkswagen', 'Golf', { year: 2010, vin: 'WVWZZZ1KZAW000001' });
  const before = await whole(id);
  const { body } = await edit(id, { car: golf }, { carId: before.carId });
  expect(body.donorCar).toContain('Volkswagen Golf');
  const row = await rowOf(id);
  expect(row).toMatchObject({ modelIds: [golf.modelId], brandIds: [golf.brandId] });
  // No Fiat: its noughts are signs of the number.
  expect(row.serialKey).toBe('0051810268');
  const fits = await shop.database.db.select().from(partFits).where(eq(partFits.partId, id));
  expect(fits.map(({ modelId }) => modelId)).toEqual([golf.modelId]);
  expect(await page(id)).toMatchObject({ year: 2010, car: { modelId: golf.modelId } });
  expect(await found({ model: String(golf.modelId) })).toContain(id);
  expect(await found({ model: String(carOf('fiat', 'Panda').modelId) })).not.toContain(id);
  const [line] = await logged(sku);
  expect(line).toMatchObject({ before: { donorCar: expect.stringContaining('Fiat Panda') } });
  expect((line!.after as { donorCar: string }).donorCar).toContain('WVWZZZ1KZAW000001');

  // The same words are the same car; and it is among those that are chosen from.
  const other = await listed();
  const { carId } = (await edit(other.id, { car: golf })).body as WholeStockPart;
  expect(carId).toBe(body.carId);
  expect(await shop.database.db.$count(cars, eq(cars.vin, golf.vin!))).toBe(1);
  const { cars: known } = (await yard.ask('GET', '/stock/cars?q=golf%20000001')).body as StockCars;
  expect(known).toMatchObject([{ id: carId, vin: golf.vin, parts: 2 }]);
  expect((await edit(other.id, { carId: before.carId })).body.donorCar).toContain('Fiat Panda');
  expect((await edit(other.id, { carId: null })).body).toMatchObject({ donorCar: null, car: null });
  expect((await page(other.id)).models).toEqual([]);
});

test('the car it came from goes, and cars that the yard says it fits stay', async () => {
  const { id } = await listed();
  const punto = carOf('fiat', 'Punto');
  await shop.database.db.insert(partFits).values({ partId: id, modelId: punto.modelId, yearFrom: 2005 });
  await edit(id, { car: carOf('fiat', '500') });
  const fits = await shop.database.db.select().from(partFits).where(eq(partFits.partId, id));
  expect(new Set(fits.map(({ modelId }) => modelId))).toEqual(
    new Set([punto.modelId, carOf('fiat', '500').modelId]),
  );
  expect((await rowOf(id)).modelIds[0]).toBe(carOf('fiat', '500').modelId);
});

test('how it was bought is put right for the yard alone, and said at the shelf', async () => {
  const { id, sku } = await listed();
  expect((await whole(id)).vatScheme).toBe('margin');
  const { updatedAt } = await rowOf(id);
  expect((await edit(id, { vatScheme: 'margin' })).status).toBe(200);
  expect((await rowOf(id)).vatScheme).toBeNull();
  expect((await edit(id, { vatScheme: 'ordinary' }, { vatScheme: 'margin' })).body.vatScheme).toBe(
    'ordinary',
  );
  expect(await rowOf(id)).toMatchObject({ vatScheme: 'ordinary', updatedAt });
  expect(await logged(sku)).toMatchObject([
    { before: { vatScheme: 'margin' }, after: { vatScheme: 'ordinary' } },
  ]);
  expect((await rowOf((await listed({ vatScheme: 'ordinary' })).id)).vatScheme).toBe('ordinary');
});

test('how it was tried is said at the shelf, put right, told on its page and in lists', async () => {
  const { id, sku } = await listed({ tested: 'bench' });
  expect(await page(id)).toMatchObject({ tested: 'bench' });
  const { status, body } = await edit(id, { tested: 'untested' }, { tested: 'bench' });
  expect([status, body.tested]).toEqual([200, 'untested']);
  expect(await page(id)).toMatchObject({ tested: 'untested' });
  expect((await rowOf(id)).handSet).toEqual(['tested']);
  expect((await edit(id, { tested: 'running' }, { tested: 'bench' })).status).toBe(409);
  expect((await edit(id, { tested: null }, { tested: 'untested' })).body.tested).toBeNull();
  expect(await logged(sku)).toMatchObject([
    { before: { tested: 'bench' }, after: { tested: 'untested' } },
    { before: { tested: 'untested' }, after: { tested: null } },
  ]);
  expect((await edit(id, { tested: 'perhaps' })).status).toBe(400);
  expect((await page((await listed()).id)).tested).toBeNull();

  const { parts: inList } = await shop.visitor().api.search({ query: '0051810268' });
  expect(inList.length).toBeGreaterThan(0);
  expect(inList.find((part) => part.id === id)?.tested).toBeNull();
  const { id: run } = await listed({ tested: 'running' });
  const { parts: later } = await shop.visitor().api.search({ query: '0051810268' });
  expect(later.find((part) => part.id === run)?.tested).toBe('running');
});

test('of two who correct the same the second is told, and of two who correct different things both have it', async () => {
  const { id, sku } = await listed();
  const other = await atDesk(shop);
  expect((await edit(id, { side: 'right' }, { side: 'left' })).status).toBe(200);
  const late = await edit(id, { side: null, serialNumber: '1' }, { side: 'left' }, other);
  expect(late).toMatchObject({ status: 409, body: { code: 'part_changed' } });
  expect(await whole(id)).toMatchObject({ side: 'right', serialNumber: '0051810268' });
  // The car that came with a refused correction is not left behind.
  const car = carOf('fiat', 'Panda', { vin: `ZFA${sku.toUpperCase().replace('-', '')}` });
  expect((await edit(id, { car, side: null }, { side: 'left' }, other)).status).toBe(409);
  expect(await shop.database.db.$count(cars, eq(cars.vin, car.vin!))).toBe(0);

  const both = await Promise.all([
    edit(id, { otherNumbers: [] }, { otherNumbers: ['0051810269'] }),
    edit(id, { car: carOf('fiat', 'Punto') }, {}, other),
    edit(id, { price: 5_000 }, { price: 8_900 }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await whole(id)).toMatchObject({ otherNumbers: [], price: 5_000, side: 'right' });
  expect((await whole(id)).donorCar).toContain('Punto');
  expect(await logged(sku)).toHaveLength(4);
});

test('what there is not, and what cannot be, is refused, and nothing is written', async () => {
  const { id, sku } = await listed();
  const group = lists.groups[0]!.id;
  const wrong = { ...carOf('fiat', 'Panda'), modelId: carOf('volkswagen', 'Golf').modelId };
  for (const [change, path] of [
    [{ kindId: group }, 'change.kindId'],
    [{ kindId: 2_000_000 }, 'change.kindId'],
    [{ carId: 2_000_000 }, 'change.carId'],
    [{ car: wrong }, 'change.car.modelId'],
    [{ car: carOf('fiat', 'Panda', { year: 2090 }) }, 'change.car.year'],
    [{ serialNumber: '---' }, 'change.serialNumber'],
    [{ otherNumbers: Array.from({ length: 51 }, (_, at) => `${at}`) }, 'change.otherNumbers'],
    [{ side: 'top' }, 'change.side'],
    [{ nameIt: '' }, 'change.nameIt'],
  ] as const) {
    const { status, body } = await edit(id, change);
    expect(status, JSON.stringify(change)).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.errors?.map((error: { path: string }) => error.path)).toEqual([path]);
  }
  expect(await logged(sku)).toEqual([]);
});

test('an order keeps its words, and the yard’s next file what was put right', async () => {
  const { id, sku } = await listed();
  const buyer = await createBuyer(shop);
  const orderItems = [{ partId: id, quantity: 1 }];
  const checkout = await buyer.checkoutFor(0, { orderItems, paymentMethod: 'bank_transfer' });
  const { orderNumber } = await buyer.api.checkout(checkout, randomUUID());
  await edit(id, { side: 'right', serialNumber: '1', vatScheme: 'ordinary', car: carOf('fiat', '500') });
  const { items } = (await yard.ask('GET', `/orders/${orderNumber}`)).body;
  expect(items).toMatchObject([{ name: 'Faro anteriore sinistro', serialNumber: '0051810268' }]);

  const file = [
    'codice;nome;categoria;marca;modello;anno;lato;numero_originale;prezzo;condizione;quantita',
    `${sku};Faro anteriore sinistro;Faro anteriore;Fiat;Panda;2008;sinistro;0051810268;95,00;B;1`,
  ].join('\n');
  const report = await importPieces(shop.database.db, shop.deps.clock, Buffer.from(file));
  expect(report).toMatchObject({ changed: 1 });
  expect(await whole(id)).toMatchObject({ side: 'right', serialNumber: '1', name: 'Faro anteriore destro' });
  expect((await whole(id)).donorCar).toContain('500');
});
