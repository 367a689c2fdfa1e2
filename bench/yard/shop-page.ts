/** What a person feels of the whole catalogue in a page of the shop's: whether it is held up while all of it comes, and how soon a key shows. */
import type { BrowserContext, Page } from '@playwright/test';
import { yardPanel } from '../../e2e/steps/yard-copy.ts';
import { summarize, type Summary } from '../percentiles.ts';
import { slowDown, slowerBy } from '../telephone.ts';

/** Milliseconds, with the processor slowed. */
export type InPage = {
  /** The longest task of the page's thread from the yes until what was worked out is saved; 0 where none took more than 50. */
  readonly longestTaskMs: number;
  /** From a key to what is suggested on the screen. */
  readonly keystrokes: Summary;
};

/** Every page has come to rest by then: what it fetches for the next one is its own. */
const untilAtRestMs = 8_000;
const untilSavedMs = 15_000;
/** The shop's own suggestions come behind those of the device, as on a slow line. */
const shopAnswersAfterMs = 400;
const betweenKeysMs = 600;
const typed = [
  'alternatore',
  'faro ant',
  'specchietto',
  'cofano pan',
  'turbina',
  'golf 5 ecu',
  '4M51',
  'paruarti',
];

type Noted = Window & { tasks: number[]; keys: { at: number; shownAt: number }[] };

/** Runs in the page, before anything of it. */
function note(): void {
  const noted = window as unknown as Noted;
  noted.tasks = [];
  noted.keys = [];
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ duration }) => noted.tasks.push(duration)),
  ).observe({
    type: 'longtask',
  });
  addEventListener('keydown', ({ timeStamp }) => noted.keys.push({ at: timeStamp, shownAt: 0 }), true);
  new MutationObserver((changes) => {
    const key = noted.keys.at(-1);
    const isOfList = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest('[role=listbox]');
    if (!key || key.shownAt > 0 || !changes.some(isOfList)) return;
    key.shownAt = -1;
    // Behind the frame that shows it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (key.shownAt = performance.now());
      port2.postMessage(undefined);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Runs in the worker, before anything of it: what it answered waits as long again as a slower processor would have taken for it. */
function answerLater(times: number): void {
  const begun = new Map<number, number>();
  const post = self.postMessage.bind(self) as (message: unknown) => void;
  addEventListener('message', ({ data }) => data.kind === 'ask' && begun.set(data.id, performance.now()));
  self.postMessage = (message: { kind: string; id: number }) => {
    const at = message.kind === 'answer' ? begun.get(message.id) : undefined;
    if (at === undefined) post(message);
    else setTimeout(post, (performance.now() - at) * (times - 1), message);
  };
}

/** The browser slows the page’s thread alone. */
async function slowWorkerDown(page: Page): Promise<void> {
  await page.route(/\/yard-worker-[^/]*\.js$/, async (route) => {
    const file = await route.fetch();
    const body = `(${answerLater.toString()})(${slowerBy});${await file.text()}`;
    await route.fulfill({ response: file, body });
  });
}

/** @param context without a service worker, and with nothing in it */
export async function measureInPage(context: BrowserContext, url: string): Promise<InPage> {
  await context.addInitScript(note);
  const page = await context.newPage();
  await page.goto(`${url}/viewed`);
  await page.waitForTimeout(untilAtRestMs);
  const session = await slowDown(page);
  await page.evaluate(() => void ((window as unknown as Noted).tasks.length = 0));
  await yardPanel(page).getByRole('button', { name: 'Tieni tutto il magazzino' }).click();
  await yardPanel(page).getByText('pezzi su questo dispositivo').waitFor();
  await page.waitForTimeout(untilSavedMs);
  const longestTaskMs = await page.evaluate(() => Math.max(0, ...(window as unknown as Noted).tasks));
  await slowWorkerDown(page);
  await page.route('**/api/search/**', async (route) => {
    await page.waitForTimeout(shopAnswersAfterMs);
    await route.continue();
  });
  await page.goto(url);
  const keystrokes = await typeWords(page);
  await session.detach();
  await page.close();
  return { longestTaskMs, keystrokes };
}

/** A key that changes nothing of what is suggested shows nothing, and is left out. */
async function typeWords(page: Page): Promise<Summary> {
  await page.waitForTimeout(untilAtRestMs);
  const times: number[] = [];
  // The first one brings the code.
  for (const [nth, words] of ['fanale', ...typed].entries()) {
    const box = page.getByRole('combobox').filter({ visible: true }).first();
    await box.fill('');
    await page.waitForTimeout(betweenKeysMs);
    await page.evaluate(() => void ((window as unknown as Noted).keys.length = 0));
    for (const key of words) {
      await box.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(betweenKeysMs);
    }
    const keys = await page.evaluate(() => (window as unknown as Noted).keys);
    if (nth > 0) for (const { at, shownAt } of keys) if (shownAt > 0) times.push(shownAt - at);
  }
  return summarize(times);
}
