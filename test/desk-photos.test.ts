/** The photos of a part at the desk: added, moved and taken out, once for a key, never over what somebody else did, and by hand from then on. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { WholeStockPart } from '../domain/contract/desk-part.ts';
import { importFile } from '../server/cli/import.ts';
import { parts, photos } from '../server/db/schema/catalogue.ts';
import { deskActions } from '../server/db/schema/staff.ts';
import { atDesk, deskBrowser, type DeskBrowser, type DeskPerson } from './desk-people.ts';
import { makePhoto } from './make-photo.ts';
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

const hashOf = (file: Buffer) => createHash('sha256').update(file).digest('hex');

let seed = 100;
const newFile = () => makePhoto({ width: 330, height: 250, seed: (seed += 1) });

async function send(file: Buffer): Promise<number> {
  const answer = await yard.visitor.fetch(`/api/desk/photos/${hashOf(file)}`, {
    method: 'PUT',
    headers: { origin: 'http://localhost:3000', 'content-type': 'image/jpeg' },
    body: new Uint8Array(file),
  });
  return answer.status;
}

/** Photos that the shop has and shows nowhere. @returns their hashes */
async function sent(count: number): Promise<string[]> {
  const files = await Promise.all(Array.from({ length: count }, newFile));
  for (const file of files) expect(await send(file)).toBe(204);
  return files.map(hashOf);
}

const choose = (
  id: number,
  seen: readonly string[],
  wanted: readonly string[],
  key: string = randomUUID(),
  who: DeskBrowser = yard,
) => who.ask('PUT', `/stock/parts/${id}/photos`, { seen, photos: wanted }, { 'idempotency-key': key });

const atTheDesk = async (id: number) =>
  ((await yard.ask('GET', `/stock/parts/${id}`)).body as WholeStockPart).photos.map(({ hash }) => hash);

/** Hashes of what everybody sees on the part's page, in its order. */
const onThePage = async (id: number) =>
  (await shop.visitor().api.part(String(id))).images.map(({ src }) => src.split('/')[2]);

async function skuOf(id: number): Promise<string> {
  const [part] = await shop.database.db.select().from(parts).where(eq(parts.id, id));
  return part!.sku;
}

function aMinuteLater(): Date {
  const later = new Date(shop.deps.clock().getTime() + 60_000);
  shop.setTime(later);
  return later;
}

const logged = async (id: number) =>
  shop.database.db
    .select()
    .from(deskActions)
    .where(eq(deskActions.subject, await skuOf(id)))
    .orderBy(deskActions.id);

test('photos are added, moved and taken out, and the shop shows them so', async () => {
  const id = await stockPart(shop);
  const [one, two, three] = (await sent(3)) as [string, string, string];
  const { status, body } = await choose(id, [], [one, two, three]);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    photos: [{ hash: one }, { hash: two }, { hash: three }],
    image: { src: expect.stringContaining(one) },
  });
  expect(await onThePage(id)).toEqual([one, two, three]);
  const before = await shop.app.inject(`/api/parts/${id}`);

  const later = aMinuteLater();
  expect((await choose(id, [one, two, three], [three, one, two])).status).toBe(200);
  expect(await onThePage(id)).toEqual([three, one, two]);
  const listed = (await shop.visitor().api.latestParts()).find((part) => part.id === id);
  expect(listed?.image?.src).toContain(three);
  const moved = await shop.app.inject(`/api/parts/${id}`);
  expect(moved.headers.etag).not.toBe(before.headers.etag);
  expect(moved.json()).toMatchObject({ updatedAt: later.toISOString() });

  await choose(id, [three, one, two], [three, two]);
  expect(await onThePage(id)).toEqual([three, two]);
  await choose(id, [three, two], []);
  expect(await onThePage(id)).toEqual([]);
  expect(await atTheDesk(id)).toEqual([]);
  // They stay in the shop: an undone press brings them back without their bytes.
  expect((await choose(id, [], [two])).status).toBe(200);
  const short = (...hashes: string[]) => hashes.map((hash) => hash.slice(0, 8)).join(' ');
  expect((await logged(id)).map(({ who, action, before: was, after }) => [who, action, was, after])).toEqual(
    [
      [[], [one, two, three]],
      [
        [one, two, three],
        [three, one, two],
      ],
      [
        [three, one, two],
        [three, two],
      ],
      [[three, two], []],
      [[], [two]],
    ].map(([was, is]) => [
      'Anna',
      'part_photos_changed',
      { photos: was!.length, order: short(...was!) },
      { photos: is!.length, order: short(...is!) },
    ]),
  );
});

test('the search knows at once that a part has a photo, and that it has none any more', async () => {
  const id = await stockPart(shop);
  const withPhoto = async () =>
    (await shop.visitor().api.search({ query: '', onlyPhoto: true, limit: 60 })).parts.map((part) => part.id);
  const [photo] = (await sent(1)) as [string];
  expect(await withPhoto()).not.toContain(id);
  await choose(id, [], [photo]);
  expect(await withPhoto()).toContain(id);
  await choose(id, [photo], []);
  expect(await withPhoto()).not.toContain(id);
});

test('the same list changes nothing, whatever was seen of it', async () => {
  const id = await stockPart(shop);
  const [one, two] = (await sent(2)) as [string, string];
  await choose(id, [], [one, two]);
  const [before] = await shop.database.db.select().from(parts).where(eq(parts.id, id));
  aMinuteLater();
  expect((await choose(id, [one, two], [one, two])).status).toBe(200);
  expect((await choose(id, [], [one, two])).status).toBe(200);
  const [after] = await shop.database.db.select().from(parts).where(eq(parts.id, id));
  expect(after).toEqual(before);
  expect(await logged(id)).toHaveLength(1);
});

test('nothing is put over what somebody else did meanwhile', async () => {
  const id = await stockPart(shop);
  const [one, two] = (await sent(2)) as [string, string];
  await choose(id, [], [one]);
  expect(await choose(id, [], [two])).toMatchObject({ status: 409, body: { code: 'part_changed' } });
  expect(await choose(id, [two], [two, one])).toMatchObject({ status: 409, body: { code: 'part_changed' } });
  expect(await atTheDesk(id)).toEqual([one]);
});

test('of two who change them at the same moment one is told that the other was quicker', async () => {
  const other = await atDesk(shop, 'owner');
  for (let time = 0; time < 4; time += 1) {
    const id = await stockPart(shop);
    const [one, two, three] = (await sent(3)) as [string, string, string];
    await choose(id, [], [one]);
    const lists = [
      [one, two],
      [three, one],
    ];
    const answers = await Promise.all([
      choose(id, [one], lists[0]!),
      choose(id, [one], lists[1]!, undefined, other),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers[1 - won]!.body.code).toBe('part_changed');
    expect(await atTheDesk(id)).toEqual(lists[won]);
    expect(await logged(id)).toHaveLength(2);
  }
});

test('sent again under its key it is done once, also after others were chosen', async () => {
  const id = await stockPart(shop);
  const [one, two] = (await sent(2)) as [string, string];
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => choose(id, [], [one, two], key)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await choose(id, [one, two], []);
  // What comes late is not done once more, though the part is again as it was seen.
  expect((await choose(id, [], [one, two], key)).status).toBe(200);
  expect(await atTheDesk(id)).toEqual([]);
  expect(await logged(id)).toHaveLength(2);
  expect((await choose(id, [], [two], key)).body.code).toBe('idempotency_key_reused');
  expect((await yard.ask('PUT', `/stock/parts/${id}/photos`, { seen: [], photos: [] })).body.code).toBe(
    'idempotency_key_required',
  );
});

test('an eleventh photo, one that the shop does not have, and one twice are refused beside their field', async () => {
  const id = await stockPart(shop);
  const all = await sent(11);
  const unknown = hashOf(await newFile());
  const refused: readonly [wanted: readonly string[], path: string, code: string][] = [
    [all, 'photos', 'too_many'],
    [[all[0]!, unknown], 'photos.1', 'missing'],
    [[all[0]!, all[0]!], 'photos', 'invalid'],
    [['../../etc/passwd'], 'photos.0', 'invalid'],
  ];
  for (const [wanted, path, code] of refused)
    expect(await choose(id, [], wanted), code).toMatchObject({
      status: 400,
      body: { code: 'invalid_body', errors: [{ path, code }] },
    });
  expect((await choose(999_999, [], all.slice(0, 1))).body.code).toBe('part_not_found');
  expect(await atTheDesk(id)).toEqual([]);
  expect((await choose(id, [], all.slice(0, 10))).status).toBe(200);
  expect((await choose(id, all.slice(0, 10), all)).body.errors).toEqual([
    { path: 'photos', code: 'too_many' },
  ]);
});

test('a part that a file gave more photos than ten keeps them in another order, and gets none beside them', async () => {
  const sku = `F-${randomUUID().slice(0, 8)}`;
  const files = await Promise.all(Array.from({ length: 12 }, newFile));
  await fromFile(sku, files);
  const [part] = await shop.database.db.select().from(parts).where(eq(parts.sku, sku));
  const { id } = part!;
  const shown = files.map(hashOf);
  expect(await atTheDesk(id)).toEqual(shown);
  const turned = shown.toReversed();
  expect((await choose(id, shown, turned)).status).toBe(200);
  const [more] = (await sent(1)) as [string];
  expect((await choose(id, turned, [...turned, more])).body.errors).toEqual([
    { path: 'photos', code: 'too_many' },
  ]);
  expect((await choose(id, turned, turned.slice(1))).status).toBe(200);
});

test('the yard’s files leave photos alone that were chosen by hand, unless they are told not to', async () => {
  const [byFile, byHand] = [`F-${randomUUID().slice(0, 8)}`, `F-${randomUUID().slice(0, 8)}`];
  const [first, second] = [await newFile(), await newFile()];
  const ids = [];
  for (const sku of [byFile, byHand]) {
    await fromFile(sku, [first]);
    const [part] = await shop.database.db.select().from(parts).where(eq(parts.sku, sku));
    ids.push(part!.id);
  }
  const [left, hand] = ids as [number, number];
  const [own] = (await sent(1)) as [string];
  await choose(hand, [hashOf(first)], [own, hashOf(first)]);
  for (const sku of [byFile, byHand]) await fromFile(sku, [second, first]);
  expect(await onThePage(left)).toEqual([second, first].map(hashOf));
  expect(await onThePage(hand)).toEqual([own, hashOf(first)]);
  await fromFile(byHand, [second], '--force', 'foto');
  expect(await onThePage(hand)).toEqual([hashOf(second)]);
});

test('a photo of two parts that one of them shows no longer stays with the other', async () => {
  const [one, other] = [await stockPart(shop), await stockPart(shop)];
  const [photo] = (await sent(1)) as [string];
  for (const id of [one, other]) await choose(id, [], [photo]);
  await choose(one, [photo], []);
  expect(await onThePage(one)).toEqual([]);
  expect(await onThePage(other)).toEqual([photo]);
  expect(await shop.database.db.$count(photos, eq(photos.hash, photo))).toBe(1);
  const { src } = (await shop.visitor().api.part(String(other))).images[0]!;
  expect((await shop.app.inject(src)).statusCode).toBe(200);
});

test('nobody who is not at the desk chooses photos, a buyer neither', async () => {
  const id = await stockPart(shop);
  const [photo] = (await sent(1)) as [string];
  const buyer = await createBuyer(shop);
  const browser = deskBrowser(shop);
  for (const [name, value] of buyer.cookies) browser.visitor.cookies.set(name, value);
  for (const who of [deskBrowser(shop), browser])
    expect((await choose(id, [], [photo], randomUUID(), who)).status).toBe(401);
  expect(await atTheDesk(id)).toEqual([]);
});

/** The yard's file brings a part with these photos. */
async function fromFile(sku: string, files: readonly Buffer[], ...options: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'smonto-desk-photos-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of files) writeFileSync(join(folder, `${hashOf(file)}.jpg`), file);
  const names = files.map((file) => `${hashOf(file)}.jpg`).join('|');
  const table = join(folder, 'yard.csv');
  writeFileSync(
    table,
    `codice;nome;numero_originale;categoria;prezzo;quantita;foto\n${sku};Faro;5177;faro-anteriore;10;1;${names}\n`,
  );
  const { status, lines } = await runCommand(shop, importFile, [table, '--photos', folder, ...options]);
  expect(status, lines.join('\n')).toBe(0);
}
