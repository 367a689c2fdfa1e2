/**
 * How fast mails leave: `node bench/mails.ts`. A process that only works on jobs, a Postgres and a mail server on this machine;
 * what waits is put there before the process starts.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { createServer } from '../server/app.ts';
import { readConfig } from '../server/config/config.ts';
import type { Deps } from '../server/deps.ts';
import { openDeps } from '../server/open-deps.ts';
import type { TestShop } from '../test/open-shop.ts';
import { createBuyer, payByCard } from '../test/people.ts';
import { stockPart } from '../test/stock-part.ts';
import { createVisitor } from '../test/visitor.ts';
import { machine } from './machine.ts';
import { openOwnDatabase } from './own-database.ts';

const [plain, orders, unknown] = [1000, 450, 400];
const root = join(import.meta.dirname, '..');

/** A mail as it came, by its name, and when on `performance`'s clock. */
type Arrival = { readonly name: string; readonly to: string; readonly at: number };

async function openPostOffice(): Promise<{ url: string; arrivals: Arrival[]; close(): void }> {
  const arrivals: Arrival[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      let head = '';
      stream.on('data', (piece: Buffer) => (head += head.length < 4000 ? piece.toString('latin1') : ''));
      stream.once('end', () => {
        const name = /^Message-ID:\s+<([^@]+)@/m.exec(head)?.[1] ?? '';
        arrivals.push({ name, to: envelope.rcptTo[0]?.address ?? '', at: performance.now() });
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, arrivals, close: () => server.close() };
}

/** @returns what has come once so many of a name are there */
async function awaitMails(arrivals: readonly Arrival[], begins: string, count: number): Promise<Arrival[]> {
  for (;;) {
    const found = arrivals.filter(({ name }) => name.startsWith(begins));
    if (found.length >= count) return found;
    await pause(5);
  }
}

const lastOf = (arrivals: readonly Arrival[]): number => Math.max(...arrivals.map(({ at }) => at));
const secondsSince = (begun: number, at: number): string => ((at - begun) / 1000).toFixed(1);

/** Starts a process that works on jobs. @returns when it says so, and what stops it */
async function startWorker(env: NodeJS.ProcessEnv): Promise<{ begun: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['server/worker.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('works on its jobs') && resolve());
    child.once('exit', () => reject(new Error('the process that works on jobs did not start')));
  });
  return {
    begun: performance.now(),
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Orders mails that only say something: receipts of a message that somebody wrote. */
async function orderReceipts({ database, jobs }: Deps): Promise<void> {
  for (let nth = 0; nth < plain; nth++) {
    const told = { id: randomUUID(), email: `guest-${nth}@example.com`, locale: 'it' } as const;
    await jobs.send(database.db, 'contact-receipt-mail', told);
  }
}

/** Orders that are paid, none of which is confirmed yet. */
async function placeOrders(deps: Deps): Promise<void> {
  const app = await createServer(deps);
  const shop = { deps, database: deps.database, visitor: () => createVisitor(app) };
  const partId = await stockPart(shop, { quantity: orders });
  const perBuyer = 10;
  for (let placed = 0; placed < orders; placed += perBuyer) {
    const buyer = await createBuyer(shop as unknown as TestShop);
    for (let nth = 0; nth < perBuyer; nth++)
      await payByCard(buyer, await buyer.order(partId), '4242424242424242');
  }
  await app.close();
}

const folder = mkdtempSync(join(tmpdir(), 'smonto-bench-'));
const ownDatabase = await openOwnDatabase();
const office = await openPostOffice();
try {
  const settings = {
    DATABASE_URL: ownDatabase.url,
    DATA_DIR: folder,
    SMTP_URL: office.url,
    PUBLIC_URL: 'http://localhost:3000',
    SESSION_SECRET: 'one for the bench, and longer than 32 signs',
  };
  const env = { PATH: process.env['PATH'], ...settings };
  const opened = await openDeps(
    readConfig(settings),
    () => new Date(),
    () => {},
  );
  const many = Object.fromEntries(Object.keys(opened.limits).map((name) => [name, 1e6]));
  const deps = { ...opened, limits: many as Deps['limits'] };

  await orderReceipts(deps);
  let worker = await startWorker(env);
  const receipts = await awaitMails(office.arrivals, 'receipt-contact', plain);
  const perSecond = (plain / (lastOf(receipts) - worker.begun)) * 1000;
  await worker.stop();
  console.log(`${perSecond.toFixed(0)} receipts a second`);

  await placeOrders(deps);
  worker = await startWorker(env);
  const confirmations = await awaitMails(office.arrivals, 'order-confirmation', orders);
  const confirmed = secondsSince(worker.begun, lastOf(confirmations));
  console.log(`the last of ${orders} confirmations after ${confirmed} s`);
  await worker.stop();

  const app = await createServer(deps);
  const owner = createVisitor(app);
  const email = 'owner@example.com';
  await createBuyer({ deps, database: deps.database, visitor: () => owner } as unknown as TestShop, {
    email,
  });
  for (let nth = 0; nth < unknown; nth++)
    await owner.api.forgotPassword({ email: `nobody-${nth}@example.com` });
  await owner.api.forgotPassword({ email });
  worker = await startWorker(env);
  const resets = await awaitMails(office.arrivals, 'password-reset', 1);
  const reset = secondsSince(worker.begun, lastOf(resets));
  console.log(`the owner's link behind ${unknown} unknown addresses after ${reset} s`);
  await worker.stop();
  await app.close();

  writeFileSync(
    join(import.meta.dirname, 'reports/mails.md'),
    `# Mails

One process that works on jobs (\`npm run worker\`), with Postgres and a mail server on the same machine. What waits was there before the process; the clock begins when it says that it works.

${machine()}

| | reached | to reach |
|---|--:|--:|
| receipts of messages, a second (${plain} of them) | ${perSecond.toFixed(0)} | 50 |
| the last of ${orders} order confirmations, each with its invoice | ${confirmed} s | 15 s |
| an owner's link to a new password, behind ${unknown} for unknown addresses | ${reset} s | 5 s |
`,
  );
  await deps.jobs.close();
  await deps.database.close();
} finally {
  office.close();
  await ownDatabase.stop();
  rmSync(folder, { recursive: true, force: true });
}
