/** The newsletter's door: asked for, confirmed from the mailbox, ended by one press. */
import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newsletterSubscriptions } from '../server/db/schema/shop.ts';
import { createHandlers } from '../server/job-handlers.ts';
import { defaultLimits } from '../server/http/limits.ts';
import type { Mail } from '../server/mail/mailer.ts';
import { openShop, type TestShop } from './open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const later = (ms: number) => shop.setTime(new Date(shop.deps.clock().getTime() + ms));
const [hour, day] = [60 * 60_000, 24 * 60 * 60_000];

/** Does what is due. @returns the mails to an address, the latest last */
async function mailsTo(email: string): Promise<Mail[]> {
  await shop.runJobs();
  return shop.mails.filter(({ to }) => to === email);
}
const tokenIn = (mail: Mail | undefined): string => /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
const rowOf = async (email: string) =>
  (
    await shop.database.db
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email))
  )[0];
const ask = (email: string, lang: 'it' | 'en' = 'it') => shop.visitor().api.subscribe({ email, lang });
const newAddress = () => `${randomUUID()}@example.com`;

/** Somebody who asked, and confirmed from the mail. @returns the welcome mail */
async function subscribed(email: string): Promise<Mail> {
  await ask(email);
  await shop.visitor().api.confirmSubscription(tokenIn((await mailsTo(email)).at(-1)));
  return (await mailsTo(email)).at(-1)!;
}

test('an address is subscribed once its mailbox confirmed, and ends it by the link in the welcome', async () => {
  const email = newAddress();
  const { api } = shop.visitor();
  await ask(email.toUpperCase(), 'en');
  expect(await rowOf(email)).toMatchObject({ state: 'pending', locale: 'en' });
  const [asked] = await mailsTo(email);
  expect(asked).toMatchObject({ subject: 'Confirm your newsletter subscription' });
  expect(asked?.text).toContain('http://localhost:3000/en/newsletter/confirm?token=');
  expect(asked?.html).toContain(tokenIn(asked));
  expect(await api.confirmSubscription(tokenIn(asked))).toEqual({ state: 'subscribed' });
  expect(await rowOf(email)).toMatchObject({ state: 'subscribed', confirmedAt: shop.deps.clock() });

  const welcome = (await mailsTo(email))[1];
  expect(welcome).toMatchObject({ subject: 'Subscribed successfully' });
  expect(welcome?.text).toContain('http://localhost:3000/en/newsletter/unsubscribe?token=');
  await api.unsubscribe(tokenIn(welcome));
  expect(await rowOf(email)).toMatchObject({ state: 'unsubscribed', unsubscribedAt: shop.deps.clock() });
  await api.unsubscribe(tokenIn(welcome));
});

test('neither the database nor a job that waits holds a token that confirms', async () => {
  const email = newAddress();
  await ask(email);
  const { rows } = await shop.database.pool.query<{ data: object }>(
    "select data from pgboss.job where name = 'newsletter-confirmation-mail' and state = 'created'",
  );
  const row = await rowOf(email);
  const token = tokenIn((await mailsTo(email))[0]);
  expect(token).not.toBe('');
  expect(JSON.stringify([rows, row])).not.toContain(token);
  expect(row?.confirmTokenHash).toBe(createHash('sha256').update(token).digest('base64url'));
});

test('who is subscribed is told so, also when asking twice at once', async () => {
  const email = newAddress();
  await subscribed(email);
  const answers = await Promise.allSettled([ask(email), ask(email)]);
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'already_subscribed', status: 409 } });
  expect(await mailsTo(email)).toHaveLength(2);
});

test('asked ten times at once or within an hour it is one mail, asked later the old link is dead', async () => {
  const email = newAddress();
  await Promise.all(Array.from({ length: 10 }, () => ask(email)));
  expect(await mailsTo(email)).toHaveLength(1);
  later(hour - 1);
  await ask(email);
  expect(await mailsTo(email)).toHaveLength(1);
  later(1);
  await ask(email);
  const [first, second] = await mailsTo(email);
  expect(tokenIn(second)).not.toBe(tokenIn(first));
  const { api } = shop.visitor();
  await expect(api.confirmSubscription(tokenIn(first))).rejects.toMatchObject({
    status: 400,
    code: 'newsletter_token_invalid',
  });
  expect(await api.confirmSubscription(tokenIn(second))).toEqual({ state: 'subscribed' });
});

test('a mail that was overtaken while it waited does not go out', async () => {
  const email = newAddress();
  await ask(email);
  later(hour);
  await ask(email);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(tokenIn((await mailsTo(email))[0])).not.toBe('');
});

test('confirming ten times at once is one welcome', async () => {
  const email = newAddress();
  await ask(email);
  const token = tokenIn((await mailsTo(email))[0]);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shop.visitor().api.confirmSubscription(token)),
  );
  expect(answers).toEqual(Array(10).fill({ state: 'subscribed' }));
  expect(await mailsTo(email)).toHaveLength(2);
});

test('the link is good for a day, and for nothing once the subscription was ended', async () => {
  const { api } = shop.visitor();
  const [slow, gone] = [newAddress(), newAddress()];
  await ask(slow);
  await ask(gone);
  const slowToken = tokenIn((await mailsTo(slow))[0]);
  const goneToken = tokenIn((await mailsTo(gone))[0]);
  await api.confirmSubscription(goneToken);
  await api.unsubscribe(tokenIn((await mailsTo(gone)).at(-1)));
  later(day);
  const invalid = { code: 'newsletter_token_invalid' };
  await expect(api.confirmSubscription(slowToken)).rejects.toMatchObject(invalid);
  await expect(api.confirmSubscription(goneToken)).rejects.toMatchObject(invalid);
  for (const token of ['', 'x', 'x'.repeat(43), '\u0000'])
    await expect(api.unsubscribe(token)).rejects.toMatchObject(invalid);
});

test('who left can come back at once, and leave by the old link', async () => {
  const email = newAddress();
  const { api } = shop.visitor();
  const leave = tokenIn(await subscribed(email));
  await api.unsubscribe(leave);
  await ask(email);
  expect((await rowOf(email))?.state).toBe('pending');
  await api.confirmSubscription(tokenIn((await mailsTo(email)).at(-1)));
  expect((await rowOf(email))?.state).toBe('subscribed');
  await api.unsubscribe(leave);
  expect((await rowOf(email))?.state).toBe('unsubscribed');
});

test('a mail program ends it with one press, as a form that says nothing else', async () => {
  const bodies = [
    { type: 'application/x-www-form-urlencoded', body: 'List-Unsubscribe=One-Click' },
    {
      type: 'multipart/form-data; boundary=x',
      body: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    },
  ];
  for (const { type, body } of bodies) {
    const email = newAddress();
    const { unsubscribeUrl = '' } = await subscribed(email);
    const url = new URL(unsubscribeUrl);
    const press = () =>
      shop.visitor().fetch(url.pathname + url.search, {
        method: 'POST',
        headers: { 'content-type': type, origin: 'https://mail.example' },
        body,
      });
    expect([(await press()).status, (await press()).status]).toEqual([204, 204]);
    expect((await rowOf(email))?.state).toBe('unsubscribed');
    const opened = await shop.visitor().fetch(url.pathname + url.search);
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `/newsletter/unsubscribe${url.search}`,
    ]);
  }
});

test('what is no address is refused by a code of its own, and no header is made of one', async () => {
  for (const email of ['', 'maria', 'maria@example.com\r\nBcc: x@example.com', `${'x'.repeat(250)}@a.it`])
    await expect(ask(email)).rejects.toMatchObject({
      status: 400,
      code: 'invalid_email',
      errors: [{ path: 'email', code: 'invalid_email' }],
    });
  await expect(ask('maria@example.com', 'de' as 'en')).rejects.toMatchObject({ code: 'invalid_body' });
});

test('wishes that nobody confirmed are forgotten after 30 days, who had left before has left still', async () => {
  const [never, back, good] = [newAddress(), newAddress(), newAddress()];
  await subscribed(good);
  await shop.visitor().api.unsubscribe(tokenIn(await subscribed(back)));
  await ask(never);
  await ask(back);
  const tidy = async () => createHandlers(shop.deps)['forget-what-is-over']({});
  later(30 * day);
  await tidy();
  expect([(await rowOf(never))?.state, (await rowOf(back))?.state]).toEqual(['pending', 'pending']);
  later(1);
  await tidy();
  expect(await rowOf(never)).toBeUndefined();
  expect(await rowOf(back)).toMatchObject({ state: 'unsubscribed', confirmTokenHash: null });
  expect((await rowOf(good))?.state).toBe('subscribed');
});

test('a program that fills in every field is answered like anybody, and nothing happens', async () => {
  const email = newAddress();
  await shop.visitor().api.subscribe({ email, lang: 'it', website: 'https://spam.example' });
  expect(await rowOf(email)).toBeUndefined();
  expect(await mailsTo(email)).toEqual([]);
});

test('who subscribes addresses without end is stopped for a while', async () => {
  const busy = await openShop({ ...defaultLimits, messages: 2 });
  try {
    const subscribe = () => busy.visitor().api.subscribe({ email: newAddress(), lang: 'it' });
    await subscribe();
    await subscribe();
    await expect(subscribe()).rejects.toMatchObject({ code: 'too_many_requests' });
  } finally {
    await busy.close();
  }
});
