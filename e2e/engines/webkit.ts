/** WebKitGTK, the engine of Safari and of every iPhone, over WebDriver. It needs a screen: where there is none, Xvfb is one. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../test/free-port.ts';
import type { Driver, Engine } from './driver.ts';

/** A question that comes while one page follows another is never answered: it is asked again. The longest answer takes six seconds. */
const patienceMs = { pageLoad: 20_000, script: 8_000 };

const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';
const hasScreen = process.env['DISPLAY'] !== undefined;

export const webkit: Engine = {
  name: 'WebKit',
  missing() {
    if (!existsSync(driver)) return 'WebKit is missing: install the package webkit2gtk-driver.';
    if (!hasScreen && !existsSync(screen)) return 'WebKit needs a screen: install the package xvfb.';
    return undefined;
  },
  async start({ width, scheme }) {
    const running: ChildProcess[] = [];
    const end = () => running.forEach((process) => process.kill());
    const run = (program: string, options: string[], env = process.env) =>
      void running.push(spawn(program, options, { stdio: 'ignore', env }));
    const display = nextDisplay();
    if (!hasScreen) run(screen, [display, '-screen', '0', '1280x1024x24']);
    const port = await freePort();
    await pause(500);
    run(driver, [`--port=${port}`], {
      ...process.env,
      DISPLAY: process.env['DISPLAY'] ?? display,
      LANGUAGE: 'it',
      GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
    });
    await pause(500);
    const browser = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          args: ['--automation'],
        },
      })
      .build()
      .catch((error: unknown) => {
        end();
        throw error;
      });
    await browser.manage().window().setRect({ width, height: 800 });
    await browser.manage().setTimeouts(patienceMs);
    return tabOf(browser, { handle: await browser.getWindowHandle(), left: [] }, async () => {
      await browser.quit().catch(() => {});
      end();
    });
  },
};

/** Each browser has a screen of its own. */
let displays = 0;
const nextDisplay = () => `:${100 + 10 * (process.pid % 1_000) + displays++}`;

/**
 * The classic protocol tells of no exception, so the page notes its own, from when it has loaded on; over all pages of the tab. One that
 * throws before does not come alive.
 */
const listen = `window.isListening ??= (() => {
  const note = (said) => isLeft || sessionStorage.setItem('thrown', JSON.stringify([...JSON.parse(sessionStorage.getItem('thrown') ?? '[]'), String(said)]));
  // A page that is left lets its imports fail.
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  addEventListener('error', ({ error, message }) => note(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  return true;
})()`;
const takeNotes = `(() => { const notes = JSON.parse(sessionStorage.getItem('thrown') ?? '[]'); sessionStorage.removeItem('thrown'); return notes; })()`;

type Tab = {
  readonly handle: string;
  /** What was thrown in tabs that are closed. */
  readonly left: string[];
};

/** A tab by its handle: the browser has to be told each time which is meant. */
function tabOf(browser: WebDriver, { handle, left }: Tab, close: () => Promise<void>): Driver {
  const here = async (): Promise<WebDriver> => {
    await browser.switchTo().window(handle);
    return browser;
  };
  const evaluate = async (expression: string): Promise<unknown> =>
    (await here()).executeAsyncScript(
      `const done = arguments[0]; ${listen}; Promise.resolve(${expression}).then(done, (error) => done(String(error)))`,
    );
  const notes = async () => (await evaluate(takeNotes)) as string[];
  return {
    async open(address) {
      await (await here()).get(address).catch(() => {});
      await evaluate('true').catch(() => {});
    },
    evaluate,
    pressAt: async (x, y) =>
      (await here())
        .actions()
        .move({ origin: Origin.VIEWPORT, x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    type: async (text) => (await here()).actions().sendKeys(text).perform(),
    picture: async () => Buffer.from(await (await here()).takeScreenshot(), 'base64'),
    exceptions: async () => [...left.splice(0), ...(await notes())],
    // A window: without somebody who manages windows a tab stays behind the other, where nothing can be pressed.
    async openTab() {
      await (await here()).switchTo().newWindow('window');
      const another = tabOf(browser, { handle: await browser.getWindowHandle(), left }, async () => {
        left.push(...(await another.exceptions()));
        await browser.close();
      });
      return another;
    },
    close,
  };
}
