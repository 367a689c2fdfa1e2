/** The worker of a tab that holds the catalogue of this device: downloads it, follows it and answers from it, beside the page. */
// Before anything else that is evaluated here: the device reads meanwhile.
import { madeBy, prefetched, tabs } from './read-ahead.ts';
import '../older/older-builtins.ts';
import { createKeeper, type Keeper, type TabNews } from './keeper.ts';
import { openDeviceShelf } from './device-shelf.ts';
import { withPrefetched } from './prefetched-store.ts';
import type { CopyAnswer, FromWorker, ToWorker } from './protocol.ts';
import { answerFromSeen, type Seen } from './seen-catalogue.ts';
import { createShopCalls } from './shop-calls.ts';
import { createStoredCopy } from './stored-copy.ts';
import { keyOf } from './stored-names.ts';

const say = (message: FromWorker): void => globalThis.postMessage(message);

const turns = new MessageChannel();
const waitingTurns: (() => void)[] = [];
turns.port2.onmessage = () => waitingTurns.shift()?.();
/** Messages that have come meanwhile are heard first. */
const othersTurn = (): Promise<void> =>
  new Promise((resolve) => {
    waitingTurns.push(resolve);
    turns.port1.postMessage(null);
  });

const wake = new EventTarget();
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    wake.addEventListener('try', () => resolve(), { once: true });
  });

let opened: Keeper | undefined;
/** Nothing is stored for who only searches what was seen. */
const keeper = (): Keeper => (opened ??= openKeeper());

const openKeeper = (): Keeper =>
  createKeeper({
    stored: createStoredCopy(withPrefetched(openDeviceShelf(), prefetched)),
    shop: createShopCalls(
      (...call) => fetch(...call),
      (bytes) => crypto.subtle.digest('SHA-256', bytes),
    ),
    withLock: async (work) => globalThis.navigator.locks.request('yard', work) as ReturnType<typeof work>,
    now: Date.now,
    madeBy,
    pause,
    othersTurn,
    onState: (state) => say({ kind: 'state', state }),
    announce: (news) => tabs.postMessage(news),
  });
// What was read ahead is not to grow old.
void prefetched.values.get(keyOf.head)?.then((head) => head !== undefined && keeper());
tabs.onmessage = ({ data }: MessageEvent<TabNews>) => {
  if (data === 'letGo') opened?.giveUp();
  else void opened?.look();
};

/** Questions that wait for their turn; a newer one may make an older one needless. */
const asked = new Set<number>();

async function answer(id: number, path: string, seen?: Seen): Promise<void> {
  asked.add(id);
  await othersTurn();
  const tell = () => (seen ? answerOfSeen(seen, path) : keeper().answer(path));
  const told = asked.delete(id) ? await tell().catch(() => undefined) : undefined;
  say({ kind: 'answer', id, answer: told });
}

/** How old it is knows whoever has seen it. */
async function answerOfSeen(seen: Seen, path: string): Promise<CopyAnswer | undefined> {
  const body = await answerFromSeen(seen, path);
  return body === undefined ? undefined : { body, asOf: 0, isWhole: false };
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'bring':
      return void keeper().bring();
    case 'update':
      return void keeper().update(data.mayRenew);
    case 'tryNow':
      return void wake.dispatchEvent(new Event('try'));
    case 'letGo':
      return void keeper().letGo();
    case 'ask':
      return void answer(data.id, data.path, data.seen);
    case 'drop':
      return void asked.delete(data.id);
  }
});
