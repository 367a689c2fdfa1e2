/** Traces: what a request and its jobs are made of, for whoever takes them, and nothing of the people they were for. */
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../server/app.ts';
import { traceQueries } from '../server/db/query-spans.ts';
import { createHandlers } from '../server/job-handlers.ts';
import { traceJobs } from '../server/jobs/job-spans.ts';
import { asInnerCall } from '../server/log/request-context.ts';
import { openTracer } from '../server/tracing/open-tracer.ts';
import { openShop } from './open-shop.ts';
import { startReceiver } from './otlp-receiver.ts';

/** As OTLP numbers them. */
const kinds = { inner: 1, request: 2, database: 3, job: 5 };
const failed = 2;

/** A shop whose requests, statements and jobs are traced. */
async function openTraced() {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  const refusals: unknown[] = [];
  const tracer = openTracer({ endpoint: `${receiver.endpoint}/`, serviceName: 'smonto' }, (error) =>
    refusals.push(error),
  );
  const shop = await openShop();
  onTestFinished(() => shop.close());
  for (const pool of shop.database.pools) {
    traceQueries(pool, tracer);
    // The connections that were there before are not traced.
    const idle = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
    for (const client of idle) client.release(true);
  }
  const app = await createServer({ ...shop.deps, tracer });
  onTestFinished(() => app.close());
  return {
    shop,
    app,
    tracer,
    /** Sends what is left, and reads what came. */
    async taken() {
      await tracer.close();
      expect(refusals).toEqual([]);
      return receiver;
    },
  };
}

test('a request is a span of its route, with its statements below it and its id of the log, and nothing that was asked', async () => {
  const { app, taken } = await openTraced();
  const { headers } = await app.inject({
    url: '/api/parts?q=Rossi&lang=it',
    headers: { 'user-agent': 'Bugiardo/1.0' },
    remoteAddress: '203.0.113.9',
  });
  const receiver = await taken();
  expect(receiver.resource()).toMatchObject({ 'service.name': 'smonto' });
  const spans = receiver.spans();
  const request = spans.find(({ kind }) => kind === kinds.request);
  expect(request).toMatchObject({
    name: 'GET /api/parts',
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/api/parts',
      'http.response.status_code': 200,
      'smonto.request_id': headers['x-request-id'],
    },
  });
  const statements = spans.filter(({ kind }) => kind === kinds.database);
  expect(statements.length).toBeGreaterThan(0);
  for (const { traceId, parentSpanId, attributes } of statements) {
    expect([traceId, parentSpanId]).toEqual([request?.traceId, request?.spanId]);
    expect(attributes).toMatchObject({ 'db.system.name': 'postgresql' });
  }
  expect(receiver.text()).not.toMatch(/rossi|bugiardo|203\.0\.113\.9|lang=it/i);
});

test('what is written to the shop is in no span, and its mails are jobs under the id of the request', async () => {
  const { app, shop, tracer, taken } = await openTraced();
  const email = `${randomUUID()}@example.com`;
  const { headers, statusCode } = await app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'idempotency-key': randomUUID() },
    payload: { fullName: 'Maria Segreta', email, message: 'Un messaggio segreto.' },
  });
  expect(statusCode).toBe(202);
  await shop.deps.jobs.runDue(traceJobs(createHandlers(shop.deps), tracer));
  const receiver = await taken();
  const spans = receiver.spans();
  const jobs = spans.filter(({ kind }) => kind === kinds.job);
  expect(jobs.map(({ name }) => name)).toContain('contact-mail');
  for (const { attributes } of jobs) expect(attributes['smonto.request_id']).toBe(headers['x-request-id']);
  const insert = spans.find(({ name }) => name === 'INSERT');
  expect(insert?.attributes['db.query.text']).toMatch(/^insert into .*\$1/);
  expect(receiver.text()).not.toMatch(/segret/i);
  expect(receiver.text()).not.toContain(email);
});

test('a page’s own call stands below the page, and what fails is a code', async () => {
  const { app, shop, tracer, taken } = await openTraced();
  const page = tracer.begin('request', 'GET /', {});
  // Asked for while the page is made: what `inject` gives asks nothing by itself.
  await page.within(() => asInnerCall(async () => await app.inject('/api/brands?lang=it')));
  await page.within(() => expect(shop.database.pool.query(`select 'Rossi'::int`)).rejects.toThrow());
  page.end({}, '500');
  // What the queue asks by itself is in nobody's trace.
  await shop.database.pool.query('select 1');
  const spans = (await taken()).spans();
  const below = (name: string) => {
    const [above] = spans.filter((span) => span.name === name);
    return spans.filter(({ parentSpanId }) => above !== undefined && parentSpanId === above.spanId);
  };
  expect(below('GET /')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'GET /api/brands', kind: kinds.inner }),
      expect.objectContaining({
        name: 'SELECT',
        status: { code: failed },
        attributes: expect.objectContaining({ 'db.query.text': `select '…'::int`, 'error.type': '22P02' }),
      }),
    ]),
  );
  expect(below('GET /api/brands').length).toBeGreaterThan(0);
  expect(spans.some(({ attributes }) => attributes['db.query.text'] === 'select 1')).toBe(false);
});

test('a collector that is away holds up nobody, and whoever reads the log is told', async () => {
  const receiver = await startReceiver();
  await receiver.close();
  const refusals: unknown[] = [];
  const tracer = openTracer({ endpoint: receiver.endpoint, serviceName: 'smonto' }, (error) =>
    refusals.push(error),
  );
  tracer.begin('job', 'daily-backup', {}).end();
  await tracer.close();
  expect(refusals.length).toBeGreaterThan(0);
});
