import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { averageDelay, crowd, isTooMuch, mostLoad, watchLoad, type Load } from './load.ts';

const calm: Load = { delayMs: 0, underWay: 0 };

test('too late or too many is too much, busy is not', () => {
  expect(isTooMuch(calm)).toBe(false);
  expect(isTooMuch({ delayMs: mostLoad.delayMs, underWay: mostLoad.underWay - 1 })).toBe(false);
  expect(isTooMuch({ delayMs: mostLoad.delayMs + 1, underWay: crowd })).toBe(true);
  expect(isTooMuch({ ...calm, underWay: mostLoad.underWay })).toBe(true);
});

test('whoever is almost alone is served, however late: the machine is busy with others', () => {
  expect(isTooMuch({ delayMs: 10 * mostLoad.delayMs, underWay: crowd - 1 })).toBe(false);
});

/** Looks again and again. @returns the average at the end */
function look(meter: (nowMs: number) => number, fromMs: number, untilMs: number, everyMs: number): number {
  let average = 0;
  for (let now = fromMs + everyMs; now <= untilMs; now += everyMs) average = meter(now);
  return average;
}

test('a loop that turns once in eight tenths of a second is too late, and well again a second after its last such turn', () => {
  const meter = averageDelay(0);
  expect(look(meter, 0, 5_000, 100)).toBe(0);
  const delayMs = look(meter, 5_000, 9_000, 800);
  expect(delayMs).toBe(700);
  expect(isTooMuch({ underWay: crowd, delayMs })).toBe(true);
  expect(look(meter, 9_000, 11_000, 100)).toBe(0);
});

test('a single long step in a calm second is borne', () => {
  const meter = averageDelay(0);
  look(meter, 0, 200, 100);
  const delayMs = look(meter, 200, 1_000, 800) || look(meter, 1_000, 1_100, 100);
  expect(isTooMuch({ underWay: crowd, delayMs })).toBe(false);
});

test('whoever leaves is under way until their work has ended, and not for ever', async () => {
  const app = Fastify();
  app.decorateRequest('isInner', false);
  const load = watchLoad(app);
  const begun: PromiseWithResolvers<unknown>[] = [];
  app.get('/*', () => {
    const work = Promise.withResolvers<unknown>();
    begun.push(work);
    return work.promise;
  });
  await app.listen({ port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const connections = () =>
    new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  const ask = () =>
    connect(port, '127.0.0.1', function (this: ReturnType<typeof connect>) {
      this.write('GET /search HTTP/1.1\r\nHost: shop\r\n\r\n');
    });

  const visitors = [ask(), ask(), ask()];
  await expect.poll(() => begun).toHaveLength(3);
  const gone = visitors.slice(0, 2).map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  for (const socket of visitors.slice(0, 2)) socket.destroy();
  await Promise.all(gone);
  await expect.poll(connections).toBe(1);
  expect(load().underWay).toBe(3);

  begun[0]?.resolve('a page');
  begun[1]?.reject(new Error('nobody reads this'));
  await expect.poll(() => load().underWay).toBe(1);
  begun[2]?.resolve('a page');
  await expect.poll(() => load().underWay).toBe(0);
});
