/** The welcome discount: once for a mailbox that was shown to be the buyer's, once for a tax code or VAT number. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultLimits } from '../server/http/limits.ts';
import { orders } from '../server/db/schema/orders.ts';
import { ordersCancel } from '../server/cli/orders/orders-paid.ts';
import { ordersRefund } from '../server/cli/orders/orders-refund.ts';
import { runCommand } from './run-command.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, officina, password, payByCard, proveMailbox, signedIn, type Buyer } from './people.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
let lamp: number;
beforeAll(async () => {
  shop = await openShop();
  lamp = await stockPart(shop, { quantity: 1000 });
});
afterAll(() => shop.close());

const card = '4242424242424242';
const problem = (code: string) => expect.objectContaining({ code });
const anAddress = () => `${randomUUID()}@example.com`;

/** What a lamp costs this person: the discount in cents, and why there is none. */
async function offered({ api }: Pick<Buyer, 'api'>) {
  const { discount, noWelcome } = await api.quote({ orderItems: [{ partId: lamp, quantity: 1 }] });
  return { discount, noWelcome };
}
const given = { discount: 1185, noWelcome: undefined };
const used = { discount: 0, noWelcome: 'used' };
const unproven = { discount: 0, noWelcome: 'mailbox_unproven' };

/** Codes of people who do not exist, each with a right check letter. */
const codes = ['RSSMRA85T10A562S', 'BNCGNN80A01F205W', 'VRDLGI75C15H501Z', 'NREPLA90E55L219V'] as const;
const vatNumbers = ['00743110157', '00488410010', '12345670017'] as const;

test('a discount waits for the mailbox to be confirmed, from the link of the welcome mail', async () => {
  const buyer = await createBuyer(shop, {}, false);
  expect(await offered(buyer)).toEqual(unproven);
  await shop.runJobs();
  const { email } = await buyer.api.me();
  const welcome = shop.mails.find(({ to, messageId }) => to === email && messageId.startsWith('welcome-'));
  const [, token = ''] = /\/account\/mailbox\?token=([\w-]+)/.exec(welcome?.text ?? '') ?? [];
  expect(welcome?.html).toContain(token);
  await buyer.account.proveMailbox(token);
  expect(await offered(buyer)).toEqual(given);
  // Pressed again it says so again.
  await buyer.account.proveMailbox(token);
  const { orderId } = await buyer.order(lamp);
  expect((await buyer.api.order(orderId)).discount).toBe(1185);
});

test('the link is mailed once more to whoever asks, and not where it is needed no longer', async () => {
  const visitor = await signedIn(shop);
  await expect(visitor.account.mailboxLink()).resolves.toEqual({ accepted: true });
  await shop.runJobs();
  const { email } = await visitor.api.me();
  const links = () =>
    shop.mails.filter(({ to, messageId }) => to === email && messageId.startsWith('mailbox-link-'));
  const [, token = ''] = /token=([\w-]+)/.exec(links()[0]?.text ?? '') ?? [];
  await visitor.account.proveMailbox(token);
  await visitor.account.mailboxLink();
  await shop.runJobs();
  expect(links()).toHaveLength(1);
});

test('nobody fills a mailbox with links', async () => {
  const strict = await openShop({ ...defaultLimits, resetMails: 2 });
  try {
    const visitor = await signedIn(strict);
    for (let count = 0; count < 2; count += 1) await visitor.account.mailboxLink();
    await expect(visitor.account.mailboxLink()).rejects.toEqual(problem('too_many_requests'));
  } finally {
    await strict.close();
  }
});

test('a link proves the mailbox of its own account alone, to whoever is signed in to it', async () => {
  const [own, stranger] = [await signedIn(shop), await signedIn(shop)];
  await shop.runJobs();
  const { email } = await own.api.me();
  const mail = shop.mails.find(({ to }) => to === email);
  const [, token = ''] = /token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  for (const wrong of [token.slice(1), `${token}a`, 'x', 'è'.repeat(200)])
    await expect(own.account.proveMailbox(wrong)).rejects.toEqual(problem('mailbox_token_invalid'));
  await expect(stranger.account.proveMailbox(token)).rejects.toEqual(problem('mailbox_token_invalid'));
  await expect(shop.visitor().account.proveMailbox(token)).rejects.toEqual(problem('unauthorized'));
  expect(await offered(stranger)).toEqual(unproven);
});

test('an order by somebody unproven has no discount, and is the first order', async () => {
  const buyer = await createBuyer(shop, {}, false);
  await payByCard(buyer, await buyer.order(lamp), card);
  await proveMailbox(shop, buyer);
  expect(await offered(buyer)).toEqual(used);
});

test('an account that was erased and made anew is the same mailbox, under any of its addresses', async () => {
  const name = randomUUID();
  const first = await createBuyer(shop, { email: `${name}@example.com` });
  await payByCard(first, await first.order(lamp), card);
  await first.account.erase({ password });
  for (const email of [`${name}@example.com`, `${name}+altro@example.com`]) {
    const again = await createBuyer(shop, { email }, false);
    // Whose mailbox it is nobody knows yet, and nobody is told who ordered from there.
    expect(await offered(again)).toEqual(unproven);
    await proveMailbox(shop, again);
    expect(await offered(again)).toEqual(used);
    await expect(again.order(lamp)).resolves.toHaveProperty('orderNumber');
    await again.account.erase({ password });
  }
});

test('a tax code has one, however it is typed, also after the account was erased', async () => {
  const [code] = codes;
  const first = await createBuyer(shop, { fiscalCode: ` ${code.toLowerCase().replace(/(.{6})/, '$1 ')} ` });
  expect(await offered(first)).toEqual(given);
  await payByCard(first, await first.order(lamp), card);
  const second = await createBuyer(shop, { fiscalCode: code });
  expect(await offered(second)).toEqual(used);
  await first.account.erase({ password });
  expect(await offered(second)).toEqual(used);
  // One that is added to the account later counts as well.
  const third = await createBuyer(shop);
  expect(await offered(third)).toEqual(given);
  await third.account.changeProfile({ fiscalCode: code });
  expect(await offered(third)).toEqual(used);
});

test('a VAT number has one, also where somebody has it as tax code', async () => {
  const [vatNumber] = vatNumbers;
  const firm = await createBuyer(shop, { ...officina, email: anAddress(), vatNumber: `IT ${vatNumber}` });
  await payByCard(firm, await firm.order(lamp), card);
  expect(await offered(await createBuyer(shop, { ...officina, email: anAddress(), vatNumber }))).toEqual(
    used,
  );
  expect(await offered(await createBuyer(shop, { fiscalCode: vatNumber }))).toEqual(used);
});

test('an order that was cancelled unpaid, or paid back whole, has used nothing up', async () => {
  const [, fiscalCode] = codes;
  const [first, second] = [await createBuyer(shop, { fiscalCode }), await createBuyer(shop, { fiscalCode })];
  const unpaid = await first.order(lamp, 'bank_transfer');
  expect(await offered(second)).toEqual(used);
  await runCommand(shop, ordersCancel, [unpaid.orderNumber]);
  expect(await offered(second)).toEqual(given);
  const paid = await second.order(lamp);
  await payByCard(second, paid, card);
  expect(await offered(first)).toEqual(used);
  await runCommand(shop, ordersRefund, [paid.orderNumber, '--yes']);
  expect([await offered(first), await offered(second)]).toEqual([given, given]);
});

test('of first orders under one tax code at once, by several accounts, one has the discount', async () => {
  const [, , fiscalCode] = codes;
  const buyers = await Promise.all(Array.from({ length: 6 }, () => createBuyer(shop, { fiscalCode })));
  const checkouts = await Promise.all(buyers.map((buyer) => buyer.checkoutFor(lamp)));
  const outcomes = await Promise.allSettled(
    buyers.map((buyer, at) => buyer.api.checkout(checkouts[at]!, randomUUID())),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({
        code: 'price_changed',
        extra: { quote: { discount: 0, noWelcome: 'used' } },
      });
  const placed = (await shop.database.db.select().from(orders)).filter(
    ({ buyer }) => buyer['fiscalCode'] === fiscalCode,
  );
  expect(placed.map(({ discount }) => discount)).toEqual([1185]);
});

test('codes of two buyers crosswise, at once, keep nobody waiting for the other for ever', async () => {
  const [, one, other] = vatNumbers;
  const firm = { ...officina, type: 'legal' };
  const [first, second] = [
    await createBuyer(shop, { ...firm, email: anAddress(), vatNumber: one, fiscalCode: other }),
    await createBuyer(shop, { ...firm, email: anAddress(), vatNumber: other, fiscalCode: one }),
  ];
  const forms = [await first.checkoutFor(lamp), await second.checkoutFor(lamp)] as const;
  const outcomes = await Promise.allSettled([
    first.api.checkout(forms[0], randomUUID()),
    second.api.checkout(forms[1], randomUUID()),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a late payment with a discount that another account had meanwhile is not honoured', async () => {
  const fiscalCode = codes[3];
  const [slow, quick] = [await createBuyer(shop, { fiscalCode }), await createBuyer(shop, { fiscalCode })];
  const late = await slow.order(lamp);
  const now = shop.deps.clock();
  shop.setTime(new Date(now.getTime() + 31 * 60_000));
  await shop.runJobs();
  for (const buyer of [slow, quick]) buyer.token = (await buyer.api.refresh()).token;
  await payByCard(quick, await quick.order(lamp), card);
  await payByCard(slow, late, card);
  expect(await slow.api.order(late.orderId)).toMatchObject({ state: 'cancelled' });
  shop.setTime(now);
});

test('a late payment of an order without a discount is honoured at its price, whatever was confirmed since', async () => {
  const buyer = await createBuyer(shop, {}, false);
  const result = await buyer.order(lamp);
  await proveMailbox(shop, buyer);
  const now = shop.deps.clock();
  shop.setTime(new Date(now.getTime() + 31 * 60_000));
  await shop.runJobs();
  await payByCard(buyer, result, card);
  const [row] = await shop.database.db.select().from(orders).where(eq(orders.id, result.orderId));
  expect(row).toMatchObject({ state: 'paid', discount: 0 });
  shop.setTime(now);
});

test('whoever registered long ago, or is not signed in, is told nothing of it', async () => {
  expect(await offered(shop.visitor())).toEqual({ discount: 0, noWelcome: undefined });
  const email = anAddress();
  const visitor = await signedIn(shop, { email });
  const now = shop.deps.clock();
  shop.setTime(new Date(now.getTime() + 31 * 86_400_000));
  visitor.token = (await visitor.api.signIn({ email, password })).token;
  expect(await offered(visitor)).toEqual({ discount: 0, noWelcome: undefined });
  shop.setTime(now);
});
