/** WebKitGTK, the engine of Safari and of every iPhone, over WebDriver. It needs a screen: where there is none, Xvfb is one. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../test/free-port.ts';
import type { Driver, Engine } from './driver.ts';

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
    const thrown: string[] = [];
    const run = (program: string, options: string[], env = process.env) => {
      const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'ignore'], env });
      createInterface(child.stdout).on('line', (line) => {
        if (line.includes(uncaught)) thrown.push(line);
      });
      running.push(child);
    };
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
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      })
      .build()
      .catch((error: unknown) => {
        end();
        throw error;
      });
    await browser.manage().window().setRect({ width, height: 800 });
    return tabOf(browser, { handle: await browser.getWindowHandle(), thrown }, async () => {
      await browser.quit().catch(() => {});
      end();
    });
  },
};

/** What MiniBrowser prints of an exception that nobody caught, as of a promise that nobody waited for. */
const uncaught = 'CONSOLE JS ERROR';

/** Each browser has a screen of its own. */
let displays = 0;
const nextDisplay = () => `:${100 + 10 * (process.pid % 1_000) + displays++}`;

type Tab = { readonly handle: string; readonly thrown: string[] };

/** A tab by its handle: the browser has to be told each time which is meant. */
function tabOf(browser: WebDriver, { handle, thrown }: Tab, close: () => Promise<void>): Driver {
  const here = async (): Promise<WebDriver> => {
    await browser.switchTo().window(handle);
    return browser;
  };
  return {
    open: async (address) => (await here()).get(address).catch(() => {}),
    evaluate: async (expression) =>
      (await here()).executeAsyncScript(
        `const done = arguments[0]; Promise.resolve(${expression}).then(done, (error) => done(String(error)))`,
      ),
    pressAt: async (x, y) =>
      (await here())
        .actions()
        .move({ origin: Origin.VIEWPORT, x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    type: async (text) => (await here()).actions().sendKeys(text).perform(),
    picture: async () => Buffer.from(await (await here()).takeScreenshot(), 'base64'),
    exceptions: async () => thrown.splice(0),
    async openTab() {
      await (await here()).switchTo().newWindow('tab');
      const another = await browser.getWindowHandle();
      return tabOf(browser, { handle: another, thrown }, async () => {
        await browser.switchTo().window(another);
        await browser.close();
      });
    },
    close,
  };
}
