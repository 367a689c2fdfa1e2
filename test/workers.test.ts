/** A shop of several processes, as a machine runs it: one address, one count, and open through deaths and releases. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFolder } from './full-shop.ts';
import { freePort } from './free-port.ts';
import { openStorm, type Storm } from './storm/open-storm.ts';

const root = join(import.meta.dirname, '..');
const token = 'a token for whoever reads the metrics, long enough';

let storm: Storm;
let shop: ChildProcess;
let url: string;
let complaints = '';

beforeAll(async () => {
  storm = await openStorm(0);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  shop = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATABASE_URL: storm.postgres.url,
      DATA_DIR: makeFolder(),
      SESSION_SECRET: 'a secret of the workers’ test, longer than 32 characters',
      METRICS_TOKEN: token,
      WORKERS: '2',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  shop.stderr?.on('data', (text) => (complaints += String(text)));
  const said = Promise.withResolvers<void>();
  shop.stdout?.on('data', (text) => String(text).includes('Smonto is open') && said.resolve());
  shop.once('exit', () => said.reject(new Error(complaints)));
  await said.promise;
});

afterAll(async () => {
  shop?.kill('SIGKILL');
  await storm?.stop();
});

/** Processes of the shop that serve. */
const workers = (): number[] =>
  readFileSync(`/proc/${shop.pid}/task/${shop.pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** @param agent a connection of its own where none is given @returns the status, or why there was no answer */
function ask(path: string, agent = new Agent()): Promise<number | string> {
  return new Promise((resolve) => {
    const asked = request(`${url}${path}`, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', (error) => resolve(error.message));
    });
    asked.once('error', (error) => resolve(error.message));
    asked.end();
  });
}

/** People who ask all the while, some on a connection that stays, some on a new one each time. @returns ends it, with what each got */
function ofPeople(count: number): () => Promise<(number | string)[]> {
  let isOver = false;
  const answers: (number | string)[] = [];
  const all = Array.from({ length: count }, async (_, person) => {
    const agent = person % 2 === 0 ? new Agent({ keepAlive: true, maxSockets: 1 }) : undefined;
    while (!isOver) {
      answers.push(await ask('/api/brands?lang=it', agent));
      answers.push(await ask('/readyz', agent));
    }
    agent?.destroy();
  });
  return async () => {
    isOver = true;
    await Promise.all(all);
    return answers;
  };
}

const metrics = async (): Promise<string> => {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return answer.text();
};

const asked = (text: string): number =>
  Number(/^smonto_http_requests_total\{[^}]*route="\/healthz"[^}]*\} (\d+)$/m.exec(text)?.[1] ?? 0);

test('what all of them counted is one figure, whoever is asked', async () => {
  const before = asked(await metrics());
  await Promise.all(Array.from({ length: 40 }, () => ask('/healthz')));
  expect(asked(await metrics())).toBe(before + 40);
  expect(asked(await metrics())).toBe(before + 40);
});

test('what one address may is the same, however many serve', async () => {
  const attempt = async (): Promise<number> => {
    const answer = await fetch(`${url}/api/auth/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'una chiave sbagliata' }),
    });
    return answer.status;
  };
  const statuses = await Promise.all(Array.from({ length: 14 }, attempt));
  expect(statuses.filter((status) => status !== 429)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
});

test('one that dies is replaced, what it had counted stays, and the others serve on', async () => {
  const [first, second] = workers();
  const counted = asked(await metrics());
  const end = ofPeople(4);
  await expect.poll(() => ask('/healthz')).toBe(200);
  process.kill(second ?? 0, 'SIGKILL');
  await expect.poll(workers).toEqual([first, expect.any(Number)]);
  await expect.poll(() => complaints).toContain('A worker ended (SIGKILL); another one takes its place.');
  const answers = await end();
  // Whom it was serving at that moment got no answer: one each at most.
  expect(answers.filter((answer) => answer !== 200).length).toBeLessThanOrEqual(4);
  expect(answers).toContain(200);
  expect(await Promise.all(Array.from({ length: 8 }, () => ask('/api/brands?lang=it')))).toEqual(
    Array.from({ length: 8 }, () => 200),
  );
  expect(asked(await metrics())).toBeGreaterThanOrEqual(counted);
});

test('a new release takes over without one refused request', async () => {
  await expect.poll(workers).toHaveLength(2);
  const before = workers();
  const end = ofPeople(6);
  shop.kill('SIGHUP');
  await expect.poll(() => workers().filter((pid) => before.includes(pid))).toEqual([]);
  await expect.poll(workers).toHaveLength(2);
  const answers = await end();
  expect(answers.filter((answer) => answer !== 200)).toEqual([]);
  expect(answers.length).toBeGreaterThan(12);
});

test('told to end, all of them do, and nobody complains', async () => {
  const said = complaints.length;
  const end = new Promise((resolve) => shop.once('exit', resolve));
  shop.kill('SIGTERM');
  expect(await end).toBe(0);
  expect(complaints.slice(said)).toBe('');
  expect(await ask('/healthz')).toMatch(/ECONNREFUSED/);
});
