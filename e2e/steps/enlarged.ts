/** What a page owes whoever sets text wider (WCAG 1.4.12), enlarges it to 400 % (1.4.10) or goes by keys (2.4.11). */
import { expect, type Page } from '@playwright/test';
import { beyondTheEdge, widerText } from './soundness.ts';

/** A screen of 1280 × 1024 at 400 %. */
const enlarged = { width: 320, height: 256 };

/** Letters of a page set as wide as a reader may: nothing of it is cut, nor does it run sideways. */
export async function expectRoomForLetters(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, widerText);
  expect.soft(await beyondTheEdge(page), 'letters set wider').toEqual([]);
  expect.soft(await cut(page), 'letters set wider').toEqual([]);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
}

/** At 400 % nothing runs sideways or is cut, and what stays on the screen takes at most a third of it. */
export async function expectReadableEnlarged(page: Page): Promise<void> {
  const given = page.viewportSize();
  if (!given) throw new Error('The page has no size.');
  await page.setViewportSize(enlarged);
  expect.soft(await beyondTheEdge(page), 'at 400 %').toEqual([]);
  expect.soft(await cut(page), 'at 400 %').toEqual([]);
  for (const depth of [0, 0.5]) {
    await page.evaluate((at) => scrollTo(0, at * document.documentElement.scrollHeight), depth);
    expect.soft(await covered(page), `at 400 %, ${depth} of the way down`).toBeLessThanOrEqual(1 / 3);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.setViewportSize(given);
}

/** What the next keys go to is never behind a bar (WCAG 2.4.11), however far down it stands. */
export async function expectFocusInSight(page: Page, presses = 25): Promise<void> {
  const hidden: string[] = [];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab');
    const behind = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = there === null || focused.contains(there) || there.contains(focused);
      return isSeen ? undefined : focused.outerHTML.slice(0, 160);
    });
    if (behind !== undefined) hidden.push(behind);
  }
  expect.soft(hidden, 'focused behind a bar').toEqual([]);
}

/** What holds more text than it shows. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const holdsText = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    return (
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && holdsText(element))
        // What is there for screen readers alone is a pixel; what scrolls can be read.
        .filter(({ clientWidth, clientHeight }) => clientWidth > 1 && clientHeight > 1)
        .filter((element) => {
          const { overflowX, overflowY } = getComputedStyle(element);
          const isKept = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
          const isPressed = element.matches('button, a, summary, label');
          return (
            ((isKept(overflowX) || isPressed) && element.scrollWidth > element.clientWidth + 1) ||
            ((isKept(overflowY) || isPressed) && element.scrollHeight > element.clientHeight + 1)
          );
        })
        .map((element) => element.outerHTML.slice(0, 160))
    );
  });

/** How much of the screen's height lies under what does not scroll with the page. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stays = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || stays(element.parentElement));
    const isCovered = (y: number) =>
      [0.1, 0.5, 0.9].some((x) => stays(document.elementFromPoint(x * innerWidth, y)));
    return Array.from({ length: innerHeight }, (_, y) => y).filter(isCovered).length / innerHeight;
  });
