import type { Page } from '@playwright/test';
import { href } from '../domain/routes.ts';
import { shop as owner } from '../shop.config.ts';
import { alive, expect, test } from './fixtures.ts';
import { newPerson, signIn } from './steps/people.ts';
import { demoShop, takePart } from './steps/shop.ts';
import { words } from './steps/words.ts';
import { liveFooter } from './steps/live-footer.ts';

/** Nothing is bought here. */
const cataloguePage = 23;

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Cerca nel catalogo' });
const opener = (page: Page) => page.getByRole('button', { name: words.it.openSearch });

test(
  'the phone’s search opens with names already there, and closes by a tap beside it, by Escape and by searching',
  {
    tag: '@phone',
  },
  async ({ page, gotoAlive }) => {
    await gotoAlive('/');
    const names = overlay(page).getByRole('option');
    await opener(page).click();
    await expect(names.first()).toBeVisible();
    await expect(overlay(page).getByRole('combobox')).toHaveValue('');
    await page.touchscreen.tap(180, 740);
    await expect(overlay(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await opener(page).click();
    await expect(names.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(names).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await opener(page).click();
    await page.keyboard.type('fanale');
    await page.keyboard.press('Enter');
    await expect(overlay(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“fanale”');
  },
);

test('the header casts a shadow once the page is scrolled, and none at its top', async ({
  page,
  gotoAlive,
}) => {
  await gotoAlive('/search');
  const shadow = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).boxShadow);
  expect(await shadow()).toBe('none');
  await page.evaluate(() => scrollTo(0, 1));
  await expect.poll(shadow).not.toBe('none');
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(shadow).toBe('none');
});

test('the bar at the top runs while a page is loaded, back and forward too', async ({ page, gotoAlive }) => {
  await gotoAlive('/');
  const isRunning = () =>
    page
      .locator('#root > div')
      .filter({ visible: true })
      .evaluateAll((bars) => bars.some((bar) => bar.getAnimations().length > 0));
  const held: (() => void)[] = [];
  await page.route('**/api/search/v2*', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const loading = async (move: () => Promise<unknown>) => {
    const asked = page.waitForRequest('**/api/search/v2*');
    const moved = move();
    await asked;
    await expect.poll(isRunning).toBe(true);
    for (const letGo of held.splice(0)) letGo();
    await moved;
    await expect.poll(isRunning).toBe(false);
  };
  await loading(() => page.getByRole('link', { name: 'Tutto il catalogo' }).click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catalogo');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Catalogo');
  await loading(() => page.goForward());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catalogo');
});

test('a chat begins with the part in view, and elsewhere with nothing', async ({ page, gotoAlive }) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage });
  const chats = page.locator('footer a[href*="wa.me"]');
  const texts = () =>
    chats.evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('text')),
    );
  await gotoAlive('/');
  expect(await texts()).toEqual(owner.phones.map(() => null));
  await gotoAlive(href('it', 'part', { id: part.id }));
  const about = `Buongiorno, vi scrivo per questo pezzo: ${part.name}, ${part.serialNumber} (n. ${part.id}).`;
  await expect.poll(texts).toEqual(owner.phones.map(() => about));
});

test('header and footer say who one is, who the shop is, how to pay and who delivers', async ({
  page,
  context,
  gotoAlive,
  isMobile,
}) => {
  await signIn(context, demoShop(), newPerson({ firstName: 'Anna Maria', lastName: 'De Santis' }));
  await gotoAlive('/');
  if (!isMobile)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Anna Maria De Santis' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const name of [...Object.values(owner.paidWith).flat(), ...owner.couriers])
    await expect(footer.getByRole('img', { name, exact: true })).toBeVisible();
  await expect(footer.getByText('Bonifico', { exact: true })).toBeVisible();
  const { name, seat, vatNumber, rea, shareCapital, pec } = owner.company;
  for (const fact of [name, seat, vatNumber, rea, shareCapital, pec])
    await expect(footer).toContainText(fact);
  const sprite = await footer.getByRole('img').first().locator('use').getAttribute('href');
  expect((await page.request.get(sprite ?? '')).status()).toBe(200);
});

test(
  'a page’s code is fetched when somebody points at its link, unless data are saved or the line is slow',
  {
    tag: '@mouse',
  },
  async ({ page, gotoAlive }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/page-.*\.js$/.test(request.url())) fetched.push(request.url());
    });
    const pointed = async (connection: object | undefined) => {
      await page.addInitScript(
        (given) => Object.defineProperty(navigator, 'connection', { value: given, configurable: true }),
        connection,
      );
      const ready = page.waitForResponse(/readiness-.*\.js$/);
      await gotoAlive('/toc');
      await ready;
      fetched.length = 0;
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Carrello/ })
        .hover();
      await page.waitForTimeout(500);
      return fetched.length;
    };
    expect(await pointed({ saveData: true, effectiveType: '4g' })).toBe(0);
    expect(await pointed({ saveData: false, effectiveType: 'slow-2g' })).toBe(0);
    expect(await pointed({ saveData: false, effectiveType: '4g' })).toBe(1);
  },
);

test('icons whose file cannot be had say so, in both languages', async ({ page, allowComplaint }) => {
  allowComplaint(/ERR_FAILED/);
  await page.route('**/assets/icons-*.svg', (route) => route.abort());
  for (const [address, instead] of [
    ['/', 'Icona non disponibile'],
    ['/en', 'Icon unavailable'],
  ] as const) {
    await page.goto(address);
    await alive(page);
    await expect((await liveFooter(page)).getByRole('img', { name: instead }).first()).toBeAttached();
  }
});
