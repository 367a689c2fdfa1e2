/** What every page owes everybody: the rules of accessibility, nothing that jumps, nothing that has to be pushed sideways. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 at level AA with all before it, and axe's own best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Not asked by axe by itself: that whoever speaks to the browser can name what they see. */
const alsoAsked = { 'label-content-name-mismatch': { enabled: true } };

/** @param what colours alone differ between light and dark: the second look need not see the rest again */
export async function expectAccessible(page: Page, what: 'everything' | 'colours' = 'everything') {
  await restOf(page);
  // No page has frames: what axe does for those takes most of its time.
  const axe = () => new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (
    what === 'everything'
      ? axe().options({ rules: alsoAsked }).withTags(tags)
      : axe().withRules('color-contrast')
  ).analyze();
  const told = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  if (told.length === 0) return;
  expect(
    violations.map(({ id }) => id),
    told.join('\n'),
  ).toEqual(['target-size']);
  // A bar that stays on the screen covers half of something wherever one is: too small is what is so further down as well.
  await page.evaluate(() => scrollBy(0, 100));
  const further = await axe().withRules('target-size').analyze();
  const stillSmall = further.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)));
  expect(told.filter((one) => stillSmall.some((html) => one.includes(html)))).toEqual([]);
  await page.evaluate(() => scrollBy(0, -100));
}

/** Whoever reads waits until what fades in is there. */
const restOf = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/** The same in the dark too, where only colours differ. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
}

/** A finger needs 44 px (design 4.13). Links within a sentence are as high as its letters, and a card's name is all of the card. */
export async function expectWithinReach(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      // What is there for screen readers alone is a pixel.
      .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
      .map(({ element, box }) => `${box.width} × ${box.height}: ${element.outerHTML.slice(0, 160)}`),
  );
  expect(small).toEqual([]);
}

/**
 * Nothing has moved since the page began to load: its cumulative layout shift is 0.000, as those who measure it write it.
 *
 * @param most what it may be instead
 */
export async function expectStill(page: Page, most = 0): Promise<void> {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ value: number; moved: string }[]>((resolve) => {
        const seen: { value: number; moved: string }[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
            sources: { node: Node | null }[];
          })[]) {
            const moved = entry.sources.map(({ node }) =>
              node instanceof Element
                ? node.outerHTML.slice(0, 120)
                : String(node?.textContent?.slice(0, 60)),
            );
            if (!entry.hadRecentInput) seen.push({ value: entry.value, moved: moved.join(' | ') });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(seen), 50);
      }),
  );
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(Number(total.toFixed(3)), shifts.map(({ moved }) => moved).join('\n')).toBeLessThanOrEqual(most);
}

const width = { narrowest: 320, height: 800 };

/** What a reader may set (WCAG 1.4.12). */
export const widerText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Neither on the narrowest phone nor with letters twice as large or set wider anything reaches beyond the right edge. */
export async function expectNothingSideways(page: Page): Promise<void> {
  const given = page.viewportSize();
  if (!given) throw new Error('The page has no size.');
  await page.setViewportSize({ width: width.narrowest, height: width.height });
  expect.soft(await beyondTheEdge(page), `${width.narrowest} px`).toEqual([]);
  await page.setViewportSize(given);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect.soft(await beyondTheEdge(page), 'letters at 200%').toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, widerText);
  expect.soft(await beyondTheEdge(page), 'letters set wider').toEqual([]);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
}

/** What makes the page wider than its window, if anything does. */
export const beyondTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const right = (element: Element) => element.getBoundingClientRect().right;
    // What is fixed to both edges only follows.
    const wide = [...document.querySelectorAll('main *, header *, footer *')].sort(
      (one, other) => right(other) - right(one),
    );
    const widest = wide.filter((element) => right(element) === right(wide[0] ?? element));
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...widest.slice(-2).map((element) => element.outerHTML.slice(0, 200)),
    ];
  });
