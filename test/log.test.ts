import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../server/app.ts';
import { describeError, logging } from '../server/log/log.ts';
import type { Renderer } from '../server/rendering/renderer.ts';
import { openShop } from './open-shop.ts';
import { rossi } from './people.ts';

/** On a machine with much to do a request may be told of as slow, too. */
const isFailure = (line: string): boolean => (JSON.parse(line) as { level: number }).level >= 50;

test('a query that fails is in the log, what it was asked with is not', async () => {
  const shop = await openShop();
  onTestFinished(() => shop.close());
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = await createServer(shop.deps, { logger: { ...logging, stream } });
  onTestFinished(() => app.close());
  await shop.database.db.execute(sql`alter table users rename to people`);

  const answer = await app.inject({ method: 'POST', url: '/api/auth/signup', payload: rossi });
  expect(answer.statusCode).toBe(500);
  const [line = '', ...others] = lines.filter(isFailure);
  expect(others).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({
    reqId: answer.headers['x-request-id'],
    err: {
      message: expect.stringMatching(/^Failed query: insert into "users"/),
      stack: expect.stringContaining('users.ts'),
      cause: { code: '42P01' },
    },
  });
  for (const personal of ['params', 'argon2', rossi.email, rossi.lastName, rossi.phoneNumber]) {
    expect(line).not.toContain(personal);
  }
});

test('the token of a link to a new password is in no log, whatever fails', async () => {
  const shop = await openShop();
  onTestFinished(() => shop.close());
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const broken: Renderer = {
    render: () => Promise.reject(new Error('no page')),
    template: async () => '',
    desk: async () => '',
    early: () => ({ code: [], words: undefined }),
  };
  const app = await createServer(shop.deps, {
    logger: { ...logging, stream },
    openPages: async () => broken,
  });
  onTestFinished(() => app.close());
  const token = 'a-token-that-nobody-may-read';
  await app.inject({ method: 'GET', url: `/auth/reset?token=${token}` });
  await shop.database.db.execute(sql`alter table password_resets rename to links`);
  const payload = { token, password: 'una chiave inglese' };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/reset', payload });
  expect(answer.statusCode).toBe(500);
  expect(lines.filter(isFailure)).toHaveLength(2);
  expect(lines.join('')).not.toContain(token);
});

test('what a row says of a person stays out of the log, however deep', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(m@example.com)',
  });
  const error = Object.assign(
    new Error('Failed query: insert\nparams: m@example.com,\n    at me', { cause }),
    {
      params: ['m@example.com'],
    },
  );
  expect(JSON.stringify(describeError(new Error('job failed', { cause: error })))).not.toMatch(
    /example|at me/,
  );
  expect(describeError(error)).toMatchObject({ message: 'Failed query: insert', cause: { code: '23505' } });
  expect(describeError('plain')).toMatchObject({ type: 'string', message: 'plain' });
});
