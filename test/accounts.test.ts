import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createServer } from '../server/app.ts';
import { users } from '../server/db/schema/accounts.ts';
import type { Limits } from '../server/http/limits.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { officina, password, rossi, signedIn } from './people.ts';
import { createVisitor } from './visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const problem = (code: string) => expect.objectContaining({ code });

describe('signing up and in', () => {
  test('a person signs up, signs in and sees their profile', async () => {
    const visitor = shop.visitor();
    const { user } = await visitor.api.signUp({ ...rossi, email: '  Maria@Example.com ' });
    visitor.token = (await visitor.api.signIn({ email: 'maria@example.com', password })).token;
    expect(await visitor.api.me()).toEqual(user);
    expect(user).toMatchObject({ email: 'maria@example.com', type: 'individual', companyName: null });
    expect(user).not.toHaveProperty('passwordHash');
  });

  test('a company is kept with the eleven digits of its number', async () => {
    const visitor = await signedIn(shop, {
      ...officina,
      email: 'o@example.com',
      vatNumber: 'IT 01234560371',
    });
    expect(await visitor.api.me()).toMatchObject({ type: 'legal', vatNumber: '01234560371' });
  });

  test('tax codes are kept compact, however they were typed', async () => {
    const visitor = await signedIn(shop, {
      ...officina,
      email: 'compact@example.com',
      vatNumber: 'it 0123\u20134560.371',
      fiscalCode: ' rss-mra 85t10 a562s',
    });
    expect(await visitor.api.me()).toMatchObject({
      vatNumber: '01234560371',
      fiscalCode: 'RSSMRA85T10A562S',
    });
    for (const [change, path, code] of [
      [{ fiscalCode: 'R:SSMRA85T10A562S' }, 'fiscalCode', 'fiscal_code_length'],
      [{ fiscalCode: 'RSSMRA85T10A562X' }, 'fiscalCode', 'invalid_fiscal_code'],
      [{ vatNumber: '0123456037' }, 'vatNumber', 'vat_number_length'],
      [{ vatNumber: '01234560372' }, 'vatNumber', 'invalid_vat_number'],
      [{ fiscalCode: '-'.repeat(200_000) }, 'fiscalCode', 'too_long'],
      [{ vatNumber: ' - ' }, 'vatNumber', 'required'],
      [{ lastName: 'Rossi\nBcc: all@example.com' }, 'lastName', 'invalid_signs'],
      [{ companyName: 'Officina\u2028Rossi' }, 'companyName', 'invalid_signs'],
      [{ firstName: 'Ma\u0007ria' }, 'firstName', 'invalid_signs'],
    ] as const) {
      await expect(signedIn(shop, { ...officina, ...change })).rejects.toMatchObject({
        code: 'invalid_body',
        errors: expect.arrayContaining([{ path, code }]),
      });
    }
  });

  test('an address that has an account is taken', async () => {
    const visitor = shop.visitor();
    await visitor.api.signUp({ ...rossi, email: 'twice@example.com' });
    await expect(visitor.api.signUp({ ...rossi, email: 'TWICE@example.com' })).rejects.toEqual(
      problem('email_taken'),
    );
  });

  test('a password that is soon guessed is refused at its field, the own e-mail, name and company too', async () => {
    const { api } = shop.visitor();
    const easy = [
      'Password1!',
      'juventus1',
      'P@ssw0rd1',
      'ciaociao',
      ' '.repeat(8),
      'Rossi.Maria',
      'Officina Rossi',
    ];
    for (const password of ['easy.to.guess', 'easy.to.guess@example.com', ...easy])
      await expect(
        api.signUp({ ...officina, email: 'easy.to.guess@example.com', password }),
      ).rejects.toMatchObject({
        code: 'invalid_body',
        errors: [{ path: 'password', code: 'password_common' }],
      });
  });

  test('a password is the same in either form of its accents', async () => {
    const typed = 'perché così piove più';
    const [composed, parted] = [typed.normalize('NFC'), typed.normalize('NFD')];
    const { api } = shop.visitor();
    await api.signUp({ ...rossi, email: 'accenti@example.com', password: parted });
    for (const password of [composed, parted])
      await expect(api.signIn({ email: 'accenti@example.com', password })).resolves.toHaveProperty('token');

    // A hash of before, made of what a Mac had sent: it still opens, and is put right on the way.
    await shop.database.db
      .update(users)
      .set({ passwordHash: await hash(parted) })
      .where(eq(users.email, 'accenti@example.com'));
    const signIn = (password: string) => api.signIn({ email: 'accenti@example.com', password });
    await expect(signIn(composed)).rejects.toEqual(problem('invalid_credentials'));
    await expect(signIn(parted)).resolves.toHaveProperty('token');
    await expect(signIn(composed)).resolves.toHaveProperty('token');
    await expect(signIn(`${parted}!`)).rejects.toEqual(problem('invalid_credentials'));
  });

  test('an unknown account takes as long as a wrong password: nobody learns by the clock who has one', async () => {
    const visitor = await signedIn(shop, { email: 'clocked@example.com' });
    const took = { known: [] as number[], unknown: [] as number[] };
    const refuse = async (who: keyof typeof took, email: string) => {
      const began = performance.now();
      await expect(visitor.api.signIn({ email, password: 'Sbagliata 1' })).rejects.toEqual(
        problem('invalid_credentials'),
      );
      took[who].push(performance.now() - began);
    };
    // The quickest of each: what else the machine does only adds, and the busier it is the longer one has to look.
    const ratio = () => Math.min(...took.unknown) / Math.min(...took.known);
    const isAlike = () => ratio() > 0.6 && ratio() < 1.6;
    for (let time = 0; time < 6 || (time < 60 && !isAlike()); time++) {
      await refuse('known', 'clocked@example.com');
      await refuse('unknown', `nobody-${time}@example.com`);
    }
    expect(ratio()).toBeGreaterThan(0.6);
    expect(ratio()).toBeLessThan(1.6);
  });

  test('a wrong password and an unknown account get the same answer', async () => {
    const visitor = shop.visitor();
    await visitor.api.signUp({ ...rossi, email: 'same@example.com' });
    for (const email of ['same@example.com', 'nobody@example.com']) {
      await expect(visitor.api.signIn({ email, password: 'sbagliata!' })).rejects.toEqual(
        problem('invalid_credentials'),
      );
    }
    expect(visitor.cookies.size).toBe(0);
  });

  test('bad input is refused field by field', async () => {
    const form = { ...rossi, email: 'no', password: 'short', acceptTerms: false as true, isAdmin: true };
    await expect(shop.visitor().api.signUp(form)).rejects.toMatchObject({
      code: 'invalid_body',
      errors: expect.arrayContaining([
        { path: 'email', code: 'invalid_email' },
        { path: 'password', code: 'password_too_short' },
        { path: 'acceptTerms', code: 'must_accept' },
      ]),
    });
  });

  test('a company that cannot be invoiced is told so together with the rest', async () => {
    const unreachable = { ...officina, uniqueCode: undefined };
    await expect(signedIn(shop, { ...unreachable, email: 'no', vatNumber: '1' })).rejects.toMatchObject({
      code: 'invalid_body',
      errors: expect.arrayContaining([
        { path: 'uniqueCode', code: 'unique_code_or_pec_required' },
        { path: 'email', code: 'invalid_email' },
        { path: 'vatNumber', code: 'vat_number_length' },
      ]),
    });
    for (const body of ['null', '[]', '"legal"', '{"type":"legal"}']) {
      const answer = await shop.visitor().fetch('/api/auth/signup', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(answer.status).toBe(400);
    }
  });

  test('signing out ends the session at once, its token too', async () => {
    const visitor = await signedIn(shop);
    await visitor.api.signOut();
    expect(visitor.cookies.size).toBe(0);
    await expect(visitor.api.me()).rejects.toEqual(problem('unauthorized'));
  });

  test('without a token, with a bad one and with an old one there is no profile', async () => {
    const visitor = await signedIn(shop);
    const { token } = visitor;
    for (const wrong of [undefined, 'x', `${token}x`]) {
      visitor.token = wrong;
      await expect(visitor.api.me()).rejects.toEqual(problem('unauthorized'));
    }
    const now = shop.deps.clock();
    visitor.token = token;
    shop.setTime(new Date(now.getTime() + 15 * 60_000 + 1000));
    await expect(visitor.api.me()).rejects.toEqual(problem('unauthorized'));
    shop.setTime(now);
  });
});

describe('the session cookie', () => {
  const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
  type From = { address?: string; userAgent?: string };

  /** Asks with a cookie, as a browser does; gives the one that it has from then on. */
  const refreshWith = async (cookie: string | undefined, { address, userAgent = phone }: From = {}) => {
    const { statusCode, cookies } = await shop.app.inject({
      url: '/api/auth/refresh',
      cookies: { session: cookie ?? '' },
      headers: { 'user-agent': userAgent },
      ...(address !== undefined && { remoteAddress: address }),
    });
    return { status: statusCode, cookie: cookies.find(({ name }) => name === 'session')?.value || undefined };
  };
  const newCookie = async () => (await signedIn(shop)).cookies.get('session') ?? '';

  test('is out of reach of scripts; the readable one says only that it is there', async () => {
    const visitor = shop.visitor();
    await visitor.api.signUp({ ...rossi, email: 'cookies@example.com' });
    const answer = await visitor.fetch('/api/auth/signin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'cookies@example.com', password }),
    });
    const cookies = answer.headers.get('set-cookie');
    expect(cookies).toMatch(/session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
    expect(cookies).toMatch(/signed_in=1; Max-Age=2592000; Path=\/; SameSite=Lax/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  /** Sets the clock to so many seconds from now on. */
  const openWatch = () => {
    const began = shop.deps.clock();
    onTestFinished(() => shop.setTime(began));
    return (seconds: number) => shop.setTime(new Date(began.getTime() + seconds * 1000));
  };

  test('rotates, and who asks with it once more has one of their own', async () => {
    const first = await newCookie();
    const answers = [await refreshWith(first), await refreshWith(first), await refreshWith(first)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set([first, ...answers.map(({ cookie }) => cookie)]).size).toBe(4);
  });

  test('is taken from twelve tabs that open at once, over two networks, and any of its successors goes on', async () => {
    const at = openWatch();
    const first = await newCookie();
    const open = (cookie: string | undefined) =>
      Promise.all(
        Array.from({ length: 12 }, (_, tab) =>
          refreshWith(cookie, { address: tab % 2 ? '192.0.2.7' : '198.51.100.8' }),
        ),
      );
    const answers = await open(first);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    // The browser has what came last.
    at(600);
    const later = await open(answers[5]?.cookie);
    expect(new Set(later.map(({ status }) => status))).toEqual(new Set([200]));
    at(1200);
    expect((await refreshWith(later[11]?.cookie)).status).toBe(200);
  });

  test('is taken from sixty tabs at once, which take turns', async () => {
    const first = await newCookie();
    const answers = await Promise.all(Array.from({ length: 60 }, () => refreshWith(first)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('whose successors never arrive is taken again and again, at home and outside', async () => {
    const at = openWatch();
    const first = await newCookie();
    for (const [seconds, address] of [
      [0, '192.0.2.7'],
      [5, '192.0.2.7'],
      [90, '198.51.100.8'],
      [7200, '198.51.100.8'],
    ] as const) {
      at(seconds);
      expect((await refreshWith(first, { address })).status).toBe(200);
    }
  });

  test('is taken for a minute after its successor was given out and used, then ends the whole session', async () => {
    const at = openWatch();
    const first = await newCookie();
    const second = await refreshWith(first);
    at(20);
    const third = await refreshWith(second.cookie);
    at(60);
    expect((await refreshWith(first)).status).toBe(200);
    at(61);
    expect(await refreshWith(first)).toEqual({ status: 401, cookie: undefined });
    expect(await refreshWith(third.cookie)).toEqual({ status: 401, cookie: undefined });
  });

  test('ends the session when another browser brings what its owner has used', async () => {
    const first = await newCookie();
    const second = await refreshWith(first);
    expect((await refreshWith(first, { userAgent: 'curl/8.5.0' })).status).toBe(401);
    expect((await refreshWith(second.cookie)).status).toBe(401);
  });

  test('is not taken for another browser’s when that was updated meanwhile', async () => {
    const at = openWatch();
    const first = await newCookie();
    await refreshWith(first);
    at(86_400);
    expect((await refreshWith(first, { userAgent: phone.replace('130', '131') })).status).toBe(200);
  });

  test.each([
    ['its answers', (_owner: string | undefined, own: string | undefined) => own],
    ['the owner’s', (owner: string | undefined) => owner],
  ])('that a thief follows always one behind, by %s, ends the session', async (_words, previousOf) => {
    const at = openWatch();
    let owned: string | undefined = await newCookie();
    let stolen: string | undefined = owned;
    let polls = 0;
    for (; polls < 22; polls += 1) {
      at(polls * 5);
      const previous: string | undefined = previousOf(owned, stolen);
      const owner = await refreshWith(owned, { address: '192.0.2.7' });
      const thief = await refreshWith(previous, { address: '203.0.113.9' });
      if (owner.status !== 200) break;
      [owned, stolen] = [owner.cookie, thief.cookie];
    }
    expect(polls).toBeLessThan(12);
    expect((await refreshWith(owned)).status).toBe(401);
  });

  test('that a thief in the owner’s own network polls with is found out when the owner comes back', async () => {
    const at = openWatch();
    const first = await newCookie();
    const owned = await refreshWith(first);
    for (let seconds = 5; seconds <= 110; seconds += 5) {
      at(seconds);
      expect((await refreshWith(first)).status).toBe(200);
    }
    at(600);
    expect((await refreshWith(owned.cookie)).status).toBe(401);
  });

  test('is over 90 days after the sign-in, however often it was used', async () => {
    const now = shop.deps.clock();
    let cookie = await newCookie();
    for (const day of [25, 50, 75, 89.9]) {
      shop.setTime(new Date(now.getTime() + day * 86_400_000));
      const next = await refreshWith(cookie);
      expect(next.status).toBe(200);
      cookie = next.cookie ?? '';
    }
    shop.setTime(new Date(now.getTime() + 90 * 86_400_000));
    expect((await refreshWith(cookie)).status).toBe(401);
    shop.setTime(now);
  });

  test('is over after 30 days without a visit', async () => {
    const now = shop.deps.clock();
    const first = await newCookie();
    shop.setTime(new Date(now.getTime() + 30 * 86_400_000));
    expect(await refreshWith(first)).toEqual({ status: 401, cookie: undefined });
    shop.setTime(now);
  });

  test('of another session goes with it when somebody signs in', async () => {
    const visitor = await signedIn(shop, { email: 'anew@example.com' });
    const before = visitor.cookies.get('session') ?? '';
    await expect(visitor.api.signIn({ email: 'anew@example.com', password: 'sbagliata!' })).rejects.toEqual(
      problem('invalid_credentials'),
    );
    await expect(visitor.api.me()).resolves.toHaveProperty('email', 'anew@example.com');
    await visitor.api.signIn({ email: 'anew@example.com', password });
    await expect(visitor.api.me()).rejects.toEqual(problem('unauthorized'));
    expect((await refreshWith(before)).status).toBe(401);
    expect((await refreshWith(visitor.cookies.get('session') ?? '')).status).toBe(200);
  });

  test('is bound to the host where the shop is on https', async () => {
    const config = { ...shop.deps.config, publicUrl: 'https://smonto.example' };
    const app = await createServer({ ...shop.deps, config });
    onTestFinished(() => app.close());
    const visitor = createVisitor(app);
    await visitor.api.signUp({ ...rossi, email: 'secure@example.com' });
    const signedIn = await app.inject({
      method: 'POST',
      url: '/api/auth/signin',
      payload: { email: 'secure@example.com', password },
    });
    const [cookie] = signedIn.cookies;
    expect(cookie).toMatchObject({ name: '__Host-session', secure: true, httpOnly: true, path: '/' });
    expect(cookie).not.toHaveProperty('domain');
    visitor.cookies.set('__Host-session', cookie?.value ?? '');
    expect((await visitor.fetch('/api/auth/refresh')).status).toBe(200);
    expect((await visitor.fetch('/api/auth/signout', { method: 'POST' })).status).toBe(204);
    expect(visitor.cookies.size).toBe(0);
  });

  test('that was forged ends nothing but itself', async () => {
    const first = await newCookie();
    const forged = `${first.slice(0, -3)}AAA`;
    expect((await refreshWith(forged)).status).toBe(401);
    expect((await refreshWith(first)).status).toBe(200);
  });
});

test('a flood of sign-ins is told to come again, and the shop serves on', async () => {
  const visitor = await signedIn(shop);
  const attempt = () =>
    visitor.fetch('/api/auth/signin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@example.com', password }),
    });
  const answers = await Promise.all(Array.from({ length: 60 }, attempt));
  const busy = answers.filter((answer) => answer.status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy[0]?.headers.get('retry-after')).toBe('5');
  expect(await busy[0]?.json()).toMatchObject({ code: 'unavailable' });
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(60 - busy.length);
  expect((await attempt()).status).toBe(401);
});

const generous: Limits = {
  signInAttempts: 100,
  accountAttempts: 100,
  accounts: 100,
  writes: 100,
  channelCalls: 100,
  invoices: 100,
  exports: 100,
  messages: 100,
  resetMails: 100,
  firstPieces: 100,
  firstTransferPieces: 100,
};

describe('writes from other places', () => {
  const post = (headers: Record<string, string>) =>
    shop.visitor().fetch('/api/auth/signout', { method: 'POST', headers });

  test('another site cannot write in a visitor’s name', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      const answer = await post(headers);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'forbidden_origin' });
    }
    expect((await post({ origin: 'http://localhost:3000' })).status).toBe(204);
  });

  test('an account cannot be tried at more than ten times a minute', async () => {
    const strict = await openShop({ ...generous, signInAttempts: 10 });
    onTestFinished(() => strict.close());
    const { api } = strict.visitor();
    const attempt = (email: string) => api.signIn({ email, password: 'sbagliata!' });
    for (let tries = 0; tries < 10; tries += 1) {
      await expect(attempt('a@example.com')).rejects.toEqual(problem('invalid_credentials'));
    }
    await expect(attempt('a@example.com')).rejects.toEqual(problem('too_many_requests'));
    await expect(attempt('b@example.com')).rejects.toEqual(problem('invalid_credentials'));
  });

  const attemptFrom = async (own: TestShop, remoteAddress: string, email: string) =>
    (
      await own.app.inject({
        method: 'POST',
        url: '/api/auth/signin',
        payload: { email, password: 'sbagliata!' },
        remoteAddress,
      })
    ).statusCode;

  test('a network of IPv6 addresses is one caller', async () => {
    const strict = await openShop({ ...generous, signInAttempts: 3 });
    onTestFinished(() => strict.close());
    const from = (address: string) => attemptFrom(strict, address, 'a@example.com');
    for (const host of [1, 2, 3]) expect(await from(`2001:db8:1:2::${host}`)).toBe(401);
    expect(await from('2001:db8:1:2:ffff::4')).toBe(429);
    expect(await from('2001:db8:1:3::1')).toBe(401);
  });

  test('networks of one site count together, ten times what one of them may', async () => {
    const strict = await openShop({ ...generous, accounts: 2 });
    onTestFinished(() => strict.close());
    const from = (address: string) => attemptFrom(strict, address, `${randomUUID()}@example.com`);
    for (let network = 0; network < 20; network += 1)
      expect(await from(`2001:db8:1:${network.toString(16)}::1`)).toBe(401);
    expect(await from('2001:db8:1:ffff::1')).toBe(429);
    expect(await from('2001:db8:2::1')).toBe(401);
    for (let host = 1; host <= 21; host += 1) expect(await from(`192.0.2.${host}`)).toBe(401);
  });

  test('an account is tried no more often from many addresses', async () => {
    const strict = await openShop({ ...generous, accountAttempts: 3 });
    onTestFinished(() => strict.close());
    const from = (host: number, email: string) => attemptFrom(strict, `192.0.2.${host}`, email);
    for (const host of [1, 2, 3]) expect(await from(host, 'a@example.com')).toBe(401);
    expect(await from(4, 'A@example.com')).toBe(429);
    expect(await from(4, 'b@example.com')).toBe(401);
  });
});
