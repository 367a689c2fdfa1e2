import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../server/app.ts';
import { sessions, users } from '../server/db/schema/accounts.ts';
import { idempotencyKeys } from '../server/db/schema/idempotency.ts';
import { newsletterSubscriptions, requestPhotos, requests } from '../server/db/schema/shop.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, home, officina, password, payByCard, signedIn, proveMailbox } from './people.ts';
import { stockPart } from './stock-part.ts';
import { createVisitor, type Visitor } from './visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const problem = (code: string) => expect.objectContaining({ code });
const wrong = (path: string, code: string) => ({ code: 'invalid_body', errors: [{ path, code }] });

/** The same person in another browser. */
async function elsewhere(person: Visitor, secret = password): Promise<Visitor> {
  const { email } = await person.api.me();
  const visitor = shop.visitor();
  visitor.token = (await visitor.api.signIn({ email, password: secret })).token;
  return visitor;
}

describe('the profile', () => {
  test('is changed field by field, and what is not named stays', async () => {
    const { account, api } = await signedIn(shop, { fiscalCode: 'RSSMRA85T10A562S' });
    const before = await api.me();
    const after = { ...before, firstName: 'Marta', fiscalCode: null };
    expect(await account.changeProfile({ firstName: ' Marta ', fiscalCode: null })).toEqual(after);
    expect(await api.me()).toEqual(after);
    expect(await account.changeProfile({})).toEqual(after);
  });

  test('of a company stays one that can be reached', async () => {
    const { account } = await signedIn(shop, officina);
    await expect(account.changeProfile({ uniqueCode: null })).rejects.toMatchObject(
      wrong('uniqueCode', 'unique_code_or_pec_required'),
    );
    expect(
      await account.changeProfile({ uniqueCode: null, pecAddress: 'Officina@pec.example' }),
    ).toMatchObject({
      uniqueCode: null,
      pecAddress: 'officina@pec.example',
      companyName: officina.type === 'legal' && officina.companyName,
    });
    await expect(account.changeProfile({ vatNumber: '01234560370' })).rejects.toMatchObject(
      wrong('vatNumber', 'invalid_vat_number'),
    );
  });

  test('takes nothing that is not the person’s to change', async () => {
    const { account, api } = await signedIn(shop);
    const before = await api.me();
    for (const change of [
      { email: 'other@example.com' },
      { type: 'legal' },
      { companyName: 'Officina' },
      { firstName: null },
      { firstName: '' },
      { lastName: 'Rossi\nBcc: all@example.com' },
      { phoneNumber: 'call me' },
      { fiscalCode: 'RSSMRA85T10A562X' },
    ])
      await expect(account.changeProfile(change as object)).rejects.toEqual(problem('invalid_body'));
    expect(await api.me()).toEqual(before);
    await expect(shop.visitor().account.changeProfile({ firstName: 'Eva' })).rejects.toEqual(
      problem('unauthorized'),
    );
  });
});

describe('the password', () => {
  const newPassword = 'due chiavi inglesi';

  test('is changed with the old one: every other session ends, this one stays', async () => {
    const person = await signedIn(shop);
    const other = await elsewhere(person);
    await expect(
      person.account.changePassword({ oldPassword: 'sbagliata!', newPassword }, randomUUID()),
    ).rejects.toMatchObject(wrong('oldPassword', 'wrong_password'));
    await expect(
      person.account.changePassword({ oldPassword: password, newPassword: 'corta' }, randomUUID()),
    ).rejects.toMatchObject(wrong('newPassword', 'password_too_short'));
    for (const guessed of ['ferrari1', 'MariaRossi', '3331234567'])
      await expect(
        person.account.changePassword({ oldPassword: password, newPassword: guessed }, randomUUID()),
      ).rejects.toMatchObject(wrong('newPassword', 'password_common'));
    await expect(other.api.me()).resolves.toBeDefined();

    await person.account.changePassword({ oldPassword: password, newPassword }, randomUUID());
    await expect(person.api.me()).resolves.toBeDefined();
    await expect(person.api.refresh()).resolves.toHaveProperty('token');
    await expect(other.api.me()).rejects.toEqual(problem('unauthorized'));
    await expect(other.api.refresh()).rejects.toEqual(problem('session_expired'));
    await expect(elsewhere(person)).rejects.toEqual(problem('invalid_credentials'));
    await expect(elsewhere(person, newPassword)).resolves.toBeDefined();
  });

  test('is asked for with every change, and whoever has the new one alone is refused', async () => {
    const person = await signedIn(shop);
    for (const oldPassword of ['sbagliata!', newPassword])
      await expect(
        person.account.changePassword({ oldPassword, newPassword: password }, randomUUID()),
      ).rejects.toMatchObject(wrong('oldPassword', 'wrong_password'));
    await person.account.changePassword({ oldPassword: password, newPassword: password }, randomUUID());
  });

  test('is changed once under a key, however often a lost answer is asked for', async () => {
    const person = await signedIn(shop);
    const key = randomUUID();
    const change = { oldPassword: password, newPassword };
    await person.account.changePassword(change, key);
    await expect(person.account.changePassword(change, key)).resolves.toBeUndefined();
    await expect(person.account.changePassword(change, randomUUID())).rejects.toMatchObject(
      wrong('oldPassword', 'wrong_password'),
    );
    await expect(
      person.account.changePassword({ ...change, newPassword: 'tre chiavi inglesi' }, key),
    ).rejects.toEqual(problem('idempotency_key_reused'));
    const stranger = await signedIn(shop);
    await expect(
      stranger.account.changePassword({ ...change, oldPassword: 'sbagliata!' }, key),
    ).rejects.toMatchObject(wrong('oldPassword', 'wrong_password'));
    await person.account.erase({ password: newPassword });
    const { db } = shop.database;
    expect(await db.$count(idempotencyKeys, eq(idempotencyKeys.key, key))).toBe(0);
  });

  test('is changed when it is sent again under its key before it was answered', async () => {
    const person = await signedIn(shop);
    const key = randomUUID();
    const change = { oldPassword: password, newPassword };
    const send = () => person.account.changePassword(change, key);
    await expect(Promise.all([send(), send()])).resolves.toEqual([undefined, undefined]);
    await expect(elsewhere(person, newPassword)).resolves.toBeDefined();
  });

  test('that was changed is told of by mail, once, and never one that was not', async () => {
    const person = await signedIn(shop);
    const { email } = await person.api.me();
    const told = async () => {
      await shop.runJobs();
      return shop.mails.filter(
        ({ to, messageId }) => to === email && messageId.startsWith('password-changed-'),
      );
    };
    await person.account
      .changePassword({ oldPassword: 'sbagliata!', newPassword }, randomUUID())
      .catch(() => {});
    expect(await told()).toEqual([]);
    const key = randomUUID();
    await person.account.changePassword({ oldPassword: password, newPassword }, key);
    await person.account.changePassword({ oldPassword: password, newPassword }, key);
    const mails = await told();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('La password del tuo account Smonto è cambiata');
    expect(mails[0]?.text).toContain('http://localhost:3000/auth/forgot');
    expect(`${mails[0]?.text} ${mails[0]?.html}`).not.toContain(newPassword);
  });

  test('is changed once when it is changed twice at once', async () => {
    const person = await signedIn(shop);
    const wanted = [newPassword, 'tre chiavi inglesi'];
    const results = await Promise.allSettled(
      wanted.map((secret) =>
        person.account.changePassword({ oldPassword: password, newPassword: secret }, randomUUID()),
      ),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const won = wanted[results.findIndex(({ status }) => status === 'fulfilled')];
    await expect(elsewhere(person, won)).resolves.toBeDefined();
  });

  test('that is changed while somebody signs in with the old one leaves them outside', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await signedIn(shop);
      const [, signIn] = await Promise.allSettled([
        person.account.changePassword({ oldPassword: password, newPassword }, randomUUID()),
        elsewhere(person),
      ]);
      if (signIn.status === 'fulfilled')
        await expect(signIn.value.api.me()).rejects.toEqual(problem('unauthorized'));
      expect(await person.account.sessions()).toHaveLength(1);
    }
  });

  test('cannot be tried without end by whoever holds a token', async () => {
    const person = await signedIn(shop);
    const app = await createServer({ ...shop.deps, limits: { ...shop.deps.limits, accountAttempts: 3 } });
    const visitor = createVisitor(app);
    const attempt = async (method: string, path: string, body: object) =>
      (
        await visitor.fetch(path, {
          method,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
          body: JSON.stringify(body),
        })
      ).status;
    const change = () => attempt('PUT', '/api/users/me/password', { oldPassword: 'sbagliata!', newPassword });
    const erase = () => attempt('DELETE', '/api/users/me', { password: 'sbagliata!' });
    expect([await change(), await erase(), await change(), await erase(), await change()]).toEqual([
      400, 400, 400, 429, 429,
    ]);
    await app.close();
  });
});

describe('the sessions of a person', () => {
  test('are listed with what each browser calls itself, and when it was seen', async () => {
    const person = await signedIn(shop);
    const signInAs = async (userAgent: string) => {
      const { email } = await person.api.me();
      await shop.visitor().fetch('/api/auth/signin', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': userAgent },
        body: JSON.stringify({ email, password }),
      });
    };
    const before = shop.deps.clock();
    shop.setTime(new Date(before.getTime() + 60_000));
    await signInAs(`Gecko ${'x'.repeat(400)}`);
    shop.setTime(new Date(before.getTime() + 120_000));
    const refreshed = shop.visitor();
    refreshed.cookies.set('session', person.cookies.get('session') ?? '');
    await refreshed.fetch('/api/auth/refresh', { headers: { 'user-agent': 'Chrome/142.0 (Android)' } });
    shop.setTime(before);

    expect(await person.account.sessions()).toEqual([
      {
        id: expect.any(String),
        userAgent: 'Chrome/142.0 (Android)',
        browser: 'Chrome',
        system: 'Android',
        createdAt: '2026-11-20T10:00:00.000Z',
        seenAt: '2026-11-20T10:02:00.000Z',
        isCurrent: true,
      },
      {
        id: expect.any(String),
        userAgent: `Gecko ${'x'.repeat(294)}`,
        browser: null,
        system: null,
        createdAt: '2026-11-20T10:01:00.000Z',
        seenAt: '2026-11-20T10:01:00.000Z',
        isCurrent: false,
      },
    ]);
  });

  test('end one by one, or all the others at once', async () => {
    const person = await signedIn(shop);
    const [first, second, third] = [
      await elsewhere(person),
      await elsewhere(person),
      await elsewhere(person),
    ];
    const idOf = async ({ account }: Visitor) =>
      (await account.sessions()).find(({ isCurrent }) => isCurrent)?.id;
    const id = await idOf(first);
    await person.account.endSessions(id);
    await expect(first.api.me()).rejects.toEqual(problem('unauthorized'));
    await expect(first.api.refresh()).rejects.toEqual(problem('session_expired'));
    await expect(person.account.endSessions(id)).rejects.toEqual(problem('session_not_found'));
    await expect(second.api.me()).resolves.toBeDefined();

    await person.account.endSessions();
    await expect(second.api.me()).rejects.toEqual(problem('unauthorized'));
    await expect(third.api.me()).rejects.toEqual(problem('unauthorized'));
    expect(await person.account.sessions()).toHaveLength(1);

    await person.account.endSessions(await idOf(person));
    expect(person.cookies.size).toBe(0);
    await expect(person.api.me()).rejects.toEqual(problem('unauthorized'));
  });

  test('of another person do not exist', async () => {
    const [one, other] = [await signedIn(shop), await signedIn(shop)];
    const [session] = await other.account.sessions();
    await expect(one.account.endSessions(session?.id)).rejects.toEqual(problem('session_not_found'));
    await one.account.endSessions();
    expect(await other.account.sessions()).toHaveLength(1);
  });

  test('that are over are not listed', async () => {
    const person = await signedIn(shop);
    await elsewhere(person);
    const [, other] = await person.account.sessions();
    await shop.database.db
      .update(sessions)
      .set({ expiresAt: shop.deps.clock() })
      .where(eq(sessions.id, other?.id ?? ''));
    expect(await person.account.sessions()).toHaveLength(1);
  });
});

describe('a person’s data', () => {
  test('is everything that the shop holds about them, and nothing of anybody else', async () => {
    const { db } = shop.database;
    const buyer = await createBuyer(shop, { firstName: 'Zoe' }, false);
    const stranger = await createBuyer(shop, { lastName: 'Estranea' });
    const result = await buyer.order(await stockPart(shop));
    await payByCard(buyer, result, '4242424242424242');
    await stranger.order(await stockPart(shop));
    const { email } = await buyer.api.me();
    const request = { locale: 'it', brand: 'Fiat', model: 'Panda', fullName: 'Zoe', quantity: 1 } as const;
    const before = new Date(shop.deps.clock().getTime() - 1);
    const [mine, earlier, theirs] = [randomUUID(), randomUUID(), randomUUID()];
    await db.insert(requests).values([
      { ...request, id: mine, email, message: 'Cerco un fanale', receivedAt: shop.deps.clock() },
      { ...request, id: earlier, email, message: 'Di prima', receivedAt: before },
      { ...request, id: theirs, email: 'x@example.com', message: 'Di x', receivedAt: shop.deps.clock() },
    ]);
    await db.insert(requestPhotos).values({ requestId: mine, position: 0, content: Buffer.from('jpeg') });
    await db.insert(newsletterSubscriptions).values({
      id: randomUUID(),
      email,
      locale: 'it',
      state: 'pending',
      unsubscribeToken: 'a token that is nobody’s business',
      confirmTokenHash: 'hash',
      requestedAt: shop.deps.clock(),
    });

    const unproven = await buyer.account.personalData();
    expect(unproven).toMatchObject({ isMailboxProven: false, requests: [], newsletter: [] });
    await proveMailbox(shop, buyer);
    const [item] = (await buyer.api.order(result.orderId)).items;
    await buyer.account.returnItem(result.orderId, item!.id, { reason: 'Troppo grande' });
    const data = await buyer.account.personalData();
    expect(data).toMatchObject({
      exportedAt: '2026-11-20T10:00:00.000Z',
      profile: { firstName: 'Zoe', email, locale: 'it' },
      addresses: [{ kind: 'billing' }, { kind: 'delivery', address: home.address }],
      orders: [
        {
          id: result.orderId,
          buyer: { firstName: 'Zoe' },
          consents: { terms: true },
          payments: [{ method: 'card', state: 'paid' }],
          returnReasons: [{ itemId: item!.id, reason: 'Troppo grande' }],
          refunds: [],
        },
      ],
      sessions: [{ isCurrent: true }],
      isMailboxProven: true,
      requests: expect.arrayContaining([
        expect.objectContaining({
          message: 'Cerco un fanale',
          photos: ['data:image/jpeg;base64,anBlZw=='],
        }),
      ]),
      newsletter: [{ email, state: 'pending' }],
    });
    expect(JSON.stringify(data)).not.toMatch(/argon2|Estranea|nobody|hash|Di x/i);

    const answer = await buyer.fetch('/api/users/me/export', {
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="smonto-2026-11-20.json"');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('of somebody who did nothing yet is there too', async () => {
    const { account } = await signedIn(shop);
    expect(await account.personalData()).toMatchObject({
      addresses: [],
      orders: [],
      requests: [],
      newsletter: [],
    });
  });
});

test('nobody’s account is changed without being signed in', async () => {
  const { account } = shop.visitor();
  for (const call of [
    account.changePassword({ oldPassword: password, newPassword: password }, randomUUID()),
    account.erase({ password }),
    account.personalData(),
    account.sessions(),
    account.endSessions(),
    account.endSessions(randomUUID()),
  ])
    await expect(call).rejects.toEqual(problem('unauthorized'));
  expect(await shop.database.db.$count(users)).toBeGreaterThan(0);
});
