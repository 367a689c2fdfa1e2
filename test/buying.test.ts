import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { orders } from '../server/db/schema/orders.ts';
import { parts } from '../server/db/schema/catalogue.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, officina, payByCard } from './people.ts';
import { stockOf, stockPart } from './stock-part.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const problem = (code: string) => expect.objectContaining({ code });
const orderCount = () => shop.database.db.$count(orders);

describe('a quote', () => {
  test('adds up for anybody, and knows what is sold out and what is unknown', async () => {
    const [lamp, gone] = [await stockPart(shop), await stockPart(shop, { quantity: 0 })];
    const quote = await shop.visitor().api.quote({
      orderItems: [
        { partId: lamp, quantity: 1 },
        { partId: gone, quantity: 1 },
        { partId: 999_999, quantity: 2 },
      ],
    });
    expect(quote).toMatchObject({ goods: 7900, discount: 0, shipping: 1190, finalPrice: 9090 });
    expect(quote.lines.map(({ part, available, lineTotal }) => [part?.id, available, lineTotal])).toEqual([
      [lamp, 1, 7900],
      [gone, 0, 0],
      [undefined, 0, 0],
    ]);
  });

  test('to an island costs more', async () => {
    const partId = await stockPart(shop);
    const quote = await shop.visitor().api.quote({ orderItems: [{ partId, quantity: 1 }], province: 'CA' });
    expect(quote.shipping).toBe(1590);
  });

  test('asked with a token that is no longer good asks for a new one', async () => {
    const visitor = shop.visitor();
    visitor.token = 'over';
    await expect(visitor.api.quote({ orderItems: [] })).rejects.toEqual(problem('unauthorized'));
  });
});

describe('checking out', () => {
  test('keeps the piece, writes everything down and sends the buyer to pay', async () => {
    const partId = await stockPart(shop);
    const buyer = await createBuyer(shop);
    const result = await buyer.order(partId);
    expect(result.orderNumber).toMatch(/^S-26-[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(result.payment).toMatchObject({
      kind: 'redirect',
      url: expect.stringMatching(/^http:\/\/localhost:3000\/sandbox\/pay\//),
    });
    expect(await stockOf(shop, partId)).toEqual({ onHand: 1, reserved: 1, available: 0 });
    expect(await buyer.api.part(partId)).toMatchObject({ quantity: 0, isKept: true });
    expect(await buyer.api.order(result.orderId)).toMatchObject({
      state: 'awaiting_payment',
      purchasedAt: null,
      items: [
        { partId, name: 'Fanale anteriore sinistro', quantity: 1, state: 'ordered', returnableUntil: null },
      ],
      goods: 7900,
      discount: 1185,
      deliveryAddress: { city: 'Bologna', region: 'BO' },
      payment: { method: 'card', state: 'pending' },
      shipment: null,
      history: [{ state: 'awaiting_payment' }],
    });
  });

  test('an order says which car a piece comes from, and what an invoice needs of a company as it was', async () => {
    const buyer = await createBuyer(shop, officina);
    const { orderId } = await buyer.order(await stockPart(shop));
    const { companyName, vatNumber, uniqueCode } = officina as Extract<typeof officina, { type: 'legal' }>;
    expect(await buyer.api.order(orderId)).toMatchObject({
      items: [{ donorCar: 'Fiat Panda\u00a0· 2009' }],
      taxDetails: { companyName, vatNumber, uniqueCode, fiscalCode: null, pecAddress: null },
    });
    const loose = await stockPart(shop);
    await shop.database.db.update(parts).set({ carId: null }).where(eq(parts.id, loose));
    const other = await buyer.order(loose);
    expect((await buyer.api.order(other.orderId)).items).toMatchObject([{ partId: loose, donorCar: null }]);
  });

  test('by bank transfer tells where to pay, with three working days to do it', async () => {
    const partId = await stockPart(shop);
    const buyer = await createBuyer(shop);
    const result = await buyer.order(partId, 'bank_transfer');
    expect(result.payment).toMatchObject({
      kind: 'bank_transfer',
      reference: result.orderNumber,
      amount: 7900 - 1185 + 1190,
      dueAt: '2026-11-25T22:59:59.000Z',
    });
    expect((await buyer.api.order(result.orderId)).payment.dueAt).toBe('2026-11-25T22:59:59.000Z');
  });

  test('twelve buyers of the same single part at once make exactly one order', async () => {
    const partId = await stockPart(shop);
    const buyers = await Promise.all(Array.from({ length: 12 }, () => createBuyer(shop)));
    const checkouts = await Promise.all(buyers.map((buyer) => buyer.checkoutFor(partId)));
    const before = await orderCount();
    const outcomes = await Promise.allSettled(
      buyers.map((buyer, index) => buyer.api.checkout(checkouts[index]!, randomUUID())),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(11);
    for (const reason of refused) {
      expect(reason).toMatchObject({
        code: 'out_of_stock',
        extra: { lines: [{ partId, quantity: 1, available: 0 }] },
      });
    }
    expect(await orderCount()).toBe(before + 1);
    expect(await stockOf(shop, partId)).toEqual({ onHand: 1, reserved: 1, available: 0 });
  });

  test('buyers of the same two parts in opposite order do not lock each other out', async () => {
    const [one, other] = [
      await stockPart(shop, { quantity: 20 }),
      await stockPart(shop, { quantity: 20 }),
    ] as const;
    const buyers = await Promise.all(Array.from({ length: 8 }, () => createBuyer(shop)));
    await Promise.all(
      buyers.map(async (buyer, index) => {
        const ids = index % 2 === 0 ? [one, other] : [other, one];
        const orderItems = ids.map((partId) => ({ partId, quantity: 1 }));
        return buyer.api.checkout(await buyer.checkoutFor(one, { orderItems }), randomUUID());
      }),
    );
    expect(await stockOf(shop, one)).toEqual({ onHand: 20, reserved: 8, available: 12 });
  });

  test('five times at once under the same key is one order', async () => {
    const partId = await stockPart(shop, { quantity: 5 });
    const buyer = await createBuyer(shop);
    const checkout = await buyer.checkoutFor(partId);
    const key = randomUUID();
    const results = await Promise.all(Array.from({ length: 5 }, () => buyer.api.checkout(checkout, key)));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect((await buyer.api.orders()).total).toBe(1);
    expect((await stockOf(shop, partId)).reserved).toBe(1);
    await expect(buyer.api.checkout({ ...checkout, paymentMethod: 'wallet' }, key)).rejects.toEqual(
      problem('idempotency_key_reused'),
    );
  });

  test('a try that failed does not use its key up', async () => {
    const partId = await stockPart(shop);
    const buyer = await createBuyer(shop);
    const checkout = await buyer.checkoutFor(partId);
    const key = randomUUID();
    await expect(buyer.api.checkout({ ...checkout, finalPrice: 1 }, key)).rejects.toEqual(
      problem('price_changed'),
    );
    await expect(buyer.api.checkout(checkout, key)).resolves.toHaveProperty('orderNumber');
  });

  test('after 24 hours a key is new again', async () => {
    const partId = await stockPart(shop, { quantity: 2 });
    const buyer = await createBuyer(shop);
    const key = randomUUID();
    const first = await buyer.api.checkout(await buyer.checkoutFor(partId), key);
    const now = shop.deps.clock();
    shop.setTime(new Date(now.getTime() + 24 * 3_600_000 + 1000));
    buyer.token = (await buyer.api.refresh()).token;
    const second = await buyer.api.checkout(await buyer.checkoutFor(partId), key);
    shop.setTime(now);
    expect(second.orderId).not.toBe(first.orderId);
  });

  test('the welcome discount is for the first order only', async () => {
    const partId = await stockPart(shop, { quantity: 3 });
    const buyer = await createBuyer(shop);
    const orderItems = [{ partId, quantity: 1 }];
    expect((await buyer.api.quote({ orderItems })).discount).toBe(1185);
    await buyer.order(partId);
    expect((await buyer.api.quote({ orderItems })).discount).toBe(0);
  });

  test('two first orders at once share no discount', async () => {
    const partId = await stockPart(shop, { quantity: 3 });
    const buyer = await createBuyer(shop);
    const checkout = await buyer.checkoutFor(partId);
    const outcomes = await Promise.allSettled([
      buyer.api.checkout(checkout, randomUUID()),
      buyer.api.checkout(checkout, randomUUID()),
    ]);
    expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test(
    'a person who has three orders to pay pays or lets one expire before the next',
    { tags: 'long' },
    async () => {
      const own = await openShop();
      onTestFinished(() => own.close());
      const partId = await stockPart(own, { quantity: 9 });
      const buyer = await createBuyer(own);
      const [paid] = [await buyer.order(partId), await buyer.order(partId, 'bank_transfer')];
      const checkout = await buyer.checkoutFor(partId);
      const outcomes = await Promise.allSettled(
        Array.from({ length: 3 }, () => buyer.api.checkout(checkout, randomUUID())),
      );
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(refused).toEqual([problem('too_many_open_orders'), problem('too_many_open_orders')]);
      expect((await stockOf(own, partId)).reserved).toBe(3);

      await payByCard(buyer, paid, '4242 4242 4242 4242');
      await expect(buyer.order(partId)).resolves.toHaveProperty('orderNumber');
      await expect(buyer.order(partId)).rejects.toEqual(problem('too_many_open_orders'));
      own.setTime(new Date(own.deps.clock().getTime() + 30 * 60_000));
      await own.runJobs();
      buyer.token = (await buyer.api.refresh()).token;
      await expect(buyer.order(partId)).resolves.toHaveProperty('orderNumber');
    },
  );

  test('a paid order is promised for the days that held when it was paid, on a pallet for others', async () => {
    const own = await openShop();
    onTestFinished(() => own.close());
    // Friday before noon: it leaves today, and Bologna is a day away.
    own.setTime(new Date('2026-11-20T10:00:00Z'));
    const buyer = await createBuyer(own);
    const arrivalOf = async (size: 'M' | 'PALLET') => {
      const placed = await buyer.order(await stockPart(own, { size }));
      expect((await buyer.api.order(placed.orderId)).arrival).toBeNull();
      await payByCard(buyer, placed, '4242 4242 4242 4242');
      return (await buyer.api.order(placed.orderId)).arrival;
    };
    expect(await arrivalOf('M')).toEqual({ earliest: '2026-11-23', latest: '2026-11-23' });
    expect(await arrivalOf('PALLET')).toEqual({ earliest: '2026-11-25', latest: '2026-11-27' });
  });

  test('safety parts go only to a car repairer who declares the registration, and for which car', async () => {
    const partId = await stockPart(shop, { safety: true });
    const person = await createBuyer(shop);
    const repairer = await createBuyer(shop, { ...officina, email: 'officina@example.com' });
    const repairerRegistration = 'BO-12345';
    const carPlate = 'ab 123-cd';
    for (const [buyer, change] of [
      [person, { repairerRegistration, carPlate }],
      [repairer, { carPlate }],
    ] as const) {
      await expect(
        buyer.api.checkout(await buyer.checkoutFor(partId, change), randomUUID()),
      ).rejects.toMatchObject({
        code: 'safety_part_restricted',
        extra: { lines: [{ partId, quantity: 1 }] },
      });
    }
    for (const odd of [{}, { carPlate: '' }, { carPlate: 'nessuna' }]) {
      const form = await repairer.checkoutFor(partId, { repairerRegistration, ...odd });
      await expect(repairer.api.checkout(form, randomUUID())).rejects.toMatchObject({
        code: 'invalid_body',
        errors: [{ path: 'carPlate' }],
      });
    }
    const checkout = await repairer.checkoutFor(partId, { repairerRegistration, carPlate });
    await expect(repairer.api.checkout(checkout, randomUUID())).resolves.toHaveProperty('orderNumber');
  });

  test('what is wrong is refused with its code, and nothing is stored', async () => {
    const partId = await stockPart(shop);
    const buyer = await createBuyer(shop);
    const stranger = await createBuyer(shop);
    const right = await buyer.checkoutFor(partId);
    const { deliveryAddressId } = await stranger.checkoutFor(partId);
    const before = await orderCount();
    const wrong: [change: object, code: string][] = [
      [{ finalPrice: right.finalPrice - 1 }, 'price_changed'],
      [{ deliveryAddressId }, 'address_not_found'],
      [{ billingAddressId: randomUUID() }, 'address_not_found'],
      [{ orderItems: [{ partId, quantity: 2 }] }, 'out_of_stock'],
      [{ orderItems: [{ partId: 999_999, quantity: 1 }] }, 'out_of_stock'],
      [{ orderItems: [] }, 'invalid_body'],
      [{ orderItems: [{ partId, quantity: 0 }] }, 'invalid_body'],
      [{ orderItems: [{ partId, quantity: -1 }] }, 'invalid_body'],
      [{ orderItems: [{ partId, quantity: 1.5 }] }, 'invalid_body'],
      [{ orderItems: [{ partId: 2 ** 40, quantity: 1 }] }, 'invalid_body'],
      [{ orderItems: [right.orderItems[0], right.orderItems[0]] }, 'invalid_body'],
      [{ consents: { ...right.consents, warranty: false } }, 'invalid_body'],
      [{ discount: 100 }, 'invalid_body'],
    ];
    for (const [change, code] of wrong) {
      await expect(buyer.api.checkout({ ...right, ...change }, randomUUID())).rejects.toEqual(problem(code));
    }
    await expect(buyer.api.checkout(right, '')).rejects.toEqual(problem('idempotency_key_required'));
    expect(await orderCount()).toBe(before);
    expect(await stockOf(shop, partId)).toEqual({ onHand: 1, reserved: 0, available: 1 });
  });

  test('a wrong price waits for nobody: no piece is locked for it', async () => {
    const partId = await stockPart(shop, { quantity: 2 });
    const buyer = await createBuyer(shop);
    const wrong = await buyer.checkoutFor(partId, { finalPrice: 1 });
    // The embedded engine has one connection: there nobody can hold a row while another asks.
    if (shop.database.isEmbedded) return;
    await shop.database.work.db.transaction(async (tx) => {
      await tx.select().from(parts).where(eq(parts.id, partId)).for('update');
      await expect(buyer.api.checkout(wrong, randomUUID())).rejects.toEqual(problem('price_changed'));
    });
  });

  test('a changed price comes with the new quote', async () => {
    const partId = await stockPart(shop);
    const buyer = await createBuyer(shop);
    const right = await buyer.checkoutFor(partId);
    await expect(buyer.api.checkout({ ...right, finalPrice: 1 }, randomUUID())).rejects.toMatchObject({
      extra: {
        quote: { finalPrice: right.finalPrice, lines: [{ available: 1, part: { id: partId, quantity: 1 } }] },
      },
    });
  });
});

describe('orders', () => {
  test('keep their items in the order of the cart', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 6; count += 1) ids.unshift(await stockPart(shop));
    const buyer = await createBuyer(shop);
    const orderItems = ids.map((partId) => ({ partId, quantity: 1 }));
    const { orderId } = await buyer.api.checkout(await buyer.checkoutFor(0, { orderItems }), randomUUID());
    expect((await buyer.api.order(orderId)).items.map((item) => item.partId)).toEqual(ids);
  });

  test('are listed to their owner, newest first, page by page', async () => {
    const partId = await stockPart(shop, { quantity: 3 });
    const buyer = await createBuyer(shop);
    const first = await buyer.order(partId);
    shop.setTime(new Date(shop.deps.clock().getTime() + 1000));
    const second = await buyer.order(partId);
    const page = await buyer.api.orders();
    expect(page.total).toBe(2);
    expect(page.orders.map((order) => order.id)).toEqual([second.orderId, first.orderId]);
    expect((await buyer.api.orders(2)).orders).toEqual([]);
  });

  test('are found by their number, by their owner alone', async () => {
    const buyer = await createBuyer(shop);
    const [one] = [await buyer.order(await stockPart(shop)), await buyer.order(await stockPart(shop))];
    expect((await buyer.api.orderNumbered(one.orderNumber))?.id).toBe(one.orderId);
    expect(await buyer.api.orderNumbered('S-26-000000')).toBeUndefined();
    expect(await (await createBuyer(shop)).api.orderNumbered(one.orderNumber)).toBeUndefined();
  });

  test('of another person do not exist', async () => {
    const { orderId } = await (await createBuyer(shop)).order(await stockPart(shop));
    const stranger = await createBuyer(shop);
    await expect(stranger.api.order(orderId)).rejects.toEqual(problem('order_not_found'));
    await expect(shop.visitor().api.order(orderId)).rejects.toEqual(problem('unauthorized'));
    expect((await stranger.api.orders()).total).toBe(0);
  });
});

test('who has not paid yet is told that the own order keeps the pieces, and nobody else is', async () => {
  const partId = await stockPart(shop);
  const buyer = await createBuyer(shop);
  const orderItems = [{ partId, quantity: 1 }];
  const { orderNumber } = await buyer.order(partId);
  const [own] = (await buyer.api.quote({ orderItems })).lines;
  expect(own).toMatchObject({ available: 0, ownOrder: orderNumber });
  for (const other of [shop.visitor(), await createBuyer(shop)]) {
    const [line] = (await other.api.quote({ orderItems })).lines;
    expect(line).toMatchObject({ available: 0 });
    expect(line).not.toHaveProperty('ownOrder');
  }
  const plenty = await stockPart(shop, { quantity: 3 });
  await buyer.order(plenty);
  const [left] = (await buyer.api.quote({ orderItems: [{ partId: plenty, quantity: 2 }] })).lines;
  expect(left).toMatchObject({ available: 2 });
  expect(left).not.toHaveProperty('ownOrder');
});
