/** The whole catalogue on this device, as a page talks with the worker that holds it. */
import { wakeEveryMs, yardKey, yardTag, type YardMark } from '../../domain/yard-mark.ts';
import { askToPersist } from '../browser/installing.ts';
import { askToWake } from '../browser/service-worker.ts';
import { readStored, store } from '../browser/storage.ts';
import { startWorker, type RunningWorker } from '../browser/worker.ts';
import type { CopyAnswer, CopyState, FromWorker, ToWorker } from '../snapshot/protocol.ts';
import type { Seen } from '../snapshot/seen-catalogue.ts';
// What is asked for is the address of its file, not what it exports.
// oxlint-disable-next-line import/default
import address from '../snapshot/yard-worker.ts?worker&url';

let worker: RunningWorker<ToWorker> | undefined;
let latest: CopyState | undefined;
let lastId = 0;
/** The question of which only the latest counts: what is suggested while somebody types. */
let passingId: number | undefined;
const waiting = new Map<number, (answer: CopyAnswer | undefined) => void>();
const listeners = new Set<(state: CopyState) => void>();

function hear(message: FromWorker): void {
  if (message.kind === 'state') {
    // Where the browser grants it the copy is followed also while the shop is closed.
    if (message.state.is === 'here' && latest?.is !== 'here') void askToWake(yardTag, wakeEveryMs);
    latest = message.state;
    // Pages ask at once, and only where there is something to ask. What another tab has let go meanwhile is not wanted again.
    if ((latest.is === 'here' || latest.is === 'coming') && readStored(yardKey) !== undefined)
      store(yardKey, (latest.is === 'here' ? 'here' : 'wanted') satisfies YardMark);
    return listeners.forEach((listener) => listener(message.state));
  }
  waiting.get(message.id)?.(message.answer);
  waiting.delete(message.id);
}

/** The worker, started where it does not run yet; one whose file could not be had is started again with the next question. */
function running(): RunningWorker<ToWorker> | undefined {
  return (worker ??= startWorker(address, hear, () => {
    worker = undefined;
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
  }));
}

/** @returns whether it could be told */
export function tellCopy(message: Exclude<ToWorker, { kind: 'ask' | 'drop' }>): boolean {
  const told = running();
  told?.say(message);
  return told !== undefined;
}

/** Calls back with how the copy is, and with each change of it. @returns stops that */
export function onCopyState(listener: (state: CopyState) => void): () => void {
  listeners.add(listener);
  if (latest) listener(latest);
  return () => void listeners.delete(listener);
}

/** The person's yes. @returns whether this browser can have it */
export function keepCopy(): boolean {
  store(yardKey, 'wanted' satisfies YardMark);
  void askToPersist().catch(() => {});
  return tellCopy({ kind: 'bring' });
}

/**
 * @param path of a GET, with its query
 * @param isPassing a newer such question drops it
 * @param seen what is to be searched in place of the copy
 * @returns undefined where the copy does not know, or there is none
 */
export function askCopy(path: string, isPassing: boolean, seen?: Seen): Promise<CopyAnswer | undefined> {
  const asked = running();
  if (!asked) return Promise.resolve(undefined);
  const id = ++lastId;
  if (isPassing) {
    if (passingId !== undefined) asked.say({ kind: 'drop', id: passingId });
    passingId = id;
  }
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    asked.say({ kind: 'ask', id, path, seen });
  });
}

export function letCopyGo(): void {
  tellCopy({ kind: 'letGo' });
  void askToWake(yardTag, undefined);
  store(yardKey, undefined);
}
