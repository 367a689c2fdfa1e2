/** Forms with photos wait in memory while they come in: how many there are at once, and when the next is let in. */
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createServer } from '../server/app.ts';
import { formsAtOnce, formsOfOneSender } from '../server/forms/form-places.ts';
import { asMultipart } from '../src/offline/outbox/flush.ts';
import { makePhoto } from './make-photo.ts';
import { openShop, type TestShop } from './open-shop.ts';

let shop: TestShop;
let app: FastifyInstance;
let port: number;
let photo: Blob;
beforeAll(async () => {
  shop = await openShop();
  // A machine that is busy with other tests would refuse forms for that.
  app = await createServer(
    { ...shop.deps, config: { ...shop.deps.config, trustProxy: '127.0.0.1' } },
    { measuredLoad: () => ({ delayMs: 0, underWay: 0 }) },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
  photo = new Blob([new Uint8Array(await makePhoto({ width: 400, height: 300 }))]);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const wish = {
  brand: 'Fiat',
  model: 'Panda',
  fullName: 'Maria Rossi',
  email: 'maria@example.com',
  message: 'Cerco il differenziale.',
  quantity: 1,
};

const own = '192.0.2.1';
const send = (sender = own) =>
  fetch(`http://127.0.0.1:${port}/api/requests`, {
    method: 'POST',
    headers: { 'x-forwarded-for': sender },
    body: asMultipart(wish, [photo]),
  });

/** The address of one sender or another, each with as many forms as one may have. */
const senderAt = (at: number) => `198.51.100.${Math.floor(at / formsOfOneSender)}`;

/** Begins a form with a photo, by whatever name its type goes, and says no more. */
function begin(sender: string, type = 'multipart/form-data'): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  // An answer before the form is whole is a refusal.
  socket.once('data', () => socket.destroy());
  onTestFinished(() => void socket.destroy());
  socket.write(
    `POST /api/requests HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${sender}\r\nContent-Type: ${type}; boundary=x\r\nContent-Length: 100000\r\n\r\n` +
      '--x\r\nContent-Disposition: form-data; name="photos"; filename="a"\r\n\r\n\xff\xd8\xff',
  );
  return socket;
}

/** How many more are let in: the form after them is told to come again. */
async function countFree(): Promise<number> {
  const begun: Socket[] = [];
  try {
    while ((await send()).status === 202) {
      begun.push(begin(senderAt(begun.length)));
      await pause(30);
    }
    return begun.length;
  } finally {
    for (const socket of begun) socket.destroy();
  }
}
const allAreFree = () =>
  vi.waitFor(async () => expect(await countFree()).toBe(formsAtOnce), { timeout: 60_000, interval: 200 });
/** What is on its way arrives within that, on a machine with much else to do. */
const soon = { timeout: 60_000 };

test('while eight forms with photos come in the next is told to come again, and others are served', async () => {
  const slow: Socket[] = [];
  const refused = await vi.waitFor(async () => {
    // One that came while the form below was taken was refused itself.
    for (let at = 0; at < formsAtOnce; at += 1)
      if (slow[at]?.destroyed !== false)
        slow[at] = begin(senderAt(at), at % 2 ? 'multipart/form-data' : 'Multipart/Form-Data');
    const answer = await send();
    expect(answer.status).toBe(503);
    return answer;
  }, soon);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toMatchObject({ status: 503, code: 'unavailable' });
  const plain = await app.inject({ method: 'POST', url: '/api/requests', payload: wish });
  expect(plain.statusCode).toBe(202);

  slow.pop()?.destroy();
  await vi.waitFor(async () => expect((await send()).status).toBe(202), soon);
  for (const socket of slow) socket.destroy();
  await allAreFree();
});

test('who sends two such forms waits with the third, and keeps nobody else waiting', async () => {
  const begun: Socket[] = [];
  await vi.waitFor(async () => {
    for (let at = 0; at < formsOfOneSender; at += 1)
      if (begun[at]?.destroyed !== false) begun[at] = begin(own);
    // Or the form below, whose connection is open, comes before them.
    await pause(100);
    expect((await send()).status).toBe(503);
  }, soon);
  const another = begin('198.51.100.1');
  await pause(500);
  expect(another.destroyed).toBe(false);
  another.destroy();
  for (const socket of begun) socket.destroy();
  await allAreFree();
});

test('a place is given back once, whether a form is taken, refused or left', async () => {
  const answers = await Promise.all(Array.from({ length: 2 * formsAtOnce }, (_, at) => send(senderAt(at))));
  expect(answers.filter(({ status }) => status !== 202 && status !== 503)).toEqual([]);
  await fetch(`http://127.0.0.1:${port}/api/requests`, {
    method: 'POST',
    body: asMultipart(wish, [new Blob(['x'])]),
  });
  for (const leftAfterMs of [0, 1, 2, 3, 5, 8, 13, 21, 34, 55]) {
    const socket = begin(own);
    await pause(leftAfterMs);
    socket.destroy();
  }
  await allAreFree();
});

test(
  'who sends and leaves at once has the place until nothing works on the photos any more',
  { tags: 'long' },
  async () => {
    const large = new Blob([new Uint8Array(await makePhoto({ width: 3_000, height: 2_000 }))]);
    const form = new Response(asMultipart(wish, Array<Blob>(2).fill(large)));
    const body = Buffer.from(await form.clone().arrayBuffer());
    const type = form.headers.get('content-type') ?? '';
    const leave = (at: number) =>
      new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1');
        socket.on('error', () => {});
        socket.write(
          `POST /api/requests HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${senderAt(at)}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
        );
        // A moment for the last of it to be read.
        socket.write(body, () => setTimeout(() => resolve(void socket.destroy()), 100));
      });
    // Of a form that was not read to its end when its sender left nothing is worked on.
    await vi.waitFor(async () => {
      await Promise.all(Array.from({ length: formsAtOnce }, (_, at) => leave(at)));
      expect((await send()).status).toBe(503);
    }, soon);
    await allAreFree();
  },
);
