/** WebKitGTK, the engine of Safari and of every iPhone, over WebDriver. It needs a screen: where there is none, Xvfb is one. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Origin } from 'selenium-webdriver';
import { freePort } from '../../test/free-port.ts';
import type { Engine } from './driver.ts';

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
  async start() {
    const running: ChildProcess[] = [];
    const end = () => running.forEach((process) => process.kill());
    const run = (program: string, options: string[], env = process.env) =>
      void running.push(spawn(program, options, { stdio: 'ignore', env }));
    const display = `:${90 + (process.pid % 100)}`;
    if (!hasScreen) run(screen, [display, '-screen', '0', '1280x1024x24']);
    const port = await freePort();
    await pause(500);
    run(driver, [`--port=${port}`], {
      ...process.env,
      DISPLAY: process.env['DISPLAY'] ?? display,
      LANGUAGE: 'it',
    });
    await pause(500);
    const browser = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { args: ['--automation'] },
      })
      .build()
      .catch((error: unknown) => {
        end();
        throw error;
      });
    await browser.manage().window().setRect({ width: 1000, height: 800 });
    return {
      open: (address) => browser.get(address).catch(() => {}),
      evaluate: (expression) =>
        browser.executeAsyncScript(
          `const done = arguments[0]; Promise.resolve(${expression}).then(done, (error) => done(String(error)))`,
        ),
      pressAt: (x, y) =>
        browser
          .actions()
          .move({ origin: Origin.VIEWPORT, x: Math.round(x), y: Math.round(y) })
          .click()
          .perform(),
      type: (text) => browser.actions().sendKeys(text).perform(),
      picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
      async close() {
        await browser.quit().catch(() => {});
        end();
      },
    };
  },
};
