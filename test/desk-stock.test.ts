/** The stock room: pieces are put where they lie, and changed by hand; once for a key, never over what somebody else did, all of it in the log. */
import { randomUUID } from 'node:crypto';
import { eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WholeStockPart } from '../domain/contract/desk-part.ts';
import type { StockPart, StockParts, VainSearches, WholeStockPlace } from '../domain/contract/desk-stock.ts';
import { dayInRome, dayMs } from '../domain/rome-clock.ts';
import { href } from '../domain/routes.ts';
import { placeAddress } from '../domain/stock-room/place-label.ts';
import { parts, priceHistory } from '../server/db/schema/catalogue.ts';
import { searchCounts } from '../server/db/schema/shop.ts';
import { deskActions } from '../server/db/schema/staff.ts';
import { ordersPaid } from '../server/cli/orders/orders-paid.ts';
import { atDesk, type DeskPerson } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { runCommand } from './run-command.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
let yard: DeskPerson;
beforeAll(async () => {
  shop = await openShop();
  yard = await atDesk(shop);
});
afterAll(() => shop.close());

const put = (path: string, body: unknown, key: string = randomUUID(), who = yard) =>
  who.ask('PUT', `/stock/${path}`, body, { 'idempotency-key': key });
const place = (id: number, name: string, key?: string) => put(`parts/${id}/place`, { place: name }, key);
const whole = async (id: number) => (await yard.ask('GET', `/stock/parts/${id}`)).body as WholeStockPart;
const at = async (name: string) =>
  (await yard.ask('GET', `/stock/place?name=${encodeURIComponent(name)}`)).body as WholeStockPlace;
const resolve = async (code: string) =>
  (await yard.ask('GET', `/stock/codes?code=${encodeURIComponent(code)}`)).body;

/** What the log says of a thing, the oldest first. */
const logged = async (subject: string) =>
  shop.database.db.select().from(deskActions).where(eq(deskActions.subject, subject)).orderBy(deskActions.id);

async function buyByTransfer(partId: number) {
  const buyer = await createBuyer(shop);
  const orderItems = [{ partId, quantity: 1 }];
  const checkout = await buyer.checkoutFor(0, { orderItems, paymentMethod: 'bank_transfer' });
  return buyer.api.checkout(checkout, randomUUID());
}

test('a piece lies where it was put last, by its label and the place’s, and the picking list leads there', async () => {
  const id = await stockPart(shop);
  const { sku } = await whole(id);
  const label = await resolve(`https://old.example${href('en', 'part', { id })}`);
  expect(label).toMatchObject({ kind: 'part', part: { id, sku, place: null, shelf: null } });
  expect(await resolve(sku.toLowerCase())).toMatchObject({ kind: 'part', part: { id } });
  expect(await resolve(placeAddress('https://old.example', 'Z-01'))).toMatchObject({
    kind: 'place',
    place: { name: 'Z-01', parts: 0 },
  });
  expect(await resolve('z-01')).toEqual({ kind: 'unknown' });

  expect((await place(id, 'Z-01')).body).toMatchObject({ place: 'Z-01' });
  expect(await resolve('z-01')).toMatchObject({ kind: 'place', place: { name: 'Z-01', parts: 1 } });
  // Typed in small letters it is the same place.
  expect((await place(id, 'z-01')).body).toMatchObject({ place: 'Z-01' });
  expect(await logged(sku)).toMatchObject([
    { who: 'Anna', action: 'part_moved', before: { place: null }, after: { place: 'Z-01' } },
  ]);
  // The yard's next file leaves it where it is, and it is nothing new for anybody.
  const [row] = await shop.database.db.select().from(parts).where(eq(parts.id, id));
  expect(row?.handSet).toEqual(['place']);

  await runCommand(shop, ordersPaid, [(await buyByTransfer(id)).orderNumber]);
  const { items } = (await yard.ask('GET', '/picking')).body;
  expect(items.find(({ partId }: { partId: number }) => partId === id)).toMatchObject({ place: 'Z-01' });
  // Sold and not fetched, it stands there all the same.
  expect((await at('Z-01')).pieces).toMatchObject([{ id, onHand: 0, toPick: 1 }]);
});

test('a press that comes late, or twice, moves nothing back', async () => {
  const id = await stockPart(shop);
  const late = randomUUID();
  await place(id, 'Z-02', late);
  await place(id, 'Z-03');
  expect((await place(id, 'Z-02', late)).body).toMatchObject({ place: 'Z-03' });
  expect((await place(id, 'Z-04', late)).body.code).toBe('idempotency_key_reused');
  expect((await yard.ask('PUT', `/stock/parts/${id}/place`, { place: 'Z-04' })).body.code).toBe(
    'idempotency_key_required',
  );
  expect((await place(999_999, 'Z-04')).body.code).toBe('part_not_found');
});

test('a box moves with all that is in it', async () => {
  const [one, other] = [await stockPart(shop), await stockPart(shop)];
  for (const name of ['Z-10', 'Z-11']) await put('places', { name, isBox: false });
  await put('places', { name: 'Cassa 7', isBox: true });
  for (const id of [one, other]) await place(id, 'CASSA 7');
  for (const shelf of ['Z-10', 'Z-11', 'Z-11'])
    expect((await put('boxes', { box: 'cassa 7', shelf })).body).toMatchObject({ name: 'Cassa 7', shelf });
  expect(await whole(one)).toMatchObject({ place: 'Cassa 7', shelf: 'Z-11' });
  expect(await at('Z-11')).toMatchObject({ pieces: [], boxes: [{ name: 'Cassa 7', isBox: true, parts: 2 }] });
  expect((await at('Cassa 7')).pieces.map(({ id }: StockPart) => id)).toEqual(
    expect.arrayContaining([one, other]),
  );
  await runCommand(shop, ordersPaid, [(await buyByTransfer(one)).orderNumber]);
  const { items } = (await yard.ask('GET', '/picking')).body;
  expect(items.find(({ partId }: { partId: number }) => partId === one)).toMatchObject({
    place: 'Z-11 · Cassa 7',
  });
  expect((await logged('Cassa 7')).map(({ action, before, after }) => [action, before, after])).toEqual([
    ['place_added', null, { isBox: true }],
    ['box_moved', { place: null }, { place: 'Z-10' }],
    ['box_moved', { place: 'Z-10' }, { place: 'Z-11' }],
  ]);

  await put('places', { name: 'Cassa 8', isBox: true });
  expect((await put('boxes', { box: 'Cassa 7', shelf: 'Cassa 8' })).body.code).toBe('box_in_box');
  expect((await put('place', { name: 'Z-11', isBox: true })).body.code).toBe('box_in_box');
  expect((await put('boxes', { box: 'Z-10', shelf: 'Z-11' })).body.code).toBe('place_not_found');
  // No box any more, it stands nowhere.
  expect((await put('place', { name: 'cassa 7', isBox: false })).body).toMatchObject({ shelf: null });
  expect((await logged('Cassa 7')).at(-1)).toMatchObject({
    action: 'place_changed',
    before: { isBox: true, place: 'Z-11' },
    after: { isBox: false },
  });
  expect((await put('place', { name: 'Z-nowhere', isBox: true })).body.code).toBe('place_not_found');
});

test('a place is added once: under its name in any case another is refused, and nothing of it changes', async () => {
  const key = randomUUID();
  const box = { name: 'Cassa 40', isBox: true };
  const id = await stockPart(shop);
  await put('places', { name: 'Z-41', isBox: false });
  expect((await put('places', box, key)).body).toMatchObject({ name: 'Cassa 40', isBox: true });
  await put('boxes', { box: 'Cassa 40', shelf: 'Z-41' });
  await place(id, 'Cassa 40');
  for (const again of [{ ...box, isBox: false }, box, { name: 'CASSA 40', isBox: false }])
    expect((await put('places', again)).body).toMatchObject({ code: 'place_exists', status: 409 });
  // A press that is sent twice is one.
  expect((await put('places', box, key)).body).toMatchObject({ isBox: true, shelf: 'Z-41', parts: 1 });
  expect(await whole(id)).toMatchObject({ place: 'Cassa 40', shelf: 'Z-41' });
  // One that only a piece names is there, too.
  await place(id, 'Z-42');
  expect((await put('places', { name: 'z-42', isBox: true })).body.code).toBe('place_exists');
  expect((await logged('Cassa 40')).map(({ action }) => action)).toEqual(['place_added', 'box_moved']);
  const both = [1, 2].map(() => put('places', { name: 'Z-43', isBox: false }));
  expect(new Set((await Promise.all(both)).map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test('the name of a place is one, in whichever blanks it is typed or scanned, and none is a folder or a piece’s code', async () => {
  const id = await stockPart(shop);
  const { sku } = await whole(id);
  expect((await put('places', { name: 'Z  50\u00a0', isBox: false })).body).toMatchObject({ name: 'Z 50' });
  expect((await put('places', { name: 'Z\u00a050', isBox: false })).body.code).toBe('place_exists');
  expect((await place(id, 'z \u202f50')).body).toMatchObject({ place: 'Z 50' });
  expect((await put(`parts/${id}`, { seen: {}, change: { place: 'Z  50' } })).body.place).toBe('Z 50');
  expect(await at('Z   50')).toMatchObject({ name: 'Z 50', parts: 1 });
  for (const code of ['z  50', placeAddress('https://old.example', 'Z\u00a050')])
    expect(await resolve(code)).toMatchObject({ kind: 'place', place: { name: 'Z 50', parts: 1 } });
  for (const name of ['.', ' .. '])
    expect((await put('places', { name, isBox: false })).body).toMatchObject({
      code: 'invalid_body',
      errors: [{ path: 'name', code: 'invalid_format' }],
    });
  expect((await place(id, '..')).body.code).toBe('invalid_body');
  expect((await put('places', { name: sku.toLowerCase(), isBox: false })).body).toMatchObject({
    code: 'invalid_body',
    errors: [{ path: 'name', code: 'code_of_part' }],
  });
  // What was encoded on purpose is a name of its own.
  await put('places', { name: 'Z%2050', isBox: true });
  expect(await at('Z%2050')).toMatchObject({ name: 'Z%2050', parts: 0 });
});

test('two boxes and many pieces that are put at once end where the last press said', async () => {
  await Promise.all(['Z-20', 'Z-21'].map((name) => put('places', { name, isBox: false })));
  await Promise.all(['K1', 'K2'].map((name) => put('places', { name, isBox: true })));
  const [id, thrice] = [await stockPart(shop), randomUUID()];
  const answers = await Promise.all([
    ...['Z-20', 'Z-21'].flatMap((shelf) => ['K1', 'K2'].map((box) => put('boxes', { box, shelf }))),
    ...['Z-20', 'K1', 'K2', 'Z-90'].map((name) => place(id, name)),
    ...[1, 2, 3].map(() => put('places', { name: 'Z-91', isBox: false }, thrice)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect((await logged('Z-91')).length).toBe(1);
  const moves = (await logged('K1')).filter(({ action }) => action === 'box_moved');
  expect((await at('K1')).shelf).toBe((moves.at(-1)!.after as { place: string }).place);
});

test('labels of places are a page to be printed that asks for nothing', async () => {
  await put('places', { name: 'Z-30', isBox: false });
  const answer = await yard.visitor.fetch('/api/desk/stock/labels?paper=A4&name=Z-30&name=Z-01', {
    headers: { origin: 'http://localhost:3000' },
  });
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'");
  const page = await answer.text();
  expect(page.split('class="label"').length - 1).toBe(2);
  expect(page).toContain('Z-30');
  expect((await yard.ask('GET', '/stock/labels?paper=A4&name=nowhere')).body.code).toBe('place_not_found');
});

test('labels of parts are those of the command line: number, code, car, place, and the price where it is wished', async () => {
  const [one, other] = [await stockPart(shop), await stockPart(shop)];
  await place(one, 'Z-31');
  const print = async (query: string) => {
    const answer = await yard.visitor.fetch(`/api/desk/stock/part-labels?${query}`, {
      headers: { origin: 'http://localhost:3000' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
    return answer.text();
  };
  const page = await print(`paper=62x100&part=${other}&part=${one}&part=${one}`);
  const addressOf = (id: number) => `aria-label="${shop.deps.config.publicUrl}/parts/${id}"`;
  expect(page.split('class="label"').length - 1).toBe(3);
  expect(page.split(addressOf(one)).length - 1).toBe(2);
  expect(page.indexOf(addressOf(other))).toBeLessThan(page.indexOf(addressOf(one)));
  for (const words of ['51 810 268', (await whole(one)).sku, 'Fiat Panda', 'Z-31'])
    expect(page).toContain(words);
  expect(page).not.toContain('€');
  expect((await print(`paper=A4&part=${one}&price=1`)).replaceAll('\u00a0', ' ')).toContain('79,00 €');

  const many = Array.from({ length: 201 }, () => `part=${one}`).join('&');
  for (const [query, code] of [
    ['paper=A4&part=999999', 'part_not_found'],
    ['paper=A5&part=1', 'invalid_body'],
    ['paper=A4&part=x', 'invalid_body'],
    ['paper=A4', 'invalid_body'],
    [`paper=A4&${many}`, 'invalid_body'],
  ] as const) {
    const { status, body } = await yard.ask('GET', `/stock/part-labels?${query}`);
    expect(status, query).toBeGreaterThanOrEqual(400);
    expect([code, 'invalid_query']).toContain(body.code);
  }
});

test('a part is found by code, number, words and place, the sold ones too', async () => {
  const id = await stockPart(shop, { quantity: 0 });
  const { sku } = await whole(id);
  await place(id, 'Z-40');
  const find = async (q: string) =>
    (await yard.ask('GET', `/stock/parts?q=${encodeURIComponent(q)}`)).body.parts.map(
      (part: StockPart) => part.id,
    );
  expect(await find(sku.toLowerCase())).toEqual([id]);
  expect(await find('z-40')).toEqual([id]);
  expect(await find('51810268')).toContain(id);
  expect(await find('fanale anteriore panda')).toContain(id);
  expect(await find('')).not.toContain(id);
});

test('a list goes on to its end, page by page, and each part is in it once', async () => {
  const mark = randomUUID().slice(0, 6).toUpperCase();
  const ids: number[] = [];
  for (let nth = 0; nth < 32; nth += 1) {
    const id = await stockPart(shop);
    await shop.database.db
      .update(parts)
      .set({ sku: `PG-${mark}-${nth}` })
      .where(eq(parts.id, id));
    ids.push(id);
  }
  async function all(path: string): Promise<number[]> {
    const found: number[] = [];
    for (let page = 1; ; page += 1) {
      const body = (await yard.ask('GET', `${path}page=${page}`)).body as StockParts;
      found.push(...body.parts.map(({ id }) => id));
      if (!body.hasMore) return found;
    }
  }
  const byCode = await all(`/stock/parts?q=PG-${mark}&`);
  expect(byCode).toHaveLength(ids.length);
  expect(new Set(byCode)).toEqual(new Set(ids));
  for (const path of ['/stock/parts?q=&', '/stock/oldest?']) {
    const listed = await all(path);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toEqual(expect.arrayContaining(ids));
  }
});

test('a part is found by its code’s end or middle, whole codes first, and nothing where nothing is', async () => {
  const mark = randomUUID().slice(0, 6).toUpperCase();
  const codes = [`A${mark}-7_B`, `${mark}-7`, `${mark}-7_B-R1`];
  const ids: number[] = [];
  for (const sku of codes) {
    const id = await stockPart(shop);
    await shop.database.db.update(parts).set({ sku }).where(eq(parts.id, id));
    ids.push(id);
  }
  const find = async (q: string) => {
    const { body } = await yard.ask('GET', `/stock/parts?q=${encodeURIComponent(q)}`);
    const found = body as StockParts;
    return {
      codes: found.parts.map(({ sku }) => sku).filter((sku) => sku.includes(mark)),
      total: found.total,
    };
  };
  expect((await find('-r1')).codes).toEqual([codes[2]]);
  expect((await find(`${mark.toLowerCase()}-7_b-`)).codes).toEqual([codes[2]]);
  expect((await find(`${mark}-7`)).codes[0]).toBe(codes[1]);
  expect((await find(`${mark}-7`)).codes.toSorted()).toEqual(codes.toSorted());
  // What a pattern would take for any sign is that sign.
  expect(await find(`${mark}_7`)).toEqual({ codes: [], total: 0 });
  for (const nothing of ['qqq', 'zzz', '%', '_-_'])
    expect(await find(nothing)).toEqual({ codes: [], total: 0 });
});

test('what is changed by hand is compared with what was seen of it', async () => {
  const id = await stockPart(shop, { quantity: 2, price: 7_900 });
  const { sku } = await whole(id);
  const edit = (change: object, seen: object) => put(`parts/${id}`, { change, seen });
  const change = {
    condition: 'B',
    price: 6_900,
    onHand: 3,
    internalNotes: 'Graffio a sinistra',
    descriptionIt: 'Vetro integro.\nUn perno rotto.',
  };
  const { status, body } = await edit(change, { condition: 'A', price: 7_900, onHand: 2 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...change, discountedPrice: 6_900 });
  const [line] = await logged(sku);
  expect(line).toMatchObject({
    action: 'part_changed',
    before: { condition: 'A', price: 7_900, onHand: 2, internalNotes: null, descriptionIt: '' },
    after: change,
  });
  expect(await shop.database.db.$count(priceHistory, eq(priceHistory.partId, id))).toBe(1);
  const [row] = await shop.database.db.select().from(parts).where(eq(parts.id, id));
  expect(row?.handSet).toEqual(['condition', 'descriptionIt', 'internalNotes', 'price']);

  // Said again it is nothing new; said by who has seen something older it is refused.
  expect((await edit(change, { condition: 'A', price: 7_900 })).status).toBe(200);
  expect((await edit({ price: 5_000 }, { price: 7_900 })).body.code).toBe('part_changed');
  expect(await logged(sku)).toHaveLength(1);
  expect((await edit({ price: 0 }, {})).body.errors).toEqual([{ path: 'change.price', code: 'required' }]);
});

test('a piece that is sold meanwhile is not counted back in, and one that is kept is not taken away', async () => {
  const id = await stockPart(shop, { quantity: 2 });
  const { orderNumber } = await buyByTransfer(id);
  const edit = (onHand: number, seen: number) =>
    put(`parts/${id}`, { change: { onHand }, seen: { onHand: seen } });
  expect((await edit(0, 2)).body.code).toBe('pieces_kept');
  await runCommand(shop, ordersPaid, [orderNumber]);
  // Whoever saw two pieces and says three knows nothing of the sold one.
  expect((await edit(3, 2)).body.code).toBe('part_changed');
  expect((await edit(2, 1)).body).toMatchObject({ onHand: 2, reserved: 0, toPick: 1 });
});

test('bought and taken from sale at the same moment: the buyer has it, or nobody can', async () => {
  for (let time = 0; time < 4; time += 1) {
    const id = await stockPart(shop);
    const { sku } = await whole(id);
    const [bought, removed] = await Promise.allSettled([
      buyByTransfer(id),
      put(`parts/${id}/removed`, { reason: 'broken', note: 'Caduto' }),
    ]);
    expect(removed).toMatchObject({ status: 'fulfilled', value: { status: 200 } });
    const part = await whole(id);
    const isBought = bought.status === 'fulfilled';
    expect(part).toMatchObject({ onHand: isBought ? 1 : 0, reserved: isBought ? 1 : 0 });
    expect(await logged(sku)).toMatchObject(
      isBought
        ? []
        : [
            {
              action: 'part_removed',
              before: { pieces: 1 },
              after: { pieces: 0, reason: 'broken', note: 'Caduto' },
            },
          ],
    );
  }
});

test('nothing of where a part lies reaches anybody else', async () => {
  const id = await stockPart(shop);
  await place(id, 'Z-SECRET');
  await put(`parts/${id}`, { change: { internalNotes: 'Nota segreta' }, seen: {} });
  const answer = await shop.visitor().fetch(`/api/parts/${id}`);
  expect(await answer.text()).not.toMatch(/SECRET|segreta/);
  expect(await shop.database.db.execute(sql`select 1 from parts where place = 'Z-SECRET'`)).toMatchObject({
    rowCount: 1,
  });
});

test('what lies longest comes first, and what cannot be bought is not among it', async () => {
  const [came, cameLater] = [await stockPart(shop), await stockPart(shop)];
  await shop.database.db.insert(priceHistory).values([
    { partId: cameLater, at: new Date('2024-05-02T08:00:00Z'), discountedPrice: 7900 },
    { partId: came, at: new Date('2024-05-01T08:00:00Z'), discountedPrice: 7900 },
  ]);
  const { parts: oldest, total } = (await yard.ask('GET', '/stock/oldest')).body as StockParts;
  expect(total).toBe(await shop.database.db.$count(parts, gt(parts.available, 0)));
  expect(oldest.slice(0, 2).map(({ id }) => id)).toEqual([came, cameLater]);
  const days = oldest.map(({ since }) => since);
  expect(days).toEqual(days.toSorted());
  const [first] = oldest;
  await shop.database.db.update(parts).set({ reserved: first!.onHand }).where(eq(parts.id, first!.id));
  const without = (await yard.ask('GET', '/stock/oldest')).body as StockParts;
  expect(without.parts.map(({ id }) => id)).not.toContain(first!.id);
  await shop.database.db.update(parts).set({ reserved: first!.reserved }).where(eq(parts.id, first!.id));
});

test('what was looked for in vain is listed by how often, of the last thirty days', async () => {
  const day = (ago: number) => dayInRome(new Date(shop.deps.clock().getTime() - ago * dayMs));
  const counted = { withResult: 0, opened: 0 };
  await shop.database.db.insert(searchCounts).values([
    { day: day(1), query: 'cambio dsg', withoutResult: 2, ...counted },
    { day: day(3), query: '51810299', withoutResult: 5, ...counted },
    { day: day(40), query: 'vecchio', withoutResult: 9, ...counted },
    { day: day(2), query: 'fanale', withoutResult: 0, withResult: 4, opened: 1 },
  ]);
  const { searches, days } = (await yard.ask('GET', '/stock/vain-searches')).body as VainSearches;
  expect(days).toBe(30);
  expect(searches.map(({ query, withoutResult, notOpened }) => [query, withoutResult, notOpened])).toEqual([
    ['51810299', 5, 0],
    ['cambio dsg', 2, 0],
    ['fanale', 0, 3],
  ]);
});
