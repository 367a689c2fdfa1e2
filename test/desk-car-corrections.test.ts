/** A donor car that was said wrongly is put right once for all of its pieces: pages, search and index follow, and the yard's files leave it alone. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CarEdit, StockCar } from '../domain/contract/desk-car.ts';
import type { ListingLists, NewPart } from '../domain/contract/desk-listing.ts';
import type { WholeStockPart } from '../domain/contract/desk-part.ts';
import type { Part } from '../domain/contract/parts.ts';
import type { SearchResult } from '../domain/contract/search.ts';
import { installFacts } from '../server/catalogue/facts/install-facts.ts';
import { importPieces } from '../server/catalogue/import/import-pieces.ts';
import { cars, parts } from '../server/db/schema/catalogue.ts';
import { deskActions } from '../server/db/schema/staff.ts';
import { atDesk, type DeskPerson } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';

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

/** Seventeen signs that nothing else here has. */
let made = 0;
const newVin = () => `ZFA16900000${String(++made).padStart(6, '0')}`;

function panda(said: Partial<NewPart['car']> = {}): NewPart['car'] {
  const brand = lists.brands.find(({ slug }) => slug === 'fiat')!;
  const model = lists.models.find(({ brandId, name }) => brandId === brand.id && name.startsWith('Panda'))!;
  const unsaid = { mileageKm: 121_000, fuel: null, engineCode: null, colour: 'Rosso', vin: newVin() };
  return { ...unsaid, brandId: brand.id, modelId: model.id, year: 2007, ...said };
}

async function listed(car: NewPart['car']): Promise<{ id: number; sku: string }> {
  const sku = `A-${randomUUID().slice(0, 8)}`;
  const kindId = lists.kinds.find(({ it }) => it === 'Alternatore')!.id;
  const rest = { side: null, axle: null, numbers: [], condition: 'B', price: 8_900, place: null, photos: [] };
  const piece = { car, kindId, sku, ...rest };
  const { status, body } = await yard.ask('POST', '/parts', piece, { 'idempotency-key': randomUUID() });
  expect(status).toBe(201);
  return { id: body.partId, sku };
}

const correct = (id: number, change: object, seen: object = {}, who = yard) =>
  who.ask('PUT', `/stock/cars/${id}`, { change, seen }, { 'idempotency-key': randomUUID() });
const edit = (id: number, change: object) =>
  yard.ask('PUT', `/stock/parts/${id}`, { change, seen: {} }, { 'idempotency-key': randomUUID() });
const whole = async (id: number) => (await yard.ask('GET', `/stock/parts/${id}`)).body as WholeStockPart;
const page = async (id: number) => (await (await shop.visitor().fetch(`/api/parts/${id}`)).json()) as Part;
const rowOf = async (id: number) => (await shop.database.db.select().from(parts).where(eq(parts.id, id)))[0]!;
const carRow = async (id: number) => (await shop.database.db.select().from(cars).where(eq(cars.id, id)))[0]!;
const found = async (query: string) => {
  const answer = await shop.visitor().fetch(`/api/search/v2?${new URLSearchParams({ query }).toString()}`);
  return ((await answer.json()) as SearchResult).parts.map(({ id }) => id);
};
const logged = async () =>
  shop.database.db
    .select()
    .from(deskActions)
    .where(eq(deskActions.action, 'car_changed'))
    .orderBy(deskActions.id);

/** As many pieces of one car as are asked for. */
async function piecesOf(car: NewPart['car'], count: number) {
  const all = [];
  for (let at = 0; at < count; at++) all.push(await listed(car));
  const { car: stored } = await whole(all[0]!.id);
  return { all, ids: all.map(({ id }) => id), car: stored! };
}

test('all pieces of a car follow at once: their pages, the search and the log', async () => {
  const before = (await logged()).length;
  const { ids, car } = await piecesOf(panda(), 3);
  expect(car).toMatchObject({ year: 2007, mileageKm: 121_000, colour: 'Rosso', powerKw: null, parts: 3 });
  const vin = newVin();
  expect(await found('alternatore 199A9000')).not.toEqual(expect.arrayContaining(ids));
  const change = {
    year: 2012,
    mileageKm: 98_500,
    fuel: 'diesel',
    engineCode: '199A9000',
    gearboxCode: 'C514',
    powerKw: 55,
    colour: 'Blu',
    colourCode: '448/A',
    vin: vin.toLowerCase(),
    plate: 'ex 123 qq',
  };
  const { status, body } = await correct(car.id, change, { year: 2007, vin: car.vin });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...change, vin, plate: 'EX123QQ', parts: 3, id: car.id });
  expect((body as StockCar).line.replaceAll('\u00a0', ' ')).toMatch(/^Fiat Panda.* · 2012 · 98\.500 km$/);

  for (const id of ids) {
    expect(await page(id)).toMatchObject({ year: 2012, mileageKm: 98_500, fuel: 'diesel' });
    expect((await page(id)).car).toMatchObject({ engineCode: '199A9000', powerKw: 55, colourCode: '448/A' });
    expect((await whole(id)).donorCar).toContain('2012');
  }
  expect(await found('alternatore 199A9000')).toEqual(expect.arrayContaining(ids));
  const [line, ...others] = (await logged()).slice(before);
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    who: 'Anna',
    before: { year: 2007, mileageKm: 121_000, fuel: null, vin: car.vin, powerKw: null },
    after: { year: 2012, mileageKm: 98_500, fuel: 'diesel', vin, powerKw: 55, parts: 3 },
  });
  expect(line!.subject).toContain('Fiat Panda');
});

test('whoever follows the parts hears of every piece, and number and plate make none newer', async () => {
  const { ids, car } = await piecesOf(panda(), 2);
  const { updatedAt } = await rowOf(ids[0]!);
  await correct(car.id, { vin: newVin(), plate: 'AB123CD' });
  expect((await rowOf(ids[0]!)).updatedAt).toEqual(updatedAt);
  const changes = async () => {
    const { rows } = await shop.database.db.execute<{ id: number; at: string }>(
      `select id, changed_in::text as at from changes.parts where id in (${ids.join()}) order by id`,
    );
    return rows;
  };
  const noted = await changes();
  await correct(car.id, { year: 2001 });
  const now = await changes();
  expect(now.map(({ id }) => id)).toEqual(ids);
  now.forEach(({ at }, index) => expect(at).not.toBe(noted[index]!.at));
});

test('the yard’s files leave it alone, find it by its old words and by its new ones, and have it back when forced', async () => {
  const { db } = shop.database;
  const { all, ids, car } = await piecesOf(
    panda({ vin: null, mileageKm: null, colour: null, year: 1999 }),
    2,
  );
  const model = lists.models.find(({ id }) => id === panda().modelId)!.name;
  const file = (lines: readonly string[], more = '') =>
    Buffer.from(
      [`codice;nome;categoria;marca;modello;anno;potenza_kw;numero_originale;prezzo${more}`, ...lines].join(
        '\n',
      ),
    );
  const lineOf = (sku: string, year: number, kw: number) =>
    `${sku};Alternatore;Alternatore;Fiat;${model};${year};${kw};0051810268;89,00`;
  const take = (lines: readonly string[], forced?: ReadonlySet<string>) =>
    importPieces(db, shop.deps.clock, file(lines), forced && { forced });
  await correct(car.id, { year: 2003, powerKw: 44, gearboxCode: 'C514' });

  const [one, other] = [all[0]!.sku, all[1]!.sku];
  const [byOldWords, byNewWords] = [`N-${randomUUID().slice(0, 8)}`, `N-${randomUUID().slice(0, 8)}`];
  await take([
    lineOf(one, 1999, 40),
    // The file says yet another car of it: it stays with the one that was put right.
    lineOf(other, 1998, 40),
    lineOf(byOldWords, 1999, 40),
    lineOf(byNewWords, 2003, 40),
  ]);
  for (const id of ids) expect((await whole(id)).car).toMatchObject({ id: car.id, year: 2003, powerKw: 44 });
  for (const sku of [byOldWords, byNewWords]) {
    const [row] = await db.select().from(parts).where(eq(parts.sku, sku));
    expect(row, sku).toMatchObject({ carId: car.id });
  }
  // At the shelf the same words are the same car, too.
  expect(
    (await rowOf((await listed(panda({ vin: null, mileageKm: null, colour: null, year: 2003 }))).id)).carId,
  ).toBe(car.id);

  await take([lineOf(one, 1999, 40)], new Set(['powerKw']));
  expect(await carRow(car.id)).toMatchObject({ year: 2003, powerKw: 40, gearboxCode: 'C514' });
  await take([lineOf(one, 1999, 40)], new Set(['year']));
  expect(await carRow(car.id)).toMatchObject({ year: 1999, powerKw: 40, gearboxCode: 'C514' });
});

test('a car just like another one is refused, and one that nothing is left of makes way', async () => {
  const { car } = await piecesOf(panda({ vin: null, year: 1990 }), 1);
  const { ids, car: other } = await piecesOf(panda({ vin: null, year: 1991 }), 1);
  expect(await correct(car.id, { year: 1991 })).toMatchObject({ status: 409, body: { code: 'car_exists' } });
  expect(await carRow(car.id)).toMatchObject({ year: 1990 });
  // What is merely known of it makes no other car.
  expect((await correct(car.id, { powerKw: 40 })).status).toBe(200);
  await edit(ids[0]!, { carId: car.id });
  expect((await correct(car.id, { year: 1991 })).status).toBe(200);
  // Of yet another car nothing was put right.
  const { handSet } = await rowOf(ids[0]!);
  expect(handSet).toEqual(['model', 'year']);
  await edit(ids[0]!, { car: panda({ vin: null, year: 1985 }) });
  expect((await rowOf(ids[0]!)).handSet).toEqual(['model']);
  expect(await carRow(other.id)).toBeUndefined();
});

test('twice is once, and of two at once the slower is told', async () => {
  const { car } = await piecesOf(panda(), 2);
  const other = await atDesk(shop);
  const before = (await logged()).length;
  const key = { 'idempotency-key': randomUUID() };
  const edit: CarEdit = { change: { year: 2010 }, seen: { year: 2007 } };
  for (const answer of [
    await yard.ask('PUT', `/stock/cars/${car.id}`, edit, key),
    await yard.ask('PUT', `/stock/cars/${car.id}`, edit, key),
    await correct(car.id, edit.change, edit.seen, other),
  ])
    expect(answer.status).toBe(200);
  expect((await logged()).length).toBe(before + 1);

  const both = await Promise.all([
    correct(car.id, { year: 2011 }, { year: 2010 }),
    correct(car.id, { year: 2012 }, { year: 2010 }, other),
    correct(car.id, { colour: 'Verde' }, { colour: 'Rosso' }),
  ]);
  expect(both.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 200, 409]);
  expect(both.find(({ status }) => status === 409)!.body.code).toBe('car_changed');
  expect(await carRow(car.id)).toMatchObject({ colour: 'Verde' });
});

test('what cannot be is refused beside its field, and nothing is written', async () => {
  const { ids, car } = await piecesOf(panda(), 1);
  const before = (await logged()).length;
  for (const [name, value] of [
    ['year', 1899],
    ['year', 2090],
    ['year', 2007.5],
    ['mileageKm', -1],
    ['mileageKm', 2_000_000],
    ['powerKw', 0],
    ['powerKw', 1_501],
    ['fuel', 'wood'],
    ['engineCode', ''],
    ['engineCode', 'x'.repeat(41)],
    ['gearboxCode', 'x'.repeat(41)],
    ['colour', 'x'.repeat(61)],
    ['colourCode', 'x'.repeat(31)],
    ['vin', 'ZFA1690000000000'],
    ['vin', 'ZFA1690000000O001'],
    ['plate', 'x'.repeat(21)],
  ] as const) {
    const { status, body } = await correct(car.id, { [name]: value });
    expect(status, `${name} ${value}`).toBe(400);
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([`change.${name}`]);
  }
  expect((await correct(car.id, { brandId: 1 })).status).toBe(400);
  expect(await correct(2_000_000, { year: 2000 })).toMatchObject({
    status: 404,
    body: { code: 'car_not_found' },
  });
  expect((await correct(car.id, {})).status).toBe(200);
  expect(await whole(ids[0]!)).toMatchObject({ car });
  expect((await logged()).length).toBe(before);
});
