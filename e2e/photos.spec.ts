import type { Page } from '@playwright/test';
import type { PartSummary } from '../domain/contract/parts.ts';
import { alive, expect, partAlive, test } from './fixtures.ts';
import { makePhotoYard, type PhotoYard } from './steps/photo-yard.ts';
import { shopOfFile } from './steps/shop-of-file.ts';
import { expectAccessible } from './steps/soundness.ts';
import { watch } from './watch.ts';

let yard: PhotoYard;
const shop = shopOfFile(async () => (yard = await makePhotoYard()));
test.afterAll(() => yard.remove());

async function address(number: string, lang: 'it' | 'en' = 'it'): Promise<string> {
  const answer = await fetch(`${shop().url}/api/search/v2?query=${number}`);
  const { parts } = (await answer.json()) as { parts: PartSummary[] };
  return `${shop().url}${lang === 'en' ? '/en' : ''}/parts/${parts[0]?.id}`;
}

const gallery = (page: Page) => page.getByRole('region', { name: 'Foto del pezzo' });
const counter = (page: Page) => gallery(page).getByText(/^Foto \d di \d$/);
/** How wide a picture came, 0 while it has not. */
const comesFrom = (page: Page, alt: string) =>
  page.getByAltText(alt).evaluate((photo: HTMLImageElement) => [photo.naturalWidth > 0, photo.currentSrc]);

/** A finger from the right of the photo to its left. */
async function swipeLeft(page: Page): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 250 }] });
  await touch('touchStart', 300);
  for (let x = 300; x > 80; x -= 20) await touch('touchMove', x);
  await touch('touchEnd');
}

test('photos come in the size and format that fit, and nothing moves for them @main', async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => {
    const moved = window as unknown as { moved: number };
    moved.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { missed } = watch(page);
  await page.goto(await address('51819001'));
  await alive(page);
  const first = 'Foto 1 di 3 del pezzo: Faro anteriore.';
  await expect
    .poll(() => comesFrom(page, first))
    .toEqual([true, expect.stringMatching(/\/media\/\w{64}\/(640|960|1600)\.avif$/)]);
  await expect(page.getByAltText(first)).toHaveAttribute('fetchpriority', 'high');
  await expect(page.getByAltText('Foto 2 di 3 del pezzo: Faro anteriore.')).toHaveAttribute(
    'loading',
    'lazy',
  );
  // Letters that come may move a hair (typefaces.spec.ts); a photo would move all below it.
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.001);
  expect(missed).toEqual([]);

  const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(shared).toMatch(new RegExp(`^${shop().url}/media/\\w{64}/1600\\.jpg$`));

  await page.goto(`${shop().url}/search`);
  await alive(page);
  await expect
    .poll(() => comesFrom(page, 'Foto del pezzo: Faro destro.'))
    .toEqual([true, expect.stringMatching(/\.avif$/)]);
  for (const article of await page.getByRole('article').all()) {
    // A photo of any shape fills its place, which is a square on a phone and 4 to 3 elsewhere.
    for (const photo of await article.locator('picture img').all()) {
      const [shape, fit] = await photo.evaluate((img: HTMLImageElement): [number, string] => [
        img.clientWidth / img.clientHeight,
        getComputedStyle(img).objectFit,
      ]);
      expect(shape).toBeCloseTo(isMobile ? 1 : 4 / 3, 1);
      expect(fit).toBe('cover');
    }
  }
  await expect(page.locator('article', { hasText: 'Faro sinistro' }).locator('svg').first()).toBeVisible();
  // Letters that come may move a hair (typefaces.spec.ts); a photo would move all below it.
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.001);
});

test('the photos of a part are leafed through by button and by key', async ({ page, isMobile }) => {
  await page.goto(await address('51819001'));
  await alive(page);
  await expect(counter(page)).toHaveText('Foto 1 di 3');
  if (isMobile) {
    await swipeLeft(page);
    await expect(counter(page)).toHaveText('Foto 2 di 3');
    await page.reload();
    await alive(page);
  }
  // On a phone fingers swipe; the buttons are for the keyboard.
  const next = gallery(page).getByRole('button', { name: 'Foto successiva' });
  await partAlive(next);
  await next.focus();
  await expect(next).toBeVisible();
  await next.press('Enter');
  await expect(counter(page)).toHaveText('Foto 2 di 3');
  await next.press('ArrowRight');
  await expect(counter(page)).toHaveText('Foto 3 di 3');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await next.press('ArrowRight');
  await gallery(page).getByRole('button', { name: 'Foto precedente' }).press('Enter');
  await expect(counter(page)).toHaveText('Foto 2 di 3');

  await gallery(page).getByRole('link').nth(1).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText('Foto 1 di 3');
  await expect(gallery(page).getByRole('link').first()).toBeFocused();

  const third = gallery(page).getByRole('button', { name: 'Mostra la foto 3 di 3' });
  if (isMobile) return expect(third).toBeHidden();
  await third.click();
  await expect(counter(page)).toHaveText('Foto 3 di 3');
  return expect(third).toHaveAttribute('aria-current', 'true');
});

test('who presses on before a photo has come arrives where they pressed for', async ({ page }) => {
  await page.goto(await address('51819001'));
  await alive(page);
  const photos = gallery(page).getByRole('list').first();
  const next = gallery(page).getByRole('button', { name: 'Foto successiva' });
  await partAlive(next);
  await next.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('Foto 3 di 3');
  const place = () => photos.evaluate((strip) => strip.scrollLeft / strip.clientWidth);
  await expect.poll(place).toBeCloseTo(2, 1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText('Foto 1 di 3');
  await expect.poll(place).toBeCloseTo(0, 1);
});

test('a tap looks closer, keys leave again, and the focus comes back', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(await address('51819001'));
  await alive(page);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => /zoom|photoswipe/.test(url))).toEqual([]);

  const photo = gallery(page).getByRole('link').first();
  await photo.click();
  const closer = page.getByRole('dialog', { name: 'Foto del pezzo' });
  await expect(closer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(closer, 'a key pressed at once is heard').toHaveCount(0);
  await photo.click();
  await expect(closer).toHaveAttribute('aria-modal', 'true');
  await expectAccessible(page);
  await expect(closer.getByRole('button', { name: 'Chiudi' })).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  }
  await page.keyboard.press('ArrowRight');
  await expect(closer.getByText('2 / 3')).toBeVisible();
  await expect
    .poll(() =>
      closer
        .locator('img.pswp__img')
        .evaluateAll((all) => all.some((one) => (one as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(closer).toHaveCount(0);
  await expect(counter(page)).toHaveText('Foto 2 di 3');
  await expect(gallery(page).getByRole('link').nth(1)).toBeFocused();
});

test('whoever wants no motion gets none, and whoever reads English reads it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(await address('51819001', 'en'));
  await alive(page);
  const photos = page.getByRole('region', { name: 'Photos of the part' });
  await expect(photos.getByAltText('Photo 1 of 3 of the part: Headlight.')).toBeVisible();
  const strip = photos.getByRole('list').first();
  expect(await strip.evaluate((list) => getComputedStyle(list).scrollBehavior)).toBe('auto');
  // Until the photos live they are links to themselves.
  await expect(async () => {
    await strip.evaluate((list) => list.scrollTo(0, 0));
    await strip.evaluate((list) => list.scrollTo(list.clientWidth, 0));
    await expect(photos.getByText('Photo 2 of 3')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await photos.getByRole('link').nth(1).click();
  const closer = page.getByRole('dialog', { name: 'Photos of the part' });
  await expect(closer.getByRole('button', { name: 'Close' })).toBeVisible();
  await closer.getByRole('button', { name: 'Close' }).click();
  await expect(closer).toHaveCount(0);
});

test('a photo that cannot be had leaves the drawing of its kind, and comes by itself once it can', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource/);
  await page.route('**/media/**', (route) => route.abort());
  await page.goto(await address('51819002'));
  await alive(page);
  await expect(page.getByAltText('Foto del pezzo: Faro destro.')).toHaveCount(0);
  await expect(gallery(page).locator('svg').first()).toBeVisible();
  await page.goto(`${shop().url}/search`);
  await alive(page);
  await page.getByText('Faro destro').scrollIntoViewIfNeeded();
  await expect(page.getByAltText('Foto del pezzo: Faro destro.')).toHaveCount(0);
  await expect(page.locator('article', { hasText: 'Faro destro' }).locator('svg').first()).toBeVisible();
  await page.unroute('**/media/**');
  await expect(page.getByAltText('Foto del pezzo: Faro destro.')).toBeVisible();
});

test('before the page is alive, and without scripts at all, a photo opens itself', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'it-IT' });
  const page = await context.newPage();
  await page.goto(await address('51819001'));
  const [answer] = await Promise.all([
    page.waitForResponse(/\/media\/\w+\/1600\.jpg$/),
    gallery(page).getByRole('link').first().click(),
  ]);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  await context.close();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a photo that was seen is there without a network, and none is answered with a page', async ({
    page,
    context,
    allowComplaint,
  }) => {
    allowComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const part = await address('51819002');
    await page.goto(part);
    await alive(page);
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await page.reload();
    await alive(page);
    const alt = 'Foto del pezzo: Faro destro.';
    await expect.poll(() => comesFrom(page, alt)).toEqual([true, expect.stringMatching(/\.avif$/)]);
    const missing = await page.evaluate(async () => {
      const answer = await fetch(`/media/${'0'.repeat(64)}/320.avif`);
      return [answer.status, answer.headers.get('content-type')];
    });
    expect(missing).toEqual([404, 'application/problem+json; charset=utf-8']);

    await context.setOffline(true);
    await page.goto(part);
    await alive(page);
    await expect.poll(() => comesFrom(page, alt)).toEqual([true, expect.stringMatching(/\.avif$/)]);
  });
});
