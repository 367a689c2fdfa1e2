/** Somebody at a browser of any engine: looks for things by what they say, presses, types, and waits as people do. */
import { setTimeout as pause } from 'node:timers/promises';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Driver } from './driver.ts';

const patienceMs = 30_000;

export type Person = ReturnType<typeof personAt>;

/** @param url of the shop @param pictures beginning of the path of each picture @throws Error naming what did not come, by each verb */
export function personAt(driver: Driver, { url, pictures }: { url: string; pictures: string }) {
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

  /** A button, link or label that begins so, by what it is called or what stands on it. */
  const called = (words: string) =>
    `[...document.querySelectorAll('button, a[href], label')].find((one) => one.getClientRects().length > 0 && (one.getAttribute('aria-label') ?? one.textContent).trim().startsWith(${JSON.stringify(words)}))`;

  /** Presses what lies still, as a person would: what came late may just have moved it. */
  async function pressOn(found: string): Promise<void> {
    await see(`${found} !== undefined`);
    const until = performance.now() + patienceMs;
    let before: unknown;
    for (;;) {
      const point = await driver.evaluate(
        `(() => { const one = ${found}; if (!one) return null; one.scrollIntoView({ block: 'center' }); const { left, top, width, height } = one.getBoundingClientRect(); return [left + width / 2, top + height / 2]; })()`,
      );
      if (point !== null && isDeepStrictEqual(point, before))
        return driver.pressAt(...(point as [number, number]));
      if (performance.now() > until) throw new Error(`not still within ${patienceMs} ms: ${found}`);
      before = point;
      await pause(100);
    }
  }

  const isAlive = () => see(`document.documentElement.dataset.hydrated !== undefined`);

  return {
    see,
    ask: (expression: string) => driver.evaluate(expression),
    /** Takes a picture, to be looked at. */
    async show(name: string): Promise<void> {
      // What fades in, and pictures that come last, are there by then.
      await pause(500);
      // Made anew where a run of other tests cleared its folder meanwhile.
      mkdirSync(dirname(pictures), { recursive: true });
      writeFileSync(`${pictures}-${name}.png`, await driver.picture());
    },
    async visit(path: string): Promise<void> {
      await driver.open(url + path);
      await isAlive();
    },
    /** A heading, a message, a price: anywhere on the page. */
    read: (text: string) => see(`document.body.innerText.includes(${JSON.stringify(text)})`),
    heading: (text: string) =>
      see(`document.querySelector('main h1')?.textContent.includes(${JSON.stringify(text)}) === true`),
    press: (selector: string) => pressOn(element(selector)),
    pressWords: (words: string) => pressOn(called(words)),
    /** Chooses of a list by its value. */
    async choose(selector: string, value: string): Promise<void> {
      await see(`${element(selector)} !== undefined`);
      await driver.evaluate(
        `(() => { const one = ${element(selector)}; Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(one, ${JSON.stringify(value)}); one.dispatchEvent(new Event('change', { bubbles: true })); })()`,
      );
    },
    /** Chooses a photo that is made in the page, as large as a telephone's. */
    async takePhoto(selector: string, width: number, height: number): Promise<void> {
      await see(`document.querySelector(${JSON.stringify(selector)}) !== null`);
      await driver.evaluate(
        `new Promise((done) => { const canvas = document.createElement('canvas'); canvas.width = ${width}; canvas.height = ${height}; const pen = canvas.getContext('2d'); pen.fillStyle = '#468'; pen.fillRect(0, 0, ${width}, ${height}); pen.fillStyle = '#fd0'; pen.fillRect(${width >> 2}, ${height >> 2}, ${width >> 1}, ${height >> 1}); canvas.toBlob((blob) => { const files = new DataTransfer(); files.items.add(new File([blob], 'foto.jpg', { type: 'image/jpeg' })); const input = document.querySelector(${JSON.stringify(selector)}); input.files = files.files; input.dispatchEvent(new Event('change', { bubbles: true })); done(true); }, 'image/jpeg'); })`,
      );
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
