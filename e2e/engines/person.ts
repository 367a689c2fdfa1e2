/** Somebody at a browser of any engine: looks for things by what they say, presses, types, and waits as people do. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Driver } from './driver.ts';

const patienceMs = 30_000;

export type Person = ReturnType<typeof personAt>;

/** @param url of the shop @throws Error naming what did not come, by each verb */
export function personAt(driver: Driver, url: string) {
  /** Waits until an expression is true in the page. */
  async function see(expression: string): Promise<void> {
    const until = performance.now() + patienceMs;
    for (;;) {
      const seen = await driver.evaluate(expression).catch(() => false);
      if (seen === true) return;
      if (performance.now() > until) throw new Error(`not seen within ${patienceMs} ms: ${expression}`);
      await pause(100);
    }
  }

  const element = (selector: string) =>
    `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.getClientRects().length > 0)`;

  const isAlive = () => see(`document.documentElement.dataset.hydrated !== undefined`);

  return {
    see,
    async visit(path: string): Promise<void> {
      await driver.open(url + path);
      await isAlive();
    },
    /** A heading, a message, a price: anywhere on the page. */
    read: (text: string) => see(`document.body.innerText.includes(${JSON.stringify(text)})`),
    heading: (text: string) =>
      see(`document.querySelector('main h1')?.textContent.includes(${JSON.stringify(text)}) === true`),
    async press(selector: string): Promise<void> {
      await see(`${element(selector)} !== undefined`);
      const point = (await driver.evaluate(
        `(() => { const one = ${element(selector)}; one.scrollIntoView({ block: 'center' }); const { left, top, width, height } = one.getBoundingClientRect(); return [left + width / 2, top + height / 2]; })()`,
      )) as [number, number];
      await driver.pressAt(...point);
    },
    async write(selector: string, text: string): Promise<void> {
      await see(`${element(selector)} !== undefined`);
      await driver.evaluate(
        `(() => { const one = ${element(selector)}; one.scrollIntoView({ block: 'center' }); one.focus(); one.select?.(); })()`,
      );
      await driver.type(text);
    },
  };
}
