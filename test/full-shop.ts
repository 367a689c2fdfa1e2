/** A shop with something in every table, and everything that a database holds, for comparing two. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inject } from 'vitest';
import { invoicing } from '../shop.config.ts';
import { askForInvoice } from '../server/orders/electronic-invoices/ask-for-invoice.ts';
import { issueInvoices } from '../server/orders/electronic-invoices/issue-invoices.ts';
import { refundOrder } from '../server/orders/refunding/shopkeeper-refunds.ts';
import { loadDemo } from '../server/catalogue/demo/load-demo.ts';
import type { Database, Db } from '../server/db/client.ts';
import { partPhotos, parts, photos } from '../server/db/schema/catalogue.ts';
import { channelNews, channelPieces, channels } from '../server/db/schema/channels.ts';
import { counterSales } from '../server/db/schema/counter-sales.ts';
import { orderNotes } from '../server/db/schema/orders.ts';
import { pushKeys, pushSubscriptions } from '../server/db/schema/push.ts';
import {
  deskActions,
  staff,
  staffCodes,
  staffLinks,
  staffPasskeys,
  staffRecoveryCodes,
  staffSessions,
} from '../server/db/schema/staff.ts';
import { privateOffers } from '../server/db/schema/offers.ts';
import { repricedParts, repricings } from '../server/db/schema/repricing.ts';
import {
  newsletterSubscriptions,
  requestAnswers,
  requestPhotos,
  requests,
  searchCounts,
  settings,
  visitCounts,
} from '../server/db/schema/shop.ts';
import { places } from '../server/db/schema/stock-room.ts';
import { pictureKey } from '../domain/picture-address.ts';
import { originalKey } from '../server/images/media-store.ts';
import { makeBackup } from '../server/backup/make-backup.ts';
import { checkBackup } from '../server/backup/check-backup.ts';
import { openBackup, restoreBackup } from '../server/backup/restore-backup.ts';
import type { ShopData } from '../server/backup/shop-data.ts';
import type { TestShop } from './open-shop.ts';
import { createBuyer, payByCard, type Buyer } from './people.ts';
import { stockPart } from './stock-part.ts';

export const never = new AbortController().signal;

/** A folder for a test, gone after the run. */
export const makeFolder = (): string => mkdtempSync(join(inject('scratchFolder'), 'backup-'));

/** Gives every table a row, with values that a careless copy would change. @returns who bought */
export async function fillShop(shop: TestShop): Promise<Buyer> {
  const { db, pool } = shop.database;
  await loadDemo(db, shop.deps.clock, { parts: 12, seed: 7 });
  const buyer = await createBuyer(shop);
  const partId = await stockPart(shop, { quantity: 5 });
  const paid = await buyer.order(partId);
  await payByCard(buyer, paid, '4242424242424242');
  await askForInvoice(db, paid.orderNumber, { fiscalCode: 'RSSMRA80A41A944M' }, shop.deps.clock());
  await issueInvoices(db, invoicing, paid.orderNumber, shop.deps.clock());
  await refundOrder(db, shop.deps.jobs, paid.orderNumber, shop.deps.clock());
  await buyer.order(partId, 'bank_transfer');
  await db.insert(settings).values([
    {
      name: 'a document',
      value: { größte: '1e400', text: 'a\n"b"\\u0041 \u{1F527} \u2028', list: [null, 1.5, {}] },
    },
    { name: 'a text', value: 'null' },
  ]);
  await pool.query(
    `insert into settings values ('nothing', 'null'), ('a number', '12345678901234567890.123456789')`,
  );
  await pool.query(`
    insert into model_names select brand_id, 'detta-altrimenti', id from models limit 1`);
  await pool.query(
    `insert into kind_words select 'semimotore', id from categories where parent_id is not null limit 1`,
  );
  await pool.query(
    `insert into column_maps values ('rossi', '{"columns": {"Importo": "prezzo", "Cassa": null}}')`,
  );
  const requestId = randomUUID();
  await db.insert(requests).values({
    id: requestId,
    locale: 'it',
    brand: 'Fiat',
    model: 'Panda',
    fullName: 'Maria "Mia" Rossi',
    email: 'maria@example.com',
    message: 'Cerco un fanale.\r\n\tGrazie,\\nMaria',
    quantity: 1,
    receivedAt: shop.deps.clock(),
  });
  await db
    .insert(requestPhotos)
    .values({ requestId, position: 0, content: Buffer.from([0, 1, 10, 34, 92, 128, 255]) });
  const answerId = randomUUID();
  await db.insert(requestAnswers).values({
    id: answerId,
    requestId,
    author: 'Anna',
    text: 'Sì,\n"c’è".',
    parts: [],
    writtenAt: shop.deps.clock(),
  });
  await db
    .insert(privateOffers)
    .values({ id: randomUUID(), answerId, partId, price: 5_500, until: shop.deps.clock() });
  await db.insert(newsletterSubscriptions).values({
    id: randomUUID(),
    email: 'maria@example.com',
    locale: 'it',
    state: 'subscribed',
    unsubscribeToken: randomUUID(),
    requestedAt: shop.deps.clock(),
    confirmedAt: shop.deps.clock(),
  });
  await db
    .insert(searchCounts)
    .values({ day: '2026-11-20', query: 'trapezio "nero"', withoutResult: 2, withResult: 0, opened: 0 });
  await db.insert(visitCounts).values({ day: '2026-11-20', what: 'visit', times: 12 });
  await buyer.account.changeCart({
    from: null,
    revision: randomUUID(),
    entries: [{ id: partId, quantity: 2 }],
  });
  await fillDesk(shop, paid.orderId);
  await pool.query(
    `insert into password_resets (token_hash, user_id, expires_at) select 'hash', id, now() from users limit 1`,
  );
  await pool.query(
    `update parts set updated_at = '2026-01-02 03:04:05.123456+01', purchase_price = 0, weight_kg = 0.1, model_ids = '{}',
       brand_ids = array[3, 1, 2] where id = 2`,
  );
  // The next part's id is not that of one that was deleted.
  await pool.query(
    'insert into photos (hash, width, height, placeholder, added_at) values ($1, 1, 1, $1, now())',
    ['x'],
  );
  await pool.query("delete from photos where hash = 'x'");
  const hash = createHash('sha256').update('photo').digest('hex');
  const [photo] = await db
    .insert(photos)
    .values({ hash, width: 400, height: 300, placeholder: 'data:,', addedAt: shop.deps.clock() })
    .returning();
  await db.insert(partPhotos).values({ partId, position: 0, photoId: photo?.id ?? 0 });
  for (const key of photoKeys(hash)) await shop.deps.media.put(key, Buffer.from(`bytes of ${key}`));
  const outbox = join(shop.deps.config.dataDir, 'outbox');
  mkdirSync(outbox);
  writeFileSync(join(outbox, 'one.eml'), 'Subject: one');
  writeFileSync(join(outbox, 'two.eml.part'), 'Subject: half');
  return buyer;
}

/** Where the photo of a full shop is kept. */
export const photoKeys = (hash: string): string[] => [
  originalKey(hash),
  pictureKey({ hash, width: 320, format: 'avif' }),
  pictureKey({ hash, width: 400, format: 'jpg' }),
];

/** Everything that a database holds for the shop, each row as the database writes it. */
export async function everyRow({ work: { pool } }: Database): Promise<Record<string, string[]>> {
  const client = await pool.connect();
  try {
    await client.query("begin; set local time zone 'UTC'");
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1`,
    );
    const found: Record<string, string[]> = {};
    const read = async (name: string, query: string) => {
      const { rows } = await client.query<[string]>({ text: query, rowMode: 'array' });
      found[name] = rows.map(([row]) => row).toSorted((one, other) => (one < other ? -1 : 1));
    };
    for (const { name } of tables)
      await read(name, `select entry::text from public.${pg.escapeIdentifier(name)} entry`);
    await read('migrations', 'select hash || created_at from drizzle.__drizzle_migrations');
    await read(
      'waiting jobs',
      `select row(id, name, data, priority, retry_limit, retry_count, start_after, created_on, singleton_key)::text
       from pgboss.job where state in ('created', 'retry', 'active')`,
    );
    await read(
      'schema',
      `select indexdef from pg_indexes where schemaname = 'public'
       union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
         where connamespace = 'public'::regnamespace and contype <> 'n'`,
    );
    await client.query('rollback');
    return found;
  } finally {
    client.release();
  }
}

/** Numbers that the next rows would get. */
export async function nextIds({ db }: Database): Promise<unknown[]> {
  const { rows } = await db.execute(
    sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
  );
  return rows;
}

/** Makes a backup of a shop. @returns its path */
export async function backUp(data: ShopData): Promise<string> {
  const path = join(makeFolder(), 'shop.tar.gz');
  await makeBackup(data, path, never);
  return path;
}

/** Checks a backup and brings it back, as the command does. */
export async function bringBack(data: ShopData, path: string, signal: AbortSignal = never) {
  const file = await openBackup(path);
  try {
    return await restoreBackup(data, file, path, await checkBackup(file, path), signal);
  } finally {
    await file.close();
  }
}

/** Somebody at the yard's desk, and what they did. */
async function fillDesk({ database: { db }, deps: { clock } }: TestShop, orderId: string): Promise<void> {
  const [staffId, at] = [randomUUID(), clock()];
  await db.insert(staff).values({
    id: staffId,
    email: 'anna@yard.example',
    name: 'Anna "la Nina"',
    role: 'owner',
    locale: 'it',
    notices: ['order_paid', 'summary'],
    summaryOn: '2026-11-20',
    createdAt: at,
  });
  await db.insert(staffLinks).values({ staffId, id: randomUUID(), expiresAt: at, usedAt: at });
  await db.insert(staffPasskeys).values({
    id: 'passkey',
    staffId,
    publicKey: Buffer.from([0, 10, 92, 255]),
    counter: 5_000_000_000,
    transports: ['internal'],
    name: 'Telefono',
    createdAt: at,
  });
  await db.insert(staffCodes).values({ staffId, secret: Buffer.from([1, 0, 34]), lastStep: 58_000_000 });
  await db.insert(staffRecoveryCodes).values({ staffId, codeHash: 'hash' });
  const sessionId = randomUUID();
  await db.insert(staffSessions).values({
    id: sessionId,
    staffId,
    tokenHash: 'hash',
    createdAt: at,
    seenAt: at,
    userAgent: 'Firefox',
  });
  await db.insert(pushKeys).values({ publicKey: 'BPk', privateKey: Buffer.from([1, 0, 34]), createdAt: at });
  await db.insert(pushSubscriptions).values({
    id: randomUUID(),
    staffId,
    sessionId,
    endpoint: 'https://push.example/1',
    p256dh: 'BKey',
    auth: 'secret',
    createdAt: at,
    seenAt: at,
  });
  await db
    .insert(orderNotes)
    .values({ id: randomUUID(), orderId, author: 'Anna', text: 'Due righe\ne un "ma"', writtenAt: at });
  const channelId = randomUUID();
  await db.insert(channels).values({
    id: channelId,
    name: 'eBay',
    tokenHash: 'hash',
    rights: ['read'],
    webhookSecret: Buffer.from([1, 0, 34]),
    createdAt: at,
  });
  await db
    .insert(channelNews)
    .values({ id: randomUUID(), channelId, body: '{"event":"stock.changed"}', createdAt: at, takenAt: at });
  const [{ id: partId } = { id: 0 }] = await db.select({ id: parts.id }).from(parts).limit(1);
  await db
    .insert(channelPieces)
    .values({ id: randomUUID(), channelId, partId, quantity: 1, state: 'released', createdAt: at });
  const sale = {
    partId,
    pieces: 1,
    amount: 7_900,
    vatScheme: 'margin',
    soldAt: at,
    soldBy: 'Anna "la Nina"',
  } as const;
  await db.insert(counterSales).values({ id: randomUUID(), ...sale });
  const act = { action: 'note_written', subject: 'S-26-7K2M9Q', after: { text: 'null' } };
  await db.insert(deskActions).values({ at, staffId, who: 'Anna', ...act });
  await fillRepricing(db, partId, at);
  const [shelf] = await db.insert(places).values({ name: 'B-10 "alto"' }).returning();
  await db.insert(places).values({ name: 'Cassa 7', isBox: true, insideId: shelf?.id ?? null });
}

/** A rule for prices that was undone in part. */
async function fillRepricing(db: Db, partId: number, at: Date): Promise<void> {
  const repricingId = randomUUID();
  await db.insert(repricings).values({
    id: repricingId,
    at,
    who: 'Anna "la Nina"',
    rule: {
      kindId: null,
      brandId: 1,
      modelId: null,
      condition: 'B',
      lyingDays: 365,
      priceFrom: null,
      priceTo: 10_000_000,
      percent: -10,
      rounding: 'ninety',
      lowest: 1,
    },
    names: { kind: null, brand: 'Škoda', model: null },
    parts: 2,
    undoneAt: at,
    undoneBy: 'Anna',
    putBack: 1,
    leftAlone: 1,
  });
  await db
    .insert(repricedParts)
    .values({ repricingId, partId, before: 7_900, after: 7_090, wasHandSet: true });
}
