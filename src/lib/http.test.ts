import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ConnectionLost } from './failure.ts';
import { createSend } from './http.ts';

type Answer = { status: number; code?: string; headers?: Record<string, string>; html?: string };

/** A server that gives these answers one after the other, the last one again and again; it notes when it was asked. */
async function serve(...answers: Answer[]) {
  const askedAt: number[] = [];
  const listener: RequestListener = (_request, response) => {
    const { status, code, headers, html } = answers[Math.min(askedAt.length, answers.length - 1)] ?? {
      status: 500,
    };
    askedAt.push(performance.now());
    const type = html ? 'text/html' : status < 300 ? 'application/json' : 'application/problem+json';
    response.writeHead(status, { 'content-type': type, ...headers });
    response.end(html ?? JSON.stringify(code ? { code } : { count: 7 }));
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = createSend(fetch, { origin });
  return {
    askedAt,
    ask: (method: 'GET' | 'POST' = 'GET') =>
      send({ method, path: '/api/parts/count', headers: {}, ...(method === 'POST' && { body: '{}' }) }),
  };
}

test('a question that fails on the way is asked again, after 0.3 and 0.6 seconds', async () => {
  const { ask, askedAt } = await serve(
    { status: 502, html: 'bad gateway' },
    { status: 503 },
    { status: 200 },
  );
  expect(await ask()).toMatchObject({ status: 200, body: { count: 7 } });
  const [first = 0, second = 0, third = 0] = askedAt;
  expect(second - first).toBeGreaterThan(290);
  expect(third - second).toBeGreaterThan(590);
});

test('after two repetitions the answer stands, with its code', async () => {
  const { ask, askedAt } = await serve({ status: 500, code: 'internal' });
  expect(await ask()).toMatchObject({ status: 500, body: { code: 'internal' } });
  expect(askedAt).toHaveLength(3);
});

test('a pause that the server asks for is kept', async () => {
  const { ask, askedAt } = await serve(
    { status: 429, code: 'too_many_requests', headers: { 'retry-after': '1' } },
    { status: 200 },
  );
  expect(await ask()).toMatchObject({ status: 200 });
  expect((askedAt[1] ?? 0) - (askedAt[0] ?? 0)).toBeGreaterThan(990);
});

test('what writes is never sent twice, and what is refused is not asked again', async () => {
  const written = await serve({ status: 503, code: 'unavailable' });
  expect(await written.ask('POST')).toMatchObject({ status: 503 });
  expect(written.askedAt).toHaveLength(1);
  const refused = await serve({ status: 404, code: 'part_not_found' });
  expect(await refused.ask()).toMatchObject({ status: 404, body: { code: 'part_not_found' } });
  expect(refused.askedAt).toHaveLength(1);
});

test('a shop that is closed for maintenance is asked once', async () => {
  const { ask, askedAt } = await serve({
    status: 503,
    code: 'maintenance',
    headers: { 'retry-after': '30' },
  });
  expect(await ask()).toMatchObject({ status: 503, body: { code: 'maintenance' } });
  expect(askedAt).toHaveLength(1);
});

test('the page of a captive portal is no answer of the shop', async () => {
  const { ask } = await serve({ status: 200, html: '<form>Accedi al WiFi</form>' });
  await expect(ask()).rejects.toThrow(ConnectionLost);
});

test('the error page of a proxy is an answer without a code', async () => {
  const { ask } = await serve({ status: 403, html: '<h1>Forbidden</h1>' });
  expect(await ask()).toEqual({ status: 403, body: undefined, isPublic: false });
});
