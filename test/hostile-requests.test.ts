/** Requests, headers and cookies that no browser sends: none of them is a fault of the shop, opens anything or stays open. */
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../domain/routes.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { password, signedIn } from './people.ts';
import { sendRaw } from './raw-request.ts';
import { openPages, renderPage, withoutScripts } from './rendered.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
let app: FastifyInstance;
let port: number;
let partId: number;
beforeAll(async () => {
  shop = await openShop();
  app = await openPages(shop);
  partId = await stockPart(shop);
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
}, 60_000);
afterAll(async () => {
  await app.close();
  await shop.close();
});

const get = (path: string, headers = '', method = 'GET') =>
  sendRaw(port, `${method} ${path} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n${headers}\r\n`);
const post = 'POST /api/cart/quote HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const smuggled = 'GET /api/users/me HTTP/1.1\r\nHost: a\r\n\r\n';

test.each<[name: string, bytes: string, status?: number]>([
  [
    'a length and chunks',
    `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  ],
  ['two lengths', `${post}Content-Length: 4\r\nContent-Length: 5\r\n\r\nnulls${smuggled}`],
  ['a length below nothing', `${post}Content-Length: -1\r\n\r\n${smuggled}`],
  ['chunks that are not the last coding', `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
  ['chunks by another name', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ['a space before the colon', `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
  ['a folded header', `${post}X-A: b\r\n c: d\r\n\r\n${smuggled}`],
  ['lines that end in one sign', 'GET /api/brands HTTP/1.1\nHost: a\n\n'],
  ['a zero in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: a\0b\r\n\r\n'],
  ['a method nobody knows', 'FOO / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['another version', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n'],
  ['a secret handshake', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['two hosts', 'GET /api/brands HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n'],
  ['the same host twice', 'GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n'],
  ['two hosts of a file', 'GET /favicon.svg HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n'],
  ['two hosts of an address that cannot be read', 'GET /%zz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
  ['a control sign in the host', 'GET / HTTP/1.1\r\nHost: a\x01b\r\n\r\n'],
  ['a tab in the host', 'GET / HTTP/1.1\r\nHost: a\tb\r\n\r\n'],
  ['a host with a path', 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n'],
  ['a host with a name before it', 'GET / HTTP/1.1\r\nHost: a@b\r\n\r\n'],
  ['a host in other letters', 'GET / HTTP/1.1\r\nHost: caff\xe8\r\n\r\n'],
  ['a path in Latin letters', 'GET /caff\xe8 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a very long address', `GET /search?query=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ['very many headers', `GET / HTTP/1.1\r\nHost: a\r\n${'a: b\r\n'.repeat(3_000)}\r\n`, 431],
])(
  '%s is refused at once as a problem, and nothing behind it is heard',
  async (_name, bytes, status = 400) => {
    const answers = await sendRaw(port, bytes);
    expect(answers.map((answer) => answer.status)).toEqual([status]);
    const [{ head, body }] = answers as [(typeof answers)[number]];
    expect(head).toContain('content-type: application/problem+json');
    expect(head).toContain('connection: close');
    expect(JSON.parse(body)).toMatchObject({
      status,
      code: status === 431 ? 'headers_too_large' : 'invalid_request',
    });
  },
);

test('a request that does not end in time is told so', async () => {
  const written: string[] = [];
  const socket = { writable: true, write: (text: string) => written.push(text), destroy: () => {} };
  app.server.emit('clientError', Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  expect(written.join('')).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n[^]*"code":"request_timeout"/);
});

test('hosts, languages and proxies that strangers name change no page but its language', async () => {
  const plain = await renderPage(app, '/');
  for (const headers of [
    { host: 'evil.example:80' },
    { host: '[::1]:3000' },
    { host: '' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript', 'x-forwarded-for': 'nonsense' },
    { forwarded: 'host=evil.example' },
    { 'accept-language': 'xx-'.repeat(40_000) },
    { 'accept-language': '*;q=9,\xff;q=NaN,,;;,__proto__' },
    { range: 'bytes=0-10' },
    { 'if-none-match': '*', 'if-modified-since': 'yesterday' },
    { 'user-agent': '\xff'.repeat(5_000) },
  ]) {
    const page = await app.inject({ url: '/', headers });
    const shown = [page.statusCode, withoutScripts(page.body)];
    expect(shown, JSON.stringify(headers).slice(0, 80)).toEqual([200, withoutScripts(plain.text)]);
  }
  expect(await sendRaw(port, 'GET / HTTP/1.0\r\n\r\n')).toMatchObject([{ status: 200 }]);
});

test('an address never leads to another host', async () => {
  for (const path of ['//evil.example', '/\\evil.example', '///evil.example/%2e%2e', 'http://evil.example/a'])
    for (const { status, head } of await get(path, 'Accept-Language: en\r\n')) {
      expect([302, 404], path).toContain(status);
      if (status === 302) expect(head, path).toMatch(/\r\nlocation: \/en\/[^\r]*/);
    }
});

test('files are given from their folders alone', async () => {
  for (const folder of ['/assets/', '/documents/', '/icons/', '/media/'])
    for (const path of [
      '../../package.json',
      '%2e%2e%2f%2e%2e%2fpackage.json',
      '..%5c..%5cpackage.json',
      'a%00.pdf',
      '//',
      '%zz',
    ]) {
      const [answer] = await get(folder + path);
      expect([400, 404], folder + path).toContain(answer?.status);
      expect(answer?.body).not.toContain('"dependencies"');
    }
});

test('cookies that nobody gave open nothing, and take no session away from whoever has one', async () => {
  const odd = [
    'session=%00',
    'session=%',
    'session=a%0d%0aset-cookie:x=y',
    'session=\xff',
    'session="a"',
    'session=%F0%9F%94%A7',
    `session=${'a'.repeat(8_000)}`,
    `session=${'a'.repeat(36)}.1.${'b'.repeat(43)}`,
    `${'a=b; '.repeat(2_500)}session=x`,
    '__proto__=1; constructor=2; hasOwnProperty=3',
    'locale=__proto__; signed_in=1',
    ';;;==;',
  ];
  for (const cookie of odd) {
    const page = await app.inject({ url: '/', headers: { cookie } });
    expect(page.statusCode, cookie).toBe(200);
    expect(page.body).not.toContain('"personal"');
    expect([page.headers['set-cookie'] ?? []].flat().join()).not.toContain('x=y');
    const refreshed = await app.inject({ url: '/api/auth/refresh', headers: { cookie } });
    expect([refreshed.statusCode, refreshed.json()], cookie).toMatchObject([
      401,
      { code: 'session_expired' },
    ]);
  }
  const { cookies } = await signedIn(shop);
  const own = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const cookie of odd.filter((cookie) => !cookie.includes('session='))) {
    const page = await app.inject({ url: '/account/personal', headers: { cookie: `${cookie}; ${own}` } });
    expect(page.statusCode, cookie).toBe(200);
  }
});

test('the session of an account that is gone is taken away', async () => {
  const person = await signedIn(shop);
  const cookies = Object.fromEntries(person.cookies);
  const { token } = person;
  await person.account.erase({ password });
  const page = await renderPage(app, '/account/personal', cookies);
  expect(page).toMatchObject({ status: 302, cookies: { session: '', signed_in: '' } });
  const me = await app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } });
  expect([me.statusCode, me.json()]).toMatchObject([401, { code: 'unauthorized' }]);
});

test('a page and a call know their own methods alone', async () => {
  for (const path of ['/', '/search', '/api/brands', '/api/nothing', '/favicon.svg'])
    for (const method of ['TRACE', 'PUT', 'PATCH', 'DELETE', 'POST', 'OPTIONS', 'PROPFIND'])
      expect(await get(path, '', method), `${method} ${path}`).toMatchObject([
        { status: 404, head: expect.stringContaining('application/problem+json') },
      ]);
});

test('HEAD is answered as GET is, without what it would give', async () => {
  const calls = `brands models categories cars parts parts/count parts/${partId} search/v2 users/me openapi.json nothing`;
  const others =
    'nothing favicon.svg manifest.webmanifest share?text=a healthz readyz sandbox/pay.css documents/no media/no';
  const addresses = [
    ...Object.values(routes).map(({ path }) => path.replace(':id', String(partId))),
    ...calls.split(' ').map((path) => `/api/${path}`),
    ...others.split(' ').map((path) => `/${path}`),
  ];
  const own = (headers: object) => ({ ...headers, date: '', 'x-request-id': '' });
  for (const url of addresses) {
    const [given, named] = [await app.inject({ url }), await app.inject({ url, method: 'HEAD' })];
    expect([named.statusCode, named.body], url).toEqual([given.statusCode, '']);
    expect(own(named.headers), url).toEqual(own(given.headers));
    const unless = await app.inject({ url, method: 'HEAD', headers: { 'if-none-match': '*' } });
    expect(unless.statusCode, url).toBeLessThan(500);
  }
});

test('what comes in packed is not unpacked', async () => {
  const form =
    '--x\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nno photo\r\n--x--\r\n';
  for (const [url, type, body] of [
    ['/api/contact', 'application/json', '{}'],
    ['/api/requests', 'multipart/form-data; boundary=x', form],
  ] as const) {
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': type, 'content-encoding': 'gzip' },
      payload: gzipSync(body),
    });
    expect([answer.statusCode, answer.json()], url).toMatchObject([415, { code: 'unsupported_media_type' }]);
  }
});

test('a form of thousands of parts, or with names that lead elsewhere, is refused', async () => {
  const form = (count: number, part: (at: number) => string) =>
    `${Array.from({ length: count }, (_, at) => `--x\r\ncontent-disposition: form-data; ${part(at)}\r\n`).join('')}--x--\r\n`;
  const forms: [body: string, problem: object][] = [
    [form(3_000, (at) => `name="f${at}"\r\n\r\n1`), { code: 'body_too_large' }],
    [form(3_000, () => 'name="message"\r\n\r\n1'), { code: 'body_too_large' }],
    [
      form(3_000, (at) => `name="photos"; filename="../../${at}.jpg"\r\n\r\n1`),
      { errors: [{ path: 'photos', code: 'too_many' }] },
    ],
    [
      form(1, () => 'name="photos"; filename="../../../etc/passwd"\r\n\r\nroot'),
      { errors: [{ path: 'photos.0', code: 'invalid_image' }] },
    ],
    [
      form(1, () => `name="message"\r\n\r\n${'a'.repeat(2e6)}`),
      { errors: [{ path: 'message', code: 'too_long' }] },
    ],
    [form(1, () => 'name="__proto__"\r\n\r\n1'), { code: 'invalid_body' }],
    [form(1, () => 'name="constructor"; filename="a"\r\n\r\n1'), { code: 'invalid_body' }],
    [form(1, () => 'name="message"\r\n\r\na').slice(0, -8), { code: 'invalid_body' }],
    ['', { code: 'invalid_body' }],
  ];
  for (const [payload, problem] of forms) {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await app.inject({ method: 'POST', url: '/api/requests', headers, payload });
    expect([400, 413], payload.slice(0, 80)).toContain(answer.statusCode);
    expect(answer.json(), payload.slice(0, 80)).toMatchObject(problem);
  }
});
