import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { keepWorkers, type WorkerProcess } from './keep-workers.ts';

type Invented = WorkerProcess & {
  readonly place: number;
  readonly told: string[];
  opens(): void;
  dies(how: string): void;
};

/** Processes that open and end when the test says so; who is told to stop ends. */
function invent() {
  const begun: Invented[] = [];
  const complaints: string[] = [];
  const fork = (place: number): WorkerProcess => {
    const open = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<string>();
    const told: string[] = [];
    const invented = {
      place,
      told,
      open: open.promise,
      ended: ended.promise,
      opens: () => open.resolve(),
      dies: (how: string) => ended.resolve(how),
      stop(isReplaced: boolean) {
        told.push(isReplaced ? 'replaced' : 'stop');
        ended.resolve('status 0');
      },
      kill() {
        told.push('kill');
        ended.resolve('SIGKILL');
      },
    };
    begun.push(invented);
    return invented;
  };
  const at = (index: number): Invented => {
    const one = begun[index];
    if (!one) throw new Error(`There is no process ${index}.`);
    return one;
  };
  const keep = (count: number) =>
    keepWorkers({ count, fork, complain: (line) => complaints.push(line), patienceMs: 50 });
  return { begun, complaints, at, keep };
}

/** With the first one open, and the others. */
async function openWith(count: number) {
  const invented = invent();
  const keeping = invented.keep(count);
  invented.at(0).opens();
  const workers = await keeping;
  onTestFinished(() => workers.stop());
  for (const one of invented.begun) one.opens();
  return { ...invented, workers };
}

test('the others begin once the first one is open', async () => {
  const { begun, at, keep } = invent();
  const keeping = keep(3);
  expect(begun).toHaveLength(1);
  at(0).opens();
  const workers = await keeping;
  expect(begun.map(({ place }) => place)).toEqual([0, 1, 2]);
  await workers.stop();
  expect(begun.map(({ told }) => told)).toEqual([['stop'], ['stop'], ['stop']]);
});

test('where the first one does not open there is no shop', async () => {
  const { begun, at, keep, complaints } = invent();
  const keeping = keep(2);
  at(0).dies('status 1');
  await expect(keeping).rejects.toThrow('status 1');
  expect(begun).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('who dies is replaced in the same place, and who dies again is waited with', async () => {
  const { begun, at, complaints } = await openWith(2);
  at(1).dies('SIGKILL');
  await expect.poll(() => begun.length).toBe(3);
  expect(at(2).place).toBe(1);
  expect(complaints).toEqual(['A worker ended (SIGKILL); another one takes its place.']);
  at(2).dies('status 1');
  await pause(100);
  expect(begun).toHaveLength(3);
  await expect.poll(() => begun.length).toBe(4);
  expect(at(3).place).toBe(1);
});

test('a new release takes the places one after the other, and each of the old goes once its place is taken', async () => {
  const { begun, at, workers, complaints } = await openWith(2);
  const renewed = workers.renew();
  await expect.poll(() => begun.length).toBe(3);
  expect(at(2).place).toBe(0);
  expect(at(0).told).toEqual([]);
  at(2).opens();
  await expect.poll(() => begun.length).toBe(4);
  expect(at(0).told).toEqual(['replaced']);
  expect(at(1).told).toEqual([]);
  at(3).opens();
  await renewed;
  expect(at(1).told).toEqual(['replaced']);
  expect(begun).toHaveLength(4);
  expect(complaints).toEqual([]);
});

test('a release that does not start leaves those of the old one where they are', async () => {
  const { begun, at, workers, complaints } = await openWith(2);
  const renewed = workers.renew();
  await expect.poll(() => begun.length).toBe(3);
  at(2).dies('status 1');
  await renewed;
  expect(begun).toHaveLength(3);
  expect([at(0).told, at(1).told]).toEqual([[], []]);
  expect(complaints).toEqual(['The new release does not start; the workers of the old one stay.']);
});

test('who does not end in time is ended, and nobody takes their place', async () => {
  const { begun, at, keep, complaints } = invent();
  const keeping = keep(1);
  at(0).opens();
  const workers = await keeping;
  const hangs = begun[0];
  if (hangs) Object.assign(hangs, { stop: () => hangs.told.push('stop') });
  await workers.stop();
  expect(at(0).told).toEqual(['stop', 'kill']);
  expect(begun).toHaveLength(1);
  expect(complaints).toEqual([]);
});
