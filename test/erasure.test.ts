import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { addresses, carts, passwordResets, sessions, users } from '../server/db/schema/accounts.ts';
import { idempotencyKeys } from '../server/db/schema/idempotency.ts';
import { orderHistory, orderItems, orders } from '../server/db/schema/orders.ts';
import { payments, refunds } from '../server/db/schema/payments.ts';
import { createHashOf } from '../server/http/security-log.ts';
import { createHandlers } from '../server/job-handlers.ts';
import { ordersRefund } from '../server/cli/orders/orders-refund.ts';
import { requests } from '../server/db/schema/shop.ts';
import { Refused, UsageError } from '../server/cli/frame/command.ts';
import { userErase } from '../server/cli/user.ts';
import { runCommand } from './run-command.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, home, password, payByCard, signedIn, proveMailbox } from './people.ts';
import { stockOf, stockPart } from './stock-part.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const problem = (code: string) => expect.objectContaining({ code });
const goodCard = '4242424242424242';

/** Rows that are a person's, by table. */
async function rowsOf(userId: string) {
  const { db } = shop.database;
  return {
    users: await db.$count(users, eq(users.id, userId)),
    addresses: await db.$count(addresses, eq(addresses.userId, userId)),
    carts: await db.$count(carts, eq(carts.userId, userId)),
    sessions: await db.$count(sessions, eq(sessions.userId, userId)),
    resets: await db.$count(passwordResets, eq(passwordResets.userId, userId)),
    answers: await db.$count(idempotencyKeys, eq(idempotencyKeys.scope, `checkout:${userId}`)),
    orders: await db.$count(orders, eq(orders.userId, userId)),
  };
}
const nothing = { users: 0, addresses: 0, carts: 0, sessions: 0, resets: 0, answers: 0, orders: 0 };

test('an erased account is gone, and its orders stay with what the invoice needs', async () => {
  const buyer = await createBuyer(shop, { firstName: 'Zoe' });
  const { id, email } = await buyer.api.me();
  const { orderId } = await buyer.order(await stockPart(shop));
  await buyer.account.changeCart({ from: null, revision: randomUUID(), entries: [{ id: 1, quantity: 1 }] });
  await shop.database.db
    .insert(passwordResets)
    .values({ tokenHash: 'hash', userId: id, expiresAt: shop.deps.clock() });
  expect(Object.values(await rowsOf(id)).every((count) => count > 0)).toBe(true);

  await expect(buyer.account.erase({ password: 'sbagliata!' })).rejects.toMatchObject({
    code: 'invalid_body',
    errors: [{ path: 'password', code: 'wrong_password' }],
  });
  await buyer.account.erase({ password });
  expect(buyer.cookies.size).toBe(0);
  expect(await rowsOf(id)).toEqual(nothing);
  await expect(buyer.api.me()).rejects.toEqual(problem('unauthorized'));
  await expect(buyer.api.signIn({ email, password })).rejects.toEqual(problem('invalid_credentials'));
  const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order).toMatchObject({
    userId: null,
    buyer: { firstName: 'Zoe', email },
    billingAddress: { city: 'Bologna' },
  });
  await expect(signedIn(shop, { email })).resolves.toBeDefined();
});

test('an order that waits for its payment is honoured when it is paid after the erasure', async () => {
  const partId = await stockPart(shop);
  const buyer = await createBuyer(shop);
  const { email } = await buyer.api.me();
  const result = await buyer.order(partId);
  await buyer.account.erase({ password });
  expect((await payByCard(buyer, result, goodCard)).status).toBe(303);
  const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, result.orderId));
  expect(order).toMatchObject({ state: 'paid', userId: null });
  expect(await stockOf(shop, partId)).toEqual({ onHand: 0, reserved: 0, available: 0 });
  await shop.runJobs();
  expect(shop.mails.filter(({ to }) => to === email)).toHaveLength(1);
});

test('an account that is erased while its order is paid leaves a paid order, and nobody waits for ever', async () => {
  for (let round = 0; round < 5; round += 1) {
    const buyer = await createBuyer(shop);
    const { id } = await buyer.api.me();
    const result = await buyer.order(await stockPart(shop));
    await Promise.all([buyer.account.erase({ password }), payByCard(buyer, result, goodCard)]);
    const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, result.orderId));
    expect(order).toMatchObject({ state: 'paid', userId: null });
    expect(await rowsOf(id)).toEqual(nothing);
  }
});

test('what is done at the moment of the erasure happens before it, or not at all', async () => {
  for (let round = 0; round < 5; round += 1) {
    const buyer = await createBuyer(shop);
    const { id, email } = await buyer.api.me();
    const checkout = await buyer.checkoutFor(await stockPart(shop));
    const results = await Promise.allSettled([
      buyer.account.erase({ password }),
      buyer.api.checkout(checkout, `key-of-${id}`),
      buyer.api.addAddress(home),
      buyer.account.changeProfile({ firstName: 'Eva' }),
      shop.visitor().api.signIn({ email, password }),
      buyer.account.erase({ password }),
    ]);
    for (const result of results)
      if (result.status === 'rejected')
        expect(['unauthorized', 'invalid_credentials', 'invalid_body']).toContain(result.reason.code);
    expect(await rowsOf(id)).toEqual(nothing);
  }
});

test('the shopkeeper erases an account that asked for it, after being asked', async () => {
  const buyer = await createBuyer(shop, { email: 'ciao@example.com' });
  const { id } = await buyer.api.me();
  await buyer.order(await stockPart(shop));
  const question =
    'The account of Maria Rossi <ciao@example.com> will be erased: its addresses and sessions go, its 1 order stays without the person. Go on? [y/N] ';

  const refused = await runCommand(shop, userErase, ['Ciao@Example.com'], ['n']);
  expect(refused).toMatchObject({ status: 2, lines: ['Nothing was changed.'], told: [question] });
  await expect(runCommand(shop, userErase, ['ciao@example.com'])).rejects.toThrow(Refused);
  await expect(buyer.api.me()).resolves.toBeDefined();

  const done = await runCommand(shop, userErase, ['ciao@example.com', '--yes']);
  expect(done).toMatchObject({
    status: 0,
    lines: ['The account of Maria Rossi <ciao@example.com> is erased.'],
  });
  expect(await rowsOf(id)).toEqual(nothing);
  await expect(buyer.api.me()).rejects.toEqual(problem('unauthorized'));

  // Whoever collects the shop's log hears of it, and of nobody's name.
  const lines: string[] = [];
  await shop.deps.jobs.runDue(createHandlers(shop.deps, (line) => lines.push(line)));
  const account = createHashOf(shop.deps.config)('account', 'ciao@example.com');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: 'security', event: 'account_erased', account },
  ]);
  expect(lines.join('')).not.toMatch(/ciao@|Maria/);

  await expect(runCommand(shop, userErase, ['ciao@example.com', '--yes'])).rejects.toEqual(
    new Refused('There is no account of ciao@example.com.'),
  );
  await expect(runCommand(shop, userErase, ['ciao'])).rejects.toThrow(UsageError);
});

test('requests go with the account of whoever has shown that the mailbox is theirs, and with no other', async () => {
  const { db } = shop.database;
  const left = async (isProven: boolean) => {
    const visitor = await signedIn(shop);
    const { email } = await visitor.api.me();
    if (isProven) await proveMailbox(shop, visitor);
    const wish = { brand: 'Fiat', model: 'Panda', fullName: 'Zoe', email, message: 'Cerco', quantity: 1 };
    await visitor.api.requestPart(wish, randomUUID());
    await visitor.account.erase({ password });
    return db.$count(requests, eq(requests.email, email));
  };
  expect([await left(false), await left(true)]).toEqual([1, 0]);
});

test('an order is forgotten when ten whole years have followed its own, with everything about its buyer', async () => {
  const own = await openShop();
  onTestFinished(() => own.close());
  const { db } = own.database;
  const partIds = [await stockPart(own), await stockPart(own)] as const;
  const placedIn = async (day: string, partId: number) => {
    own.setTime(new Date(day));
    const buyer = await createBuyer(own);
    const result = await buyer.order(partId);
    await payByCard(buyer, result, goodCard);
    await runCommand(own, ordersRefund, [result.orderNumber, '--yes']);
    return result.orderId;
  };
  const [first, second] = [
    await placedIn('2026-12-31T10:00:00Z', partIds[0]),
    // In Rome the year has begun.
    await placedIn('2026-12-31T23:30:00Z', partIds[1]),
  ];
  const left = async (day: string) => {
    own.setTime(new Date(`${day}T10:00:00Z`));
    await createHandlers(own.deps)['forget-what-is-over']({});
    return (await db.select({ id: orders.id }).from(orders).orderBy(orders.placedAt)).map(({ id }) => id);
  };
  expect(await left('2036-12-31')).toEqual([first, second]);
  expect(await left('2037-01-01')).toEqual([second]);
  for (const table of [orderItems, orderHistory, payments, refunds])
    expect(new Set((await db.select({ id: table.orderId }).from(table)).map(({ id }) => id))).toEqual(
      new Set([second]),
    );
});
