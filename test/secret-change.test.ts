/** The session secret is changed under people who are signed in: nobody notices, and the old one is of no use afterwards. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createServer } from '../server/app.ts';
import type { Config } from '../server/config/config.ts';
import { defaultLimits } from '../server/http/limits.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { password, signedIn } from './people.ts';
import { createVisitor, type Visitor } from './visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ ...defaultLimits, accounts: 1e6 });
});
afterAll(() => shop.close());

const before = 'a secret of the test run, 32 characters long';
const sessionSecret = 'another one, of which nobody has heard before';

/** The same shop, started anew with other secrets. */
async function restarted(secrets: Pick<Config, 'sessionSecret' | 'formerSecret'>) {
  const app = await createServer({ ...shop.deps, config: { ...shop.deps.config, ...secrets } });
  onTestFinished(() => app.close());
  return app;
}

/** Somebody's browser, before another start of the shop. */
function sameBrowser(app: Awaited<ReturnType<typeof restarted>>, { cookies, token }: Visitor): Visitor {
  const visitor = createVisitor(app);
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  visitor.token = token;
  return visitor;
}

test('with the old one beside it everybody stays signed in, and goes over to the new one', async () => {
  const person = await signedIn(shop);
  const changing = await restarted({ sessionSecret, formerSecret: before });
  const browser = sameBrowser(changing, person);
  await expect(browser.api.me()).resolves.toHaveProperty('id');
  browser.token = (await browser.api.refresh()).token;

  const changed = sameBrowser(await restarted({ sessionSecret, formerSecret: undefined }), browser);
  await expect(changed.api.me()).resolves.toHaveProperty('id');
  await expect(changed.api.refresh()).resolves.toHaveProperty('token');
});

test('without it what it signed is worth nothing', async () => {
  const person = await signedIn(shop);
  const browser = sameBrowser(await restarted({ sessionSecret, formerSecret: undefined }), person);
  await expect(browser.api.me()).rejects.toMatchObject({ code: 'unauthorized' });
  await expect(browser.api.refresh()).rejects.toMatchObject({ code: 'session_expired' });
  await expect(person.api.me()).resolves.toHaveProperty('id');
});

test('a third one opens nothing while two are believed', async () => {
  const person = await signedIn(shop);
  const forged = await restarted({
    sessionSecret: 'a secret that somebody made up by themselves',
    formerSecret: before,
  });
  const thief = sameBrowser(forged, person);
  thief.token = (await thief.api.refresh()).token;
  const browser = sameBrowser(await restarted({ sessionSecret, formerSecret: before }), thief);
  await expect(browser.api.me()).rejects.toMatchObject({ code: 'unauthorized' });
  await expect(browser.api.refresh()).rejects.toMatchObject({ code: 'session_expired' });
});

test('two processes change one after the other when each has heard of both', async () => {
  const person = await signedIn(shop);
  const first = await restarted({ sessionSecret, formerSecret: before });
  const second = await restarted({ sessionSecret: before, formerSecret: sessionSecret });
  let browser = person;
  for (const app of [first, second, first]) {
    browser = sameBrowser(app, browser);
    browser.token = (await browser.api.refresh()).token;
    await expect(sameBrowser(app === first ? second : first, browser).api.me()).resolves.toHaveProperty('id');
  }
});

test('an account is known where it was signed in to before the change', async () => {
  const email = 'moved@example.com';
  await signedIn(shop, { email });
  const app = await restarted({ sessionSecret, formerSecret: before });
  const signIn = (remoteAddress: string, secret: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/signin',
      payload: { email, password: secret },
      remoteAddress,
    });
  for (let host = 1; host <= 40; host += 1) await signIn(`192.0.2.${host}`, 'sbagliata!');
  expect((await signIn('198.51.100.1', password)).statusCode).toBe(429);
  expect((await signIn('127.0.0.1', password)).statusCode).toBe(200);
});
