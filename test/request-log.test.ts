import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../server/app.ts';
import { watchQueries, withoutLiterals, type SlowQuery } from '../server/db/slow-queries.ts';
import { createHandlers, startJobs } from '../server/job-handlers.ts';
import { openJobs, type FailedWork } from '../server/jobs/queue.ts';
import { logging } from '../server/log/log.ts';
import { signSandboxEvent } from '../server/payments/sandbox.ts';
import { currentRequestId } from '../server/log/request-context.ts';
import { openShop } from './open-shop.ts';
import { password, rossi } from './people.ts';

/** Where a log writes, and what it wrote. */
function keepLines() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, stream };
}

test('with LOG_LEVEL=info every request is one line, which names its route and nobody', async () => {
  const shop = await openShop();
  onTestFinished(() => shop.close());
  const { lines, stream } = keepLines();
  const app = await createServer(shop.deps, { logger: { ...logging, level: 'info', stream } });
  onTestFinished(() => app.close());
  const answer = await app.inject('/api/parts?lang=it&q=a-secret-search');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    reqId: answer.headers['x-request-id'],
    method: 'GET',
    route: '/api/parts',
    status: answer.statusCode,
    ms: expect.any(Number),
  });
  expect(lines[0]).not.toMatch(/a-secret-search|127\.0\.0\.1/);
});

test('notices of payments that nobody signed are told once a minute, with how many there were', async () => {
  const shop = await openShop();
  onTestFinished(() => shop.close());
  const { lines, stream } = keepLines();
  const app = await createServer(shop.deps, { logger: { ...logging, level: 'warn', stream } });
  onTestFinished(() => app.close());
  const send = async (times: number) => {
    for (let sent = 0; sent < times; sent += 1)
      expect(
        (await app.inject({ method: 'POST', url: '/api/payments/webhook', payload: {} })).statusCode,
      ).toBe(400);
  };
  const told = () => lines.map((line) => JSON.parse(line).notices);
  await send(5);
  expect(told()).toEqual([1]);
  shop.setTime(new Date(shop.deps.clock().getTime() + 60_000));
  await send(3);
  expect(told()).toEqual([1, 5]);

  // What is signed is about money: it is told whatever else came in.
  const event = {
    id: 'evt_1',
    type: 'payment.paid',
    reference: randomUUID(),
    amount: 1,
    currency: 'EUR',
  } as const;
  const { body, headers } = signSandboxEvent(shop.deps.config, event, shop.deps.clock());
  const answer = await app.inject({ method: 'POST', url: '/api/payments/webhook', payload: body, headers });
  expect(answer.statusCode).toBe(404);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ code: 'not_found' });
  expect(lines).toHaveLength(3);
});

test(
  'three hundred who sign in at once are told of in two lines, and each is answered rightly',
  { tags: 'long' },
  async () => {
    const shop = await openShop();
    onTestFinished(() => shop.close());
    const { lines, stream } = keepLines();
    const app = await createServer(shop.deps, {
      logger: { ...logging, level: 'warn', stream },
      // How many are let in is another matter.
      measuredLoad: () => ({ delayMs: 0, underWay: 0 }),
    });
    await app.inject({ method: 'POST', url: '/api/auth/signup', payload: rossi });
    const answers = await Promise.all(
      Array.from({ length: 300 }, async (_, at) => {
        const isRight = at % 2 === 0;
        const payload = { email: rossi.email, password: isRight ? password : 'sbagliata!' };
        const remoteAddress = `198.51.${at >> 8}.${at & 255}`;
        const url = '/api/auth/signin';
        const { statusCode, headers } = await app.inject({ method: 'POST', url, payload, remoteAddress });
        return { isRight, statusCode, retryAfter: headers['retry-after'] };
      }),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { retryAfter } of refused) expect(retryAfter).toBe('5');
    for (const { isRight, statusCode } of answers.filter((answer) => !refused.includes(answer)))
      expect(statusCode).toBe(isRight ? 200 : 401);

    await app.close();
    const told = lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => !/^(slow request|security)/.test(msg));
    expect(told.map(({ level, times, err }) => [level, times, err])).toEqual([
      [40, 1, undefined],
      [40, refused.length - 1, undefined],
    ]);
    expect(told[0]).toMatchObject({ method: 'POST', route: '/api/auth/signin', reqId: expect.any(String) });
  },
);

test('a database that is away is told of once a minute, with how many it failed, and any other failure each time', async () => {
  const shop = await openShop();
  onTestFinished(() => shop.close());
  const { lines, stream } = keepLines();
  const app = await createServer(shop.deps, { logger: { ...logging, level: 'error', stream } });
  const failing = (error: Error) => async () => {
    throw error;
  };
  app.register(async (api) => {
    api.get('/test/away', failing(Object.assign(new Error('no room'), { code: '53100' })));
    api.get('/test/wrong', failing(new Error('wrong')));
  });
  for (let asked = 0; asked < 5; asked += 1) {
    expect((await app.inject('/test/away')).statusCode).toBe(503);
    expect((await app.inject('/test/wrong')).statusCode).toBe(500);
  }
  await app.close();
  const told = lines.map((line) => JSON.parse(line) as { times?: number; err: { stack: string } });
  expect(told.map(({ times }) => times)).toEqual([1, ...Array(5).fill(undefined), 4]);
  for (const { err } of told) expect(err.stack).toContain('request-log.test.ts');
});

test('a mail that fails is in the log under the request that ordered it', async () => {
  const shop = await openShop();
  onTestFinished(() => shop.close());
  const signUp = await shop.app.inject({ method: 'POST', url: '/api/auth/signup', payload: rossi });
  expect(signUp.statusCode).toBe(201);
  const ordered = signUp.headers['x-request-id'];

  const failed = Promise.withResolvers<FailedWork | undefined>();
  const jobs = await openJobs(shop.database, (_error, about) => failed.resolve(about));
  const seen: unknown[] = [];
  const mailer = {
    async send() {
      seen.push(currentRequestId());
      throw new Error('no room');
    },
    close() {},
  };
  const worker = await startJobs({ ...shop.deps, jobs, mailer });
  onTestFinished(() => worker.stop());
  expect(await failed.promise).toEqual({ job: 'welcome-mail', reqId: ordered });
  expect(seen[0]).toBe(ordered);
});

test('what the clock orders belongs to no request, and jobs are told what they were told', async () => {
  const shop = await openShop();
  onTestFinished(() => shop.close());
  await shop.deps.jobs.send(shop.database.db, 'expire-reservations', {});
  const told: unknown[] = [];
  const handlers = createHandlers(shop.deps);
  await shop.app.inject({ method: 'POST', url: '/api/auth/signup', payload: rossi });
  await shop.deps.jobs.runDue({
    ...handlers,
    'welcome-mail': async (data) => void told.push(data),
    'expire-reservations': async () => void told.push(currentRequestId()),
  });
  expect(told).toEqual([{ userId: expect.any(String) }, undefined]);
});

test('a slow query is told with its text and its request, without a value', async () => {
  const shop = await openShop();
  onTestFinished(() => shop.close());
  const slow: SlowQuery[] = [];
  const { pool } = shop.database;
  // The queue asks as well, whenever it is time.
  watchQueries(pool, (query) => void (query.query.includes('pgboss') || slow.push(query)), 0);
  // The connections that were there before are not watched.
  for (const client of await everyOne(pool)) client.release(true);
  await pool.query(`select $1::text as found, 'Maria''s' as other`, ['Rossi']);
  const client = await pool.connect();
  await client.query('select 1');
  await expect(client.query('select wrong')).rejects.toThrow('wrong');
  client.release();
  expect(slow.map(({ query }) => query)).toEqual([
    `select $1::text as found, '…' as other`,
    'select 1',
    'select wrong',
  ]);
  expect(slow[0]?.ms).toBeGreaterThanOrEqual(0);
});

test('what stands in quotes does not come into the log', () => {
  expect(withoutLiterals(`select 'it''s' ,\n  "name" from t where a = 'b'`)).toBe(
    `select '…' , "name" from t where a = '…'`,
  );
});

/** All connections that a pool holds, once nobody uses them. */
const everyOne = (pool: { totalCount: number; connect(): Promise<import('pg').PoolClient> }) =>
  Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
