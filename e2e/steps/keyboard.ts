/** The keyboard alone, as somebody uses it who has no mouse. */
import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than anybody puts up with before what they want. */
const mostStops = 40;

/** Presses Tab until the place has the focus; every stop on the way must be seen. */
export async function tabTo(page: Page, place: Locator, most = mostStops): Promise<void> {
  // Nobody sets out for what is not there yet.
  await expect(place).toBeAttached();
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    expect(await coveredFocus(page), 'what has the focus is seen').toBeUndefined();
    if (await hasFocus(place)) return;
  }
  throw new Error(`${most} presses of Tab do not get to ${String(place)}.`);
}

/** Tabs to a place and presses it. */
export async function pressAt(page: Page, place: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.press(key);
}

/** Tabs to a field and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

const hasFocus = (place: Locator): Promise<boolean> =>
  place
    .evaluate((element) => element === document.activeElement, null, { timeout: 1_000 })
    .catch(() => false);

/**
 * The element with the focus when it is out of sight or something lies over all of it (WCAG 2.2, 2.4.11). A box that is drawn by
 * its label is seen where the label is.
 */
const coveredFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
    const isSeen = [focused, label].some((element) => {
      if (!element) return false;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((across) =>
        [0.1, 0.5, 0.9].map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
      );
      return points.some(([x, y]) => {
        const there = document.elementFromPoint(x, y);
        return there !== null && (element.contains(there) || there.contains(element));
      });
    });
    return isSeen ? undefined : focused.outerHTML.slice(0, 200);
  });
