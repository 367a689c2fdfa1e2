/** What the screens are made of, in all its states: readable in light and dark, whole with long names and large letters. */
import type { Page } from '@playwright/test';
import { locales } from '../domain/constants.ts';
import { expect, test } from './fixtures.ts';
import { startGallery } from './start-gallery.ts';
import { expectAccessible, expectNothingSideways } from './steps/soundness.ts';

test('every part of the screens is sound in every state', async ({ page, allowComplaint }) => {
  test.slow();
  // One of the photos is meant to be missing.
  allowComplaint(/404 \(Not Found\)/);
  const gallery = await startGallery();
  try {
    for (const locale of locales) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${gallery.url}?lang=${locale}`, { waitUntil: 'networkidle' });
      // Words have another length in the other language, not another colour.
      if (locale === 'it') await expectAccessible(page, 'colours');
      await page.setViewportSize({ width: 360, height: 800 });
      await expectNothingSideways(page);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect.soft(await cutOff(page), 'letters at 200%').toEqual([]);
    }
  } finally {
    await gallery.stop();
  }
});

/** Words of which something is hidden, because what they stand in does not grow with them. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('figure :is(a, button, p, span, li, h1, h2, h3, label, dd)')]
      .filter(({ clientWidth, clientHeight }) => clientWidth > 1 && clientHeight > 1)
      .filter((element) => getComputedStyle(element).overflow !== 'visible')
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight,
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );
