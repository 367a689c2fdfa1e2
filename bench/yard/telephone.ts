/**
 * What a telephone makes of the whole catalogue. Chromium on this machine holds the worker that holds it: no brake of the browser's holds
 * a worker back, so its own time is told as it is here, and has to be taken `slowerBy` times as long.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { summarize } from '../percentiles.ts';
import { kindAndCar, numbersIn, questionsOf, type Questions } from './questions.ts';
import { openHeldWorker, type HeldWorker } from './held-worker.ts';

const rounds = 60;
const openings = 9;
/** What was worked out is saved once the worker has nothing to do. */
const untilSavedMs = 15_000;

/** Milliseconds as they are here. */
export type OnTelephone = {
  /** From the last byte; and from the yes, with the shop on the same machine: it is built while its pieces come. */
  readonly readyMs: number;
  readonly fetchedAndReadyMs: number;
  /** Until the first answer: the median. */
  readonly reopenedMs: number;
  /** What the worker holds: just built, before any search; once what it worked out is saved and when it was opened from that, after all. */
  readonly memoryMb: { readonly built: number; readonly saved: number; readonly reopened: number };
  readonly searches: ReadonlyMap<string, { readonly p50: number; readonly p95: number }>;
};

const pathOf = (question: string): string => `/api/search/v2?lang=it&${question}`;

/** All kinds of queries, first to warm up and then timed. */
async function timeSearches(worker: HeldWorker, questions: Questions): Promise<OnTelephone['searches']> {
  const searches = new Map<string, { p50: number; p95: number }>();
  for (const isTimed of [false, true])
    for (const [kind, question] of Object.entries(questions)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++)
        times.push(await worker.ask(pathOf(question(round + (isTimed ? rounds : 0)))));
      if (isTimed) searches.set(kind, summarize(times));
    }
  return searches;
}

export async function measureOnTelephone(context: BrowserContext, url: string): Promise<OnTelephone> {
  const worker = await openHeldWorker(context, url);
  let lastByteAt = 0;
  context.on('requestfinished', (request) => {
    const { startTime, responseEnd } = request.timing();
    if (request.url().includes('/api/yard/')) lastByteAt = Math.max(lastByteAt, startTime + responseEnd);
  });
  const begunAt = Date.now();
  const readyAt = await worker.start();
  const [readyMs, fetchedAndReadyMs] = [Math.max(0, readyAt - lastByteAt), readyAt - begunAt];
  const questions = questionsOf(await numbersIn(url));
  const built = await worker.megabytes();
  await pause(untilSavedMs);
  const searches = await timeSearches(worker, questions);
  const saved = await worker.megabytes();
  await worker.end();
  const times: number[] = [];
  let reopened = 0;
  for (let round = 0; round < openings; round++) {
    const again = await openHeldWorker(context, url);
    times.push(await again.reopen(pathOf(kindAndCar(round))));
    if (round === openings - 1) {
      await timeSearches(again, questions);
      reopened = await again.megabytes();
    }
    await again.page.close();
  }
  await worker.page.close();
  return {
    readyMs,
    fetchedAndReadyMs,
    reopenedMs: summarize(times).p50,
    memoryMb: { built, saved, reopened },
    searches,
  };
}

/** From the yes until all of a catalogue is searched. */
export async function secondsUntilSearched(context: BrowserContext, url: string): Promise<number> {
  const worker = await openHeldWorker(context, url);
  const begun = performance.now();
  await worker.start();
  return (performance.now() - begun) / 1_000;
}
