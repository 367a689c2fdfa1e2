/** Prices of many parts by one rule: looked at first, applied once and only as they were seen, undone for a day, and the owner's alone. */
import { randomUUID } from 'node:crypto';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PricePreview, PriceRule, Repricing } from '../domain/contract/desk-repricing.ts';
import { Problem } from '../domain/problem.ts';
import { createHandlers } from '../server/job-handlers.ts';
import { brands, categories, parts, priceHistory } from '../server/db/schema/catalogue.ts';
import { orderItems } from '../server/db/schema/orders.ts';
import { repricedParts, repricings } from '../server/db/schema/repricing.ts';
import { deskActions } from '../server/db/schema/staff.ts';
import { atDesk, type DeskPerson } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { stockOf, stockPart, type StockedPart } from './stock-part.ts';

let shop: TestShop;
let owner: DeskPerson;
beforeAll(async () => {
  shop = await openShop();
  owner = await atDesk(shop, 'owner');
});
afterAll(() => shop.close());

const start = new Date('2026-11-20T10:00:00Z');

const ruleOf = (change: Partial<PriceRule>): PriceRule => ({
  kindId: null,
  brandId: null,
  modelId: null,
  condition: null,
  lyingDays: null,
  priceFrom: null,
  priceTo: null,
  percent: -10,
  rounding: 'cent',
  lowest: null,
  ...change,
});

/** Puts parts up for sale that all came from one make. */
async function stockMake(...stocked: readonly StockedPart[]) {
  const ids: number[] = [];
  for (const one of stocked) ids.push(await stockPart(shop, one));
  const [first] = await shop.database.db.select().from(parts).where(eq(parts.id, ids[0]!));
  const brandId = first!.brandIds[0]!;
  await shop.database.db
    .update(parts)
    .set({ brandIds: [brandId] })
    .where(inArray(parts.id, ids));
  return { ids, brandId };
}

const preview = async (change: Partial<PriceRule>) =>
  (await owner.ask('POST', '/stock/repricings/preview', ruleOf(change))).body as PricePreview;
const put = (path: string, body: unknown, key: string = randomUUID(), who = owner) =>
  who.ask('PUT', `/stock/repricings${path}`, body, { 'idempotency-key': key });
const apply = (change: Partial<PriceRule>, seen: string, key?: string) =>
  put('', { rule: ruleOf(change), seen }, key);
const undo = (id: string, key?: string) => put(`/${id}/undone`, {}, key);
const listed = async () => (await owner.ask('GET', '/stock/repricings')).body.repricings as Repricing[];

/** Looks at a rule and applies it. @returns it, as it is listed */
async function reprice(change: Partial<PriceRule>): Promise<Repricing> {
  // Later than the one before, as any two are.
  shop.setTime(new Date(shop.deps.clock().getTime() + 1_000));
  const { status, body } = await apply(change, (await preview(change)).seen);
  expect(status).toBe(200);
  return body.repricings[0];
}

const rowsOf = (ids: readonly number[]) =>
  shop.database.db
    .select()
    .from(parts)
    .where(inArray(parts.id, [...ids]))
    .orderBy(asc(parts.id));
const pricesOf = async (ids: readonly number[]) => (await rowsOf(ids)).map(({ price }) => price);
const historyOf = async (id: number) =>
  (
    await shop.database.db
      .select()
      .from(priceHistory)
      .where(eq(priceHistory.partId, id))
      .orderBy(priceHistory.at)
  ).map(({ discountedPrice }) => discountedPrice);
const setPrice = (id: number, price: number) =>
  owner.ask(
    'PUT',
    `/stock/parts/${id}`,
    { change: { price }, seen: {} },
    { 'idempotency-key': randomUUID() },
  );

/** What the log says of prices of this make, the oldest first. */
const logged = async (name: string) =>
  (await shop.database.db.select().from(deskActions).orderBy(deskActions.id)).filter(({ subject }) =>
    subject.includes(name),
  );

/** Gives a make a name that nothing else in the log has. */
async function nameMake(brandId: number): Promise<string> {
  const name = `Make ${randomUUID().slice(0, 8)}`;
  await shop.database.db.update(brands).set({ name }).where(eq(brands.id, brandId));
  return name;
}

test('what a rule would do is told before, and nothing is written', async () => {
  const { ids, brandId } = await stockMake(
    { price: 10_000 },
    { price: 2_000, discount: 15 },
    { price: 500 },
    { price: 90_000, quantity: 0 },
  );
  const before = await rowsOf(ids);
  const told = await preview({ brandId, lowest: 500 });
  expect(told).toMatchObject({ parts: 2, same: 1, before: 12_000, after: 10_800 });
  expect(
    told.first.map(({ part, price, discountedPrice }) => [part.id, part.price, price, discountedPrice]),
  ).toEqual([
    [ids[0], 10_000, 9_000, 9_000],
    [ids[1], 2_000, 1_800, 1_530],
  ]);
  expect(await rowsOf(ids)).toEqual(before);
  expect(await Promise.all(ids.map(historyOf))).toEqual(ids.map(() => []));
  expect(await listed()).toEqual([]);

  const many = await stockMake(...Array.from({ length: 22 }, () => ({ price: 1_000 })));
  expect((await preview({ brandId: many.brandId })).first.map(({ part }) => part.id)).toEqual(
    many.ids.slice(0, 20),
  );
});

test('a rule is for what is chosen of kind, group, make, model, condition, days and price, and for what is kept', async () => {
  const { db } = shop.database;
  const { ids, brandId } = await stockMake({ price: 1_000 }, { price: 2_000 }, { price: 3_000 });
  const [first, second, third] = await rowsOf(ids);
  const found = async (change: Partial<PriceRule>) =>
    (await preview({ brandId, ...change })).first.map(({ part }) => part.id);
  const [group] = await db
    .insert(categories)
    .values({ slug: randomUUID(), nameIt: 'Luci', nameEn: 'Lights' })
    .returning();
  await db
    .update(categories)
    .set({ parentId: group!.id })
    .where(inArray(categories.id, [first!.categoryId, third!.categoryId]));
  await db.update(parts).set({ condition: 'C' }).where(eq(parts.id, second!.id));
  await db.update(parts).set({ reserved: 1 }).where(eq(parts.id, third!.id));
  await db.insert(priceHistory).values([
    // Midnight in Rome parts the days: 30 of them on the one side, 29 on the other.
    { partId: first!.id, at: new Date('2026-10-21T21:59:00Z'), discountedPrice: 1_000 },
    { partId: first!.id, at: new Date('2026-11-19T10:00:00Z'), discountedPrice: 1_000 },
    { partId: second!.id, at: new Date('2026-10-21T22:01:00Z'), discountedPrice: 2_000 },
  ]);

  expect(await found({})).toEqual(ids);
  expect(await found({ kindId: second!.categoryId })).toEqual([second!.id]);
  expect(await found({ kindId: group!.id })).toEqual([first!.id, third!.id]);
  expect(await found({ modelId: third!.modelIds[0]! })).toEqual([third!.id]);
  expect(await found({ condition: 'C' })).toEqual([second!.id]);
  expect(await found({ lyingDays: 30 })).toEqual([first!.id]);
  expect(await found({ lyingDays: 29 })).toEqual([first!.id, second!.id]);
  expect(await found({ priceFrom: 2_000 })).toEqual([second!.id, third!.id]);
  expect(await found({ priceFrom: 1_001, priceTo: 2_999 })).toEqual([second!.id]);
  expect(await preview({ brandId, priceFrom: 9_000 })).toMatchObject({ parts: 0, same: 0, first: [] });
});

test('a rule is applied once, however often it is sent, and everything that goes with a price goes along', async () => {
  const { ids, brandId } = await stockMake({ price: 10_000, quantity: 2 }, { price: 2_000, discount: 15 });
  const name = await nameMake(brandId);
  const ordered = await (await createBuyer(shop)).order(ids[0]!, 'bank_transfer');
  const change = { brandId, lyingDays: null, percent: -10 };
  const { seen } = await preview(change);
  const now = new Date(start.getTime() + 60_000);
  shop.setTime(now);
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => apply(change, seen, key)));
  answers.push(await apply(change, seen, key));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);

  expect(
    (await rowsOf(ids)).map(({ price, discount, discountedPrice, handSet, updatedAt }) => ({
      price,
      discount,
      discountedPrice,
      handSet,
      updatedAt,
    })),
  ).toEqual([
    { price: 9_000, discount: 0, discountedPrice: 9_000, handSet: ['price'], updatedAt: now },
    { price: 1_800, discount: 15, discountedPrice: 1_530, handSet: ['price'], updatedAt: now },
  ]);
  expect(await historyOf(ids[1]!)).toEqual([1_530]);
  const items = await shop.database.db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, ordered.orderId));
  expect(items.map(({ price }) => price)).toEqual([10_000]);
  expect(
    (await logged(name)).map(({ who, action, subject, before, after }) => ({
      who,
      action,
      subject,
      before,
      after,
    })),
  ).toEqual([
    {
      who: 'Anna',
      action: 'prices_changed',
      subject: `${name}: −10 %`,
      before: { sum: 12_000 },
      after: {
        sum: 10_800,
        parts: 2,
        rule: expect.objectContaining({ brandId, percent: -10 }),
        names: { kind: null, brand: name, model: null },
      },
    },
  ]);
  expect((await listed())[0]).toMatchObject({
    who: 'Anna',
    at: now.toISOString(),
    rule: { brandId, percent: -10 },
    names: { kind: null, brand: name, model: null },
    parts: 2,
    undone: null,
  });
  // The same press under another key has seen other prices.
  expect((await apply(change, seen)).body.code).toBe('prices_seen_otherwise');
  expect(await pricesOf(ids)).toEqual([9_000, 1_800]);
});

test('what has changed since it was looked at is looked at again', async () => {
  const { ids, brandId } = await stockMake({ price: 1_000 }, { price: 2_000 });
  const refused = async (seen: string, since: () => Promise<unknown>) => {
    await since();
    const prices = await pricesOf(ids);
    expect(await apply({ brandId }, seen)).toMatchObject({
      status: 409,
      body: { code: 'prices_seen_otherwise' },
    });
    expect(await pricesOf(ids)).toEqual(prices);
  };
  const seen = async () => (await preview({ brandId })).seen;
  await refused(await seen(), () => setPrice(ids[0]!, 1_100));
  await refused(await seen(), async () => {
    const other = await stockPart(shop, { price: 3_000 });
    await shop.database.db
      .update(parts)
      .set({ brandIds: [brandId] })
      .where(eq(parts.id, other));
  });
  await refused(await seen(), () =>
    shop.database.db.update(parts).set({ onHand: 0 }).where(eq(parts.id, ids[1]!)),
  );
  // The same number of parts and the same sum, and yet others.
  await refused(await seen(), async () => {
    await shop.database.db.update(parts).set({ onHand: 0 }).where(eq(parts.id, ids[0]!));
    const other = await stockPart(shop, { price: 1_100 });
    await shop.database.db
      .update(parts)
      .set({ brandIds: [brandId] })
      .where(eq(parts.id, other));
  });
  expect((await apply({ brandId }, await seen())).status).toBe(200);
});

test('of two who apply the same at once one is told to look again', async () => {
  const { ids, brandId } = await stockMake({ price: 1_000 }, { price: 2_000 });
  const { seen } = await preview({ brandId });
  const answers = await Promise.all([1, 2].map(() => apply({ brandId }, seen)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await pricesOf(ids)).toEqual([900, 1_800]);
});

test('a percentage of nothing, of too much or of a fraction is refused, and so is a price of nothing', async () => {
  const refused = async (change: Partial<PriceRule>) =>
    (await owner.ask('POST', '/stock/repricings/preview', ruleOf(change))).body.errors;
  expect(await refused({ percent: 0 })).toEqual([{ path: 'percent', code: 'required' }]);
  expect(await refused({ percent: -91 })).toEqual([{ path: 'percent', code: 'too_high' }]);
  expect(await refused({ percent: 101 })).toEqual([{ path: 'percent', code: 'too_high' }]);
  expect(await refused({ percent: 1.5 })).toMatchObject([{ path: 'percent' }]);
  expect(await refused({ lowest: 0 })).toEqual([{ path: 'lowest', code: 'required' }]);
  expect((await put('', { rule: ruleOf({}), seen: '' }, 'no')).body.code).toBe('idempotency_key_required');
});

test('bought and repriced at the same moment: the order has one of the two prices, and the books add up', async () => {
  for (let time = 0; time < 4; time += 1) {
    const { ids, brandId } = await stockMake({ price: 10_000 }, { price: 8_000 }, { price: 6_000 });
    const buyer = await createBuyer(shop);
    const orderItemsOf = ids.toReversed().map((partId) => ({ partId, quantity: 1 }));
    const checkout = await buyer.checkoutFor(0, { orderItems: orderItemsOf, paymentMethod: 'bank_transfer' });
    const { seen } = await preview({ brandId });
    const [bought, applied] = await Promise.allSettled([
      buyer.api.checkout(checkout, randomUUID()),
      apply({ brandId }, seen),
    ]);
    // What is kept for the buyer is still on hand: the rule is for it as it was seen.
    expect(applied).toMatchObject({ status: 'fulfilled', value: { status: 200 } });
    expect(await pricesOf(ids)).toEqual([9_000, 7_200, 5_400]);
    if (bought.status === 'rejected') {
      expect(bought.reason).toBeInstanceOf(Problem);
      expect(bought.reason).toMatchObject({ code: 'price_changed' });
      for (const id of ids) expect(await stockOf(shop, id)).toMatchObject({ reserved: 0 });
      continue;
    }
    const items = await shop.database.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, bought.value.orderId))
      .orderBy(orderItems.partId);
    expect(items.map(({ price }) => price)).toEqual([10_000, 8_000, 6_000]);
    for (const id of ids) expect(await stockOf(shop, id)).toEqual({ onHand: 1, reserved: 1, available: 0 });
  }
});

test('rules, ways back, prices by hand and orders of the same parts at once lock nobody out', async () => {
  const { ids, brandId } = await stockMake(
    ...Array.from({ length: 6 }, () => ({ price: 5_000, quantity: 9 })),
  );
  const earlier = await reprice({ brandId });
  const { seen } = await preview({ brandId, percent: 20 });
  const buyers = await Promise.all([1, 2, 3].map(() => createBuyer(shop)));
  const answers = await Promise.all([
    undo(earlier.id),
    apply({ brandId, percent: 20 }, seen),
    ...ids.toReversed().map((id) => setPrice(id, 4_000)),
    ...buyers.map(async (buyer, nth) => {
      const orderItemsOf = (nth === 1 ? ids.toReversed() : ids).map((partId) => ({ partId, quantity: 1 }));
      const checkout = await buyer.checkoutFor(0, {
        orderItems: orderItemsOf,
        paymentMethod: 'bank_transfer',
      });
      return buyer.api.checkout(checkout, randomUUID()).then(
        () => ({ status: 201 }),
        (problem: Problem) => ({ status: problem.code === 'price_changed' ? 409 : 500 }),
      );
    }),
  ]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  for (const { price, discountedPrice } of await rowsOf(ids)) expect(discountedPrice).toBe(price);
});

test('undone, each part has its price back that still costs what the rule said; the others are left and counted', async () => {
  const { ids, brandId } = await stockMake(
    { price: 1_000 },
    { price: 2_000, discount: 10 },
    { price: 3_000 },
  );
  const name = await nameMake(brandId);
  // The second one's price was set by hand before.
  await setPrice(ids[1]!, 2_500);
  shop.setTime(new Date(start.getTime() + 2 * 60_000));
  const { id } = await reprice({ brandId });
  expect(await pricesOf(ids)).toEqual([900, 2_250, 2_700]);
  await setPrice(ids[2]!, 2_600);
  // Another fact that is set by hand meanwhile stays so.
  await owner.ask(
    'PUT',
    `/stock/parts/${ids[0]}`,
    { change: { condition: 'B' }, seen: {} },
    { 'idempotency-key': randomUUID() },
  );
  const now = new Date(start.getTime() + 3 * 60_000);
  shop.setTime(now);
  const { status, body } = await undo(id);
  expect(status).toBe(200);
  expect(body.repricings[0]).toMatchObject({
    id,
    undone: { at: now.toISOString(), who: 'Anna', putBack: 2, left: 1 },
  });
  expect(
    (await rowsOf(ids)).map(({ price, discountedPrice, handSet }) => [price, discountedPrice, handSet]),
  ).toEqual([
    [1_000, 1_000, ['condition']],
    [2_500, 2_250, ['price']],
    [2_600, 2_600, ['price']],
  ]);
  expect(await historyOf(ids[0]!)).toEqual([900, 1_000]);
  const said = { rule: expect.anything(), names: { kind: null, brand: name, model: null } };
  expect((await logged(name)).map(({ action, before, after }) => [action, before, after])).toEqual([
    ['prices_changed', { sum: 6_500 }, { sum: 5_850, parts: 3, ...said }],
    ['prices_put_back', { parts: 3 }, { putBack: 2, left: 1, ...said }],
  ]);
});

test('two that undo at once undo once, and whoever comes later is told that it is undone', async () => {
  const { ids, brandId } = await stockMake({ price: 1_000 }, { price: 2_000 });
  const name = await nameMake(brandId);
  const { id } = await reprice({ brandId });
  const answers = await Promise.all([undo(id), undo(id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await setPrice(ids[0]!, 900);
  const late = await undo(id);
  expect(late.body.repricings[0]).toMatchObject({ id, undone: { putBack: 2, left: 0 } });
  expect(await pricesOf(ids)).toEqual([900, 2_000]);
  expect((await logged(name)).map(({ action }) => action)).toEqual(['prices_changed', 'prices_put_back']);
});

test('a rule over a rule is undone the last one first', async () => {
  const { ids, brandId } = await stockMake({ price: 1_000 });
  const first = await reprice({ brandId });
  const second = await reprice({ brandId, percent: 100 });
  expect(await pricesOf(ids)).toEqual([1_800]);
  await undo(second.id);
  expect((await rowsOf(ids)).map(({ price, handSet }) => [price, handSet])).toEqual([[900, ['price']]]);
  await undo(first.id);
  expect((await rowsOf(ids)).map(({ price, handSet }) => [price, handSet])).toEqual([[1_000, []]]);
});

test(
  'thousands of parts are changed and put back each by itself, and more than twenty thousand are not for one rule',
  { tags: 'long' },
  async () => {
    const { db } = shop.database;
    const { ids, brandId } = await stockMake({ price: 1_000 });
    const [{ categoryId } = { categoryId: 0 }] = await rowsOf(ids);
    await db.execute(sql`
    insert into parts (sku, category_id, name_it, name_en, serial_number, serial_key, price, discount, discounted_price,
      on_hand, listed_quantity, condition, weight_kg, brand_ids, updated_at)
    select 'MANY-' || n, ${categoryId}, 'Fanale', 'Headlight', '1', '1', n, 0, n, 1, 1, 'A', 3, array[${brandId}]::int[], now()
    from generate_series(100, 20099) n`);
    const sums = async () =>
      (
        await db.execute(sql`
        select count(*)::int as parts, sum(price)::int as price, sum(discounted_price)::int as pays,
          count(*) filter (where 'price' = any(hand_set))::int as "handSet"
        from parts where sku like 'MANY-%'`)
      ).rows[0];
    const before = await sums();
    const tooMany = await owner.ask('POST', '/stock/repricings/preview', ruleOf({ brandId }));
    expect(tooMany).toMatchObject({ status: 409, body: { code: 'too_many_parts' } });
    const change: Partial<PriceRule> = { brandId, priceTo: 11_100, percent: 10, rounding: 'ninety' };
    const told = await preview(change);
    expect(told.parts + told.same).toBe(11_002);
    const { id, parts: count } = await reprice(change);
    expect(count).toBe(told.parts);
    const prices = (
      await db.execute(sql`select price from parts where brand_ids @> array[${brandId}]::int[]`)
    ).rows;
    expect(prices.reduce((all, { price }) => all + Number(price), 0)).toBe(
      Number(before!['price']) + 1_000 + told.after - told.before,
    );
    await undo(id);
    expect(await sums()).toEqual(before);
  },
);

test('after a day nothing is put back, and the rule is forgotten', async () => {
  const { ids, brandId } = await stockMake({ price: 1_000 });
  const { id } = await reprice({ brandId });
  const day = 24 * 60 * 60 * 1000;
  const inTime = new Date(shop.deps.clock().getTime() + day - 1);
  const tooLate = new Date(inTime.getTime() + 1);
  const tidy = createHandlers(shop.deps)['forget-what-is-over'];
  shop.setTime(inTime);
  owner = await atDesk(shop, 'owner');
  await tidy({});
  expect((await listed()).map((one) => one.id)).toContain(id);
  shop.setTime(tooLate);
  expect((await listed()).map((one) => one.id)).not.toContain(id);
  expect(await undo(id)).toMatchObject({ status: 410, body: { code: 'repricing_over' } });
  await tidy({});
  expect(await shop.database.db.$count(repricings, eq(repricings.id, id))).toBe(0);
  expect(await shop.database.db.$count(repricedParts, eq(repricedParts.repricingId, id))).toBe(0);
  expect((await undo(id)).body.code).toBe('repricing_over');
  expect(await pricesOf(ids)).toEqual([900]);
});

test('whoever works in the yard neither looks at rules nor applies or undoes any', async () => {
  const { ids, brandId } = await stockMake({ price: 1_000 });
  const { seen } = await preview({ brandId });
  const { id } = await reprice({ brandId });
  const yard = await atDesk(shop);
  const body = { rule: ruleOf({ brandId }), seen };
  for (const answer of [
    await yard.ask('GET', '/stock/repricings'),
    await yard.ask('POST', '/stock/repricings/preview', ruleOf({ brandId })),
    await put('', body, randomUUID(), yard),
    await put(`/${id}/undone`, {}, randomUUID(), yard),
  ])
    expect(answer).toMatchObject({ status: 403, body: { code: 'owner_only' } });
  expect(await pricesOf(ids)).toEqual([900]);
});
