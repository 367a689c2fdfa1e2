import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../server/app.ts';
import { openShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { stockPart } from './stock-part.ts';

const metricsToken = 'a token of the metrics, 32 characters long';
const authorization = `Bearer ${metricsToken}`;

test('nobody reads the metrics of a shop without a token, and with one only who has it', async () => {
  const shop = await openShop();
  onTestFinished(() => shop.close());
  const closed = await shop.app.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } });
  expect(closed.statusCode).toBe(404);
  const config = { ...shop.deps.config, metricsToken };
  const app = await createServer({ ...shop.deps, config });
  onTestFinished(() => app.close());
  for (const headers of [{}, { authorization: 'Bearer' }, { authorization: `${authorization}?` }])
    expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
  const answer = await app.inject({ url: '/metrics', headers: { authorization } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'private, no-store',
  });
});

test('the metrics tell what was asked, ordered and left to do, and of nobody', async () => {
  const shop = await openShop();
  onTestFinished(() => shop.close());
  const config = { ...shop.deps.config, metricsToken };
  const app = await createServer({ ...shop.deps, config });
  onTestFinished(() => app.close());
  const buyer = await createBuyer(shop);
  await buyer.order(await stockPart(shop), 'bank_transfer');
  await app.inject('/api/parts/1234567?lang=it');
  await app.inject('/api/brands?lang=it&secret=Rossi');
  await app.inject('/nowhere/rossi');

  const { body } = await app.inject({ url: '/metrics', headers: { authorization } });
  for (const expected of [
    'smonto_http_requests_total{method="GET",route="/api/brands",status="2xx"} 1\n',
    /smonto_http_requests_total\{method="GET",route="\/api\/parts\/:\w+",status="4xx"\} 1\n/,
    'smonto_http_requests_total{method="GET",route="none",status="4xx"} 1\n',
    'smonto_http_request_duration_seconds_bucket{le="+Inf",method="GET",route="/api/brands"} 1\n',
    'smonto_jobs_waiting{name="how-to-pay-mail"} 1\n',
    'smonto_orders{state="awaiting_payment"} 1\n',
    /smonto_database_connections\{state="in_use"\} \d+\n/,
    /process_resident_memory_bytes \d+\n/,
    /smonto_event_loop_delay_seconds 0\n/,
  ])
    expect(body).toEqual(
      typeof expected === 'string' ? expect.stringContaining(expected) : expect.stringMatching(expected),
    );
  expect(body).not.toMatch(/rossi|secret|1234567|127\.0\.0\.1/i);
});
