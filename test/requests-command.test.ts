import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brands, models } from '../server/db/schema/catalogue.ts';
import { requestPhotos, requests } from '../server/db/schema/shop.ts';
import { defaultLimits } from '../server/http/limits.ts';
import { createHandlers } from '../server/job-handlers.ts';
import { Refused, UsageError } from '../server/cli/frame/command.ts';
import { requestsAnswered } from '../server/cli/requests/request-commands.ts';
import { requestsErase } from '../server/cli/requests/request-commands.ts';
import { requestsList } from '../server/cli/requests/request-commands.ts';
import { requestsShow } from '../server/cli/requests/request-commands.ts';
import { shop as owner } from '../shop.config.ts';
import { runCommand } from './run-command.ts';
import { openShop, type TestShop } from './open-shop.ts';

let shop: TestShop;
let fiat: { id: number };
let panda: { id: number };
let golf: { id: number };
beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.database;
  const [first, second] = await db
    .insert(brands)
    .values([
      { name: 'Fiat', slug: 'fiat' },
      { name: 'Volkswagen', slug: 'volkswagen' },
    ])
    .returning();
  const years = { yearFrom: 2003, yearTo: 2012 };
  const rows = await db
    .insert(models)
    .values([
      { brandId: first!.id, name: 'Panda (169)', slug: 'panda-169', ...years },
      { brandId: second!.id, name: 'Golf V', slug: 'golf-v', ...years },
    ])
    .returning();
  [fiat, panda, golf] = [first!, rows[0]!, rows[1]!];
});
afterAll(() => shop.close());

const wish = {
  brand: 'Fiat',
  model: 'Panda 4x4',
  fullName: 'Maria Rossi',
  email: 'maria@example.com',
  message: 'Cerco il differenziale.\nGrazie!',
  quantity: 1,
};

async function post(path: string, body: unknown, headers: Record<string, string> = {}, from = shop) {
  const answer = await from.visitor().fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as Record<string, unknown>,
  };
}

const idOf = async (taken: ReturnType<typeof post>) => String((await taken).body['id']);

const rowOf = async (id: unknown) =>
  (
    await shop.database.db
      .select()
      .from(requests)
      .where(eq(requests.id, String(id)))
  )[0];

test('a request is kept, and the shop gets a mail that can be answered at once', async () => {
  const { status, body, headers } = await post('/api/requests?lang=en', {
    ...wish,
    brandId: fiat.id,
    modelId: panda.id,
    phoneNumber: '+39 333 1234567',
  });
  expect([status, headers.get('cache-control')]).toEqual([202, 'private, no-store']);
  expect(body).toEqual({ id: expect.any(String) });
  expect(await rowOf(body['id'])).toMatchObject({
    locale: 'en',
    brand: 'Fiat',
    brandId: fiat.id,
    // As the list calls it: an id counts for more than what is written.
    model: 'Panda (169)',
    modelId: panda.id,
    fullName: 'Maria Rossi',
    message: 'Cerco il differenziale.\nGrazie!',
    receivedAt: shop.deps.clock(),
    answeredAt: null,
  });
  await shop.runJobs();
  const mails = shop.mails.filter(({ messageId }) => messageId === `request-${String(body['id'])}`);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: owner.email,
    replyTo: 'maria@example.com',
    subject: 'Richiesta di ricambio: Fiat Panda (169)',
    text: expect.stringContaining('Cerco il differenziale.\nGrazie!'),
  });
  expect(mails[0]!.text).toContain('Telefono: +39 333 1234567');
});

test('a car that is not in the lists is written', async () => {
  const { status, body } = await post('/api/requests', { ...wish, brand: 'Autobianchi', model: 'A112' });
  expect(status).toBe(202);
  expect(await rowOf(body['id'])).toMatchObject({
    brand: 'Autobianchi',
    brandId: null,
    model: 'A112',
    locale: 'it',
  });
});

test.each([
  ['no car', { brand: undefined, model: undefined }, ['brand', 'required']],
  ['no model', { model: undefined }, ['model', 'required']],
  ['a make that is not there', { brandId: 999_999 }, ['brandId', 'invalid']],
  ['a model that is not there', { modelId: 999_999 }, ['modelId', 'invalid']],
  ['an address that is none', { email: 'maria' }, ['email', 'invalid_email']],
  ['no message', { message: '  ' }, ['message', 'required']],
  ['a message without end', { message: 'x'.repeat(4_001) }, ['message', 'too_long']],
  ['a sign that steers a terminal', { message: 'Ciao\u001b[2J' }, ['message', 'invalid_signs']],
  ['a name of two lines', { fullName: 'Maria\r\nBcc: x@example.com' }, ['fullName', 'invalid_signs']],
  ['no number of pieces', { quantity: undefined }, ['quantity', 'required']],
  ['no pieces', { quantity: 0 }, ['quantity', 'required']],
  ['half a piece', { quantity: 1.5 }, ['quantity', 'invalid']],
  ['too many pieces', { quantity: 100 }, ['quantity', 'too_many']],
  ['a field nobody knows', { admin: true }, ['', 'unknown_field']],
])('%s is refused, field by field', async (_what, change, [path, code]) => {
  const before = await shop.database.db.$count(requests);
  const { status, body } = await post('/api/requests', { ...wish, ...change });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_body', errors: expect.arrayContaining([{ path, code }]) });
  expect(await shop.database.db.$count(requests)).toBe(before);
});

test('a model of another make is refused', async () => {
  const { status, body } = await post('/api/requests', { ...wish, brandId: fiat.id, modelId: golf.id });
  expect([status, body['errors']]).toEqual([400, [{ path: 'modelId', code: 'invalid' }]]);
});

test('the same request twice under one key is one request and one mail, also at the same moment', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const form = { ...wish, fullName: 'Una Volta Sola' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => post('/api/requests', form, key)));
  expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
  expect(await shop.database.db.$count(requests, eq(requests.fullName, form.fullName))).toBe(1);
  await shop.runJobs();
  expect(shop.mails.filter(({ text }) => text.includes(form.fullName))).toHaveLength(1);
  expect(await post('/api/requests', wish, key)).toMatchObject({
    status: 409,
    body: { code: 'idempotency_key_reused' },
  });
  expect(await post('/api/requests', wish, { 'idempotency-key': 'odd key' })).toMatchObject({
    status: 400,
    body: { code: 'idempotency_key_required' },
  });
});

test('a message to the shop becomes one mail, its words never markup or headers', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const form = {
    fullName: '<b>Luca</b>',
    email: 'luca@example.com',
    message: 'Siete aperti?\n<script>x</script>',
  };
  const answers = await Promise.all([post('/api/contact', form, key), post('/api/contact', form, key)]);
  for (const { status, body } of answers) expect([status, body]).toEqual([202, { accepted: true }]);
  await shop.runJobs();
  const mails = shop.mails.filter(({ messageId }) => messageId.startsWith('contact-'));
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail).toMatchObject({
    to: owner.email,
    replyTo: 'luca@example.com',
    subject: 'Messaggio di <b>Luca</b>',
  });
  expect(mail!.html).not.toMatch(/<b>|<script>/);
  expect(mail!.html).toContain('&lt;script&gt;');
  expect((await post('/api/contact', { ...form, message: '' })).status).toBe(400);
});

test('who writes without end is stopped for a while', async () => {
  const busy = await openShop({ ...defaultLimits, messages: 3 });
  try {
    for (let at = 0; at < 3; at++) expect((await post('/api/contact', { at }, {}, busy)).status).toBe(400);
    const { status, headers, body } = await post('/api/contact', {}, {}, busy);
    expect([status, body['code']]).toEqual([429, 'too_many_requests']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await busy.close();
  }
});

test('the shopkeeper lists, reads and ticks off requests', async () => {
  const { db } = shop.database;
  await db.delete(requests);
  const { body: first } = await post('/api/requests', wish);
  shop.setTime(new Date(shop.deps.clock().getTime() + 60_000));
  const { body: second } = await post('/api/requests', {
    ...wish,
    fullName: 'Luca Bianchi '.repeat(8).trim(),
  });
  const [firstId, secondId] = [String(first['id']), String(second['id'])];
  // No form takes a sign that steers a terminal; a row that came another way may hold one.
  await db.update(requests).set({ message: 'Ciao\u001b[2J\nseconda riga' }).where(eq(requests.id, firstId));

  const list = await runCommand(shop, requestsList, []);
  expect(list.lines[0]).toMatch(/^id +received +car +pieces +from +state$/);
  expect(list.lines.map((line) => line.slice(0, 8))).toEqual([
    'id      ',
    secondId.slice(-8),
    firstId.slice(-8),
  ]);
  expect(list.lines.every((line) => line.length <= 80)).toBe(true);

  const sheet = await runCommand(shop, requestsShow, [firstId.slice(-8)]);
  expect(sheet.lines).toEqual(
    expect.arrayContaining(['Ciao [2J', 'seconda riga', 'e-mail            maria@example.com']),
  );
  expect((await runCommand(shop, requestsShow, [secondId, '--json'])).json).toMatchObject({
    id: secondId,
    brand: 'Fiat',
    answeredAt: null,
    receivedAt: shop.deps.clock().toISOString(),
  });

  const tick = () => runCommand(shop, requestsAnswered, [firstId.slice(-8)]);
  expect((await tick()).lines[0]).toMatch(/of Maria Rossi is answered\.$/);
  const { answeredAt } = (await rowOf(firstId))!;
  shop.setTime(new Date(shop.deps.clock().getTime() + 60_000));
  expect((await tick()).lines[0]).toMatch(/was answered before\. Nothing was changed\.$/);
  expect((await rowOf(firstId))!.answeredAt).toEqual(answeredAt);
  const { json } = await runCommand(shop, requestsList, ['--open', '--json']);
  expect(json).toMatchObject({ total: 1, requests: [{ id: secondId }] });
  await runCommand(shop, requestsAnswered, [secondId]);
  expect((await runCommand(shop, requestsList, ['--open'])).lines).toEqual(['No request is open.']);

  await expect(runCommand(shop, requestsShow, ['00000000'])).rejects.toEqual(
    new Refused('There is no request 00000000.'),
  );
  await expect(runCommand(shop, requestsShow, ['%%%%%'])).rejects.toThrow(UsageError);
});

test('a request goes half a year after it was answered, or a year after it came, its photos with it', async () => {
  const { db } = shop.database;
  await db.delete(requests);
  shop.setTime(new Date('2026-03-01T08:00:00Z'));
  const [answered, open] = [await idOf(post('/api/requests', wish)), await idOf(post('/api/requests', wish))];
  await db.insert(requestPhotos).values({ requestId: answered, position: 0, content: Buffer.from('jpeg') });
  shop.setTime(new Date('2026-04-01T08:00:00Z'));
  await runCommand(shop, requestsAnswered, [answered]);
  const left = async (time: string) => {
    shop.setTime(new Date(time));
    await createHandlers(shop.deps)['forget-what-is-over']({});
    return (await db.select({ id: requests.id }).from(requests)).map(({ id }) => id).toSorted();
  };

  expect(await left('2026-10-01T07:59:59Z')).toEqual([answered, open].toSorted());
  expect(await left('2026-10-01T08:00:01Z')).toEqual([open]);
  expect(await db.$count(requestPhotos)).toBe(0);
  expect(await left('2027-03-01T07:59:59Z')).toEqual([open]);
  expect(await left('2027-03-01T08:00:01Z')).toEqual([]);
});

test('the shopkeeper erases a request that its writer wants erased, and is asked before', async () => {
  const { db } = shop.database;
  const [id, other] = [await idOf(post('/api/requests', wish)), await idOf(post('/api/requests', wish))];
  await db.insert(requestPhotos).values({ requestId: id, position: 0, content: Buffer.from('jpeg') });
  const no = await runCommand(shop, requestsErase, [id], ['n']);
  expect([no.status, no.told.join(' ')]).toEqual([
    2,
    expect.stringContaining('Maria Rossi <maria@example.com> will be erased with 1 photo.'),
  ]);
  expect(await rowOf(id)).toBeDefined();

  const yes = await runCommand(shop, requestsErase, [id], ['y']);
  expect([yes.status, yes.lines]).toEqual([0, [expect.stringMatching(/is erased\.$/)]]);
  expect([await rowOf(id), await db.$count(requestPhotos)]).toEqual([undefined, 0]);
  expect(await rowOf(other)).toBeDefined();
});
