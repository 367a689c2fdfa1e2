import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { resetLinkMinutes } from '../domain/constants.ts';
import { passwordResets, sessions, users } from '../server/db/schema/accounts.ts';
import { defaultLimits } from '../server/http/limits.ts';
import { createHandlers } from '../server/job-handlers.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { password, rossi, signedIn } from './people.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const problem = (code: string) => expect.objectContaining({ code });
const newPassword = 'un cacciavite nuovo';
const invalid = problem('reset_token_invalid');

const mailsTo = (email: string) =>
  shop.mails.filter(({ to, messageId }) => to === email && messageId.startsWith('password-reset-'));

/** Asks for a link and reads it from the mail that came. */
async function linkFor(email: string): Promise<string> {
  const before = mailsTo(email).length;
  await shop.visitor().api.forgotPassword({ email });
  await shop.runJobs();
  const mails = mailsTo(email);
  expect(mails).toHaveLength(before + 1);
  const [, token] = /\/auth\/reset\?token=([\w-]{43})\n/.exec(mails.at(-1)?.text ?? '') ?? [];
  if (!token) throw new Error('the mail holds no link');
  return token;
}

const reset = (token: string, chosen = newPassword) =>
  shop.visitor().api.resetPassword({ token, password: chosen });

test('a link sets a new password once, and signs out everywhere', async () => {
  const email = 'forgot@example.com';
  const visitor = await signedIn(shop, { email });
  const token = await linkFor(email);
  await reset(token);
  await shop.runJobs();
  const told = shop.mails.filter(
    ({ messageId, to }) => to === email && messageId.startsWith('password-changed-'),
  );
  expect(told).toHaveLength(1);

  await expect(visitor.api.me()).rejects.toEqual(problem('unauthorized'));
  await expect(visitor.api.refresh()).rejects.toEqual(problem('session_expired'));
  await expect(visitor.api.signIn({ email, password })).rejects.toEqual(problem('invalid_credentials'));
  await expect(visitor.api.signIn({ email, password: newPassword })).resolves.toHaveProperty('token');
  await expect(reset(token, 'una terza password')).rejects.toEqual(invalid);
  await expect(visitor.api.signIn({ email, password: newPassword })).resolves.toHaveProperty('token');
});

test('who uses the link has shown that the mailbox is theirs: what was written under it is given out then', async () => {
  const email = 'proven@example.com';
  const visitor = await signedIn(shop, { email });
  expect(await visitor.account.personalData()).toMatchObject({ isMailboxProven: false });
  await reset(await linkFor(email));
  visitor.token = (await visitor.api.signIn({ email, password: newPassword })).token;
  expect(await visitor.account.personalData()).toMatchObject({ isMailboxProven: true });
});

test('the browser that sets it forgets whom it was signed in as', async () => {
  const email = 'here@example.com';
  const visitor = await signedIn(shop, { email });
  await visitor.api.resetPassword({ token: await linkFor(email), password: newPassword });
  expect([...visitor.cookies.keys()]).toEqual([]);
});

test('the mail speaks the language of the account, as text and as HTML', async () => {
  const it = 'mail-it@example.com';
  const en = 'mail-en@example.com';
  await shop.visitor().api.signUp({ ...rossi, email: it, firstName: 'https://evil.example' });
  const english = await shop.visitor().fetch('/api/auth/signup?lang=en', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...rossi, email: en }),
  });
  expect(english.status).toBe(201);
  await linkFor(it);
  await linkFor(en);
  const [italian] = mailsTo(it);
  expect(italian).toMatchObject({ subject: 'Una nuova password per il tuo account Smonto' });
  expect(italian?.text).toContain('http://localhost:3000/auth/reset?token=');
  expect(italian?.text).toContain('vale 60 minuti');
  expect(italian?.html).toContain('lang="it"');
  expect(italian?.html).toContain('Scegli la nuova password</a>');
  // Whoever registers another's address cannot have words of theirs sent to it.
  expect(`${italian?.text} ${italian?.html}`).not.toContain('evil');
  const [inEnglish] = mailsTo(en);
  expect(inEnglish?.text).toContain('http://localhost:3000/en/auth/reset?token=');
  expect(inEnglish?.html).toContain('Choose the new password</a>');
});

test('an unknown account gets the same answer, and no mail', async () => {
  const email = 'known@example.com';
  await shop.visitor().api.signUp({ ...rossi, email });
  const answers = await Promise.all(
    [email, 'unknown@example.com'].map(async (address) => {
      const answer = await shop.visitor().fetch('/api/auth/forgot', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: address }),
      });
      return { status: answer.status, body: await answer.json(), names: [...answer.headers.keys()] };
    }),
  );
  expect(answers[0]).toMatchObject({ status: 202, body: { accepted: true } });
  expect(answers[1]).toEqual(answers[0]);
  await shop.runJobs();
  expect(mailsTo(email)).toHaveLength(1);
  expect(mailsTo('unknown@example.com')).toHaveLength(0);
});

test('asking writes the same rows, whether or not there is such an account', async () => {
  const email = 'rows@example.com';
  await shop.visitor().api.signUp({ ...rossi, email });
  const rowsOf = async (address: string) => {
    await shop.visitor().api.forgotPassword({ email: address });
    const { rows } = await shop.database.pool.query<{ data: object }>(
      `select data from pgboss.job where name like 'password-reset-%' and data->>'email' = $1`,
      [address],
    );
    return { jobs: rows.map(({ data }) => Object.keys(data).toSorted()), links: await countLinks() };
  };
  const countLinks = () => shop.database.db.$count(passwordResets);
  const before = await countLinks();
  const known = await rowsOf(email);
  expect(known).toEqual({ jobs: [['$request', 'askedAt', 'email', 'id']], links: before });
  expect(await rowsOf('no-rows@example.com')).toEqual(known);
  await shop.runJobs();
});

test('the database holds the hash of a token alone, its job neither', async () => {
  const email = 'hash@example.com';
  await shop.visitor().api.signUp({ ...rossi, email });
  const token = await linkFor(email);
  const rows = await shop.database.db.select().from(passwordResets);
  const hashes = rows.map(({ tokenHash }) => tokenHash);
  expect(hashes).toContain(createHash('sha256').update(token).digest('hex'));
  expect(JSON.stringify(rows)).not.toContain(token);
  const { rows: jobs } = await shop.database.pool.query('select data::text, output::text from pgboss.job');
  expect(JSON.stringify(jobs)).not.toContain(token);
});

test('used twice at the same moment, a link works once', async () => {
  const email = 'at-once@example.com';
  await shop.visitor().api.signUp({ ...rossi, email });
  const token = await linkFor(email);
  const passwords = ['la prima password', 'la seconda password'];
  const results = await Promise.allSettled(passwords.map((chosen) => reset(token, chosen)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: invalid });
  const winner = passwords[results.findIndex(({ status }) => status === 'fulfilled')] ?? '';
  const loser = passwords.find((chosen) => chosen !== winner) ?? '';
  const { api } = shop.visitor();
  await expect(api.signIn({ email, password: winner })).resolves.toHaveProperty('token');
  await expect(api.signIn({ email, password: loser })).rejects.toEqual(problem('invalid_credentials'));
});

test('a second request makes the link before it useless, also one that comes late', async () => {
  const email = 'again@example.com';
  await shop.visitor().api.signUp({ ...rossi, email });
  const now = shop.deps.clock();
  const first = await linkFor(email);
  shop.setTime(new Date(now.getTime() + 1000));
  const second = await linkFor(email);
  await expect(reset(first)).rejects.toEqual(invalid);

  // The first job runs once more, as after a crash: it neither sends nor brings its link back.
  const late = { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', email, askedAt: now.toISOString() };
  const handlers = createHandlers(shop.deps);
  await handlers['password-reset-mail'](late);
  expect(mailsTo(email)).toHaveLength(2);
  await reset(second);
  await handlers['password-reset-mail'](late);
  expect(mailsTo(email)).toHaveLength(2);
  shop.setTime(now);
});

test('a job that runs twice sends the same link, and brings no used one back', async () => {
  const email = 'crash@example.com';
  await shop.visitor().api.signUp({ ...rossi, email });
  const handlers = createHandlers(shop.deps);
  const asked = {
    id: '0b8f2f3e-6d4e-4f0a-9a55-3f6f6f0c1c11',
    email,
    askedAt: shop.deps.clock().toISOString(),
  };
  await handlers['password-reset-mail'](asked);
  await handlers['password-reset-mail'](asked);
  const [first, second] = mailsTo(email);
  expect(second).toEqual(first);
  const [, token = ''] = /token=([\w-]+)/.exec(first?.text ?? '') ?? [];
  await reset(token);
  await handlers['password-reset-mail'](asked);
  expect(mailsTo(email)).toHaveLength(2);
  await expect(reset(token)).rejects.toEqual(invalid);
});

test('a link is good for an hour, and forgotten afterwards', async () => {
  const email = 'hour@example.com';
  await shop.visitor().api.signUp({ ...rossi, email });
  const now = shop.deps.clock();
  const hourMs = resetLinkMinutes * 60_000;
  const token = await linkFor(email);
  shop.setTime(new Date(now.getTime() + hourMs));
  await expect(reset(token)).rejects.toEqual(invalid);
  shop.setTime(new Date(now.getTime() + 2 * hourMs));
  await shop.deps.jobs.send(shop.database.db, 'forget-what-is-over', {});
  await shop.runJobs();
  expect(await shop.database.db.$count(passwordResets)).toBe(0);
  shop.setTime(now);
  await expect(reset(token)).rejects.toEqual(invalid);
  await expect(reset('x')).rejects.toEqual(invalid);

  const other = await linkFor(email);
  shop.setTime(new Date(now.getTime() + hourMs - 1));
  await reset(other);
  shop.setTime(now);
});

test('a bad new password leaves the link as it was', async () => {
  const email = 'short@example.com';
  await shop.visitor().api.signUp({ ...rossi, email });
  const token = await linkFor(email);
  await expect(reset(token, 'corta')).rejects.toMatchObject({
    code: 'invalid_body',
    errors: [{ path: 'password', code: 'password_too_short' }],
  });
  for (const guessed of ['juventus', 'MariaRossi', email])
    await expect(reset(token, guessed)).rejects.toMatchObject({
      errors: [{ path: 'password', code: 'password_common' }],
    });
  await reset(token);
});

test('a link goes with the account that it was for', async () => {
  const email = 'gone@example.com';
  await shop.visitor().api.signUp({ ...rossi, email });
  const token = await linkFor(email);
  await shop.database.db.delete(users).where(eq(users.email, email));
  await expect(reset(token)).rejects.toEqual(invalid);
});

test('whoever signs in with the old password while it changes has no session left', async () => {
  const email = 'race@example.com';
  const visitor = await signedIn(shop, { email });
  const { id } = await visitor.api.me();
  const token = await linkFor(email);
  const attempts = Array.from({ length: 6 }, () => shop.visitor().api.signIn({ email, password }));
  await Promise.allSettled([reset(token), ...attempts]);
  expect(await shop.database.db.$count(sessions, eq(sessions.userId, id))).toBe(0);
});

test('an account gets no more than so many mails in an hour, from wherever they are asked for', async () => {
  const strict = await openShop({ ...defaultLimits, messages: 4, resetMails: 2 });
  onTestFinished(() => strict.close());
  const from = async (host: number, email: string) =>
    (
      await strict.app.inject({
        method: 'POST',
        url: '/api/auth/forgot',
        payload: { email },
        remoteAddress: `192.0.2.${host}`,
      })
    ).statusCode;
  for (const host of [1, 2]) expect(await from(host, 'a@example.com')).toBe(202);
  expect(await from(3, 'A@example.com ')).toBe(429);
  // One address may name many accounts, but not without end.
  for (const name of ['b', 'c', 'd', 'e']) expect(await from(4, `${name}@example.com`)).toBe(202);
  expect(await from(4, 'f@example.com')).toBe(429);
});

test('somebody who registered gets one mail about it, in their language', async () => {
  const email = 'welcome@example.com';
  await shop.visitor().api.signUp({ ...rossi, email });
  await expect(shop.visitor().api.signUp({ ...rossi, email })).rejects.toEqual(problem('email_taken'));
  await shop.runJobs();
  const mails = shop.mails.filter(({ to }) => to === email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ subject: 'Il tuo account Smonto è pronto' });
  expect(mails[0]?.text).toContain('Conferma la casella: http://localhost:3000/account/mailbox?token=');
  expect(mails[0]?.html).toContain('<a href="http://localhost:3000/account/mailbox?token=');
});
