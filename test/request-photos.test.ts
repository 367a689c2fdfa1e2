/** Photos that go with a request: how they come in, what is refused, and where they go. */
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { requestPhotoBytesMax } from '../domain/constants.ts';
import type { PartRequest } from '../domain/contract/forms.ts';
import { requestReference } from '../domain/request-reference.ts';
import { requestPhotos, requests } from '../server/db/schema/shop.ts';
import { requestsShow } from '../server/cli/requests/request-commands.ts';
import { asMultipart } from '../src/offline/outbox/flush.ts';
import { runCommand } from './run-command.ts';
import { makePhoto } from './make-photo.ts';
import { openShop, type TestShop } from './open-shop.ts';

let shop: TestShop;
let photo: Buffer<ArrayBuffer>;
beforeAll(async () => {
  shop = await openShop();
  photo = Buffer.from(await makePhoto({ width: 2000, height: 1500, orientation: 6 }));
});
afterAll(() => shop.close());

const wish: PartRequest = {
  brand: 'Fiat',
  model: 'Panda 4x4',
  fullName: 'Maria Rossi',
  email: 'maria@example.com',
  message: 'Cerco il differenziale.\nGrazie!',
  quantity: 2,
};

const blob = (content: Uint8Array<ArrayBuffer>) => new Blob([content], { type: 'image/jpeg' });
const photosOf = async (id: string) =>
  (
    await shop.database.db
      .select()
      .from(requestPhotos)
      .where(eq(requestPhotos.requestId, id))
      .orderBy(asc(requestPhotos.position))
  ).map(({ content }) => content);
const countAll = () => shop.database.db.$count(requests);

/** Sends a form as it stands. */
async function send(form: FormData | string, headers: Record<string, string> = {}) {
  const answer = await shop.visitor().fetch('/api/requests', { method: 'POST', body: form, headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

test('photos are kept small, upright and without the place where they were taken, and reach the shop by mail', async () => {
  const small = Buffer.from(await makePhoto({ width: 400, height: 300, seed: 2 }));
  const { id } = await shop
    .visitor()
    .api.requestPart(
      asMultipart({ ...wish, phoneNumber: '333 1234567' }, [blob(photo), blob(small)]),
      randomUUID(),
    );
  const [row] = await shop.database.db.select().from(requests).where(eq(requests.id, id));
  expect(row).toMatchObject({ ...wish, phoneNumber: '333 1234567' });
  const kept = await photosOf(id);
  const [first, second] = await Promise.all(kept.map((content) => sharp(content).metadata()));
  // Held upright: what came 2000 wide is 1600 high.
  expect(first).toMatchObject({ format: 'jpeg', width: 1200, height: 1600 });
  expect(second).toMatchObject({ format: 'jpeg', width: 400, height: 300 });
  for (const content of kept) expect(content.toString('latin1')).not.toMatch(/Exif|Officina|GPS/);

  await shop.runJobs();
  const mail = shop.mails.find(({ messageId }) => messageId === `request-${id}`);
  expect(mail?.text).toContain('Foto: 2');
  expect(mail?.attachments).toEqual(
    kept.map((content, at) => ({ name: `foto-${at + 1}.jpg`, type: 'image/jpeg', content })),
  );
});

test('what cannot be read, is too large or too much is refused by its place, and nothing is kept', async () => {
  const before = await countAll();
  const files: [string, readonly Uint8Array<ArrayBuffer>[], { path: string; code: string }[]][] = [
    ['a text', [photo, Buffer.from('not a photo')], [{ path: 'photos.1', code: 'invalid_image' }]],
    [
      'two faults',
      [photo.subarray(0, 3_000), photo, Buffer.from('<svg onload="alert(1)"/>')],
      [
        { path: 'photos.0', code: 'invalid_image' },
        { path: 'photos.2', code: 'invalid_image' },
      ],
    ],
    [
      'a large one',
      [Buffer.concat([photo, Buffer.alloc(requestPhotoBytesMax)])],
      [{ path: 'photos.0', code: 'too_large' }],
    ],
    ['six', Array<typeof photo>(6).fill(photo), [{ path: 'photos', code: 'too_many' }]],
  ];
  for (const [what, contents, errors] of files) {
    const { status, body } = await send(asMultipart(wish, contents.map(blob)));
    expect([what, status, body['code'], body['errors']]).toEqual([what, 400, 'invalid_body', errors]);
  }
  expect(await countAll()).toBe(before);
});

test('no photo is unpacked for a form that is not good, or that a program wrote, wherever it stands in it', async () => {
  const before = await countAll();
  // Its first bytes are a photo's: that it is none shows when it is unpacked.
  const cut = blob(photo.subarray(0, 3_000));
  const photoFirst = (fields: Record<string, string>) => {
    const form = new FormData();
    form.append('photos', cut, 'photo-1');
    for (const [name, value] of Object.entries({ ...wish, ...fields })) form.append(name, String(value));
    return form;
  };
  const invalid = await send(photoFirst({ email: 'maria' }));
  expect(invalid).toMatchObject({
    status: 400,
    body: { code: 'invalid_body', errors: [{ path: 'email', code: 'invalid_email' }] },
  });
  const robot = await send(photoFirst({ website: 'https://example.com' }));
  expect(robot).toEqual({ status: 202, body: { id: expect.any(String) } });
  const oddKey = await send(photoFirst({}), { 'idempotency-key': 'x' });
  expect(oddKey.body).toMatchObject({ code: 'idempotency_key_required' });
  expect((await send(photoFirst({}))).body['errors']).toEqual([{ path: 'photos.0', code: 'invalid_image' }]);
  expect(await countAll()).toBe(before);
});

test(
  'a photo of more pixels than phones take is refused as one that cannot be read',
  { tags: 'long' },
  async () => {
    const plain = { width: 9_600, height: 7_200, channels: 3 as const, background: '#777' };
    const large = await sharp({ create: plain }).webp({ lossless: true, effort: 0 }).toBuffer();
    const { status, body } = await send(asMultipart(wish, [blob(photo), blob(new Uint8Array(large))]));
    expect([status, body['errors']]).toEqual([400, [{ path: 'photos.1', code: 'invalid_image' }]]);
  },
);

test('a form of several parts is held to the same rules as any other', async () => {
  const before = await countAll();
  const changed = (change: Record<string, string>) => {
    const form = asMultipart(wish, []);
    for (const [name, value] of Object.entries(change)) form.set(name, value);
    return form;
  };
  const cases: [Record<string, string>, { path: string; code: string }][] = [
    [{ email: 'maria@example.com\r\nBcc: all@example.com' }, { path: 'email', code: 'invalid_email' }],
    [{ fullName: 'Maria\nBcc: all@example.com' }, { path: 'fullName', code: 'invalid_signs' }],
    [{ quantity: '1.5' }, { path: 'quantity', code: 'invalid' }],
    [{ quantity: '' }, { path: 'quantity', code: 'invalid' }],
    [{ message: 'x'.repeat(4_001) }, { path: 'message', code: 'too_long' }],
    [{ message: 'x'.repeat(40_000) }, { path: 'message', code: 'too_long' }],
    [{ admin: 'true' }, { path: '', code: 'unknown_field' }],
  ];
  for (const [change, error] of cases) {
    const { status, body } = await send(changed(change));
    expect([change, status]).toEqual([change, 400]);
    expect(body['errors']).toContainEqual(error);
  }
  const elsewhere = asMultipart(wish, []);
  elsewhere.append('documents', blob(photo), 'x.jpg');
  expect((await send(elsewhere)).body['errors']).toEqual([{ path: 'documents', code: 'unknown_field' }]);
  const crowded = asMultipart(wish, []);
  for (let at = 0; at < 40; at++) crowded.append(`field${at}`, 'x');
  expect((await send(crowded)).body).toMatchObject({ status: 413, code: 'body_too_large' });
  expect(await countAll()).toBe(before);
});

test('what is no form of several parts, or breaks off, is answered and not believed', async () => {
  const before = await countAll();
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  const bodies: [string, Record<string, string>, number][] = [
    ['', type, 400],
    ['hello', type, 400],
    ['--x\r\nContent-Disposition: form-data; name="photos"; filename="a"\r\n\r\nhalf', type, 400],
    ['--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n', type, 400],
    ['--x--', { 'content-type': 'multipart/form-data' }, 400],
    ['--x--', { ...type, 'content-length': String(100 * 1024 * 1024) }, 413],
  ];
  for (const [body, headers, expected] of bodies) {
    const { status } = await shop.app
      .inject({ method: 'POST', url: '/api/requests', headers, payload: body })
      .then(({ statusCode }) => ({ status: statusCode }));
    expect([body, status]).toEqual([body, expected]);
  }
  // Nowhere else is such a form read.
  const { status } = await shop
    .visitor()
    .fetch('/api/contact', { method: 'POST', body: asMultipart(wish, []) });
  expect(status).toBe(415);
  expect(await countAll()).toBe(before);
});

test('the same form twice at once under one key is one request; with another photo the key is refused', async () => {
  const key = randomUUID();
  const form = { ...wish, fullName: 'Una Volta Sola' };
  const answers = await Promise.all(
    [1, 2].map(() => shop.visitor().api.requestPart(asMultipart(form, [blob(photo)]), key)),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await photosOf(answers[0]!.id)).toHaveLength(1);
  expect(await shop.database.db.$count(requests, eq(requests.fullName, form.fullName))).toBe(1);

  const other = Buffer.from(await makePhoto({ width: 400, height: 300, seed: 9 }));
  for (const photos of [[], [blob(other)], [blob(photo), blob(other)]]) {
    const { body } = await send(asMultipart(form, photos), { 'idempotency-key': key });
    expect(body).toMatchObject({ status: 409, code: 'idempotency_key_reused' });
  }
});

test('nothing of a form stays on the disk', async () => {
  const files = () => readdirSync(tmpdir()).filter((name) => /\.(jpe?g|tmp|part)$|^photo/.test(name));
  const before = files();
  await send(asMultipart(wish, [blob(photo)]));
  await send(asMultipart(wish, [blob(photo), blob(Buffer.from('broken'))]));
  expect(files()).toEqual(before);
});

test('the shopkeeper sees how many photos there are and writes them into a folder', async () => {
  const { id } = await shop
    .visitor()
    .api.requestPart(asMultipart(wish, [blob(photo), blob(photo)]), randomUUID());
  const folder = mkdtempSync(join(tmpdir(), 'smonto-photos-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const reference = requestReference(id);
  const into = join(folder, 'foto');
  const { lines, told } = await runCommand(shop, requestsShow, [reference, '--photos', into]);
  expect(lines).toContain('photos            2');
  expect(told).toEqual([1, 2].map((at) => `Written: ${join(into, `${reference}-${at}.jpg`)}`));
  const [first] = await photosOf(id);
  expect(readFileSync(join(into, `${reference}-1.jpg`))).toEqual(first);
  expect((await runCommand(shop, requestsShow, [reference, '--json'])).json).toMatchObject({ photoCount: 2 });

  // Written anew they are the owner's alone, whatever somebody made of them since.
  const file = join(into, `${reference}-1.jpg`);
  chmodSync(file, 0o644);
  await runCommand(shop, requestsShow, [reference, '--photos', into]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
