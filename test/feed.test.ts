/** What Google Merchant Center and Meta's catalogues are told of the parts. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setMaintenance } from '../server/http/maintenance.ts';
import { partPhotos, photos } from '../server/db/schema/catalogue.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { readXml, textsOf, type Element } from './read-xml.ts';
import { stockPart, type StockedPart } from './stock-part.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A part with so many photos. */
async function photographed(part: StockedPart = {}, count = 1): Promise<number> {
  const id = await stockPart(shop, part);
  for (let position = 0; position < count; position += 1) {
    const hash = `${id}${position}`.padStart(64, 'a');
    const [photo] = await shop.database.db
      .insert(photos)
      .values({ hash, width: 1600, height: 1200, placeholder: '', addedAt: shop.deps.clock() })
      .returning();
    await shop.database.db.insert(partPhotos).values({ partId: id, position, photoId: photo?.id ?? 0 });
  }
  return id;
}

async function itemsOf(query = ''): Promise<Map<string, Element>> {
  const answer = await shop.app.inject(`/feed/products.xml${query}`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  expect(answer.headers['cache-control']).toMatch(/^public, max-age=3600\b/);
  const feed = readXml(answer.body);
  expect([feed.name, feed.attributes]).toEqual([
    'rss',
    { version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' },
  ]);
  const items = feed.children[0]?.children.filter(({ name }) => name === 'item') ?? [];
  return new Map(items.map((item) => [textsOf(item, 'g:id')[0] ?? '', item]));
}

const told = (item: Element | undefined, name: string): string[] => (item ? textsOf(item, `g:${name}`) : []);

test('what is for sale to anybody and has a photo is told, and nothing else', async () => {
  const id = await photographed();
  const [drawn, sold, safety] = [
    await stockPart(shop),
    await photographed({ quantity: 0 }),
    await photographed({ safety: true }),
  ];
  const items = await itemsOf();
  expect([id, drawn, sold, safety].map((one) => items.has(String(one)))).toEqual([true, false, false, false]);
});

test('an offer holds what both readers ask for, as they write it', async () => {
  const id = String(await photographed({ price: 9000, discount: 10 }, 12));
  const item = (await itemsOf()).get(id);
  const values = (name: string) => told(item, name);
  expect(values('title')).toEqual(['Fanale anteriore sinistro Fiat Panda 51 810 268']);
  expect(values('description')).toEqual([
    'Ricambio originale usato, condizione A. Smontato da Fiat Panda, 2009. Numero originale 51 810 268.',
  ]);
  expect(values('link')).toEqual([expect.stringMatching(new RegExp(`^http.*/parts/${id}$`))]);
  expect(values('image_link')).toEqual([expect.stringMatching(/^http.*\/media\/a+\d+\/\d+\.jpg$/)]);
  expect(values('additional_image_link')).toHaveLength(10);
  expect(values('availability')).toEqual(['in_stock']);
  expect(values('condition')).toEqual(['used']);
  // The regular price, and the lower one that is asked now.
  expect(values('price')[0]).toBe('90.00 EUR');
  expect(values('sale_price')).toEqual(['81.00 EUR']);
  expect([values('brand'), values('mpn'), values('identifier_exists')]).toEqual([
    ['Fiat'],
    ['51 810 268'],
    [],
  ]);
  // To Sicily and Sardinia, which costs most: nobody pays more than they were told.
  const [shipping] = item?.children.filter(({ name }) => name === 'g:shipping') ?? [];
  expect([told(shipping, 'country'), told(shipping, 'price')]).toEqual([['IT'], ['15.90 EUR']]);
});

test('Meta has another word for what can be bought, and English readers their own', async () => {
  const id = String(await photographed());
  const item = (await itemsOf('?for=meta&lang=en')).get(id);
  expect(told(item, 'availability')).toEqual(['in stock']);
  expect(told(item, 'title')).toEqual(['Left headlight Fiat Panda 51 810 268']);
  expect(told(item, 'link')[0]).toContain('/en/parts/');
  expect(told(item, 'sale_price')).toEqual([]);
  expect((await shop.app.inject('/feed/products.xml?for=bing')).statusCode).toBe(400);
});

test('a part without a number says that nothing identifies it, and no name breaks out of the feed', async () => {
  const id = await photographed();
  await shop.database.db.execute(
    sql`update parts set serial_number = '', serial_key = '', name_it = '</g:title>Fanale & "luce"' where id = ${id}`,
  );
  const item = (await itemsOf()).get(String(id));
  expect([told(item, 'identifier_exists'), told(item, 'mpn')]).toEqual([['no'], []]);
  expect(told(item, 'title')).toEqual(['</g:title>Fanale & "luce" Fiat Panda']);
});

test('more parts than are read at a time come in one feed', async () => {
  const before = (await itemsOf()).size;
  const id = await photographed();
  await shop.database.db.execute(sql`
    insert into parts (sku, category_id, car_id, name_it, name_en, serial_number, serial_key, price, discount, discounted_price,
        on_hand, listed_quantity, condition, weight_kg, model_ids, brand_ids, updated_at)
      select 'copy-' || n, category_id, car_id, name_it, name_en, serial_number, serial_key, price, discount, discounted_price,
        on_hand, listed_quantity, condition, weight_kg, model_ids, brand_ids, updated_at
      from parts, generate_series(1, 450) n where id = ${id}`);
  await shop.database.db.execute(sql`
    insert into part_photos (part_id, position, photo_id)
      select id, 0, (select min(id) from photos) from parts where sku like 'copy-%'`);
  expect((await itemsOf()).size).toBe(before + 451);
});

test('a shop that is closed for maintenance takes no offer down: it says when to come again', async () => {
  const later = () => shop.setTime(new Date(shop.deps.clock().getTime() + 1_000));
  await setMaintenance(shop.database.db, true, shop.deps.clock());
  later();
  const answer = await shop.app.inject('/feed/products.xml');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
  await setMaintenance(shop.database.db, false, shop.deps.clock());
  later();
  expect((await shop.app.inject('/feed/products.xml')).statusCode).toBe(200);
});
