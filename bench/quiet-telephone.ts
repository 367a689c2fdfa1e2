/**
 * A telephone that nothing listens to but what it is asked for. Playwright hears of every request of a page, and for that Chromium
 * notes where in the code each one began and tells another process: at a fourth of the speed that is a third of a page that is made
 * without a network. A person's browser does none of it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { browserFlags, findBrowser } from '../test/find-browser.ts';

/** Milliseconds since the page was asked for. */
export type Opened = { readonly first: number; readonly heading: number; readonly alive: number };

export type QuietTelephone = {
  /** Opens a page from nothing and leaves it be for so long. */
  readonly open: (address: string, forMs: number) => Promise<void>;
  /** Makes the processor so many times slower from here on. */
  readonly slowDown: (times: number) => Promise<void>;
  /** What the page noted of itself. @throws Error where it is not alive by now */
  readonly noted: () => Promise<Opened>;
  readonly close: () => Promise<void>;
};

/** Runs in the page, from its first moment. */
const notes = `{
  const noted = (window.noted = {});
  const look = () => {
    if (document.querySelector('main h1')) noted.heading ??= performance.now();
    if (document.documentElement?.dataset.hydrated === undefined) setTimeout(look, 4);
    else noted.alive = performance.now();
  };
  look();
}`;
const readNotes = `JSON.stringify({
  ...window.noted,
  first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
})`;

export async function takeQuietTelephone(): Promise<QuietTelephone> {
  const folder = mkdtempSync(join(tmpdir(), 'smonto-telephone-'));
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'];
  const browser = spawn(findBrowser(), [...browserFlags, ...flags], { stdio: ['ignore', 'ignore', 'pipe'] });
  const send = await speakTo(await addressOf(browser));
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const tell = (method: string, params: object = {}) => send(method, params, sessionId as string);
  await tell('Emulation.setDeviceMetricsOverride', {
    width: 360,
    height: 780,
    deviceScaleFactor: 2,
    mobile: true,
  });
  await tell('Page.enable');
  await tell('Page.addScriptToEvaluateOnNewDocument', { source: notes });
  return {
    async open(address, forMs) {
      await tell('Page.navigate', { url: 'about:blank' });
      await pause(150);
      await tell('Page.navigate', { url: address });
      await pause(forMs);
    },
    slowDown: async (times) => void (await tell('Emulation.setCPUThrottlingRate', { rate: times })),
    async noted() {
      const { result } = await tell('Runtime.evaluate', { expression: readNotes, returnByValue: true });
      const noted = JSON.parse((result as { value: string }).value) as Partial<Opened>;
      const { first, heading, alive } = noted;
      if (!first || !heading || !alive) throw new Error(`not alive yet: ${JSON.stringify(noted)}`);
      return { first, heading, alive };
    },
    async close() {
      const gone = new Promise((resolve) => browser.once('exit', resolve));
      await send('Browser.close');
      await gone;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Chromium writes where its tools are to be reached when it is up. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  let written = '';
  for await (const chunk of stderr!) {
    written += String(chunk);
    const address = /ws:\/\/\S+/.exec(written)?.[0];
    if (address) return address;
  }
  throw new Error(`the browser did not start:\n${written}`);
}

type Answer = Record<string, unknown>;
type Send = (method: string, params?: object, sessionId?: string) => Promise<Answer>;

/** The protocol of Chromium's tools (https://chromedevtools.github.io/devtools-protocol/): numbered questions, answered in any order. */
async function speakTo(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`nobody answers at ${address}`)));
  });
  const asked = new Map<number, PromiseWithResolvers<Answer>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data)) as {
      id?: number;
      result: Answer;
      error?: { message: string };
    };
    const question = id === undefined ? undefined : asked.get(id);
    if (error) question?.reject(new Error(error.message));
    else question?.resolve(result);
  });
  let last = 0;
  return (method, params = {}, sessionId) => {
    const question = Promise.withResolvers<Answer>();
    asked.set((last += 1), question);
    socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    return question.promise;
  };
}
