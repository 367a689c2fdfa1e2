/** A page of the shop's with a worker of its own, spoken to as the shop's pages do. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { FromWorker, ToWorker } from '../../src/snapshot/protocol.ts';

type Held = Window & {
  startYard: () => Promise<number>;
  askYard: (path: string) => Promise<number>;
  endYard: () => void;
  reopenYard: (path: string) => Promise<number>;
};

/** Milliseconds where nothing else is said. */
export type HeldWorker = {
  readonly page: Page;
  /** Fetches all of it. @returns milliseconds since 1970 at which it was there */
  start(): Promise<number>;
  ask(path: string): Promise<number>;
  end(): Promise<void>;
  /** Starts it where a copy is stored, and asks until all of the catalogue answers. */
  reopen(path: string): Promise<number>;
  /** What it holds, its buffers included, after its rubbish was taken away. */
  megabytes(): Promise<number>;
};

const assets = join(import.meta.dirname, '../../dist/client/assets');

export async function openHeldWorker(context: BrowserContext, url: string): Promise<HeldWorker> {
  const file = readdirSync(assets).find((name) => /^yard-worker-.*\.js$/.test(name));
  if (!file) throw new Error('the shop is not built: npm run build');
  const page = await context.newPage();
  await page.goto(`${url}/terms`);
  // No page of the shop starts the worker before it lives.
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.evaluate(holdWorker, `/assets/${file}`);
  return {
    page,
    start: () => page.evaluate(() => (window as unknown as Held).startYard()),
    ask: (path) => page.evaluate((asked) => (window as unknown as Held).askYard(asked), path),
    end: () => page.evaluate(() => (window as unknown as Held).endYard()),
    reopen: (path) => page.evaluate((asked) => (window as unknown as Held).reopenYard(asked), path),
    megabytes: () => memoryOfWorker(page),
  };
}

/** Runs in the page. */
function holdWorker(address: string): void {
  const page = window as unknown as Held;
  let worker: Worker;
  const open = () => (worker = new Worker(address, { type: 'module' }));
  const until = <Value>(heard: (message: FromWorker) => Value | undefined): Promise<Value> =>
    new Promise((resolve) => {
      worker.addEventListener('message', function hear({ data }: MessageEvent<FromWorker>) {
        const value = heard(data);
        if (value === undefined) return;
        worker.removeEventListener('message', hear);
        resolve(value);
      });
    });
  const say = (message: ToWorker) => worker.postMessage(message);
  let lastId = 0;
  const ask = async (path: string): Promise<boolean> => {
    const id = ++lastId;
    say({ kind: 'ask', id, path });
    return until((message) =>
      message.kind === 'answer' && message.id === id ? message.answer?.isWhole === true : undefined,
    );
  };
  page.endYard = () => worker.terminate();
  page.startYard = async () => {
    open();
    const here = until((message) =>
      message.kind === 'state' && message.state.is === 'here' ? Date.now() : undefined,
    );
    say({ kind: 'bring' });
    return here;
  };
  page.askYard = async (path) => {
    const begun = performance.now();
    await ask(path);
    return performance.now() - begun;
  };
  page.reopenYard = async (path) => {
    const begun = performance.now();
    open();
    while (!(await ask(path))) await new Promise((later) => setTimeout(later, 5));
    return performance.now() - begun;
  };
}

async function memoryOfWorker(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { promise: attached, resolve } = Promise.withResolvers<string>();
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') resolve(sessionId);
  });
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false });
  const sessionId = await attached;
  let id = 0;
  const tell = (method: string): Promise<Record<string, number>> => {
    const asked = ++id;
    return new Promise((answered) => {
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const said = JSON.parse(message) as { id?: number; result?: Record<string, number> };
        if (said.id === asked) answered(said.result ?? {});
      });
      void session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id: asked, method }),
      });
    });
  };
  await tell('HeapProfiler.collectGarbage');
  const { usedSize = 0, backingStorageSize = 0 } = await tell('Runtime.getHeapUsage');
  await session.detach();
  return (usedSize + backingStorageSize) / 1e6;
}
