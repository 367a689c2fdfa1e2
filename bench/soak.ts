/**
 * Whether the shop's memory stays flat under load: `npm run soak [-- --minutes N]`, ten by default. Visitors, searches, calls and
 * mistakes at a steady rate on Postgres, whoever asks on the same machine. Writes `bench/reports/soak.md`; ends with 1 when memory
 * grew, or anything was answered 5xx.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Request } from 'autocannon';
import autocannon from 'autocannon';
import { startShop } from '../e2e/start-shop.ts';
import { machine } from './machine.ts';
import { openOwnDatabase } from './own-database.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
/** A third of what it can answer: memory is soon as full as it gets. */
const perSecond = 500;
const parts = 3_000;
const METRICS_TOKEN = 'for the figures of a benchmark alone';

const words = ['fanale', 'alternatore panda', 'specchietto sx', 'centralina golf 5', 'cofno', '1K0', 'zzyzx'];
const pages = ['/', '/en', '/search', '/contact', '/toc', '/cart', '/auth', '/viewed', '/request'];
const browser = { 'accept-encoding': 'br', 'accept-language': 'it' };
const json = { 'content-type': 'application/json' };

/** By how much memory may be more at the end than after it has warmed up: garbage comes and goes. */
const mostGrowth = 1.1;

type Minute = {
  readonly residentMb: number;
  readonly heapMb: number;
  readonly answers: number;
  readonly failures: number;
};

async function figure(url: string, name: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(await answer.text()) ?? [];
  if (value === undefined) throw new Error(`the shop does not tell ${name}`);
  return Number(value);
}

async function soak(url: string): Promise<Minute[]> {
  let [answers, failures] = [0, 0];
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  const load = autocannon(
    {
      url,
      connections: 8,
      overallRate: perSecond,
      // Ended below, after the last look.
      duration: (minutes + 1) * 60,
      requests: soakRequests(parts),
    },
    (error: unknown) => (error ? reject(asError(error)) : resolve()),
  );
  load.on('response', (_client, status) => {
    answers += 1;
    if (status >= 500) failures += 1;
  });
  const lines: Minute[] = [];
  for (let minute = 1; minute <= minutes; minute++) {
    await pause(60_000);
    const line = {
      residentMb: (await figure(url, 'process_resident_memory_bytes')) / 2 ** 20,
      heapMb: (await figure(url, 'nodejs_heap_size_used_bytes')) / 2 ** 20,
      answers,
      failures,
    };
    lines.push(line);
    console.log(rowOf(line, minute));
    [answers, failures] = [0, 0];
  }
  load.stop();
  await ended;
  return lines;
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

const rowOf = ({ residentMb, heapMb, answers, failures }: Minute, minute: number): string =>
  `| ${[minute, answers, failures, residentMb.toFixed(0), heapMb.toFixed(0)].join(' | ')} |`;

const mean = (lines: readonly Minute[]): number =>
  lines.reduce((sum, { residentMb }) => sum + residentMb, 0) / Math.max(1, lines.length);

const database = await openOwnDatabase();
try {
  const shop = await startShop({
    seedCommand: ['demo', '--parts', String(parts)],
    settings: { DATABASE_URL: database.url, METRICS_TOKEN },
  });
  try {
    const lines = await soak(shop.url);
    const growth = mean(lines.slice(-2)) / mean(lines.slice(1, 3));
    const failures = lines.reduce((sum, line) => sum + line.failures, 0);
    const isGood = growth <= mostGrowth && failures === 0;
    const report = `# Soak

${perSecond} requests a second for ${minutes} minutes over eight connections: pages, searches, calls, quotes of carts, missing pages and bad input, on Postgres with ${parts.toLocaleString('en')} parts; whoever asks and the database share the machine. Megabytes, as they were at the end of each minute.

${machine()}

| minute | answers | 5xx | resident | objects |
|--:|--:|--:|--:|--:|
${lines.map((line, at) => rowOf(line, at + 1)).join('\n')}

At the end memory was ${growth.toFixed(2)} times that of the second and third minute (at most ${mostGrowth}): ${isGood ? 'flat' : 'not flat'}.
`;
    console.log(report);
    writeFileSync(join(import.meta.dirname, 'reports', 'soak.md'), report);
    if (!isGood) process.exitCode = 1;
  } finally {
    await shop.stop();
  }
} finally {
  await database.stop();
}

/** @param parts how many there are, numbered from 1 */
function soakRequests(parts: number): Request[] {
  const requests: Request[] = [];
  for (let nth = 0; nth < 600; nth++) {
    const id = 1 + ((nth * 37) % parts);
    const word = encodeURIComponent(words[nth % words.length]!);
    const get = (path: string): Request => ({ method: 'GET', path, headers: browser });
    const quote = { orderItems: [{ partId: id, quantity: 1 }], province: 'RM' };
    requests.push(
      get(`/parts/${id}`),
      get(`/en/parts/${id}`),
      get(pages[nth % pages.length]!),
      get(`/search?query=${word}&page=${1 + (nth % 5)}`),
      get(`/api/search/v2?query=${word}&price=-${100_000 - nth}`),
      get(`/api/parts/${id}`),
      get(`/non-esiste-${nth}`),
      get(`/api/search/v2?page=${nth % 2 === 0 ? 'x' : -nth}`),
      { method: 'POST', path: '/api/cart/quote', headers: json, body: JSON.stringify(quote) },
      { method: 'POST', path: '/api/cart/quote', headers: json, body: '{"orderItems":7}' },
    );
  }
  return requests;
}
