/** One stock in several windows: what sells the yard's pieces elsewhere keeps, releases and sells them, and hears what changed here. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChannelSale, Hold, StockChanges } from '../domain/contract/channels.ts';
import { makeSnapshot } from '../server/catalogue/snapshot/make-snapshot.ts';
import { latestSnapshot } from '../server/catalogue/snapshot/published.ts';
import { removePart } from '../server/catalogue/shopkeeping/remove-part.ts';
import { addChannel } from '../server/channels/channels.ts';
import { readCursor, writeCursor } from '../server/channels/stock/cursor.ts';
import { noteChanges } from '../server/channels/webhooks/note-changes.ts';
import { sendNews } from '../server/channels/webhooks/send-news.ts';
import { channelNews } from '../server/db/schema/channels.ts';
import { channelsAdd, channelsList, channelsRevoke } from '../server/cli/channels/channel-commands.ts';
import { partsExport } from '../server/cli/parts/parts-export.ts';
import { checkWebhookSignature, signWebhook } from '../server/payments/webhook-signature.ts';
import { openChannel } from './channel-client.ts';
import { atDesk } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { runCommand } from './run-command.ts';
import { stockOf, stockPart } from './stock-part.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const sale = (partId: number, reference = '27-1', quantity = 1) => ({ partId, quantity, reference });

test('a channel reads all parts page by page, then what changed: sold, kept, new and removed', async () => {
  const channel = await openChannel(shop);
  const [one, two, three] = [await stockPart(shop), await stockPart(shop), await stockPart(shop)];
  const known = new Set<number>();
  let cursor: string | undefined;
  for (let isComplete = false; !isComplete;) {
    const page = await channel.ask<StockChanges>('GET', `/parts?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
    expect(page.status).toBe(200);
    for (const { id } of page.body.parts) known.add(id);
    ({ cursor, isComplete } = page.body);
  }
  expect([...known]).toEqual(expect.arrayContaining([one, two, three]));
  const since = async () => {
    const { body } = await channel.ask<StockChanges>('GET', `/parts?cursor=${cursor}`);
    cursor = body.cursor;
    return body;
  };
  expect(await since()).toMatchObject({ parts: [], removed: [], isComplete: true });

  const buyer = await createBuyer(shop);
  await buyer.order(one);
  await removePart(shop.database.db, { id: three }, shop.deps.clock());
  const four = await stockPart(shop, { safety: true });
  const changes = await since();
  expect(changes.parts.map(({ id, state, available, safety }) => ({ id, state, available, safety }))).toEqual(
    [
      { id: one, state: 'kept', available: 0, safety: false },
      { id: four, state: 'for_sale', available: 1, safety: true },
    ],
  );
  expect(changes.removed).toEqual([three]);
  expect(changes.parts[0]).toMatchObject({
    sku: expect.stringMatching(/^SKU-/),
    name: { en: 'Left headlight' },
  });
  for (const own of ['place', 'vin', 'plate', 'internalNotes', 'purchasePrice'])
    expect(changes.parts[0]).not.toHaveProperty(own);
  expect((await since()).parts).toEqual([]);
});

test('a cursor that is none, of another database or from before a restore begins anew', async () => {
  const channel = await openChannel(shop);
  const { body } = await channel.ask<StockChanges>('GET', '/parts?limit=500');
  const here = readCursor(body.cursor)!;
  for (const cursor of [
    'nothing',
    '..',
    'a.b.1',
    writeCursor({ ...here, lineage: '1' }),
    writeCursor({ ...here, file: here.file + 1 }),
  ])
    expect(await channel.ask('GET', `/parts?cursor=${cursor}`)).toMatchObject({
      status: 409,
      body: { code: 'snapshot_outdated' },
    });
});

test('a piece that is sold there is gone here at once: page, search and what browsers carry along', async () => {
  const channel = await openChannel(shop);
  const partId = await stockPart(shop);
  const { api, fetch } = shop.visitor();
  const found = async () =>
    (await api.search({ query: '51 810 268' })).parts.find(({ id }) => id === partId)?.quantity;
  expect(await found()).toBe(1);
  await makeSnapshot(shop.deps);
  const version = (await latestSnapshot(shop.database.db))?.manifest.version;

  const sold = await channel.ask<ChannelSale>('POST', '/sales', sale(partId), randomUUID());
  expect(sold).toMatchObject({ status: 201, body: { partId, quantity: 1, reference: '27-1', available: 0 } });
  expect(await stockOf(shop, partId)).toEqual({ onHand: 0, reserved: 0, available: 0 });
  expect((await api.part(partId)).quantity).toBe(0);
  expect(await found()).toBe(0);
  const changes = await fetch(`/api/yard/changes?since=${version}`);
  expect((await changes.arrayBuffer()).byteLength).toBeGreaterThan(50);

  const buyer = await createBuyer(shop);
  await expect(buyer.order(partId)).rejects.toMatchObject({ code: 'out_of_stock' });
});

test('a sale that is told twice under a key is one; another one under it is refused', async () => {
  const channel = await openChannel(shop);
  const partId = await stockPart(shop, { quantity: 3 });
  const key = randomUUID();
  const [first, again] = [
    await channel.ask<ChannelSale>('POST', '/sales', sale(partId), key),
    await channel.ask<ChannelSale>('POST', '/sales', sale(partId), key),
  ];
  expect(again).toEqual(first);
  expect(await stockOf(shop, partId)).toMatchObject({ onHand: 2 });
  expect(await channel.ask('POST', '/sales', sale(partId, '27-2'), key)).toMatchObject({
    body: { code: 'idempotency_key_reused' },
  });
  expect(await channel.ask('POST', '/sales', sale(partId))).toMatchObject({
    body: { code: 'idempotency_key_required' },
  });
  // Another channel's key is another key.
  const other = await openChannel(shop);
  expect((await other.ask('POST', '/sales', sale(partId), key)).status).toBe(201);
  expect(await other.ask('POST', '/sales', sale(partId, '1', 5), randomUUID())).toMatchObject({
    status: 409,
    body: { code: 'out_of_stock', lines: [{ partId, quantity: 5, available: 1 }] },
  });
  expect(await other.ask('POST', '/sales', sale(999_999), randomUUID())).toMatchObject({ status: 404 });
});

test('what is kept is nobody else’s until it is sold, given back, or its minutes are over', async () => {
  const channel = await openChannel(shop);
  const partId = await stockPart(shop);
  const buyer = await createBuyer(shop);
  const hold = async () =>
    channel.ask<Hold>('POST', '/holds', { partId, quantity: 1, minutes: 10 }, randomUUID());

  const first = (await hold()).body;
  await expect(buyer.order(partId)).rejects.toMatchObject({ code: 'out_of_stock' });
  expect((await hold()).body).toMatchObject({ code: 'out_of_stock' });
  const stranger = await openChannel(shop);
  expect((await stranger.ask('DELETE', `/holds/${first.id}`)).status).toBe(404);
  for (let twice = 0; twice < 2; twice += 1)
    expect((await channel.ask('DELETE', `/holds/${first.id}`)).status).toBe(204);
  expect(await stockOf(shop, partId)).toMatchObject({ reserved: 0, available: 1 });

  await hold();
  const later = new Date(shop.deps.clock().getTime() + 11 * 60_000);
  shop.setTime(later);
  await shop.runJobs();
  expect(await stockOf(shop, partId)).toMatchObject({ reserved: 0, available: 1 });

  const last = (await hold()).body;
  const sold = await channel.ask<ChannelSale>(
    'POST',
    '/sales',
    { ...sale(partId), holdId: last.id },
    randomUUID(),
  );
  expect(sold).toMatchObject({ status: 201, body: { id: last.id, available: 0 } });
  expect(await channel.ask('DELETE', `/holds/${last.id}`)).toMatchObject({ status: 404 });
  expect(await stockOf(shop, partId)).toEqual({ onHand: 0, reserved: 0, available: 0 });
  // It stays as sold: the books name it.
  expect(await removePart(shop.database.db, { id: partId }, later)).toMatchObject({ outcome: 'off_sale' });
});

test('buyers and channels want the same three pieces at once: three are sold, and everybody else is told', async () => {
  const partId = await stockPart(shop, { quantity: 3 });
  const [channel, other] = [await openChannel(shop), await openChannel(shop)];
  const buyers = await Promise.all(Array.from({ length: 6 }, () => createBuyer(shop)));
  const checkouts = await Promise.all(buyers.map((buyer) => buyer.checkoutFor(partId)));
  const told = await Promise.all([
    ...buyers.map((buyer, at) =>
      buyer.api.checkout(checkouts[at]!, randomUUID()).then(
        () => 'had',
        ({ code }: { code: string }) => code,
      ),
    ),
    ...[channel, other, channel, other, channel, other].map(async (one, at) => {
      const { status, body } = await one.ask<ChannelSale & { code: string }>(
        'POST',
        '/sales',
        sale(partId, `27-${at}`),
        randomUUID(),
      );
      return status === 201 ? 'had' : body.code;
    }),
  ]);
  expect(told.toSorted()).toEqual([...Array(3).fill('had'), ...Array(9).fill('out_of_stock')]);
  expect(await stockOf(shop, partId)).toMatchObject({ available: 0 });
});

test('no token, one that was revoked and one that only reads sell nothing', async () => {
  const partId = await stockPart(shop);
  const reader = await openChannel(shop, { rights: ['read'] });
  expect((await reader.ask('GET', '/parts?limit=1')).status).toBe(200);
  expect(await reader.ask('POST', '/sales', sale(partId), randomUUID())).toMatchObject({
    status: 403,
    body: { code: 'right_missing' },
  });
  const buyer = await createBuyer(shop);
  for (const authorization of [undefined, `Bearer ${buyer.token}`, `Bearer smonto_${'A'.repeat(43)}`]) {
    const answer = await shop.visitor().fetch('/api/channel/parts', {
      headers: authorization ? { authorization } : {},
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  }

  const owner = await atDesk(shop, 'owner');
  const { channels } = (await owner.ask('GET', '/channels')).body;
  const { id } = channels.find(({ name }: { name: string }) => name === reader.name);
  expect((await owner.ask('DELETE', `/channels/${id}`)).status).toBe(204);
  expect((await reader.ask('GET', '/parts?limit=1')).status).toBe(401);
  expect((await owner.ask('DELETE', `/channels/${id}`)).status).toBe(404);
});

test('the desk makes a token, of which the database has no more than a hash, and writes down who did', async () => {
  const owner = await atDesk(shop, 'owner');
  const made = await owner.ask('POST', '/channels', { name: 'eBay', canSell: true });
  expect(made).toMatchObject({
    status: 201,
    body: { token: expect.stringMatching(/^smonto_/), webhookSecret: null },
  });
  const { rows } = await shop.database.pool.query('select * from channels where name = $1', ['eBay']);
  expect(JSON.stringify(rows)).not.toContain(made.body.token.slice(7));
  expect(await owner.ask('POST', '/channels', { name: 'eBay', canSell: true })).toMatchObject({
    status: 409,
    body: { code: 'channel_name_taken' },
  });
  for (const webhookUrl of [
    'http://shop.example/x',
    'https://127.0.0.1/x',
    'https://a:b@shop.example/',
    'ftp://x',
  ])
    expect(await owner.ask('POST', '/channels', { name: 'Altro', canSell: false, webhookUrl })).toMatchObject(
      {
        status: 400,
        body: { errors: [{ path: 'webhookUrl', code: 'invalid_webhook' }] },
      },
    );
  const { actions } = (await owner.ask('GET', '/actions')).body;
  expect(actions[0]).toMatchObject({ action: 'channel_added', subject: 'eBay', who: 'Anna' });
});

test('a channel is told that stock changed, signed, once; where it does not take it, it is tried on, and given up after a day', async () => {
  const told: { body: string; signature: string }[] = [];
  let status = 500;
  const listener = createServer((request, reply) => {
    let body = '';
    request.on('data', (piece) => (body += piece));
    request.on('end', () => {
      told.push({ body, signature: String(request.headers['smonto-signature']) });
      reply.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const deps = { ...shop.deps, config: { ...shop.deps.config, allowsPrivateWebhooks: true } };
  const { db } = shop.database;
  try {
    const webhookUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/stock`;
    const asked = { name: 'Ascolta', rights: ['read'], webhookUrl } as const;
    const { webhookSecret } = await db.transaction((tx) => addChannel(tx, deps.config, asked, deps.clock()));
    await noteChanges(deps);
    expect(await db.$count(channelNews)).toBe(0);

    const partId = await stockPart(shop);
    // Two processes look at once.
    await Promise.all([noteChanges(deps), noteChanges(deps)]);
    const [news] = await db.select().from(channelNews);
    expect(JSON.parse(news!.body)).toMatchObject({
      event: 'stock.changed',
      partIds: [partId],
      isMore: false,
    });
    await expect(sendNews(deps, { newsId: news!.id })).rejects.toThrow('500');
    // What changes meanwhile waits for the next.
    const another = await stockPart(shop);
    await noteChanges(deps);
    expect(await db.$count(channelNews)).toBe(1);

    status = 204;
    await sendNews(deps, { newsId: news!.id });
    await sendNews(deps, { newsId: news!.id });
    expect(told.map(({ body }) => body)).toEqual([news!.body, news!.body]);
    const { body, signature } = told[1]!;
    const key = Buffer.from(webhookSecret ?? '');
    checkWebhookSignature(key, Buffer.from(body), signature, deps.clock());
    expect(() => checkWebhookSignature(key, Buffer.from(`${body} `), signature, deps.clock())).toThrow();

    await noteChanges(deps);
    const [next] = await db
      .select()
      .from(channelNews)
      .where(sql`taken_at is null`);
    expect(JSON.parse(next!.body).partIds).toEqual([another]);
    status = 302;
    await expect(sendNews(deps, { newsId: next!.id })).rejects.toThrow('302');
    // Nor is a private network asked where nobody allowed it.
    await expect(sendNews(shop.deps, { newsId: next!.id })).rejects.toThrow('private network');
    const owner = await atDesk(shop, 'owner');
    const stateOf = async () =>
      (await owner.ask('GET', '/channels')).body.channels.find(
        ({ name }: { name: string }) => name === 'Ascolta',
      );
    expect(await stateOf()).toMatchObject({ webhook: 'tried', lastFailure: 'private network' });
    shop.setTime(new Date(deps.clock().getTime() + 25 * 60 * 60_000));
    await sendNews(deps, { newsId: next!.id });
    await shop.database.pool.query("delete from pgboss.job where name = 'channel-news'");
    await shop.runJobs();
    const mail = shop.mails.find(({ to, subject }) => to === owner.email && subject.startsWith('Ascolta'));
    expect(mail).toMatchObject({ subject: 'Ascolta non risponde da un giorno' });
    expect(mail?.text).toContain('302');
  } finally {
    await new Promise((resolve) => listener.close(resolve));
  }
});

test('the example of a connector follows the stock and sells a piece', async () => {
  const own = await openShop();
  try {
    const [first] = [await stockPart(own), await stockPart(own)];
    const { token } = await openChannel(own);
    const SHOP = await own.app.listen({ port: 0, host: '127.0.0.1' });
    const file = join(import.meta.dirname, '../docs/channel-example.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, [file], {
      env: { ...process.env, SHOP, TOKEN: token },
    });
    expect(JSON.parse(stdout)).toEqual({ before: 2, after: 1, sold: first });
    expect(await stockOf(own, first!)).toMatchObject({ onHand: 0 });
    const { isOurs } = (await import(pathToFileURL(file).href)) as {
      isOurs(secret: Buffer, body: string, header: string): boolean;
    };
    const [key, body] = [Buffer.from('a secret'), '{"event":"stock.changed"}'];
    const header = signWebhook(key, Buffer.from(body), new Date());
    expect([isOurs(key, body, header), isOurs(key, `${body} `, header)]).toEqual([true, false]);
  } finally {
    await own.close();
  }
});

test('the stock goes into the columns of marketplaces: what the yard alone knows and safety parts do not', async () => {
  const own = await openShop();
  try {
    const [lamp] = [await stockPart(own, { price: 7950 }), await stockPart(own, { safety: true })];
    await own.database.pool.query(
      "update parts set place = 'R2-C4', internal_notes = 'segreto' where id = $1",
      [lamp],
    );
    await stockPart(own, { quantity: 0 });
    const ebay = await runCommand(own, partsExport, ['--for', 'ebay']);
    const [info, header, line, ...more] = ebay.written.trim().split('\r\n');
    expect(info).toContain('#INFO');
    expect(header).toContain('Custom label (SKU),Category ID,Title');
    expect(line).toMatch(
      /^Draft,SKU-\d+,131090,Fanale anteriore sinistro Fiat Panda 2009 51 810 268,,79\.50,1,,3000,/,
    );
    expect(more).toEqual([]);
    const { written } = await runCommand(own, partsExport, ['--for', 'ovoko']);
    expect(written.trim().split('\r\n')[1]).toMatch(
      /^SKU-\d+,Left headlight,Headlight,51 810 268,79\.50,1,A,Fiat,Panda,2009,,left,3,$/,
    );
    expect(ebay.written + written).not.toMatch(/R2-C4|segreto/);
    await expect(runCommand(own, partsExport, [])).rejects.toThrow('--for ebay or ovoko');

    const made = await runCommand(own, channelsAdd, ['eBay', '--rights', 'read']);
    expect(made.lines[1]).toMatch(/^smonto_[\w-]{43}$/);
    await expect(runCommand(own, channelsAdd, ['eBay'])).rejects.toThrow('called eBay already');
    expect((await runCommand(own, channelsList, ['--json'])).json).toMatchObject({
      channels: [{ name: 'eBay', rights: ['read'], revokedAt: null }],
    });
    expect((await runCommand(own, channelsRevoke, ['eBay', '--yes'])).status).toBe(0);
    await expect(runCommand(own, channelsRevoke, ['eBay', '--yes'])).rejects.toThrow('No channel');
  } finally {
    await own.close();
  }
});
