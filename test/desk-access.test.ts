/** Who comes to the yard's desk, and how: the link, the password, the second step, and how a visit ends. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskDayHours, deskIdleMinutes, secondStepMinutes, staffLinkHours } from '../domain/desk/staff.ts';
import { Refused } from '../server/cli/frame/command.ts';
import { staffAdd, staffList, staffRemove } from '../server/cli/staff/staff-commands.ts';
import {
  deskActions,
  staff,
  staffCodes,
  staffRecoveryCodes,
  staffSessions,
} from '../server/db/schema/staff.ts';
import { atDesk, deskBrowser, deskPassword, invite, withPassword } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createPasskey } from './passkey.ts';
import { runCommand } from './run-command.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const start = new Date('2026-11-20T10:00:00Z');
const later = (minutes: number) => shop.setTime(new Date(shop.deps.clock().getTime() + minutes * 60_000));
const signIn = (email: string, password = deskPassword) => {
  const browser = deskBrowser(shop);
  return browser.ask('POST', '/session', { email, password }).then((answer) => ({ ...browser, ...answer }));
};

test('an invitation is good once: its person chooses a password, then a second factor, and is in', async () => {
  const token = await invite(shop, 'anna@yard.example', '--role', 'owner');
  const browser = deskBrowser(shop);
  const use = (password: string) => browser.ask('POST', '/invitation', { token, password });
  // A password that is guessed soon leaves the link as it was.
  expect(await use('password1')).toMatchObject({ status: 400, body: { code: 'invalid_body' } });
  expect(await use(deskPassword)).toMatchObject({
    status: 200,
    body: { name: 'Anna', role: 'owner', stage: 'enrolment' },
  });
  expect(await use('un’altra, sei bulloni')).toMatchObject({
    status: 400,
    body: { code: 'staff_link_invalid' },
  });
  expect(await browser.ask('GET', '/staff')).toMatchObject({ body: { code: 'second_factor_required' } });

  const { body } = await browser.ask('POST', '/codes');
  expect(body.uri).toContain('otpauth://totp/');
  expect(body.qr.path).toMatch(/^M\d/);
  expect(await browser.ask('POST', '/codes/first', { code: '000 000' })).toMatchObject({
    status: 401,
    body: { code: 'second_factor_wrong' },
  });
  expect((await browser.ask('GET', '/session')).body.stage).toBe('enrolment');
});

test('an invitation whose answer was lost may be sent again for a while, also twice at once', async () => {
  const token = await invite(shop, 'rita@yard.example');
  const use = (password = deskPassword) => deskBrowser(shop).ask('POST', '/invitation', { token, password });
  const both = await Promise.all([use(), use()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await use()).status).toBe(200);
  expect(await use('un’altra, sei bulloni')).toMatchObject({ status: 400 });
  const now = shop.deps.clock();
  later(11);
  expect(await use()).toMatchObject({ status: 400, body: { code: 'staff_link_invalid' } });
  shop.setTime(now);
  expect((await signIn('rita@yard.example')).status).toBe(200);
});

test('a link is over after its hours, and the latest of a person alone is good', async () => {
  const first = await invite(shop, 'dino@yard.example');
  const second = await invite(shop, 'dino@yard.example');
  const use = (token: string) =>
    deskBrowser(shop).ask('POST', '/invitation', { token, password: deskPassword });
  expect(await use(first)).toMatchObject({ status: 400, body: { code: 'staff_link_invalid' } });
  expect(await use(`${second}x`)).toMatchObject({ status: 400 });
  const now = shop.deps.clock();
  later(staffLinkHours * 60);
  expect(await use(second)).toMatchObject({ status: 400 });
  shop.setTime(now);
  expect(await use(second)).toMatchObject({ status: 200 });
});

test('the link of the invitation mail stands in the mail alone', async () => {
  await runCommand(shop, staffAdd, ['luca@yard.example', 'Luca', '--mail', '--language', 'en']);
  await shop.runJobs();
  const mail = shop.mails.find(({ to }) => to === 'luca@yard.example');
  expect(mail?.subject).toContain('Your place at the desk');
  const token = /desk\/invito#([\w.-]+)/.exec(mail?.text ?? '')?.[1];
  const { rows } = await shop.database.pool.query(
    'select data::text as data from pgboss.job union all select id::text from staff_links',
  );
  expect(JSON.stringify(rows)).not.toContain(token);
  const opened = await deskBrowser(shop).ask('POST', '/invitation', { token, password: deskPassword });
  expect(opened.body).toMatchObject({ name: 'Luca', locale: 'en', role: 'yard' });
});

test('a code from the app lets in once, and not the one that is wrong', async () => {
  const person = await atDesk(shop);
  expect((await person.ask('GET', '/session')).body).toMatchObject({ stage: 'in', factors: { codes: true } });
  const again = await signIn(person.email);
  expect(again.body.stage).toBe('second_factor');
  // The one with which it was set up has been used.
  expect((await again.ask('POST', '/second-factor/code', { code: person.code() })).status).toBe(401);
  later(1);
  const code = person.code();
  expect((await again.ask('POST', '/second-factor/code', { code })).status).toBe(204);
  const third = await signIn(person.email);
  expect((await third.ask('POST', '/second-factor/code', { code })).status).toBe(401);
  expect((await third.ask('GET', '/sessions')).body.code).toBe('second_factor_required');
});

test('the same code at the same moment lets one in', async () => {
  const person = await atDesk(shop);
  later(1);
  const code = person.code();
  const browsers = await Promise.all([1, 2, 3, 4].map(() => signIn(person.email)));
  const statuses = await Promise.all(
    browsers.map(async ({ ask }) => (await ask('POST', '/second-factor/code', { code })).status),
  );
  expect(statuses.toSorted((one, other) => one - other)).toEqual([204, 401, 401, 401]);
});

test('a recovery code stands in once for a lost telephone', async () => {
  const person = await atDesk(shop);
  expect(person.recoveryCodes).toHaveLength(10);
  const [code = ''] = person.recoveryCodes;
  const use = async (typed: string) => {
    const browser = await signIn(person.email);
    return { ...browser, ...(await browser.ask('POST', '/second-factor/recovery-code', { code: typed })) };
  };
  const used = await use(code.toUpperCase().replace('-', ' '));
  expect(used.status).toBe(204);
  expect((await used.ask('GET', '/session')).body.factors.recoveryCodes).toBe(9);
  expect((await use(code)).status).toBe(401);
  const [{ codeHash } = { codeHash: '' }] = await shop.database.db.select().from(staffRecoveryCodes);
  expect(codeHash).not.toContain(code);
});

test('a passkey is the second step: its answer to the question that was asked, once', async () => {
  const person = await withPassword(shop);
  const passkey = createPasskey();
  const { options } = (await person.ask('POST', '/passkeys/question')).body;
  expect(options.rp.id).toBe('localhost');
  const response = passkey.create(options);
  const elsewhere = createPasskey('http://shop.evil.example').create(options);
  expect(await person.ask('POST', '/passkeys', { response: elsewhere, name: 'X' })).toMatchObject({
    status: 401,
  });
  // What was asked is over with the wrong answer.
  expect((await person.ask('POST', '/passkeys', { response, name: 'Telefono' })).status).toBe(401);
  const asked = (await person.ask('POST', '/passkeys/question')).body.options;
  const added = await person.ask('POST', '/passkeys', { response: passkey.create(asked), name: 'Telefono' });
  expect(added).toMatchObject({ status: 200, body: { codes: expect.any(Array) } });
  expect((await person.ask('GET', '/passkeys')).body).toMatchObject([{ name: 'Telefono' }]);

  const again = await signIn(person.email);
  const question = (await again.ask('POST', '/second-factor/question')).body.options;
  const answer = passkey.get(question);
  const stranger = await signIn((await atDesk(shop)).email);
  await stranger.ask('POST', '/second-factor/question');
  expect((await stranger.ask('POST', '/second-factor/passkey', { response: answer })).status).toBe(401);
  expect((await again.ask('POST', '/second-factor/passkey', { response: answer })).status).toBe(204);
  const replayed = await signIn(person.email);
  expect((await replayed.ask('POST', '/second-factor/passkey', { response: answer })).status).toBe(401);
});

test('who has the password alone adds no second factor beside those that are there, and removes none', async () => {
  const person = await atDesk(shop);
  const thief = await signIn(person.email);
  for (const [method, path] of [
    ['POST', '/codes'],
    ['POST', '/passkeys/question'],
    ['POST', '/recovery-codes'],
    ['DELETE', '/codes'],
  ] as const)
    expect((await thief.ask(method, path)).body.code, path).toBe('second_factor_required');
  expect((await person.ask('DELETE', '/codes')).body.code).toBe('last_factor');
  // Another secret that nobody confirmed leaves the one that is known.
  expect((await person.ask('POST', '/codes')).status).toBe(200);
  later(1);
  expect((await thief.ask('POST', '/second-factor/code', { code: person.code() })).status).toBe(204);
});

test('the secret of an app lies in the database encrypted', async () => {
  const person = await withPassword(shop);
  const { secret } = (await person.ask('POST', '/codes')).body;
  const rows = await shop.database.db.select().from(staffCodes);
  const { Secret } = await import('otpauth');
  const plain = Buffer.from(Secret.fromBase32(secret).bytes);
  for (const { nextSecret } of rows) expect(nextSecret?.includes(plain) ?? false).toBe(false);
});

test('guessing is over soon: of the second step as of the password', async () => {
  const limited = await openShop({ ...shop.deps.limits, signInAttempts: 4, accountAttempts: 3 });
  try {
    const person = await withPassword(limited);
    await person.ask('POST', '/codes');
    const tries = [];
    for (let nth = 0; nth < 6; nth += 1)
      tries.push((await person.ask('POST', '/codes/first', { code: '123456' })).status);
    expect(tries).toEqual([401, 401, 401, 401, 429, 429]);
    const { ask } = deskBrowser(limited);
    const passwords = [];
    for (let nth = 0; nth < 4; nth += 1)
      passwords.push((await ask('POST', '/session', { email: person.email, password: 'sbagliata' })).status);
    expect(passwords.slice(-1)).toEqual([429]);
  } finally {
    await limited.close();
  }
});

test('a visit ends by itself: without the second step soon, at rest after an hour, and with the day', async () => {
  shop.setTime(start);
  const half = await withPassword(shop);
  later(secondStepMinutes);
  expect((await half.ask('GET', '/session')).status).toBe(401);

  const person = await atDesk(shop);
  const status = async () => (await person.ask('GET', '/session')).status;
  later(deskIdleMinutes - 1);
  expect(await status()).toBe(200);
  later(deskIdleMinutes - 1);
  expect(await status()).toBe(200);
  later(deskIdleMinutes);
  expect(await status()).toBe(401);

  const busy = await atDesk(shop);
  for (let minute = 30; minute < deskDayHours * 60; minute += 30) {
    later(30);
    expect((await busy.ask('GET', '/session')).status).toBe(200);
  }
  later(30);
  expect((await busy.ask('GET', '/session')).status).toBe(401);
  await shop.deps.jobs.send(shop.database.db, 'forget-what-is-over', {});
  await shop.runJobs();
  expect(await shop.database.db.$count(staffSessions)).toBe(0);
  shop.setTime(start);
});

test('the cookie is another one after the second step, and of no use to another site', async () => {
  const person = await withPassword(shop);
  const before = person.visitor.cookies.get('desk') ?? '';
  const { secret } = (await person.ask('POST', '/codes')).body;
  const { codeOf } = await import('./desk-people.ts');
  await person.ask('POST', '/codes/first', { code: codeOf(secret, shop.deps.clock()) });
  expect(person.visitor.cookies.get('desk')).not.toBe(before);
  const old = deskBrowser(shop);
  old.visitor.cookies.set('desk', before);
  expect((await old.ask('GET', '/session')).status).toBe(401);
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/desk/session',
    headers: { origin: 'http://localhost:3000' },
    payload: { email: person.email, password: deskPassword },
  });
  expect(answer.headers['set-cookie']).toMatch(/^desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
});

test('visits are listed, and ended one by one or all but this', async () => {
  const person = await atDesk(shop);
  later(1);
  const phone = await signIn(person.email);
  await phone.ask('POST', '/second-factor/code', { code: person.code() });
  const listed = (await person.ask('GET', '/sessions')).body;
  expect(listed.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent).toSorted()).toEqual([false, true]);
  const stranger = await atDesk(shop);
  expect((await stranger.ask('DELETE', `/sessions/${listed[0].id}`)).status).toBe(404);
  expect((await person.ask('DELETE', '/sessions')).status).toBe(204);
  expect((await phone.ask('GET', '/session')).status).toBe(401);
  expect((await person.ask('DELETE', '/session')).status).toBe(204);
  expect((await person.ask('GET', '/session')).status).toBe(401);
});

test('the command line lists and removes, ends visits with it, and leaves the last owner', async () => {
  const own = await openShop();
  try {
    expect((await runCommand(own, staffList, [])).lines[0]).toContain('Nobody works at the desk yet');
    const owner = await atDesk(own, 'owner');
    const yard = await atDesk(own);
    await expect(runCommand(own, staffRemove, [owner.email, '--yes'])).rejects.toThrow(Refused);
    const { json } = await runCommand(own, staffList, ['--json']);
    expect(json).toMatchObject({ total: 2, staff: [{ isReady: true }, { isReady: true }] });
    expect((await runCommand(own, staffRemove, [yard.email], ['y'])).status).toBe(0);
    expect((await yard.ask('GET', '/session')).status).toBe(401);
    expect((await owner.ask('GET', '/staff')).body).toHaveLength(1);
    // Somebody who has lost the telephone begins anew, and the link alone opens nothing beside what is there.
    await runCommand(own, staffAdd, [owner.email, 'Anna', '--role', 'owner', '--new-factors']);
    expect((await owner.ask('GET', '/session')).status).toBe(401);
    await expect(runCommand(own, staffAdd, [owner.email, 'Anna'])).rejects.toThrow(/Nobody else is an owner/);
  } finally {
    await own.close();
  }
});

test('two owners who remove each other at once: one stays', async () => {
  const own = await openShop();
  try {
    const [one, other] = [await atDesk(own, 'owner'), await atDesk(own, 'owner')];
    await atDesk(own);
    const all = (await one.ask('GET', '/staff')).body as { id: string; email: string }[];
    const idOf = (email: string) => all.find((member) => member.email === email)?.id;
    await Promise.all([
      one.ask('DELETE', `/staff/${idOf(other.email)}`),
      other.ask('DELETE', `/staff/${idOf(one.email)}`),
    ]);
    expect(await own.database.db.$count(staff, eq(staff.role, 'owner'))).toBe(1);
  } finally {
    await own.close();
  }
});

test('the owner invites from the desk, reads what was done, and nobody changes what is written there', async () => {
  const owner = await atDesk(shop, 'owner');
  const member = { email: 'nuovo@yard.example', name: 'Nuovo', role: 'yard', locale: 'it' };
  expect((await owner.ask('POST', '/staff', member)).status).toBe(204);
  await shop.runJobs();
  expect(shop.mails.at(-1)).toMatchObject({
    to: member.email,
    subject: expect.stringContaining('Il tuo posto'),
  });
  const { actions } = (await owner.ask('GET', '/actions')).body;
  expect(actions[0]).toMatchObject({
    who: 'Anna',
    action: 'staff_added',
    subject: member.email,
    before: null,
    after: { name: 'Nuovo', role: 'yard' },
  });
  const before = await shop.database.db.$count(deskActions);
  for (const change of [
    'update desk_actions set who = $$x$$',
    'delete from desk_actions',
    'truncate desk_actions',
  ])
    await expect(shop.database.pool.query(change)).rejects.toThrow(/only added/);
  expect(await shop.database.db.$count(deskActions)).toBe(before);
});
