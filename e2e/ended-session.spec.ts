/** However a session ends, the browser keeps nothing of the person, and sends nothing of what they wrote. */
import { setTimeout as pause } from 'node:timers/promises';
import { request, type BrowserContext, type Page } from '@playwright/test';
import type { SignUp } from '../domain/contract/account.ts';
import { alive, expect, test } from './fixtures.ts';
import { untilCached } from './steps/cached.ts';
import { mailsTo } from './steps/outbox.ts';
import { newPerson, signIn } from './steps/people.ts';
import { demoShop, takePart } from './steps/shop.ts';
import { tracesOf } from './steps/traces.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ allowComplaint }) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|401 \(Unauthorized\)/);
});

const words = 'Siete aperti il sabato?';
const draft = 'una bozza qualsiasi';
const query = 'marmitta cromata';
const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name });

/** Ends all of a person's sessions from another browser of theirs. */
async function endElsewhere({ email, password }: SignUp): Promise<void> {
  const shop = demoShop().url;
  const other = await request.newContext();
  const signedIn = await other.post(`${shop}/api/auth/signin`, { data: { email, password } });
  const { token } = (await signedIn.json()) as { token: string };
  const ended = await other.delete(`${shop}/api/users/me/sessions`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(ended.status()).toBe(204);
  await other.dispose();
}

/** Looks at a part, searches, begins a request, and writes a message that nobody can send. @returns what shows in the browser */
async function leaveTraces(page: Page, context: BrowserContext, person: SignUp): Promise<string[]> {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 33 });
  await page.goto(`/parts/${part.id}`);
  await alive(page);
  await untilCached(page, `/api/parts/${part.id}`);
  await page.goto(`/search?query=${encodeURIComponent(query)}`);
  await alive(page);
  await page.goto('/request');
  await alive(page);
  await field(page, 'Che pezzo cerchi').fill(draft);
  await expect.poll(() => tracesOf(page, [draft])).not.toEqual([]);
  await context.setOffline(true);
  await page.goto('/contact');
  await alive(page);
  await field(page, 'Nome e cognome').fill('Maria Rossi');
  await field(page, 'E-mail').fill(person.email);
  await field(page, 'Messaggio').fill(words);
  await page.getByRole('button', { name: 'Invia il messaggio' }).click();
  await expect(page.getByRole('heading', { name: 'Messaggio pronto, aspetta la rete' })).toBeFocused();
  const left = [words, draft, person.email, part.serialNumber];
  for (const word of left) expect(await tracesOf(page, [word]), word).not.toEqual([]);
  return left;
}

const written = ({ email }: SignUp) => mailsTo(demoShop(), email).filter((mail) => mail.includes('sabato'));

/** What would be sent would be sent by now. */
async function expectNothingSent(person: SignUp): Promise<void> {
  await pause(1_500);
  expect(written(person)).toEqual([]);
}

/** In the end: a page may load itself anew over what it finds. */
const expectNothingOf = (words: readonly string[], page: Page): Promise<void> =>
  expect(async () => expect(await tracesOf(page, words)).toEqual([])).toPass({ timeout: 60_000 });

test('a session that was ended elsewhere leaves nothing in an open page, and what waited is not sent', async ({
  page,
  context,
}) => {
  const person = await signIn(context, demoShop(), newPerson());
  const left = await leaveTraces(page, context, person);
  await endElsewhere(person);
  await context.setOffline(false);
  await expect(page.getByText('La tua sessione è scaduta, accedi di nuovo.')).toBeVisible();
  await expectNothingOf(left, page);
  await expectNothingSent(person);
});

test('the worker does not carry what somebody wrote whose session is over', async ({ page, context }) => {
  const person = await signIn(context, demoShop(), newPerson());
  const left = await leaveTraces(page, context, person);
  const worker = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    worker.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await worker.send('ServiceWorker.enable');
  const registrationId = await registration;
  await endElsewhere(person);
  await page.goto('about:blank');
  // The browser may tell the worker of the line by itself, before it is told here.
  const asked = context.waitForEvent('response', (answer) => answer.url().endsWith('/api/auth/refresh'));
  await context.setOffline(false);
  await worker.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(demoShop().url).origin,
    registrationId,
    tag: 'letters',
    lastChance: false,
  });
  expect((await asked).status()).toBe(401);
  await expectNothingSent(person);
  // The next visit is a guest's.
  await page.goto('/');
  await alive(page);
  await expectNothingOf(left, page);
  await expectNothingSent(person);
});

test('a session that ended between two visits leaves nothing once the shop is opened again', async ({
  page,
  context,
}) => {
  const person = await signIn(context, demoShop(), newPerson());
  const left = await leaveTraces(page, context, person);
  // Both cookies have a month; this is what is left of them afterwards.
  await context.clearCookies();
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto('/contact');
  await alive(page);
  await expectNothingOf(left, page);
  await expect(field(page, 'Messaggio')).toHaveValue('');
  await expectNothingSent(person);
});

test('signing out in one tab empties the others', async ({ page, context }) => {
  const person = await signIn(context, demoShop(), newPerson());
  const left = await leaveTraces(page, context, person);
  await context.route('**/api/contact*', (route) => route.abort());
  await context.setOffline(false);
  const other = await context.newPage();
  await other.goto('/account');
  await alive(other);
  await other.getByRole('button', { name: 'Esci', exact: true }).click();
  await other.getByRole('button', { name: 'Esci e cancella' }).click();
  await expect(other).toHaveURL(/\/$/);
  await expectNothingOf(left, page);
  await context.unroute('**/api/contact*');
  await expectNothingSent(person);
});

test('who signs in after another account finds nothing of it', async ({ page, context }) => {
  const person = await signIn(context, demoShop(), newPerson());
  const left = await leaveTraces(page, context, person);
  await context.clearCookies();
  await signIn(context, demoShop(), newPerson({ firstName: 'Anna' }));
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto('/contact');
  await alive(page);
  await expectNothingOf(left, page);
  await expectNothingSent(person);
});

/** Signs a person in, who begins a request in this tab; the browser then throws the tab away, as a telephone does. */
async function leaveDraft(page: Page, context: BrowserContext): Promise<SignUp> {
  const person = await signIn(context, demoShop(), newPerson());
  await page.goto('/');
  await alive(page);
  await untilCached(page);
  await page.goto('/request');
  await alive(page);
  await field(page, 'Che pezzo cerchi').fill(draft);
  await expect.poll(() => tracesOf(page, [draft])).not.toEqual([]);
  await page.goto('about:blank');
  return person;
}

/** Whoever is signed in is known by now, and whose this browser is. */
const untilOwned = (page: Page, by: (owner: string | null) => boolean) =>
  expect.poll(async () => by(await page.evaluate(() => localStorage.getItem('owner')))).toBe(true);

for (const isNoted of [true, false])
  test(`a tab that was thrown away never shows the draft of the account before, the next one ${isNoted ? 'noted' : 'not noted yet'}`, async ({
    page,
    context,
  }) => {
    await leaveDraft(page, context);
    await context.clearCookies();
    await signIn(context, demoShop(), newPerson({ firstName: 'Anna' }));
    const other = await context.newPage();
    await other.goto('/robots.txt');
    const before = await other.evaluate(() => localStorage.getItem('owner'));
    if (isNoted) {
      await other.goto('/');
      await untilOwned(other, (owner) => owner !== before);
    } else await other.evaluate(() => localStorage.removeItem('owner'));

    await page.addInitScript((word) => {
      addEventListener(
        'input',
        ({ target }) => {
          if ((target as HTMLTextAreaElement).value.includes(word))
            document.documentElement.dataset['shown'] = '';
        },
        true,
      );
    }, draft);
    await page.goto('/request');
    await alive(page);
    // Their own address may come into the field in the very moment that it is written over.
    await expect(async () => {
      await field(page, 'E-mail').fill('anna@example.com');
      await expect(field(page, 'E-mail')).toHaveValue('anna@example.com', { timeout: 1_000 });
    }).toPass();
    await untilOwned(page, (owner) => owner !== before && owner !== null);
    await expectNothingOf([draft], page);
    await expect(field(page, 'Che pezzo cerchi')).toHaveValue('');
    await expect(page.locator('html')).not.toHaveAttribute('data-shown');
    // Their own stays.
    await page.reload();
    await alive(page);
    await expect(field(page, 'E-mail')).toHaveValue('anna@example.com');
  });

test('a draft whose owner the browser cannot tell yet comes back to them beside what they typed meanwhile', async ({
  page,
  context,
}) => {
  await leaveDraft(page, context);
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.removeItem('owner'));
  await context.setOffline(true);
  await page.goto('/request');
  await alive(page);
  await field(page, 'Nome e cognome').fill('Maria Rossi');
  await expect(field(page, 'Che pezzo cerchi')).toHaveValue('');
  await context.setOffline(false);
  await expect(field(page, 'Che pezzo cerchi')).toHaveValue(draft);
  await page.reload();
  await alive(page);
  await expect(field(page, 'Nome e cognome')).toHaveValue('Maria Rossi');
  await expect(field(page, 'Che pezzo cerchi')).toHaveValue(draft);
});

test('a tab that hears of another account at last shows nothing of the one before', async ({
  page,
  context,
}) => {
  await leaveDraft(page, context);
  // The browser still takes its owner for the same.
  await context.clearCookies();
  await signIn(context, demoShop(), newPerson({ firstName: 'Anna' }));
  await page.goto('/request');
  await alive(page);
  await expect(field(page, 'Che pezzo cerchi')).toHaveValue('');
  await expectNothingOf([draft], page);
});

test('what a guest has stays, and what a guest wrote goes', async ({ page, context }) => {
  const guest = newPerson();
  const [, , , serialNumber = ''] = await leaveTraces(page, context, guest);
  await context.setOffline(false);
  await page.goto('/');
  await alive(page);
  await expect.poll(() => written(guest)).toHaveLength(1);
  for (const word of [draft, serialNumber]) expect(await tracesOf(page, [word]), word).not.toEqual([]);
});
