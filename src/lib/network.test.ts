import { expect, test, vi } from 'vitest';
import type { ApiAnswer, Send } from '../../domain/api-call.ts';
import { ConnectionLost } from './failure.ts';
import { orCached } from './network.ts';

const request = (path: string) => ({ method: 'GET', path, headers: {} }) as const;
const answer = (status: number, body: unknown = {}): ApiAnswer => ({ status, body, isPublic: true });
const gives = (result: ApiAnswer | Error) =>
  vi.fn<Send>(async () => (result instanceof Error ? Promise.reject(result) : result));

// Where there are no caches, as here, nothing is cached.
test('where nothing is cached a public call is tried again as any other', async () => {
  const [send, once] = [gives(answer(200)), gives(new ConnectionLost())];
  expect(await orCached(send, once).send(request('/api/parts/7'))).toEqual(answer(200));
  expect(once).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledOnce();
});

test('nobody waits twice for an answer that does not come in time', async () => {
  const [send, once] = [gives(answer(200)), gives(new ConnectionLost(true))];
  await expect(orCached(send, once).send(request('/api/search/v2?query=faro'))).rejects.toEqual(
    new ConnectionLost(true),
  );
  expect(send).not.toHaveBeenCalled();
});

test('what the shop decides stands, and a fault is tried again', async () => {
  const once = gives(answer(404));
  expect(await orCached(gives(answer(200)), once).send(request('/api/parts/7'))).toEqual(answer(404));
  const closed = answer(503, { code: 'maintenance' });
  expect(await orCached(gives(answer(200)), gives(closed)).send(request('/api/parts/7'))).toEqual(closed);
  expect(await orCached(gives(answer(200)), gives(answer(500))).send(request('/api/parts/7'))).toEqual(
    answer(200),
  );
});

test('what is about a person, and every write, goes its own way', async () => {
  const once = gives(answer(500));
  const send = gives(answer(200));
  await orCached(send, once).send(request('/api/orders'));
  await orCached(send, once).send({ ...request('/api/requests'), method: 'POST' });
  expect(once).not.toHaveBeenCalled();
  expect(send).toHaveBeenCalledTimes(2);
});
