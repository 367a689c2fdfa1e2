/** A piece is listed from the shelf: on sale once, however often it is sent, with its photos, by the rules of an import; and nothing of what a phone says is believed. */
import { createHash, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListingLists, NewPart, PricesHere } from '../domain/contract/desk-listing.ts';
import type { Part } from '../domain/contract/parts.ts';
import { installFacts } from '../server/catalogue/facts/install-facts.ts';
import { importPieces } from '../server/catalogue/import/import-pieces.ts';
import { ordersPaid } from '../server/cli/orders/orders-paid.ts';
import { cars, partPhotos, parts, photos, priceHistory } from '../server/db/schema/catalogue.ts';
import { deskActions } from '../server/db/schema/staff.ts';
import { atDesk, type DeskPerson } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { runCommand } from './run-command.ts';

let shop: TestShop;
let yard: DeskPerson;
let lists: ListingLists;
beforeAll(async () => {
  shop = await openShop();
  await installFacts(shop.database.db);
  yard = await atDesk(shop);
  lists = (await yard.ask('GET', '/listing')).body as ListingLists;
});
afterAll(() => shop.close());

const kindCalled = (name: string) => lists.kinds.find(({ it }) => it === name)!;

function panda(): NewPart['car'] {
  const brand = lists.brands.find(({ slug }) => slug === 'fiat')!;
  const model = lists.models.find(({ brandId, name }) => brandId === brand.id && name.startsWith('Panda'))!;
  const unsaid = { mileageKm: null, fuel: null, engineCode: null, colour: null, vin: null };
  return { ...unsaid, brandId: brand.id, modelId: model.id, year: 2008 };
}

const piece = (said: Partial<NewPart> = {}): NewPart => ({
  car: panda(),
  kindId: kindCalled('Faro anteriore').id,
  side: 'left',
  axle: null,
  numbers: ['51 810 268', '0051810269'],
  condition: 'B',
  price: 8_900,
  place: 'B-10',
  sku: randomUUID(),
  photos: [],
  ...said,
});

const list = (body: unknown, key = randomUUID(), who = yard) =>
  who.ask('POST', '/parts', body, { 'idempotency-key': key });

const rowsOf = (sku: string) => shop.database.db.select().from(parts).where(eq(parts.sku, sku));

let shade = 0;
/** A photo that the shop does not have. */
async function newPhoto(): Promise<{ hash: string; file: Buffer }> {
  shade += 1;
  const background = { r: shade, g: 80, b: 120 };
  const file = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: '45/1 0/1 0/1' } })
    .jpeg()
    .toBuffer();
  return { hash: createHash('sha256').update(file).digest('hex'), file };
}

async function send(hash: string, file: Buffer, type = 'image/jpeg') {
  const answer = await yard.visitor.fetch(`/api/desk/photos/${hash}`, {
    method: 'PUT',
    headers: { origin: 'http://localhost:3000', 'content-type': type },
    body: new Uint8Array(file),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : undefined };
}

test('a piece with two photos is on sale as an imported one is, and in the log', async () => {
  const [front, back] = [await newPhoto(), await newPhoto()];
  for (const { hash, file } of [back, front]) expect((await send(hash, file)).status).toBe(204);
  const asked = piece({ photos: [front.hash, back.hash] });
  const { status, body } = await list(asked);
  expect(status).toBe(201);
  expect(body).toMatchObject({ sku: asked.sku, name: 'Faro anteriore sinistro' });

  const answer = await shop.visitor().fetch(`/api/parts/${body.partId}`);
  const part = (await answer.json()) as Part;
  expect(part).toMatchObject({
    name: 'Faro anteriore sinistro',
    serialNumber: '51 810 268',
    otherNumbers: ['0051810269'],
    price: 8_900,
    quantity: 1,
    condition: 'B',
    side: 'left',
    year: 2008,
    photoCount: 2,
  });
  const [row] = await rowsOf(asked.sku);
  // Of the Fiat group noughts before a number are nothing.
  expect(row).toMatchObject({ serialKey: '51810268', otherKeys: ['51810269'], place: 'B-10', onHand: 1 });
  const shown = await shop.database.db
    .select({ hash: photos.hash })
    .from(partPhotos)
    .innerJoin(photos, eq(photos.id, partPhotos.photoId))
    .where(eq(partPhotos.partId, body.partId))
    .orderBy(partPhotos.position);
  expect(shown.map(({ hash }) => hash)).toEqual([front.hash, back.hash]);
  expect(await shop.database.db.$count(priceHistory, eq(priceHistory.partId, body.partId))).toBe(1);
  const [logged] = await shop.database.db
    .select()
    .from(deskActions)
    .where(eq(deskActions.subject, asked.sku));
  expect(logged).toMatchObject({ who: 'Anna', action: 'part_listed', after: { price: 8_900, photos: 2 } });
});

test('notes, pieces and cost that were said at the shelf are the part’s', async () => {
  const said = {
    descriptionIt: 'Graffio sul bordo.\nLente intera.',
    internalNotes: 'Scaffale alto',
    quantity: 2,
    purchasePrice: 1_250,
  };
  const asked = piece(said);
  const { body } = await list(asked);
  const part = (await (await shop.visitor().fetch(`/api/parts/${body.partId}`)).json()) as Part;
  expect(part).toMatchObject({ description: said.descriptionIt, quantity: 2 });
  expect(JSON.stringify(part)).not.toContain('Scaffale alto');
  const [row] = await rowsOf(asked.sku);
  expect(row).toMatchObject({ internalNotes: 'Scaffale alto', purchasePrice: 1_250, onHand: 2 });
  const [logged] = await shop.database.db
    .select()
    .from(deskActions)
    .where(eq(deskActions.subject, asked.sku));
  expect(logged?.after).toMatchObject({ onHand: 2, purchasePrice: 1_250, internalNotes: 'Scaffale alto' });
});

test('what fits no kind is something else of its group, under the name that was typed', async () => {
  const group = lists.groups.find(({ it }) => it === 'Freni')!;
  const otherOf = (some: ListingLists) => some.kinds.find(({ it }) => it === 'Altro: Freni')!;
  expect(otherOf(lists)).toMatchObject({ id: group.id, groupId: group.id, isOther: true });
  const named = { kindId: group.id, name: 'Tubo freno in treccia', side: null };
  const both = await Promise.all([piece(named), piece(named)].map((asked) => list(asked)));
  expect(both.map(({ status, body }) => [status, body.name])).toEqual([
    [201, named.name],
    [201, named.name],
  ]);
  const answer = await shop.visitor().fetch(`/api/parts/${both[0]!.body.partId}`);
  expect(await answer.json()).toMatchObject({ name: named.name });

  // From then on it is a kind of its own, and offered as one.
  const other = otherOf((await yard.ask('GET', '/listing')).body as ListingLists);
  expect(other).toMatchObject({ groupId: group.id, isOther: true });
  expect(other.id).not.toBe(group.id);
  const asked = piece({ ...named, kindId: other.id });
  expect((await list(asked)).status).toBe(201);
  const [row] = await rowsOf(asked.sku);
  expect(row).toMatchObject({ categoryId: other.id, nameIt: named.name, nameEn: named.name });
});

test('the yard’s file that says the same of it changes nothing', async () => {
  const asked = piece({ numbers: ['51 810 268'], car: { ...panda(), vin: 'ZFA16900000123456' } });
  await list(asked);
  const model = lists.models.find(({ id }) => id === asked.car.modelId)!.name;
  const file = [
    'codice;nome;numero_originale;marca;modello;anno;telaio;categoria;prezzo;condizione;lato;posizione',
    `${asked.sku};Faro anteriore sinistro;51 810 268;Fiat;${model};2008;ZFA16900000123456;Faro anteriore;89,00;B;sinistro;B-10`,
  ].join('\n');
  const report = await importPieces(shop.database.db, shop.deps.clock, Buffer.from(file));
  expect(report).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
});

test('sent again, at once and by somebody else, it is one piece, one line in the log and the same answer', async () => {
  const other = await atDesk(shop, 'owner');
  const [asked, key] = [piece(), randomUUID()];
  const answers = await Promise.all([yard, other, yard, other, yard].map((who) => list(asked, key, who)));
  answers.push(await list(asked, key, other));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.partId)).size).toBe(1);
  expect(await rowsOf(asked.sku)).toHaveLength(1);
  expect(await shop.database.db.$count(deskActions, eq(deskActions.subject, asked.sku))).toBe(1);

  const others = await list({ ...asked, price: 1 }, key);
  expect(others.body.code).toBe('idempotency_key_reused');
  // A phone that comes back when nobody knows its key any more lists nothing twice either.
  const late = await list(asked);
  expect(late).toMatchObject({ status: 400, body: { errors: [{ path: 'sku', code: 'taken' }] } });
});

test('two pieces of one code, or of one new car, that come at once', async () => {
  const sku = randomUUID();
  const same = await Promise.all([1, 2, 3].map(() => list(piece({ sku }))));
  expect(same.map(({ status }) => status === 201).filter(Boolean)).toEqual([true]);
  expect(await rowsOf(sku)).toHaveLength(1);

  const vin = 'ZFA16900000999999';
  const all = await Promise.all([1, 2, 3].map(() => list(piece({ car: { ...panda(), vin } }))));
  expect(all.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await shop.database.db.$count(cars, eq(cars.vin, vin))).toBe(1);
});

test('what cannot be is refused beside its field, and leaves no trace', async () => {
  const group = lists.groups[0]!.id;
  const bmw = lists.brands.find(({ slug }) => slug === 'bmw')!.id;
  const { hash } = await newPhoto();
  const refused: readonly [said: Record<string, unknown>, path: string, code: string][] = [
    [{ kindId: group }, 'name', 'required'],
    [{ kindId: group, name: ' ' }, 'name', 'required'],
    [{ kindId: group, name: 'x'.repeat(201) }, 'name', 'too_long'],
    [{ name: 'Faro di scorta' }, 'name', 'invalid'],
    [{ quantity: 0 }, 'quantity', 'invalid'],
    [{ quantity: 10_000 }, 'quantity', 'too_high'],
    [{ purchasePrice: -1 }, 'purchasePrice', 'invalid'],
    [{ descriptionIt: 'x'.repeat(5_001) }, 'descriptionIt', 'too_long'],
    [{ internalNotes: 'A\u202e1' }, 'internalNotes', 'invalid_signs'],
    [{ kindId: 999_999 }, 'kindId', 'invalid'],
    [{ car: { ...panda(), brandId: bmw } }, 'car.modelId', 'invalid'],
    [{ car: { ...panda(), year: 2099 } }, 'car.year', 'invalid'],
    [{ car: { ...panda(), year: 12 } }, 'car.year', 'invalid'],
    [{ car: null }, 'car', 'required'],
    [{ price: 0 }, 'price', 'required'],
    [{ price: 10_000_001 }, 'price', 'too_high'],
    [{ condition: 'D' }, 'condition', 'invalid'],
    [{ side: 'middle' }, 'side', 'invalid'],
    [{ numbers: ['---'] }, 'numbers.0', 'invalid'],
    [{ numbers: Array.from({ length: 11 }, (_, at) => `5181026${at}`) }, 'numbers', 'too_many'],
    [{ sku: ' ' }, 'sku', 'required'],
    [{ sku: 'x'.repeat(81) }, 'sku', 'too_long'],
    [{ place: 'A\u202e1' }, 'place', 'invalid_signs'],
    [{ photos: [hash] }, 'photos.0', 'missing'],
    [{ photos: ['../../etc/passwd'] }, 'photos.0', 'invalid'],
    [{ onHand: 40 }, '', 'unknown_field'],
  ];
  const before = await shop.database.db.$count(parts);
  for (const [said, path, code] of refused) {
    const { status, body } = await list({ ...piece(), ...said });
    expect(status, JSON.stringify(said)).toBe(400);
    expect(body, JSON.stringify(said)).toMatchObject({ code: 'invalid_body', errors: [{ path, code }] });
  }
  expect((await yard.ask('POST', '/parts', piece())).body.code).toBe('idempotency_key_required');
  expect(await shop.database.db.$count(parts)).toBe(before);

  // Mended it goes under the key under which it was refused.
  const key = randomUUID();
  await list({ ...piece(), price: 0 }, key);
  expect((await list(piece(), key)).status).toBe(201);
});

test('a photo is taken once, and only what it says it is', async () => {
  const { hash, file } = await newPhoto();
  const count = () => shop.database.db.$count(photos, eq(photos.hash, hash));
  const answers = await Promise.all([1, 2, 3].map(() => send(hash, file)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await count()).toBe(1);
  expect((await send(hash, file)).status).toBe(204);

  const codeOf = async (bytes: Buffer, of = createHash('sha256').update(bytes).digest('hex')) =>
    (await send(of, bytes)).body;
  expect(await codeOf(Buffer.from('no photo'))).toMatchObject({
    code: 'invalid_body',
    errors: [{ path: 'photo', code: 'invalid_image' }],
  });
  expect(await codeOf(file, '0'.repeat(64))).toMatchObject({ errors: [{ code: 'other_bytes' }] });
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
  expect(await codeOf(heic)).toMatchObject({ errors: [{ code: 'heic' }] });
  expect((await send(hash, file, 'application/json')).status).toBeGreaterThanOrEqual(400);
  expect((await send('x', file)).status).toBe(400);
});

test('what such pieces went for: by their number, else by kind and model', async () => {
  const ask = async (query: Record<string, string | number>) =>
    (await yard.ask('GET', `/prices?${new URLSearchParams(query as Record<string, string>).toString()}`))
      .body as PricesHere;
  const kind = kindCalled('Alternatore');
  const said = { kindId: kind.id, side: null } as const;
  const { modelId } = panda();
  expect(await ask({ kind: kind.id, model: modelId })).toEqual({ by: 'kind', sold: [], onSale: [] });

  const number = '9 876 543 210';
  const first = await list(piece({ ...said, numbers: [number], price: 12_000 }));
  await list(piece({ ...said, numbers: ['1 111 111'], price: 7_000 }));
  const buyer = await createBuyer(shop);
  const orderItems = [{ partId: first.body.partId as number, quantity: 1 }];
  const checkout = await buyer.checkoutFor(0, { orderItems, paymentMethod: 'bank_transfer' });
  const { orderNumber } = await buyer.api.checkout(checkout, randomUUID());
  // What nobody has paid for went for nothing yet.
  expect((await ask({ kind: kind.id, model: modelId })).sold).toEqual([]);
  await runCommand(shop, ordersPaid, [orderNumber]);

  expect(await ask({ kind: kind.id, model: modelId, number: '98765-43210' })).toEqual({
    by: 'number',
    sold: [12_000],
    onSale: [],
  });
  expect(await ask({ kind: kind.id, model: modelId, number: '5 555 555' })).toEqual({
    by: 'kind',
    sold: [12_000],
    onSale: [7_000],
  });
  expect((await yard.ask('GET', '/prices?kind=x&model=1')).body.code).toBe('invalid_query');
});

test('what is chosen from at the shelf has the words of the search and of the yard, and nothing of anybody', async () => {
  await shop.database.db.execute(
    sql`insert into kind_words (words, category_id) values ('fanalone', ${kindCalled('Faro anteriore').id})`,
  );
  const { body } = await yard.ask('GET', '/listing');
  const { kinds } = body as ListingLists;
  const kind = kinds.find(({ it }) => it === 'Faro anteriore')!;
  expect(kind).toMatchObject({ en: 'Headlight', hasSide: true, hasAxle: false });
  expect(kind.words).toEqual(expect.arrayContaining(['gruppo ottico', 'fanalone']));
  // What is said of both is of both.
  for (const door of ['Portiera anteriore', 'Portiera posteriore'])
    expect(kinds.find(({ it }) => it === door)?.words).toEqual(
      expect.arrayContaining(['porta', 'sportello']),
    );
  expect(kinds.find(({ it }) => it === 'Pinza freno')).toMatchObject({ hasSide: true, hasAxle: true });
  expect(Object.keys(body as object).toSorted()).toEqual(['brands', 'groups', 'kinds', 'models']);
});
