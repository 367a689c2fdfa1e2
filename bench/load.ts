/**
 * Ten times more than the shop can answer: `npm run bench -- load [--seconds N]`, twenty by default. First what it answers a second when
 * ten ask, then ten times that, on Postgres, whoever asks on the same machine. Writes `bench/reports/load.md`; ends with 1 when
 * anything but an answer or a refusal came, when the shop's health was slow, or when it did not recover.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { startShop } from '../e2e/start-shop.ts';
import { machine } from './machine.ts';
import { openOwnDatabase } from './own-database.ts';
import { summarize } from './percentiles.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });
const seconds = Number(values.seconds);
const parts = 3_000;
const times = 10;
/** So many people have the shop open at once when it is too much. */
const crowd = 500;

/** Within these the shop is at the machines' disposal, and at people's again. */
const mostHealthMs = 1_000;
const mostRecoveryMs = 10_000;

/** So many pages that nobody has asked for yet, so that each is work: parts and searches, half and half. */
function newPages(count: number): autocannon.Request[] {
  const headers = { 'accept-encoding': 'br', 'accept-language': 'it' };
  const words = ['fanale', 'alternatore panda', 'specchietto sx', 'centralina golf 5', 'cofno', '1K0'];
  const page = (path: string): autocannon.Request => ({ method: 'GET', path, headers });
  return Array.from({ length: count }, () => {
    last += 1;
    return last % 2 === 0
      ? page(`/parts/${1 + (last % parts)}?new=${last}`)
      : page(`/search?query=${encodeURIComponent(words[last % words.length]!)}&price=-${100_000 + last}`);
  });
}
let last = 0;

type Asked = { readonly status: number; readonly ms: number };

type Load = { readonly connections: number; readonly overallRate?: number };

async function ask(url: string, load: Load): Promise<Asked[]> {
  const asked: Asked[] = [];
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  const cannon = autocannon(
    {
      url,
      duration: seconds,
      timeout: 60,
      ...load,
      // More than one of them can ask for.
      setupClient: (client) =>
        client.setRequests(newPages(Math.ceil((100 * seconds) / load.connections) * 10)),
    },
    (error: unknown) => (error instanceof Error ? reject(error) : resolve()),
  );
  cannon.on('response', (_client, status, _bytes, ms) => asked.push({ status, ms }));
  cannon.on('reqError', () => asked.push({ status: 0, ms: 0 }));
  await ended;
  return asked;
}

/** Asks for the shop's health five times a second until told to stop. @returns how long each took, in milliseconds */
async function watchHealth(url: string, { signal }: AbortController): Promise<number[]> {
  const took: number[] = [];
  while (!signal.aborted) {
    const began = performance.now();
    const answer = await fetch(`${url}/healthz`);
    await answer.text();
    took.push(answer.ok ? performance.now() - began : Number.POSITIVE_INFINITY);
    await pause(200);
  }
  return took;
}

/** @returns milliseconds until a page that is rendered anew is answered again */
async function recovery(url: string): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < mostRecoveryMs) {
    const answer = await fetch(`${url}/search?query=fanale&price=-${Math.round(performance.now())}`);
    await answer.text();
    if (answer.ok) break;
    await pause(100);
  }
  return performance.now() - began;
}

function rowOf(name: string, asked: readonly Asked[]): string {
  const { p50, p95, p99 } = summarize(asked.map(({ ms }) => ms));
  const figures = asked.length > 0 ? [p50, p95, p99].map((ms) => ms.toFixed(0)) : ['', '', ''];
  return `| ${[name, (asked.length / seconds).toFixed(0), ...figures].join(' | ')} |`;
}

const database = await openOwnDatabase();
try {
  const shop = await startShop({
    seedCommand: ['demo', '--parts', String(parts)],
    settings: { DATABASE_URL: database.url },
  });
  try {
    await ask(shop.url, { connections: 10 });
    const borne = await ask(shop.url, { connections: 10 });
    const rate = borne.length / seconds;
    const stop = new AbortController();
    const health = watchHealth(shop.url, stop);
    const asked = await ask(shop.url, { connections: crowd, overallRate: Math.round(times * rate) });
    const recoveryMs = await recovery(shop.url);
    stop.abort();
    const answered = asked.filter(({ status }) => status !== 503 && status !== 0);
    const refused = asked.filter(({ status }) => status === 503);
    const failed = asked.filter(({ status }) => status === 0 || (status >= 500 && status !== 503));
    const slowHealthMs = summarize(await health).p95;
    const isGood = failed.length === 0 && slowHealthMs < mostHealthMs && recoveryMs < mostRecoveryMs;
    const report = `# Load

Pages that nobody has asked for yet, parts and searches half and half, on Postgres with ${parts.toLocaleString('en')} parts: first by ten people at once, as fast as they are answered; then ${times} times as much, by ${crowd}. ${seconds} seconds each; whoever asks and the database share the machine. Milliseconds.

${machine()}

| asked | a second | p50 | p95 | p99 |
|---|--:|--:|--:|--:|
${rowOf('by ten', borne)}
${rowOf(`${times} times as much: answered`, answered)}
${rowOf('refused at once, with a time to come again', refused)}
${rowOf('neither', failed)}

Meanwhile the shop said how it is in ${slowHealthMs.toFixed(0)} ms (p95). ${(recoveryMs / 1_000).toFixed(1)} s after the last of them a page was rendered again.
`;
    console.log(report);
    writeFileSync(join(import.meta.dirname, 'reports', 'load.md'), report);
    if (!isGood) process.exitCode = 1;
  } finally {
    await shop.stop();
  }
} finally {
  await database.stop();
}
