/** What the log tells of sign-ins, passwords and refusals: enough to see an attack, nothing that names anybody. */
import { createHmac, randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../server/app.ts';
import { defaultLimits, type Limits } from '../server/http/limits.ts';
import { linesAMinute, securityEvents } from '../server/http/security-log.ts';
import { logging } from '../server/log/log.ts';
import { openShop } from './open-shop.ts';
import { home, password, rossi } from './people.ts';
import { createVisitor } from './visitor.ts';

const metricsToken = 'a token of the metrics, 32 characters long';
const evil = { origin: 'https://evil.example' };

type Line = {
  readonly level: number;
  readonly reqId: string;
  readonly event: string;
  readonly account?: string;
  readonly network?: string;
  readonly times?: number;
  readonly msg: string;
};

/** A shop whose log is kept, at the level that it has unless told otherwise. */
async function openWatched(limits?: Limits) {
  const shop = await openShop(limits);
  onTestFinished(() => shop.close());
  const written: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  const config = { ...shop.deps.config, metricsToken, trustProxy: '127.0.0.1' };
  const app = await createServer({ ...shop.deps, config }, { logger: { ...logging, stream } });
  const lines = (): Line[] =>
    written.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg.startsWith('security'));
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = {}) =>
    app.inject({ method, url, headers, ...(payload && { payload }) });
  const counted = async (event: string) => {
    const { body } = await call('GET', '/metrics', undefined, { authorization: `Bearer ${metricsToken}` });
    const [, count] =
      new RegExp(`^smonto_security_events_total\\{event="${event}"\\} (\\d+)$`, 'm').exec(body) ?? [];
    return count && Number(count);
  };
  return { ...shop, app, call, counted, lines, written };
}

test('every event is one line with its request, equal hashes for equal people and networks, and no name', async () => {
  const { call, lines, written, counted, app, ...shop } = await openWatched({
    ...defaultLimits,
    accountAttempts: 2,
  });
  const { email } = rossi;
  const nobody = 'nobody@example.com';
  const visitor = createVisitor(app);
  await visitor.api.signUp(rossi);
  expect(lines()).toEqual([]);

  const answers: Awaited<ReturnType<typeof call>>[] = [];
  const seen = async (event: (typeof securityEvents)[number], ...of: Parameters<typeof call>) => {
    const before = lines().length;
    const answer = await call(...of);
    answers.push(answer);
    const [line, ...others] = lines().slice(before);
    expect(others, event).toEqual([]);
    expect(line, event).toMatchObject({
      level: 40,
      event,
      msg: 'security',
      reqId: answer.headers['x-request-id'],
    });
    expect(line?.network, event).toMatch(/^[\da-f]{24}$/);
    return { ...(line as Line), answer };
  };
  const signIn = (address: string, as: string, secret: string) =>
    ['POST', '/api/auth/signin', { email: as, password: secret }, { 'x-forwarded-for': address }] as const;

  const done = await seen('sign_in_done', ...signIn('192.0.2.1', email, password));
  const refused = await seen('sign_in_refused', ...signIn('192.0.2.2', email, 'sbagliata!'));
  expect(done.account).toMatch(/^[\da-f]{24}$/);
  expect(refused.account).toBe(done.account);
  expect(refused.network).not.toBe(done.network);
  await seen('sign_in_refused', ...signIn('192.0.2.3', email, 'sbagliata!'));
  const locked = await seen('sign_in_locked', ...signIn('192.0.2.2', email, password));
  expect([locked.account, locked.network]).toEqual([done.account, refused.network]);

  // An e-mail without an account is told of as one with.
  const unknown = await seen('sign_in_refused', ...signIn('2001:db8::1', nobody, 'sbagliata!'));
  expect(Object.keys(unknown).toSorted()).toEqual(Object.keys(refused).toSorted());
  expect(unknown.account).toMatch(/^[\da-f]{24}$/);
  const neighbour = await seen('sign_in_refused', ...signIn('[2001:db8::2]:4000', 'other@example.com', 'no'));
  expect(neighbour.network).toBe(unknown.network);
  expect(neighbour.account).not.toBe(unknown.account);

  const known = await seen('reset_asked', 'POST', '/api/auth/forgot', { email });
  expect(known.account).toBe(done.account);
  expect((await seen('reset_asked', 'POST', '/api/auth/forgot', { email: nobody })).account).toBe(
    unknown.account,
  );
  await shop.runJobs();
  const [, token = ''] = /\/auth\/reset\?token=([\w-]{43})\n/.exec(shop.mails.at(-1)?.text ?? '') ?? [];
  await seen('reset_refused', 'POST', '/api/auth/reset', { token: 'a'.repeat(43), password });
  expect((await seen('reset_done', 'POST', '/api/auth/reset', { token, password })).account).toBe(
    done.account,
  );

  const { token: bearer } = await visitor.api.signIn({ email, password });
  const own = { authorization: `Bearer ${bearer}` };
  const change = { oldPassword: 'sbagliata!', newPassword: 'due chiavi inglesi' };
  expect((await seen('password_refused', 'PUT', '/api/users/me/password', change, own)).account).toBe(
    done.account,
  );
  const changed = { ...change, oldPassword: password };
  await seen('password_changed', 'PUT', '/api/users/me/password', changed, own);

  // The present password was asked for as often as it may be, of which there is an event, too.
  const tooOften = [{ password: 'sbagliata!' }, own] as const;
  await seen('password_refused', 'DELETE', '/api/users/me', ...tooOften);

  const foreign = await seen('origin_refused', 'POST', '/api/auth/signin', { email, password }, evil);
  expect(foreign.account).toBeUndefined();
  await seen('origin_refused', 'POST', '/api/contact', {}, { 'sec-fetch-site': 'cross-site' });

  expect((await seen('rights_refused', 'GET', '/api/users/me')).account).toBeUndefined();
  await seen('rights_refused', 'GET', '/api/users/me', undefined, { authorization: 'Bearer a.b.c' });
  await seen('rights_refused', 'GET', '/metrics', undefined, { authorization: 'Bearer guessed' });
  const elses = await seen('rights_refused', 'GET', `/api/orders/${randomUUID()}`, undefined, own);
  expect([elses.answer.statusCode, elses.account]).toEqual([404, done.account]);
  await seen('rights_refused', 'DELETE', `/api/addresses/${randomUUID()}`, undefined, own);
  await seen('rights_refused', 'DELETE', `/api/users/me/sessions/${randomUUID()}`, undefined, own);

  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  await call('GET', '/api/auth/refresh', undefined, { cookie, 'user-agent': 'Firefox' });
  const reused = await seen('cookie_reused', 'GET', '/api/auth/refresh', undefined, {
    cookie,
    'user-agent': 'curl',
  });
  expect([reused.answer.statusCode, reused.account]).toEqual([401, done.account]);
  // Its end was told; that it is over is no news.
  const before = lines().length;
  await call('GET', '/api/auth/refresh', undefined, { cookie });
  expect(lines()).toHaveLength(before);

  shop.setTime(new Date(shop.deps.clock().getTime() + 16 * 60_000));
  const { token: last } = await visitor.api.signIn({ email, password: change.newPassword });
  const erase = [{ password: change.newPassword }, { authorization: `Bearer ${last}` }] as const;
  expect((await seen('account_erased', 'DELETE', '/api/users/me', ...erase)).account).toBe(done.account);

  const told = new Set(lines().map(({ event }) => event));
  // What happens at the yard's desk is looked at there (desk-access).
  const ofVisitors = securityEvents.filter((event) => !event.startsWith('desk_'));
  expect([...told].toSorted()).toEqual(ofVisitors.toSorted());
  for (const event of securityEvents)
    expect(await counted(event), event).toBe(lines().filter((line) => line.event === event).length);
  const log = written.join('');
  expect(log).not.toMatch(/example|192\.0\.2|2001:db8|127\.0\.0|Rossi|chiav|sbagliata/);
  for (const secret of [token, bearer, last, home.postalCode]) expect(log).not.toContain(secret);
});

test('a token that is too old is renewed, and no event', async () => {
  const { app, call, lines, ...shop } = await openWatched();
  const visitor = createVisitor(app);
  await visitor.api.signUp(rossi);
  const { token } = await visitor.api.signIn({ email: rossi.email, password });
  shop.setTime(new Date(shop.deps.clock().getTime() + 20 * 60_000));
  const answer = await call('GET', '/api/users/me', undefined, { authorization: `Bearer ${token}` });
  expect(answer.statusCode).toBe(401);
  expect(lines().map(({ event }) => event)).toEqual(['sign_in_done']);
});

test('a flood writes a bounded number of lines, hides no other network, and is counted whole', async () => {
  const { app, call, lines, counted, ...shop } = await openWatched();
  const refuse = (address: string) =>
    call('POST', '/api/contact', {}, { ...evil, 'x-forwarded-for': address });
  const { all, ofOneNetwork } = linesAMinute;
  for (let times = 0; times < 100; times += 1) await refuse(`192.0.2.1:${times}`);
  expect(lines().filter(({ network }) => network)).toHaveLength(ofOneNetwork);
  await refuse('198.51.100.1');
  expect(lines().filter(({ network }) => network)).toHaveLength(ofOneNetwork + 1);
  for (let host = 0; host < 200; host += 1) await refuse(`203.0.113.${host}`);
  expect(lines().filter(({ network }) => network)).toHaveLength(all);
  // What another event is stays to be seen.
  await call('GET', '/api/users/me', undefined, { 'x-forwarded-for': '192.0.2.1' });
  expect(lines().at(-1)).toMatchObject({ event: 'rights_refused', msg: 'security' });
  expect(await counted('origin_refused')).toBe(301);

  shop.setTime(new Date(shop.deps.clock().getTime() + 60_000));
  await refuse('192.0.2.1');
  expect(lines().at(-1)).toMatchObject({ event: 'origin_refused', msg: 'security' });
  await app.close();
  const leftOut = lines().filter(({ msg }) => msg === 'security: lines were left out');
  expect(leftOut.length).toBeLessThanOrEqual(3);
  expect(leftOut.reduce((sum, { times = 0 }) => sum + times, 0)).toBe(301 - all);
});

test('the networks of one site are bounded together', async () => {
  const { call, lines } = await openWatched();
  for (let network = 0; network < 7; network += 1)
    for (let times = 0; times < linesAMinute.ofOneNetwork; times += 1)
      await call('POST', '/api/contact', {}, { ...evil, 'x-forwarded-for': `2001:db8:1:${network}::1` });
  expect(lines().filter(({ network }) => network)).toHaveLength(linesAMinute.ofOneNetwork);
  await call('POST', '/api/contact', {}, { ...evil, 'x-forwarded-for': '2001:db8:2::1' });
  expect(lines().at(-1)).toMatchObject({ event: 'origin_refused', msg: 'security' });
});

test('with the secret the hash of an account is found, and another secret makes another', async () => {
  const accounts: (string | undefined)[] = [];
  const shop = await openShop();
  onTestFinished(() => shop.close());
  const secrets = [shop.deps.config.sessionSecret, 'another secret of the test run, 32 long'];
  for (const sessionSecret of secrets) {
    const stream = new Writable({
      write(chunk, _encoding, done) {
        accounts.push((JSON.parse(String(chunk)) as Line).account);
        done();
      },
    });
    const config = { ...shop.deps.config, sessionSecret };
    const app = await createServer({ ...shop.deps, config }, { logger: { ...logging, stream } });
    const payload = { email: rossi.email, password };
    await app.inject({ method: 'POST', url: '/api/auth/signin', payload });
    await app.close();
  }
  // As `docs/deployment.md` says it.
  const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const hashes = secrets.map((secret) =>
    mac(mac(secret, 'security-log'), JSON.stringify(['account', rossi.email]))
      .toString('hex')
      .slice(0, 24),
  );
  expect(accounts).toEqual(hashes);
  expect(hashes[0]).not.toBe(hashes[1]);
});
