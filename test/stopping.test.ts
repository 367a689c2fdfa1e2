import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../server/app.ts';
import { copyTemplate } from './database.ts';
import { freePort } from './free-port.ts';
import { openShop } from './open-shop.ts';

const root = join(import.meta.dirname, '..');

/** A connection of a browser that opens one before it needs it, and everything that it is answered. */
async function openConnection(port: number): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let text = '';
  socket.on('data', (bytes) => (text += String(bytes)));
  const answer = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  socket.on('error', () => {});
  return { socket, answer };
}

const refused = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(false));
    socket.once('error', () => resolve(true));
    socket.once('connect', () => socket.destroy());
  });

test('a page under way is finished with all its calls, and nobody else is let in', async () => {
  const shop = await openShop();
  onTestFinished(() => shop.close());
  const arrived = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const app = await createServer(shop.deps, {
    openPages: async () => ({
      async render({ send }) {
        arrived.resolve();
        await goOn.promise;
        const brands = await send({ method: 'GET', path: '/api/brands?lang=it', headers: {} });
        return { kind: 'redirect', to: `/answered/${brands.status}` };
      },
      template: async () => '',
      desk: async () => '',
      early: () => ({ code: [], words: undefined }),
    }),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;

  const silent = await openConnection(port);
  const visitor = await openConnection(port);
  visitor.socket.write('GET /catalogo HTTP/1.1\r\nhost: shop\r\n\r\n');
  await arrived.promise;
  const closed = app.drain(0);
  // One who never asked for anything is not waited for.
  expect(await silent.answer).toBe('');
  expect(await refused(port)).toBe(true);
  goOn.resolve();
  expect(await visitor.answer).toContain('location: /answered/200');
  await closed;
  await app.close();
});

test('a server that is about to close says so to whoever sends people, and serves them until then', async () => {
  const shop = await openShop();
  onTestFinished(() => shop.close());
  const app = await createServer(shop.deps);
  onTestFinished(() => app.close());
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  const closed = app.drain(200);
  const ready = await app.inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.headers).toMatchObject({ 'retry-after': '5', connection: 'close' });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/api/brands?lang=it')).statusCode).toBe(200);
  await closed;
});

test(
  'a process that is told to end answers who is still writing, and ends well',
  { tags: 'long' },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'smonto-stop-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    copyTemplate(dataDir);
    const port = await freePort();
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: dataDir,
        PORT: String(port),
        // No demonstration, which would take most of the time.
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (text) => String(text).includes('is open') && resolve());
    });

    const writer = await openConnection(port);
    const body = JSON.stringify({ email: 'nobody', password: '' });
    writer.socket.write(
      `POST /api/auth/login HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    // Until it has been read, the request is none that anybody could finish.
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    while (!(await refused(port))) await pause(20);
    expect(child.exitCode).toBeNull();
    writer.socket.write(body.slice(5));
    expect(await writer.answer).toMatch(/^HTTP\/1\.1 4\d\d .*"code":"/s);
    expect(await gone).toBe(0);
  },
);
